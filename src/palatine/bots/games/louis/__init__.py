"""What bots know about Louis XIV."""
