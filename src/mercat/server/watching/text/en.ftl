# -- something to watch: running games on the start page, a game of masters

ui-watching-title = Games to watch
ui-watching-gone = No longer shown
ui-masters-watch = Watch a game
ui-masters-title = { $count ->
    [one] A game of masters
   *[other] Games of masters
  }
ui-masters-about = A whole game between the two strongest bots, to look at before you play. The review shows which decisions mattered.
ui-masters-how = Step through the game with the arrows below the board. The review shows which decisions mattered.
ui-masters-points = { $points } points
problem-masters-silent = There is no chat at a game of masters. Open a sandbox there, or a table of your own.
