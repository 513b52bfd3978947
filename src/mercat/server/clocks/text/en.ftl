# -- clocks

ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-help = Take as long as you like.
ui-clock-days = Correspondence
ui-clock-days-help = A set time for each turn, plus a reserve for delays.
ui-clock-live = Live
ui-clock-live-help = A set time for the whole game, plus a little for each turn, as in chess.
ui-clock-turn = Time per turn
ui-clock-bank = Reserve for delays
ui-clock-bank-none = none
ui-clock-increment-none = nothing
ui-clock-total = Time for the whole game
ui-clock-increment = Added per turn
ui-clock-weekends = Weekends do not count
ui-clock-weekends-help = In each player’s own time zone.
ui-clock-end = When a player runs out of time
ui-clock-end-remind = Only send a reminder
ui-clock-end-vote = The others can vote to let a bot play
ui-clock-end-bot = A bot plays until they return
ui-clock-end-give-up = They lose their seat to a bot
ui-time-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
ui-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
ui-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
ui-time-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
ui-time-and = { $more } and { $less }
ui-agreed-clock-days = Correspondence clock: { $turn } per turn.
ui-agreed-clock-bank = Reserve for the whole game: { $bank }.
ui-agreed-clock-live = Live clock: { $bank } for the whole game.
ui-agreed-clock-increment = Added per turn: { $increment }.
ui-agreed-clock-rests = Quiet hours and away days do not count.
ui-agreed-clock-weekends = Weekends do not count.
ui-agreed-end-remind = Players who run out of time only get a reminder.
ui-agreed-end-vote = If a player runs out of time, the others can vote to let a bot play.
ui-agreed-end-bot = If a player runs out of time, a bot will play until they return.
ui-agreed-end-give-up = A player who runs out of time loses their seat, and a bot takes over.
ui-clock-short-days = { $turn } per turn
ui-clock-short-live = live, { $bank }
ui-clock-with-increment = +{ $increment } per turn
ui-clock-with-bank = { $bank } in reserve
ui-clock-then-remind = when it runs out: only a reminder
ui-clock-then-vote = when it runs out: a vote on a bot
ui-clock-then-bot = when it runs out: a bot plays
ui-clock-then-give-up = when it runs out: a bot takes the seat
ui-clock-left = Time left
ui-clock-rests = Clock stopped until
ui-clock-low = low on time
ui-clock-over = Out of time
ui-clock-reserve = Reserve
ui-clock-used = Time used
ui-clock-paused = Paused: the clock is stopped.
ui-clock-paused-until = Paused: the clock is stopped until
ui-clock-pause = Ask for a pause
ui-clock-pause-about = During a pause the clock is stopped for everybody; you can still move. All the others must agree to a pause, and anybody can end it.
ui-clock-pause-for = Duration
ui-clock-pause-open = Until somebody ends it
ui-clock-resume = End the pause
ui-clock-claim = Ask the others to let a bot play
ui-clock-claim-about = { $player } has run out of time.
ui-pause-asked = { $player } proposes pausing the game until somebody resumes it. { $count ->
    [0] { "" }
    [one] The pause will last no longer than one day.
   *[other] The pause will last no longer than { $count } days.
  }
ui-pause-asked-mine = You have proposed pausing the game until somebody resumes it. { $count ->
    [0] { "" }
    [one] The pause will last no longer than one day.
   *[other] The pause will last no longer than { $count } days.
  }
ui-pause-refused = { $player } did not agree, so there is no pause.
ui-over-time-asked = { $player } proposes letting a bot play for { $seat }, who has run out of time.
ui-over-time-asked-mine = You have proposed letting a bot play for { $seat }, who has run out of time.
ui-over-time-refused = { $player } did not agree, so no bot will play.
ui-notice-time-over = { $player } has run out of time.
ui-notice-time-over-vote = { $player } has run out of time. The others can vote to let a bot play.
ui-notice-time-over-bot = { $player } has run out of time. A bot will play until they return.
ui-notice-time-over-seat-rated = { $player } has run out of time and lost their seat. A bot will play until somebody takes it. Unless { $player } sits down again, they will finish last in this rated game.
ui-notice-time-over-seat = { $player } has run out of time and lost their seat. A bot will play until somebody takes it.
ui-notice-time-held = { $player } has run out of time. { $by } and all the others have agreed to let a bot play until { $player } returns.
ui-notice-paused = { $by } and all the others have agreed to a pause. { $count ->
    [0] It will last until somebody ends it.
    [one] It will end after one day, or as soon as somebody ends it.
   *[other] It will end after { $count } days, or as soon as somebody ends it.
  }
ui-notice-resumed = { $by } has ended the pause.
ui-notice-pause-over = The pause is over.
ui-times-title = Where the time went
ui-times-about = How long the table waited for each player. Quiet hours, pauses, bots and moves undone by agreement do not count.
ui-times-player = Player
ui-times-total = Total
ui-times-turns = Turns
ui-times-mean = Per turn
ui-times-longest = Longest turn
ui-times-took = took { $time }
ui-times-moment = under a minute
ui-rests-title = Quiet hours and away days
ui-rests-about = In correspondence games, your clock is stopped during these times. Other players can see when it will start again, but not why it has stopped.
ui-rests-zone = Time zone: { $zone }. Change it above.
ui-rests-zone-auto = Time zone: { $zone }. When you save quiet hours, it changes to this browser’s time zone.
ui-rests-quiet = Quiet hours
ui-rests-quiet-about = Up to { $count } hours a day. You can change them at any time: at each table, new hours apply from your next turn, and a week must pass there before they change again.
ui-rests-from = from
ui-rests-to = to
ui-rests-none = Remove quiet hours
ui-rests-away = Away days
ui-rests-away-about = At most { $once } days in a row and { $year } in a year. A day counts as soon as it has started.
ui-rests-first = first day
ui-rests-last = last day
ui-rests-add = Add away days
ui-rests-end = End or cancel
ui-rests-period = { $first } to { $last }
problem-clock-days = In correspondence games, the time per turn can be from one hour to { $turn } days, and the reserve can be at most { $bank } days. No time is added per turn.
problem-clock-live = In live games, each player gets between one minute and { $bank } hours, and at most { $increment } minutes can be added per turn. There is no separate limit per turn.
problem-clock-in-file = The clock in the file could not be read.
problem-no-clock = This table does not have a clock to pause.
problem-paused-already = The game is already paused.
problem-paused-for-all = The game is paused. Until the pause is over, no bot can take over for { $name }, and their seat cannot be given away.
problem-not-paused = The game is not paused.
problem-time-not-over = { $name } still has time, or this table has a different rule for players who run out of time.
problem-quiet-long = Quiet hours can last at most { $most } hours a day.
problem-quiet-half = Enter both times: when your quiet hours begin, and when they end.
problem-away-over = Those days are over or have already started.
problem-away-far = You can plan away days up to { $most } days ahead.
problem-away-long = You can take at most { $most } away days in a row.
problem-away-often = You can take at most { $most } away days a year.
problem-away-twice = Some of these are already away days.
