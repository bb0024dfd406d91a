"""A static site: all pages in all languages, and the engine for a browser, as files that any web
server can hand out (docs/offline.md)."""
