"""An engine for one browser: it hosts the tables of the people at this screen and answers the same
requests and messages as the server (docs/protocol.md), from the same room `service`.

Pure: messages in, effects out (`engine.py`). Time, random bytes, storage and the thoughts of bots
come from outside, in a browser from `server/static/js/engine`.
"""
