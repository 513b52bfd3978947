## What all games share. Ids are the same in every language.

nature = the draw
none = nobody
seat-first = the first player
seat-second = the second player
seat-third = the third player
seat-fourth = the fourth player
seat-fifth = the fifth player
seat-none = nobody

## Why something is refused

reason-over = The game is over.
reason-not_your_turn = It is not your turn.
reason-not_now = This is not to be decided now.
reason-not_offered = This is not possible now.
reason-unknown_verb = “{ $word }” is not a move of this game.
reason-unknown_value = “{ $word }” is not known in this game.
reason-wrong_length = “{ $word }” has too few or too many words for this move.
reason-nothing_to_undo = There is nothing to undo.
reason-no_such_moment = The game has { $most ->
    [0] not begun
    [one] only one move
   *[other] only { $most } moves
  }.
reason-unknown_game = There is no game “{ $game }”. There are: { $games }.
reason-unknown_game_near = There is no game “{ $game }”. Did you mean { $near }?
reason-wrong_seats = { $fewest } to { $most } can play.
reason-wrong_value = Option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
reason-unknown_option = This game has no option “{ $option }”.
reason-wrong_seed = A seed is a whole number from 0 to { $most }.
reason-not_a_match = This is not a saved match.
reason-other_format = This match was saved in format { $format }, which this version of Mercat does not read.
reason-other_version = This match of { $game } was played with version { $version } of the rules; it needs that version, and here is version { $ours }.
reason-other_components = This match of { $game } was played with other component values than those used here.
reason-bad_line = Line { $line } of the journal, “{ $text }”, cannot be played ({ $why }).
reason-not_a_line = A line of the journal is not a text.
