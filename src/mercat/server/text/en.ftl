## Why a request was turned down. Ids are the same in every language.

problem-no-table = There is no table at this address.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address cannot be used in that way.
problem-wrong-host = This server does not answer under that name.
problem-not-understood = The request cannot be read (at “{ $where }”).
problem-our-fault = Something went wrong here, and nothing was changed. Please try again.
problem-no-database = The server cannot reach its storage, or has no room left; nothing was changed. Tell whoever runs it, and try again later.
problem-slow-database = The server is still waiting for its storage, and this has not been confirmed. Look at the table in a moment, then try again.
problem-stale = The table has moved on since you looked. Look again, then decide.
problem-over = The game is over.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-not-your-turn = It is not your turn.
problem-not-seated = You have no seat at this table.
problem-not-your-seat = This seat is not yours.
problem-not-host = Only the person who opened this table can do that.
problem-own-table = This is your own table for trying things out; there is nobody to leave it to.
problem-no-seat = The table has no such seat.
problem-no-free-seat = No seat is free.
problem-seat-taken = That seat is taken.
problem-name-taken = Somebody called { $name }, or something that looks just like it, sits here already. Please take another name.
problem-bot-plays = A bot is playing for this seat. Take the seat back first.
problem-nobody-to-hold-for = There is nobody a bot could play for in this seat now.
problem-still-here = { $name } is still here.
problem-no-such-bot = There is no such bot. There are: { $bots }.
problem-too-many-bots = There are more bots than seats.
problem-not-bots-alone = That is for tables at which only bots play.
problem-no-undo = There is nothing you can take back by yourself.
problem-no-such-undo = The game cannot go back to that moment.
problem-no-such-moment = { $most ->
    [0] The game has no moves yet.
    [one] The game has only one move.
   *[other] The game has only { $most } moves.
  }
problem-already-asked = The table is still answering an earlier question.
problem-nothing-asked = The question has been answered already.
problem-not-asked = You have answered already, or you were not asked.
problem-long-move = { $most ->
    [one] A move has at most one letter.
   *[other] A move has at most { $most } letters.
  }
problem-undone-enough = So many moves have been taken back at this table that no more can be. The game goes on from here.
problem-too-many-tables = You have opened { $most } tables that are not over yet. Play one of them to its end, or wait a few days, before you open another.
problem-too-many-tables-near = { $most } tables that are not over yet have been opened from your network. Wait until one of them is over before you open another.
problem-journal-full = { $most ->
    [one] This table has one entry, and no more can be stored.
   *[other] This table has { $most } entries, and no more can be stored.
  }
problem-long-journal = { $most ->
    [one] A match that is brought in may have at most one move.
   *[other] A match that is brought in may have at most { $most } moves.
  }
problem-long-deal = This deal is too long to go through draw by draw. As text it can be opened all the same.
problem-empty-name = Please give a name.
problem-long-name = { $most ->
    [one] A name has at most one letter.
   *[other] A name has at most { $most } letters.
  }
problem-empty-chat = There is nothing to send.
problem-long-chat = { $most ->
    [one] A message has at most one letter.
   *[other] A message has at most { $most } letters.
  }
problem-bad-link = This link no longer leads to a seat.
problem-bad-token = The token is not valid.
problem-cross-site = The request came from another site and was not carried out.
problem-ambiguous-length = It cannot be told where that request ends.
problem-large-body = That is too much at once.
problem-too-fast = { $seconds ->
    [one] That was too fast. Please wait one second.
   *[other] That was too fast. Please wait { $seconds } seconds.
  }
problem-too-many-streams = Too many tables are being watched at once from here. Please close some.
