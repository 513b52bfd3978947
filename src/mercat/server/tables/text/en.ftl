# -- the table’s people

problem-begun = The game has already started.
problem-shown-out = The host of this table has removed you. You can still watch, and you can sit down again if the host lets you.
problem-bot-moves-first = You had already run out of time when you called in this bot, so it will make this move. You can take your seat back afterwards.
problem-nobody-to-show-out = Nobody else is in this seat.
problem-not-shown-out = Nobody by that name has been removed.
problem-no-host-there = Choose another person at this table. Bots and programs cannot be its host.
problem-people-sit = { $people ->
    [one] One person is sitting at this table, so it needs at least one seat.
   *[other] { $people } people are sitting at this table, so it needs at least { $people } seats.
  }
problem-too-few-seats = There are more people and bots than seats. Choose more seats or fewer bots.
problem-table-waits = The players at this table have agreed to wait for { $name }.
problem-not-yet-away = { $name } has not been away for long enough. { $minutes ->
    [one] Wait one more minute before you call in a bot.
   *[other] Wait { $minutes } more minutes before you call in a bot.
  }
problem-not-away-for-hours = { $name } has not been away for long enough. { $hours ->
    [one] Wait one more hour before you call in a bot.
   *[other] Wait { $hours } more hours before you call in a bot.
  }
problem-not-gone = { $name } was here less than a day ago. You can give a player’s seat away only if they have been away for a whole day.
problem-not-gone-by-days = { $name } still has time. In a correspondence game, you can give a player’s seat away only if they have been away for a whole day, and have also run out of time or have a bot playing for them.
ui-invites = { $player }’s table: { $game }
ui-invited = A game of { $game }
ui-invite-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
ui-invite-minutes = about { $minutes } minutes
ui-invite-minutes-most = { $minutes ->
    [one] at most a minute
   *[other] at most { $minutes } minutes
  }
ui-preview = { $players }, { $minutes }. Open the link to sit down.
ui-preview-running = This game is in progress. Open the link to watch.
ui-entry-sit = Your seat
ui-entry-full = All seats are taken. You can watch.
ui-entry-where = Or choose a seat below. Your seat determines your colour and your place in the turn order.
ui-entry-lots = Seats will be assigned at random when the game starts.
ui-move-here = Move here
ui-begins-ready = The game starts when all seats are taken and everybody is ready.
ui-begins-lots = Seats will then be assigned at random.
ui-ready = I am ready
ui-not-ready = I am no longer ready
ui-ready-tag = ready
ui-unready-tag = not ready yet
ui-unready = Waiting for { $players }.
ui-unready-mine = Waiting for you.
ui-unready-and-mine = Waiting for { $players }.
ui-unready-alone = You are not ready yet.
ui-everybody-ready = Everybody here is ready.
ui-still-free = { $count ->
    [one] A seat is still free.
   *[other] { $count } seats are still free.
  }
ui-show-out = Remove
ui-show-out-about = { $player } will lose their seat and cannot sit down again unless you allow it.
ui-free-seat = Free this seat
ui-shown-out = Removed players
ui-let-in = Allow again
ui-make-host = Make host
ui-make-host-about = { $player } will be the host of this table instead of you, and can then change its settings, remove players and delete it.{ $seated ->
    [yes] {" "}You keep your seat.
   *[no] {""}
  }
ui-arrange = Change settings
ui-arrange-about = Everybody will be told about the change and will have to confirm again that they are ready.
ui-arrange-do = Save
ui-changed-setting = { $setting }: { $before } → { $after }
ui-changed-call-after = A bot can be called in after
ui-changed-yes = yes
ui-changed-no = no
ui-call-off = Delete the table
ui-call-off-about = This will delete the table and its chat. Everybody with a seat will be notified.
ui-terms = Table settings
ui-terms-ready = Start when everybody is ready
ui-terms-ready-help = Otherwise the game starts as soon as all seats are taken.
ui-terms-lots = Assign seats at random
ui-absence = When a player is away
ui-absence-usual = Default
ui-absence-usual-help = In correspondence games, and at tables that only people with the link can join, the others wait. Otherwise anybody at the table can call in a bot.
ui-absence-wait = Wait
ui-absence-wait-help = Nobody can call in a bot for somebody else.
ui-absence-vote = The others vote
ui-absence-vote-help = A bot plays if all the others agree.
ui-absence-call = Anybody can call in a bot
ui-absence-call-help = The bot waits a moment, and does not play if the player comes back.
ui-call-after = after
ui-call-after-usual = about { $seconds } seconds
ui-call-after-least = { $time }, or one turn in correspondence games
ui-call-after-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
ui-call-after-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
ui-agreed-wait = If a player is away, the game waits.
ui-agreed-vote = If a player is away, the others vote on whether a bot plays.
ui-agreed-call = If a player is away for { $time }, anybody at the table can call in a bot.
ui-agreed-set-up = The bot does not choose a set-up for that player unless all the others agree.
ui-deal-proof-about = After the game, anybody can check every draw.
ui-printed = the most common edition
ui-leave-open = { $group ->
    [yes] Any member of the group can take your seat.
   *[no] Anyone with the link can take your seat.
  }
