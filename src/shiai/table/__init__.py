"""Live games: the journal of a table, seats, undo, storage and bot workers."""
