"""`python -m shiai` is the same as `shiai`."""

from shiai.cli import main

main()
