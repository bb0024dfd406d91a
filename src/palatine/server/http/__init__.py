"""HTTP: the routes of the pages and of the API, and the middleware before them."""
