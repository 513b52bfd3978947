# -- something to watch: running games on the start page, a masters’ game

ui-watching-title = Games to watch
ui-watching-gone = No longer shown
ui-masters-watch = Watch a game
ui-masters-title = { $count ->
    [one] A masters’ game
   *[other] Masters’ games
  }
ui-masters-about = Watch a whole game between the two strongest bots before you play. The review shows the decisions that mattered.
ui-masters-how = Let the game play on its own, or step through it with the arrows below the board. The review shows the decisions that mattered.
ui-masters-play = Play
ui-masters-pause = Pause
ui-masters-to-end = Skip to the end
ui-masters-points = { $points } points
problem-masters-silent = There is no chat in a masters’ game. You can open a sandbox from this game, or a table of your own.
