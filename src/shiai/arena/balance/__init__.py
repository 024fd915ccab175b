"""Balance reports: what they consist of, and what games add to them."""
