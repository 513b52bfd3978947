"""A refused request as a page, or as a part of the page that stays."""

from __future__ import annotations

from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import Preferences
from mercat.server.problems import link_of


def problem_page(preferences: Preferences, status: int, sentence: str, rule: str = "", table_id: str = "",
                 number: str = "", way: str = "") -> str:
    """Return the page with the reason, links to its rule and the table (if given) and the lobby, and the number of the request
    (if given).

    `way` is the page that helps on: `/enter` where an account does, `/recover` where a recovery code does, `/me` for what is
    still left to somebody who is banned.
    """
    title = "problem-missing" if status == 404 else "problem-banned" if way == "/me/data" else "problem-title"
    rule_link = f"/t/{table_id}/help#{rule}" if table_id and rule else link_of(rule)
    return render("problem.html", preferences, status=status, sentence=sentence, table_id=table_id, rule_link=rule_link,
                  number=number, way=way, title=title)


def problem_part(preferences: Preferences, sentence: str, rule: str = "", table_id: str = "", way: str = "") -> str:
    """The reason alone, for the notice on the reader's page, with a link to the page that helps on."""
    return render("parts/notice.html", preferences, notice=sentence, rule=rule if table_id else "", table=table_id,
                  way=way, oob=OUT_OF_BAND)


def way_back(cut: str) -> str:
    """The page by which somebody who was signed out elsewhere is known again: accounts sign in, guests have recovery codes."""
    return "" if cut == "deleted" else "/recover" if cut.endswith("-guest") else "/enter"
