"""The review of a finished game as a page to read. It is written on the server, boards included, so
that it can be read without scripts; what it is made of is found by workers (play/reviews.py)."""

from markupsafe import Markup
from starlette.responses import Response

from palatine.core import svg
from palatine.core.state import Json
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.finished import finished
from palatine.server.http.guides import known_symbols
from palatine.server.http.pages import finished_or_none, page_words, rendered, templates
from palatine.server.play import reviews
from palatine.server.play.live_table import LiveTable


async def page(context: RequestContext) -> Response:
    """The page. Who comes with the secret of a watch link, which stands behind `#`, gets the
    article by the page's script."""
    live = await finished_or_none(context)
    told = await _article(context, live) if live is not None else {"state": "unknown", "html": ""}
    data = {"id": context.part("table"), "state": told["state"]}
    review = {**told, "html": Markup(told["html"])}
    return await rendered(context, "review", data, 200, review=review)


async def get_article(context: RequestContext) -> Response:
    """`GET .../article`: how far it is, and the article as HTML."""
    return answer(await _article(context, await finished(context)))


async def _article(context: RequestContext, live: LiveTable) -> Json:
    words, mine = live.words(context.language), live.table.seats_of(context.id)
    told = await reviews.article(context.hub, live, words, mine, context.payer)
    own = {key: text for key, text in told["symbols"].items() if key not in known_symbols()}
    html = (
        templates()
        .get_template("article.html")
        .render(
            article=told,
            symbols=Markup(svg.symbol_sheet(own)),
            drawn=Markup,
            table=live.id,
            words=page_words(context.language),
        )
    )
    shown = ("state", "done", "of", "headline")
    return {**{key: told[key] for key in shown}, "html": html}
