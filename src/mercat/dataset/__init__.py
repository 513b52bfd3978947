"""Data sets of finished games: a row for each, in a file of JSON lines or in a Parquet file (extra `data`).

The columns are the same for every game, so that files of different games can be read together:

    format          version of these columns
    mercat          version of Mercat
    game, rules, components     the game, the version of its rules and the digest of its component data
    seats           number of players
    options         all options of the game: `name` and `value`
    bots            by seat: the name of the bot; empty for a person
    settings        by seat: what that name stood for
    weights         by seat: the digest of the learned value, policy or file of settings that the bot plays by, or empty
    seed            of nature, as `Match.start` takes it; empty where it is not known, or where there were several
    bot_seed        of the bots; empty where it is not known
    dealt           the first draws, where they were made by hand
    length          number of moves, nature's draws among them
    offered         number of legal moves in all of these decisions together
    scores, places  by seat; places count from 1 and may be shared
    sheets          by seat: the score sheet, as `line` and `points`
    journal         only if asked for: the moves, as `Match.journal` has them
    positions       only if asked for: for each decision of a seat, that `seat`, the `action` number that it chose, the `legal`
                    ones, and the `row` that it observed (`mercat.learning.Observer`; its `labels` name the entries)
"""

from mercat.dataset.files import OtherGames, RowFile, keeping, rows_of, written
from mercat.dataset.rows import Notes, Recorded, Row, line_of, row_of_match

__all__ = ["Notes", "OtherGames", "Recorded", "Row", "RowFile", "keeping", "line_of", "row_of_match", "rows_of", "written"]
