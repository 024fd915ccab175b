"""The rules of solo play as steps."""
