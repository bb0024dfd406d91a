"""One file for each migration; a migration that has been released is never edited."""