ui-leave-playing = { $group ->
    [yes] A bot will play for you from now on, and any member of the group can take your seat. You can come back only while the seat is free.
   *[no] A bot will play for you from now on, and anyone with the link can take your seat. You can come back only while the seat is free.
  }
ui-leave-not-begun = The bot will also choose your set-up.
ui-leave-do = Leave
ui-absent = { $player } is away.
ui-ask-bot = Ask the others to let a bot play
ui-give-away = Give the seat away
ui-give-away-about = { $player } has been away for more than a day. If all the others agree, the seat will go to another player or a bot, and { $player } will not be able to take it back.
ui-give-to-person = Give it to the next person who sits down
ui-give-to-bot = Give it to a bot
ui-earlier = Previous players: { $players }.
ui-earlier-bot = a bot
ui-bot-for = Bot (for { $player })
ui-warned = A bot is about to play for { $player }. It will wait a moment in case they come back.
ui-warned-mine = { $caller } has called in a bot to play for you. It will not play if you stay at the table.
ui-absent-asked = { $player } proposes letting a bot play for { $seat }, who is away.
ui-absent-asked-mine = You have proposed letting a bot play for { $seat }, who is away.
ui-absent-refused = { $player } did not agree, so no bot will play for the absent player.
ui-given-away-asked = { $player } proposes giving away the seat of { $seat }, who has been away for more than a day.
ui-given-away-asked-mine = You have proposed giving away the seat of { $seat }, who has been away for more than a day.
ui-given-away-to-bot = A bot (“{ $bot }”) would take it.
ui-given-away-to-person = The next person to sit down would take it. A bot would play in the meantime.
ui-given-away-refused = { $player } did not agree, so the seat will not be given away.
ui-notice-came-back = { $player } came back before the bot moved.
ui-notice-took-back = { $player } has taken the seat back from the bot.
ui-notice-left = { $player } has left the game. A bot will play until somebody takes the seat.
ui-notice-left-rated = { $player } has left this rated game, and will finish last unless they sit down again. A bot will play until somebody takes the seat.
ui-notice-seat-freed = { $by } and the other players have given away { $player }’s seat. A bot will play until somebody takes it.
ui-notice-seat-to-bot = { $by } and all the others have given { $player }’s seat to the bot { $bot }.
ui-notice-seat-freed-rated = { $by } and the other players have given away { $player }’s seat. A bot will play until somebody takes it. Unless { $player } sits down again, they will finish last in this rated game.
ui-notice-seat-to-bot-rated = { $by } and all the others have given { $player }’s seat to the bot { $bot }. { $player } finishes last in this rated game.
ui-notice-seat-moved = { $by } has used the seat’s link to take over from { $player }.
ui-notice-undone = { $by } has taken back { $count ->
    [one] a move.
   *[other] { $count } moves.
}
ui-notice-undone-agreed = { $by } has taken back { $count ->
    [one] a move, as all had agreed.
   *[other] { $count } moves, as all had agreed.
}
ui-by-you-undone = You have taken back { $count ->
    [one] a move.
   *[other] { $count } moves.
}
ui-by-you-seat-moved = You have taken over { $player }’s seat, using its link.
ui-to-you-seat-moved = { $by } has taken over your seat, using its link.
ui-by-you-undone-agreed = All have agreed, so { $count ->
    [one] the move has been taken back.
   *[other] { $count } moves have been taken back.
}
ui-notice-seats-set = { $by } has changed the number of seats to { $count }.
ui-notice-options-set = { $changed ->
    [yes] { $by } has changed the settings of this table: { $changes }.
   *[no] { $by } has changed the settings of this table.
  }
