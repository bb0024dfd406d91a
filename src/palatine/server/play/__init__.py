"""Tables in play: requests of people and bots are judged, stored and shown."""
