"""The referee in the browser: its routes and the view of its page."""
