"""The engine that runs every game. `docs/api.md` describes the public interface."""
