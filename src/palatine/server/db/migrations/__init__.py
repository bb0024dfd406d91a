"""Migrations of a store from older schema versions to the present one, run by Alembic."""
