"""Score sheets of real tables, the same code for all games (docs/score-sheets.md). Pure: it is used
by the server, the command line, and the engine in a browser."""

from palatine.sheets.asking import ask
from palatine.sheets.forms import form
from palatine.sheets.link import from_link, to_link
from palatine.sheets.printed import lines

__all__ = ["ask", "form", "from_link", "lines", "to_link"]
