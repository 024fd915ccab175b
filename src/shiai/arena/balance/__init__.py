"""Balance reports: the shared parts. Each game with a report derives from `report.Balance`."""
