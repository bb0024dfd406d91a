"""Running a server: logs and metrics."""
