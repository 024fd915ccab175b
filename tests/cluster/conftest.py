"""Fixtures of the tests of several processes."""

from tests.postgresql import postgresql, postgresql_url

__all__ = ["postgresql", "postgresql_url"]
