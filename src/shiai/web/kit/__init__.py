"""The part of the web package that games may use for their drawings and pages."""
