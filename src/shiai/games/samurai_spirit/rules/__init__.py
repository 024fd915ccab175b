"""The rules of Samurai Spirit: components, actions, state, and one step per rule in the order of the rulebook."""
