"""Tests of `shiai.envs`."""
