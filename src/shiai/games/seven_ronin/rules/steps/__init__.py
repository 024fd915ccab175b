"""The rules of 7 Ronin as steps, in the order of the rulebook."""
