"""What bots know about Torres."""
