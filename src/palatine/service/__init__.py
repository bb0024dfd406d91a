"""What a page is told and what it may ask for, made from tables, lessons, puzzles and bots.

JSON in and JSON out, without a network, a store or waiting: the server and the engine in a browser
(`offline`) give the same answers because both get them here.
"""
