"""Converts orders for later to the JSON API's schemas."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.engine.rules.order_kinds import NEXT_MOVE
from mercat.server.http import schemas_of_orders as schemas
from mercat.server.pages.orders import kind_forms, order_line, proposed_now
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.orders import ListedOrder
from mercat.server.words import voice_of


def orders(match: AnyMatch, listed: Sequence[ListedOrder], language: str) -> schemas.Orders:
    """The orders of a seat. Called in the engine's thread."""
    return schemas.Orders(length=len(match.entries), orders=[order(match, one, language) for one in listed])


def order(match: AnyMatch, one: ListedOrder, language: str) -> schemas.Order:
    standing = one.standing
    line = order_line(match, one.order, standing, match.names, voice_of(match.game, language, match.names))
    return schemas.Order(id=one.order.id, order=one.order.data, given=one.order.given, sentence=line.sentence,
                         stands=standing.stands, ended=standing.ended or None, why=line.why or None, waits=line.waits or None,
                         line=standing.line - 1 if standing.line else None, made=standing.made)


def kinds(match: AnyMatch, seat: int, language: str) -> list[schemas.OrderKind]:
    """The kinds of order that a table offers, with what is proposed to a seat now, the prepared turn last. Called in the engine's
    thread."""
    say = voice_of(match.game, language, match.names)
    titles = {kind.kind: kind.title for kind in kind_forms(match, seat, match.names, say)}
    proposed = {kind.name: proposed_now(match, seat, kind) for kind in match.game.orders.kinds}
    kinds_here = [schemas.OrderKind(kind=kind.name, title=titles[kind.name], fields=[
        schemas.OrderField(name=field.name, title=say(f"order-field-{field.name}"),
                           values=None if field.facet.numeric else list(field.facet.values),
                           lowest=field.lowest, most=int(field.facet.size) - 1 if field.facet.numeric else None,
                           several=field.several, least=field.least, default=proposed[kind.name][field.name])
        for field in kind.fields])
        for kind in match.game.orders.kinds]
    return [*kinds_here, schemas.OrderKind(kind=NEXT_MOVE, title=say(f"order-{NEXT_MOVE}"), fields=[])]