ui-notice-shown-out = { $by } has removed { $player }.
ui-notice-let-in = { $by } has allowed { $player } to sit down again.
ui-notice-got-up = { $player } has left their seat.
ui-notice-lot = Seats were assigned at random: { $player }.
ui-notice-again = { $by } has opened another table for the same people.
ui-notice-series-out = { $by } has taken this game out of its series. It no longer counts, and another can be played instead.
ui-notice-series-ended = { $by } has ended the series. This game no longer counts towards it.
ui-again = Play again with the same people
ui-again-title = Another game with the same people
ui-again-game = Choose the game:
ui-again-about = The new table has seats for { $players }. This game’s page links to it, and they will be notified.
ui-again-about-one = { $players } has a seat at the new table. This game’s page links to it, and they will be notified.
# -- everything that can happen to people without their own action (`tables/happenings.py`): on the page, in notifications and in emails
ui-winner-mine = The game is over. You win.
ui-winners-mine = The game is over. You share the victory with { $players }.
ui-undo-held-mine = A bot is playing for you. Take your seat back to answer.
ui-happened-time-over = Your time has run out, but you can still move: the game is waiting for you.
ui-happened-time-over-vote = Your time has run out. You can still move, but the others can vote to let a bot play for you.
ui-happened-time-over-bot = { $playing ->
    [yes] Your time ran out, so a bot is playing for you. Take your seat back to play on.
    [none] Your time ran out. A bot took over, but made no move for you.
   *[no] Your time ran out, so a bot played for you.
  }
ui-happened-time-over-seat = { $left ->
    [over] Your time ran out, and you lost your seat.
   *[free] Your time ran out, and you lost your seat. A bot will play there until somebody sits down.
  }
ui-happened-time-over-seat-rated = { $left ->
    [over] Your time ran out and you lost your seat in this rated game, so you finished last.
    [taken] Your time ran out in this rated game, and your seat has been taken. You will finish last.
   *[free] Your time ran out in this rated game, and a bot has taken over. You will finish last unless you sit down again before the end, while the seat is free.
  }
ui-happened-time-held = { $playing ->
    [yes] Your time ran out, and { $by } and the others agreed to let a bot play for you. Take your seat back to play on.
    [none] Your time ran out, and { $by } and the others called in a bot, but it made no move for you.
   *[no] Your time ran out, and { $by } and the others let a bot play for you.
  }
ui-happened-held = { $playing ->
    [yes] You were away, so { $by } called in a bot to play for you. Take your seat back to play on.
    [none] You were away, so { $by } called in a bot, but it made no move for you.
   *[no] You were away, so { $by } called in a bot, which played for you.
  }
ui-happened-seat-freed = { $left ->
    [over] You were away for more than a day, so { $by } and the others gave your seat away.
   *[free] You were away for more than a day, so { $by } and the others gave your seat away. A bot will play there until somebody sits down.
  }
ui-happened-seat-to-bot = You were away for more than a day, so { $by } and the others gave your seat to a bot.
ui-happened-seat-freed-rated = { $left ->
    [over] You were away for more than a day, so { $by } and the others gave your seat away. You finished last in this rated game.
    [taken] You were away for more than a day, so { $by } and the others gave your seat away. You will finish last in this rated game.
   *[free] You were away for more than a day, so { $by } and the others gave your seat away. A bot will play there until somebody sits down. Unless you sit down again before the end, you will finish last in this rated game.
  }
ui-happened-seat-to-bot-rated = You were away for more than a day, so { $by } and the others gave your seat to a bot. You will finish last in this rated game.
ui-happened-seat-moved = { $by } has taken over your seat, using its link. If you opened the link yourself, play on in that browser.
ui-happened-left = { $left ->
    [free] You have left this game, and a bot has taken over. You can sit down again while the seat is free.
    [over] You left this game before it ended.
   *[taken] You have left this game, and your seat has been taken.
  }
ui-happened-left-rated = { $left ->
    [free] You have left this rated game, and a bot has taken over. You will finish last unless you sit down again before the end, while the seat is free.
    [over] You left this rated game before it ended, so you finished last.
   *[taken] You have left this rated game, and your seat has been taken. You will finish last.
  }
