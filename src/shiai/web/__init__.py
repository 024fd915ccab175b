"""The web server: pages made from redacted states, an HTTP interface for programs, and a small script."""
