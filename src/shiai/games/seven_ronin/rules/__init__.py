"""The rules of 7 Ronin: components, actions, state, and one step per rule in the order of the rulebook."""