ui-happened-seat-taken = { $left ->
    [over] This game is over. { $by } took the seat that you had.
   *[taken] { $by } has taken the seat that you had at this table.
  }
ui-happened-seat-taken-rated = { $left ->
    [over] This rated game is over. { $by } took the seat that you had, so you finished last.
   *[taken] { $by } has taken the seat that you had in this rated game. You will finish last.
  }
ui-happened-ended-rated = The rated game in which you lost your seat is over, so you finished last.{ $here ->
    [yes] { "" }
   *[no] {" "}The table shows the change to your rating.
  }
ui-happened-ended-rated-left = The rated game that you left is over, so you finished last.{ $here ->
    [yes] { "" }
   *[no] {" "}The table shows the change to your rating.
  }
ui-happened-shown-out = { $by } removed you from this table. You can sit down again only if the host lets you.
ui-happened-seat-cleared = You were away, so the host freed your seat. You can sit down again while a seat is free.
ui-happened-let-in = { $by } has let you back in: you can sit down at this table again.
ui-happened-seats-set = { $by } changed the number of seats to { $count }. Confirm that you are ready.
ui-happened-options-set = { $changed ->
    [yes] { $by } changed the settings of this table: { $changes }. Confirm that you are ready.
   *[no] { $by } changed the settings of this table. Check them, then confirm that you are ready.
  }
ui-happened-new-host = { $by } has left, so you are the host of this table now.
ui-happened-host-given = { $by } has made you the host of this table: you can now change its settings, remove players and delete it.
ui-happened-seat-free = { $by } left before the game began, so a seat is free again.
ui-happened-declined = { $by } has declined your invitation to this table.
ui-happened-moves = The bot’s moves for you ({ $count })
ui-happened-undo = Take back the bot’s moves
ui-happened-ask = Ask { $players } to let you take back the bot’s moves
ui-happened-seen = Got it
ui-sit-again = Sit down again
ui-notice-new-host = { $player } is the host of this table now.
ui-notice-host-given = { $by } has made { $player } the host of this table.
ui-bots-wait = { $mine ->
    [yes] Nobody else is playing any more, so the bots are waiting for you. Take your seat back to play on.
   *[no] Nobody is playing here any more, so the bots are waiting.
  }{ $count ->
    [0] { "" }
    [one] {" "}If nobody comes back, this table will be deleted after one day.
   *[other] {" "}If nobody comes back, this table will be deleted after { $count } days.
  }
ui-kept-for = { $count ->
    [one] This table will be deleted after a day without changes.
   *[other] This table will be deleted after { $count } days without changes.
  }{ $result ->
    [yes] {" "}The result will be kept.
   *[no] { "" }
  }
ui-watching-unknown = You are watching. Is one of the seats yours?
ui-watching-cut = This browser was signed out, so you are only watching. Is one of the seats yours?
ui-watching-code = Enter your recovery code
ui-watching-sign-in = Sign in to your account
ui-watching-link = Still signed in on another device? Open the “You” page there and create a link for this one.
ui-watching-ask = Otherwise, ask { $player }, the host of this table, or write in the chat.
ui-watching-ask-all = Otherwise, ask the others at the table in the chat.
# -- notices and requests as the person concerned reads them (`words.notice_text`, `play/requests.py`)
ui-by-you-held = You called in a bot for { $player }, who was away{ $count ->
    [0] .
   *[other] , with { $count } seconds to come back before its first move.
  }
ui-by-you-choices = You turned on good choices.
ui-by-you-hint = You took a hint.
ui-by-you-bot-set = You put { $player }, a bot (“{ $bot }”), in a free seat.
ui-by-you-bot-removed = You removed the bot { $player }. It plays on until somebody sits down.
ui-by-you-sandbox = You opened a sandbox from the current position, to try moves and take hints.
ui-by-you-time-held = { $player } has run out of time. You and all the others have agreed to let a bot play until { $player } returns.
ui-by-you-paused = You and all the others have agreed to a pause. { $count ->
    [0] It lasts until somebody ends it.
    [one] It ends after one day, or when somebody ends it.
   *[other] It ends after { $count } days, or when somebody ends it.
  }
