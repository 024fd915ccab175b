"""Many games: series between bots, their statistics and result files."""
