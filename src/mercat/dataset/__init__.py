"""Data sets of finished games: a row for each game, in a file of JSON lines or in a Parquet file (extra `data`).

The columns are the same for every game, so that files of different games can be read together:

    format          version of these columns
    mercat          version of Mercat
    game, rules, components     the game, the version of its rules and the digest of its component data
    seats           number of players
    options         all options of the game: `name` and `value`
    bots            by seat: the name of the bot; empty for a human player
    settings        by seat: the full specification behind that name
    weights         by seat: the digest of the learned value, policy or settings file with which the bot plays, or empty
    seed            nature's seed, as for `Match.start`; empty if it is unknown, or if there were several
    bot_seed        the bots' seed; empty if it is unknown
    dealt           the first draws, if they were made by hand
    length          number of moves, including nature's draws
    offered         number of legal moves in all decisions of the game together
    scores, places  by seat; places count from 1 and may be shared
    sheets          by seat: the score sheet, as `line` and `points`
    journal         only if requested: the moves, as in `Match.journal`
    positions       only if requested: for each decision of a seat, that `seat`, the chosen `action` number, the numbers
                    of the `legal` actions, and the observed `row` (`mercat.learning.Observer`; its `labels` name the entries)
"""

from mercat.dataset.files import OtherGames, RowFile, keeping, rows_of, written
from mercat.dataset.rows import Notes, Recorded, Row, line_of, row_of_match

__all__ = ["Notes", "OtherGames", "Recorded", "Row", "RowFile", "keeping", "line_of", "row_of_match", "rows_of", "written"]
