"""Tests of the table in a browser."""
