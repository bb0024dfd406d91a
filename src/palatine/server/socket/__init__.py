"""WebSockets: one session for each browser tab or program that is connected to a table."""
