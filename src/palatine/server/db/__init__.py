"""The store: tables, people and ratings in SQLite or PostgreSQL."""
