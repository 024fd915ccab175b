"""The rules of Senjutsu alone: components, actions, state, and one step per rule in the order of the rulebook."""
