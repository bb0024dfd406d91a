"""Tables in play: what people and bots wish, judged, stored and shown."""
