"""The rules of Senjutsu as steps."""
