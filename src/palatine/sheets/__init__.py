"""Score sheets for a real table, for all games alike (docs/score-sheets.md). Pure: the same code
answers a server's visitors, the command line, and a browser without a server."""

from palatine.sheets.asking import ask
from palatine.sheets.forms import form
from palatine.sheets.link import from_link, to_link
from palatine.sheets.printed import lines

__all__ = ["ask", "form", "from_link", "lines", "to_link"]
