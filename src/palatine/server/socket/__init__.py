"""Sockets: one session for each browser tab or program at a table."""
