"""What the server shows and answers in a played season, recorded, so that it can be built otherwise without anybody noticing.

    python -m tests.server.fence             records anew what is in this folder: look at the difference before you commit it
    python -m tests.server.fence FOLDER      records into another folder

`season.py` and its chapters play the season: people, guests, watchers and the host, over pages and as programs, on a site whose
secrets, draws and time are always the same (`steady.py`). Texts are said as their keys and facts (`pseudo.py`), so words may be
changed without touching a record; ids, secrets and signatures are replaced by placeholders (`placeholders.py`). Recorded are
`openapi.json`, the description for programs without its words; `answers.json`, answers to programs, and how forms answer; and
`pages/`, each page as an outline of its elements (`outline.py`). `tests/server/test_fence.py` compares.
"""