ui-by-you-resumed = You have ended the pause.
ui-by-you-seat-freed = You and the other players have given away { $player }’s seat. A bot will play until somebody takes it.
ui-by-you-seat-to-bot = You and all the others have given { $player }’s seat to the bot { $bot }.
ui-by-you-seat-freed-rated = You and the other players have given away { $player }’s seat. A bot will play until somebody takes it. Unless { $player } sits down again, they will finish last in this rated game.
ui-by-you-seat-to-bot-rated = You and all the others have given { $player }’s seat to the bot { $bot }. { $player } finishes last in this rated game.
ui-by-you-again = You have opened another table for the same people.
ui-by-you-seats-set = You have changed the number of seats to { $count }.
ui-by-you-options-set = { $changed ->
    [yes] You have changed the settings of this table: { $changes }.
   *[no] You have changed the settings of this table.
  }
ui-by-you-shown-out = You have removed { $player }.
ui-by-you-let-in = You have allowed { $player } to sit down again.
ui-by-you-host-given = You have made { $player } the host of this table.
ui-by-you-series-out = You have taken this game out of its series. It no longer counts, and another can be played instead.
ui-by-you-series-ended = You have ended the series. This game no longer counts towards it.
ui-to-you-dealt-anew = You took over from a bot. Nobody else had moved yet, so the game was dealt again and starts over.
ui-to-you-came-again = You sat down again. The deal stays the same, because you had already seen it.
ui-to-you-left-deal = You took over from a bot. A player had left before, so the deal stays the same.
ui-to-you-begun = You joined a game in progress. What was dealt and played before stays.
ui-to-you-begun-by-hand = You joined a game in progress. It was dealt by hand, so it was not dealt again.
ui-to-you-begun-imported = You joined a game that did not start at this table, but came from a file or a lesson.
ui-to-you-came-back = You came back before the bot moved.
ui-to-you-took-back = You have taken your seat back from the bot.
ui-to-you-left = You left the game, and a bot took over.
ui-to-you-left-rated = You left this rated game, and a bot took over.
ui-to-you-time-over = You ran out of time.
ui-to-you-time-over-vote = You ran out of time, so the others could vote to let a bot play.
ui-to-you-time-over-bot = You ran out of time, so a bot took over.
ui-to-you-time-over-seat = You ran out of time and lost your seat.
ui-to-you-time-over-seat-rated = You ran out of time and lost your seat.
ui-to-you-time-held = You ran out of time. { $by } and all the others agreed to let a bot play until your return.
ui-to-you-held = You were away, so { $by } called in a bot to play for you.
ui-to-you-seat-freed = You were away, so { $by } and the other players gave your seat away.
ui-to-you-seat-to-bot = You were away, so { $by } and all the others gave your seat to the bot { $bot }.
ui-to-you-seat-freed-rated = You were away, so { $by } and the other players gave your seat away.
ui-to-you-seat-to-bot-rated = You were away, so { $by } and all the others gave your seat to the bot { $bot }.
ui-to-you-shown-out = { $by } has removed you.
ui-to-you-let-in = { $by } has allowed you to sit down again.
ui-to-you-got-up = You have left your seat.
ui-to-you-new-host = You are the host of this table now.
ui-to-you-host-given = { $by } has made you the host of this table.
ui-to-you-renamed = You are now called { $player }.
ui-held-by-you = { $bot }, called in by you for an absent player
ui-undo-refused-mine = You did not agree to the undo.
ui-bot-refused-mine = You did not agree to the change of bot.
ui-rules-refused-mine = You did not agree to continue under the current rules.
ui-absent-refused-mine = You did not agree, so no bot will play for the absent player.
ui-given-away-refused-mine = You did not agree, so the seat will not be given away.
ui-rating-refused-mine = You did not agree. The result will count anyway, a few minutes after the game ends.
ui-pause-refused-mine = You did not agree, so there is no pause.
ui-over-time-refused-mine = You did not agree, so no bot will play.
ui-absent-asked-you = { $player } proposes letting a bot play for you, because you were away.
ui-given-away-asked-you = { $player } proposes giving away your seat, because you were away for more than a day.
ui-over-time-asked-you = { $player } proposes letting a bot play for you, because you have run out of time.
ui-undo-of-bot = { $count ->
    [one] The bot that played for { $player } made it.
   *[other] These include moves made by the bot that played for { $player }.
  }
ui-undo-of-bot-mine = { $count ->
    [one] The bot that played for you made it.
   *[other] These include moves made by the bot that played for you.
  }
