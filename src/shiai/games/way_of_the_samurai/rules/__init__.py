"""The rules of Way of the Samurai: components, actions, state, and one step per rule in the order of the rulebook."""
