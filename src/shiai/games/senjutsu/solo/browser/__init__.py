"""Senjutsu alone in the browser: the view model of its drawing, templates and styles."""
