"""HTTP: routes of the pages and of the API, and what stands before them."""
