"""What bots know about Castles of Mad King Ludwig."""
