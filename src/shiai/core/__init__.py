"""The machine that every game runs on. `docs/api.md` describes what is public."""
