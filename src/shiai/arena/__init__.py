"""Many games between bots: series, matrices, tournaments, ratings, reports and result files."""
