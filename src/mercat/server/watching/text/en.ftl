# -- something to watch: running games on the start page, a game of masters

ui-watching-title = Games to watch
ui-watching-gone = No longer shown
ui-masters-watch = Watch a game
ui-masters-title = { $count ->
    [one] A game of masters
   *[other] Games of masters
  }
ui-masters-about = Watch a whole game between the two strongest bots before you play. The review shows the decisions that mattered.
ui-masters-how = The game can play by itself, or step by step with the arrows below the board. The review shows the decisions that mattered.
ui-masters-play = Play
ui-masters-pause = Pause
ui-masters-to-end = To the end
ui-masters-points = { $points } points
problem-masters-silent = A game of masters has no chat. Open a sandbox there, or a table of your own.
