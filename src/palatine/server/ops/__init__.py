"""Running a server: logs, metrics, health, backups, and what an operator can do."""
