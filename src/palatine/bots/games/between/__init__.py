"""What bots know about Between Two Castles."""
