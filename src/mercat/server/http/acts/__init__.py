"""Everything that somebody can do to a table or a seat. Each act is declared once, with `act`; its routes for pages and programs,
its place in the OpenAPI document, its rate limit and the table in docs/api.md follow from that."""

from mercat.server.http.acts import (  # noqa: F401  # they declare acts, in this order, whichever is asked for first
    account,
    conduct,
    groups,
    hosting,
    mail,
    me,
    notices,
    orders,
    own_games,
    play,
    ratings,
    seats,
    time,
)
