"""A record of the server's pages and answers in a played season, so that a rebuilt server can be compared with it.

    python -m tests.server.fence             records into this folder; review the difference before you commit it
    python -m tests.server.fence FOLDER      records into another folder
    python -m tests.server.fence FOLDER ZONE ... of people whose browsers have told this time zone

`season.py` and its chapters play the season: people, guests, watchers and the host, over pages and as programs, on a site whose
secrets, draws and time are always the same (`steady.py`). Texts appear as their keys and facts (`pseudo.py`), so that wording can
change without changing a record; ids, secrets and signatures are replaced by placeholders (`placeholders.py`). The record
consists of `openapi.json`, the API description without its texts; `answers.json`, the answers to programs and to forms; and
`pages/`, an outline of each page's elements (`outline.py`) and all sent mail. `tests/server/test_fence.py` compares. Every
request has its second of the season, so add new ones at the end of a chapter's part; otherwise all later times change.
"""
