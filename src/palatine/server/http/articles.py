"""The review of a finished game as an article. The server writes the whole page, boards included,
so that it can be read without scripts; workers compute the review itself (play/reviews.py)."""

from markupsafe import Markup
from starlette.responses import Response

from palatine.core import svg
from palatine.core.state import Json
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.finished import finished_table
from palatine.server.http.guides import known_symbols
from palatine.server.http.pages import finished_or_none, page_words, render_page, templates
from palatine.server.play import reviews
from palatine.server.play.live_table import LiveTable


async def page(context: RequestContext) -> Response:
    """The page. A visitor with a watch link has its secret behind `#`, where the server does not
    see it: the page's script then requests the article (`get_article`)."""
    live = await finished_or_none(context)
    result = await _article(context, live) if live is not None else {"state": "unknown", "html": ""}
    data = {"id": context.part("table"), "state": result["state"]}
    review = {**result, "html": Markup(result["html"])}
    return await render_page(context, "review", data, 200, review=review)


async def get_article(context: RequestContext) -> Response:
    """`GET .../article`: the progress of the review, and the article as HTML."""
    return answer(await _article(context, await finished_table(context)))


async def _article(context: RequestContext, live: LiveTable) -> Json:
    words, mine = live.words(context.language), live.table.seats_of(context.id)
    result = await reviews.article(context.hub, live, words, mine, context.payer)
    own = {key: text for key, text in result["symbols"].items() if key not in known_symbols()}
    html = (
        templates()
        .get_template("article.html")
        .render(
            article=result,
            symbols=Markup(svg.symbol_sheet(own)),
            drawn=Markup,
            table=live.id,
            words=page_words(context.language),
        )
    )
    shown = ("state", "done", "of", "headline")
    return {**{key: result[key] for key in shown}, "html": html}
