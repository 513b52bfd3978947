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
reason-not_the_step = { $why }
reason-not_your_turn = It is not your turn.
reason-not_now = This is not the decision to make now.
reason-unknown_verb = “{ $word }” is not a move of this game. Moves begin with: { $values }
reason-unknown_value = “{ $word }” is not a value of { $facet }; this move is written “{ $usage }”. Possible values: { $values }
reason-wrong_length = “{ $word }” has too few or too many words; this move is written “{ $usage }”.
reason-nothing_to_undo = There is nothing to undo.
reason-no_such_moment = The game has { $most ->
    [0] not begun
    [one] only one move
   *[other] only { $most } moves
  }.
reason-unknown_game = There is no game “{ $game }”. The games are: { $games }.
reason-unknown_game_near = There is no game “{ $game }”. Did you mean { $near }?
reason-wrong_seats = This game is for { $fewest } to { $most } players.
reason-wrong_value = Option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
reason-unknown_option = This game has no option “{ $option }”.
reason-wrong_seed = A seed is a whole number or 32 hexadecimal digits.
reason-wrong_seed_digits = In a saved match a seed is 32 hexadecimal digits.
reason-wrong_commitment = A commitment to a seed is 64 hexadecimal digits.
reason-wrong_chapters = The file does not say clearly from which line on each seed decides the draws.
reason-wrong_table = The name of a table is at most { $most } printable characters.
reason-wrong_names = A match has one name for each of its { $seats } seats, each of at most { $most } characters, or no names at all.
reason-not_a_match = This is not a saved match.
reason-other_format = This match was saved in format { $format }, which this version of Mercat does not read.
reason-other_version = This match of { $game } was played with version { $version } of the rules and needs that version; this is version { $ours }.
reason-other_components = This match of { $game } was played with other component values than those used here.
reason-seat_differs = After it, this would be { $now } instead of { $was } for { $seat }: { $what }.
reason-number_differs = After it, this would be { $now } instead of { $was }: { $what }.
reason-position_differs = After it, this would not be as it was: { $what }.
reason-turn_differs = After it, { $seat } was to decide, and now that would not be so.
reason-end_differs = After it, the game was over, and now it would not be.
reason-results_differ = The results would not be those that were reached.
reason-rules_failed = The present rules cannot go on from here.
reason-bad_line = Line { $line } of the journal, “{ $text }”, cannot be played: { $why }
reason-not_a_line = A line of the journal is not text.
reason-deal_long = A deal has at most { $most } lines.
reason-deal_no_line = Line { $line } of the deal is not text of at most { $most } characters.
reason-deal_unknown = Line { $line } of the deal, “{ $text }”, is not a move of this game.
reason-deal_not_possible = Line { $line } of the deal, “{ $text }”, is not possible there. Possible: { $possible }.
reason-deal_refused = Line { $line } of the deal, “{ $text }”, is not possible there. { $why } Possible: { $possible }.
reason-deal_of_seat = Line { $line } of the deal, “{ $text }”, is a player’s move. A deal holds only what is drawn.

## Orders for later

reason-not_an_order = An order says its kind, its values, its moves and what it ends with, and nothing else.
reason-unknown_order = “{ $word }” is not an order of this game. Its orders are: { $values }.
reason-order_conditions = An order ends with a list of at most { $most } things that others do; passing until something happens needs at least one.
reason-order_condition = “{ $text }” does not say what somebody does. Write a seat’s number, “anybody” or “nature”, then a move; values at its end may be left out.
reason-order_fields = This order has other fields: { $values }.
reason-order_value = “{ $word }” is not a value of “{ $field }”. Possible values: { $values }
reason-order_values = “{ $field }” needs { $least } to { $most } different values.
reason-order_moves = A prepared turn is a list of 1 to { $most } moves.
reason-order_round = That an order stands in this round only is true or false, and this game must have such orders and rounds.
reason-order_condition_own = “{ $text }”: your own moves do not end an order of yours.
reason-order_condition_draw = “{ $word }” never happens like that: players draw nothing, and “nature” does nothing else. { $count ->
        [0] Nothing more will be drawn in this game.
       *[other] Draws that may still come: { $values }
    }
reason-order_condition_over = “{ $word }” will not happen in the rest of this game. { $count ->
        [0] Nothing more will be drawn.
       *[other] Possible: { $values }
    }
reason-order_condition_value = “{ $word }” can never happen here. Possible values: { $values }
reason-order_price = Whether a prepared turn is made at any price is true or false.
reason-no_turn_to_come = No turn of yours to come can be prepared now.
reason-turn_over = The turn would be over before it.

order-next_move = My next turn
order-pass_round = Pass for the rest of the round
order-pass_until = Pass until somebody does something
order-pass_round-said = pass for the rest of the round
order-pass_until-said = pass

order-stopped-taken_back = The moment it was given at was taken back.
order-stopped-happened = What was to end it has happened.
order-stopped-otherwise = You made another move.
order-stopped-impossible = The move is not possible now.
order-stopped-refused = “{ $move }” is not possible now. { $why }
order-stopped-last_round_over = Its round is over.
order-stopped-turn_over = Its turn is over.
order-waits-worse = It waits: “{ $move }” would bring less now, or cost more, than when you prepared it.
order-stopped-over = The game is over.
order-stopped-done = It is done.
order-next_move-said = { $price ->
    [any] do this in the next turn, at any price: { $moves }
   *[as-now] do this in the next turn: { $moves }
 }
order-sentence = { $count ->
    [0] Will { $what }{ $rounds ->
        [this] , in this round only
       *[all] {""}
      }.
   *[other] Will { $what }{ $rounds ->
        [this] , in this round only
       *[all] {""}
      }, unless this happens: { $unless }.
  }
order-condition = { $count ->
    [0] { $who } – { $what }
   *[other] { $who } – { $what } ({ $values })
  }
order-anybody = somebody else
order-at-least = at least { $amount }
order-stopped-unfit = It does not fit the present rules.

## Pages

ui-skip = Skip to the content
ui-home = Mercat, to the lobby
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = Same as the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Animation
ui-motion-auto = Same as the system
ui-motion-none = None
ui-motion-quick = Quick
ui-motion-full = Full
ui-skip-moves = Skip
ui-automatic = Moves without an alternative
ui-automatic-never = I make them
ui-automatic-formalities = By themselves if they cost nothing
ui-automatic-all = Always by themselves
ui-warnings = Warnings before a move
ui-warnings-on = On
ui-warnings-off = Off
ui-sound = Sound when the page is in the background
ui-sound-on = On my turn
ui-sound-off = Off
ui-explain = Explanations
ui-explain-on = At first
ui-explain-off = Off
ui-rules = Rules
ui-close = Close
ui-cancel = Cancel
ui-copy = Copy
ui-copied = Copied
ui-your-name = Your name
ui-name-example = e.g. Ana
ui-nameless = Guest
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-problem-title = That did not work
ui-problem-number = To tell the host about it, name this number: { $number }

## Lobby

ui-lobby-title = Trade, build and sail at one table
ui-lobby-lead = Economic board games in the browser, with friends or against bots. No account: pick a name and play.
ui-lobby-games = Games
ui-lobby-players = { $fewest }–{ $most } players
ui-languages-only = This game is in { $languages } only.
ui-in-language-en = English
ui-in-language-es = Spanish
ui-in-language-pl = Polish
ui-lobby-minutes = { $least }–{ $most } min
ui-weight-light = light
ui-weight-medium = medium
ui-weight-heavy = demanding
ui-lobby-won = won
ui-keep = Keep
ui-lobby-opponents = Opponents
ui-lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
ui-lobby-strength = Strength of bots
ui-bot-gentle = Gentle
ui-bot-casual = Casual
ui-bot-steady = Steady
ui-bot-strong = Strong
ui-bot-master = Master
ui-bot-random = Random
ui-bot-greedy = Greedy
ui-bot-search = Search
ui-bot-lookahead = Lookahead
ui-bot-planner = Planner
ui-bot-policy = Policy
ui-bot-gentle-about = Plays sensibly and leaves you room to win.
ui-bot-casual-about = Makes slips, as people do; good for first games.
ui-bot-steady-about = Seldom slips, but does not plan far ahead.
ui-bot-strong-about = Plans ahead; you need a good game to win.
ui-bot-master-about = The best there is; takes its time, forgives little.
ui-bot-figures = Rating { $rating }, usually scores { $least } to { $most }.
ui-bot-figures-near = With { $players } players: rating { $rating }, usually scores { $least } to { $most }.
ui-bot-rated = { $bot }, rating { $rating }
ui-bot-styled = { $bot }, { $style }
ui-style = Style of play
ui-style-none = As it plays best
ui-styles-about = A style prefers some moves to others that are nearly as good; the strength stays.
ui-strengths = What to expect of the bots
ui-strengths-measured = From games between bots, with the usual options. With two players, a bot rated 200 higher wins about three games out of four. Half of all its scores lie in the range that is called usual.
ui-play-now = Play now
ui-learn = Learn
ui-lesson = Lesson
ui-lesson-step = Lesson: step { $number } of { $steps }
ui-lesson-done = The lesson is over
ui-lesson-leave = Leave the lesson
ui-lesson-close = Close
ui-lesson-next = What to play next: this match to its end, then a whole game from the start, or another game’s lesson.
ui-lesson-whole-game = { $game } from the start, against a gentle bot
ui-lesson-learn = Learn { $game }
ui-lesson-free = Just go on here: the lesson continues after this decision.
ui-open-table = Open a table
ui-lobby-others = Tables looking for players
ui-lobby-more = { $count } more
ui-lobby-your-turn = Your turn
ui-status-open = Waiting for players
ui-status-playing = In progress
ui-status-over = Over
ui-import-title = Import a game
ui-import-about = A match file exported from Mercat. You can play on or look through it.
ui-import = Import
ui-export = Save as a file

## A new table

ui-new-title = New table: { $game }
ui-presets = Presets:
ui-new-seats = Seats
ui-new-bots = Bots among them
ui-new-listed = Show in the lobby
ui-new-listed-help = Everybody who visits this site can sit down. Otherwise only people who have the link.
ui-new-sandbox = Sandbox
ui-new-sandbox-help = You play every seat yourself and undo as much as you like.
ui-deal = Deal by hand
ui-deal-about = For a game that was set up elsewhere, such as at your kitchen table: enter what was drawn, and the table starts exactly like that.
ui-deal-steps = Draw by draw
ui-deal-steps-help = You enter each draw in turn and see it on the table. The rest can be drawn at random at any time.
ui-deal-lines = Or as text, one draw to a line
ui-deal-lines-help = In the notation of this game, in the order of the draws; # begins a comment. Draws for later in the game may follow. Whatever you leave out is drawn at random.
ui-deal-title = Deal by hand: { $game }
ui-deal-next = Draw { $number }
ui-deal-dice = Draw at random
ui-deal-back = Take back
ui-deal-made = Dealt so far
ui-deal-none = Nothing yet.
ui-deal-change = Choose again
ui-deal-complete = Everything is dealt. A player decides next.
ui-deal-open-help = You can open the table at any time: the rest is drawn at random.
ui-deal-open-done = Everything is dealt: you can open the table.
ui-deal-notation = The deal as text
ui-deal-notation-help = Keep it to deal the same game again, or add draws for later in the game below.
ui-deal-options = Back to the options
ui-deal-later = { $count ->
    [one] One more draw is written for later in the game.
   *[other] { $count } more draws are written for later in the game.
  }
ui-deal-dropped = { $count ->
    [one] One draw did not fit any more and was left out.
   *[other] { $count } draws did not fit any more and were left out.
  }
ui-deal-table = The table so far
ui-deal-by-hand = Dealt by hand
ui-deal-draws = { $count ->
    [one] one draw
   *[other] { $count } draws
  }

## Seats

ui-seats = Seats
ui-seats-invite = Seats and invitation
ui-seats-lead = The game begins when every seat is taken.
ui-seat-empty = Seat { $number }
ui-seat-mine = You
ui-seat-away = away
ui-sit = Sit here
ui-bot-put = Put a bot here
ui-bot-change = Change the bot
ui-bot-away = Remove
ui-held-by = { $bot }, called in by { $player } for an absent player
ui-hold = Let a bot play
ui-take-back = Take my seat back
ui-leave = Leave the seat
ui-share-title = Invite others
ui-share-about = Anyone with this link can sit down or watch.
ui-share-qr = Or scan with a phone
ui-personal-qr = The seat of { $seat } as a QR code
ui-share-local = This address works only on this computer. To let others in, start the server with --host 0.0.0.0 and open the address that it prints.
ui-options = Options of this table
ui-personal-title = Hand your seat to somebody else
ui-personal-about = Whoever opens this link and confirms takes your seat, and you can then only watch. Give it to that person alone.
ui-personal-make = Make a link to the seat
ui-personal-withdraw = Withdraw links
ui-personal-withdraw-help = All links to your seat made so far stop working.
ui-personal-withdrawn = The links to your seat no longer work.
ui-arrive-title = Take this seat?
ui-arrive-about = This link hands the seat over to this browser. Whoever gave it to you can then only watch.
ui-arrive = Take the seat

## The table

ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-your-turn = Your turn
ui-tab-begins = ● The game begins
ui-tab-mine = ● Your turn
ui-turn-of = { $player }’s turn
ui-over = The game is over
ui-waiting = Waiting for { $player }.
ui-thinking = { $player } is thinking.
ui-bot-holds-mine = A bot is playing for you.
ui-bot-holds-for = A bot is playing for you; { $player } called it in while you were absent.
ui-bots-rest = The bots of this table have been stopped.
ui-bots-stop = Stop the bots
ui-bots-go-on = Restart the bots
ui-over-alone = { $points ->
    [one] The game is over, with 1 point.
   *[other] The game is over, with { $points } points.
  }
ui-winner = The game is over. { $player } wins.
ui-winners = The game is over. { $players } share the victory.
ui-in-past = This is an earlier moment of the game; you can only look.
ui-last-move = Since the last move
ui-spectator = Watching
ui-sandbox = Sandbox
ui-offline = Connection lost; reconnecting…
ui-unsure = No answer has come. What you sent may have arrived all the same; the page shows it as soon as it hears from the table.
ui-unsure-move = No answer has come. Your move may have been made all the same; the page says so as soon as it hears from the table.
ui-made = Your move was made.
ui-not-made = Your move was not made. Look at the table, then decide.
ui-tools = Tools
ui-text-view = Table as text
ui-text-preview = What the move would do
ui-text-after = To your panel after this move
ui-text-after-title = as it would be after the move
ui-keys = Keyboard shortcuts
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-me = Me
ui-tab-shared = Supply
ui-tab-others = Others
ui-tab-history = History
ui-players = Players
ui-to-play = to play
ui-unfold = All that { $player } has
ui-forecast = If the game ended now
ui-confirm = Confirm
ui-confirm-and = Confirm · { $what }
ui-made-by-itself = Nothing else was possible: { $what }
ui-undo = Undo
ui-undo-key = Undo (Ctrl+Z)
ui-undo-here = Undo to here
ui-undo-far = { $count ->
    [one] Back to move { $move }, taking back one move.
   *[other] Back to move { $move }, taking back { $count } moves.
  }
ui-undo-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
ui-undo-voters = These must agree: { $players }.
ui-undo-you = you
ui-redo = Redo
ui-redo-key = Redo the move that was taken back (Ctrl+Y)
ui-restart-turn = Restart turn
ui-ask-undo = Ask to undo
ui-ask-here = Ask to undo to here
ui-ask-now = Ask { $players }
ui-undo-asked = { $player } asks to undo.
ui-undo-asked-mine = You have asked to undo.
ui-undo-waiting = Still to answer: { $waiting }.
ui-undo-held = { $count ->
    [one] A bot is playing for { $players }, who can answer after taking the seat back.
   *[other] Bots are playing for { $players }, who can answer after taking their seats back.
  }
ui-undo-refused = { $player } refused to go back.
ui-bot-asked = { $player } asks to let a bot of the strength “{ $bot }” play instead of { $seat }.
ui-bot-asked-mine = You have asked to let a bot of the strength “{ $bot }” play instead of { $seat }.
ui-bot-asked-away = { $player } asks to take the bot { $seat } away. It would play on until somebody sits down there.
ui-bot-asked-away-mine = You have asked to take the bot { $seat } away. It will play on until somebody sits down there.
ui-bot-refused = { $player } refused to change the bot.
ui-rules-asked = { $player } asks to go on from there.
ui-rules-asked-mine = You have asked to go on from there.
ui-rules-refused = { $player } refused to go on from there.
ui-differs-title = The rules have changed since this game was begun
ui-differs-about = On this server the rules or the component values are no longer those that this game was begun under, and not all of its moves fit the present ones. Nothing is lost: the whole match can be saved as a file, and none of its moves is deleted.
ui-differs-line = The first line that differs
ui-differs-line-of = line { $line } of { $length }
ui-differs-who = Who
ui-differs-nature = Drawn by chance
ui-differs-move = What
ui-differs-why = Why
ui-differs-results = The result, which stays
ui-differs-next = How to go on
ui-differs-taking = The game can go on under the present rules from the last moment up to which both agree. As with an undo, { $back ->
    [one] the last line of the journal is
   *[other] the last { $back } lines of the journal are
  } taken back, but the journal keeps what was played.
ui-differs-go-on = Go on from there
ui-differs-ask = Ask { $players } to go on from there
ui-differs-nothing = Not even the beginning of this game can be played under the present rules. Save the match as a file: a server with the former rules can read it.
ui-request-host = Whoever opened the table
ui-request-withdraw = Withdraw the request
ui-agree = Agree
ui-disagree = Refuse
ui-all-moves = All moves ({ $count })
ui-not-asked = Something else is asked now.
ui-not-yours = This belongs to { $player }.
ui-impossible = Not possible now. Why?
ui-refusals = Nothing else is possible
ui-mute = Do not warn me again
ui-hint = Hint
ui-hint-help = Up to three good moves. Everybody is told that you took a hint.
ui-hints = Good moves: chance of winning, expected points
ui-hints-alone = Good moves: expected points
ui-hints-plain = Good moves
ui-first-choices = Good first choices: chance of winning, expected points
ui-first-choices-alone = Good first choices: expected points
ui-first-choices-plain = Good first choices
ui-choices-awaited = The bots are looking for good choices…
ui-choices = Good choices for beginners
ui-choices-on = At first
ui-choices-off = Off
ui-hint-best = { $win }%, { $points } points
ui-hint-other = { $win }% ({ $less }), { $points } points ({ $fewer })
ui-hint-best-alone = { $points } points
ui-hint-other-alone = { $points } points ({ $fewer })
ui-hint-equal = about equally good
ui-hint-worse = a little worse
ui-since = Since your last turn ({ $count })
ui-zoom = Size of the board
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = Whole board
ui-time = Moments of the game
ui-time-first = To the start
ui-time-round-back = Back one round
ui-time-back = Back one move
ui-time-on = Forward one move
ui-time-round-on = Forward one round
ui-time-now = To the present
ui-to-now = Back to the present
ui-try-here = Continue in a sandbox
ui-when = Move { $number } of { $last }
ui-share = Save and share
ui-picture-png = Picture of the board (PNG)
ui-picture-svg = Picture of the board (SVG)
ui-moment = Link to this moment
ui-history = History
ui-set-up = Set-up
ui-set-up-done = The game is set up.
ui-history-all = Whole history
ui-announced = What the others do
ui-announced-undone = The last move has been taken back.
ui-chat = Chat
ui-chat-text = Message
ui-chat-none = No messages yet.
ui-notice-held = { $by } called in a bot for { $player }, who was absent.{ $count ->
    [0] {""}
   *[other] {" "}It waits { $count } seconds before its first move, in case they come back.
  }
ui-notice-choices = { $by } is shown good choices at new questions.
ui-notice-hint = { $by } took a hint.
ui-notice-by-watcher = Somebody who watches
ui-notice-bot-set = { $by } changed who plays for a free seat: now { $player } plays, a bot of the strength “{ $bot }”.
ui-notice-bot-removed = { $by } took the bot { $player } away. It plays on until somebody sits down there.
ui-notice-dealt-anew = { $player } sat down where a bot had played. No person had moved yet, so the game was dealt anew and begins again.
ui-notice-begun = { $player } sat down after the game had begun. What was dealt and played before stays.
ui-notice-begun-by-hand = { $player } sat down after the game had begun. The deal was written by hand, so it could not be dealt anew.
ui-notice-begun-imported = { $player } sat down in a game that was not begun at this table, but taken from a file or a lesson.
ui-notice-rules-new = The rules or component values on this server have changed since the last move. All moves of this game fit the new ones, so it goes on under them.
ui-notice-rules-taken-over = The rules have changed since this game was begun. It goes on under the present ones, from the last moment up to which both agree; what was played after it has been taken back.
ui-notice-sandbox = { $by } opened a sandbox from the present position of this game, where moves can be tried and hints taken.
ui-arriving-dealt-anew = The game has begun, but so far only bots have moved. It is dealt anew when you sit down.
ui-arriving-begun = The game has begun and people have moved. What was dealt and played before stays.
ui-arriving-begun-by-hand = The game has begun. The deal was written by hand, so it is not dealt anew when you sit down.
ui-arriving-begun-imported = This game was not begun at this table: it was taken from a file or a lesson.
ui-chat-watching = { $name } (watching)
ui-send = Send
ui-final = Final scores
ui-place = Place
ui-player = Player
ui-total = Total
ui-ties-broken = Equal totals were decided by the tie-breaks of the rules.
ui-alone-like = That is about what the bot “{ $bot }” scores alone: usually { $least } to { $most } points.
ui-alone-between = Alone, “{ $weaker }” usually scores { $least } to { $most } points and “{ $stronger }” { $low } to { $high }; this lies between them.
ui-alone-above = None of the bots usually scores that many alone: “{ $bot }” scores { $least } to { $most } points.
ui-alone-below = Bots usually score more alone: “{ $bot }” scores { $least } to { $most } points.
ui-rematch = Rematch
ui-to-rematch = To the next game
ui-help-now = The current decision
ui-help-steps = Step by step
ui-help-missed = Often missed
ui-help-signs = The signs on the table
ui-help-browsers = Browsers
ui-browsers = Mercat works in Chrome and Edge from version { $chrome }, in Firefox from { $firefox } and in Safari from { $safari }.
ui-too-old = This browser is too old for Mercat: pages may look wrong, and some things may not work.
ui-sign-choice = You can click this. In a lesson it marks what the step asks for, up to Confirm. Whatever has no sign says why when you click it.
ui-sign-chosen = You have chosen this. Another click takes the choice back.
ui-sign-look = Only to look at: the lesson speaks of this.
ui-sign-news = Others have changed something here since your last turn.
ui-sign-after = Not yet: so your panel would look after the move that you have chosen.
ui-help-icons = Icons
ui-help-set-up = Set-up and number of players
ui-to-rule = The rule
ui-help-search = Search the rules
ui-help-nothing = No rule has these words.
ui-assumed = Assumed values
ui-keys-move = back and forward one move
ui-keys-round = back and forward one round
ui-keys-ends = to the start, to the present
ui-keys-arrows = on a map of hexes: to the neighbouring hex
ui-keys-choices = on a map: to the first, to the last hex that can be chosen
ui-keys-choice = on a map: to the previous, to the next hex that can be chosen
ui-keys-confirm = confirm the move
ui-keys-cancel = clear the selection
ui-keys-undo = undo
ui-keys-redo = redo the move that was taken back
ui-keys-number = the button of that number, or in that place
ui-keys-letter = the button with that letter underlined
ui-keys-chat = write a message
ui-keys-skip = show the moves of the others at once
ui-keys-hint = hint, where there are hints
ui-keys-zoom = larger, smaller, whole board
ui-keys-list = this list
ui-key-home = Home
ui-key-end = End
ui-key-page-up = Page Up
ui-key-page-down = Page Down
ui-key-enter = Enter

## Charts of a finished match

ui-charts = How the game went
ui-chart-start = Start
ui-chart-after-round = After round
ui-chart-lines = Final points by category
ui-chart-lines-of = Points of { $player } by category
ui-chart-figures = The figures as tables
ui-chart-in-tables = the figures are in tables on the page “Table as text”
chart-value = { $value }
chart-points = Points
chart-income = Money received in the round
chart-money = Money

## What usually happens in a game

ui-statistics = What usually happens
ui-statistics-bots = { $games ->
    [one] One game
   *[other] { $games } games
} between bots of one kind ({ $bots }), simulated with the usual options. People may fare differently.
ui-statistics-own = On this server
ui-statistics-own-about = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} with people at the table, sandboxes left out.
ui-statistics-none = No statistics of this game have been made under its present rules.
ui-statistics-assumed = Some values and readings of the rules in these games are assumed, since no public source gives them. With a printed copy the figures may differ.
ui-statistics-players = { $seats ->
    [one] One player
   *[other] { $seats } players
}
ui-statistics-summary = On average a game takes { $moves } moves ({ $least } to { $most }), draws included, and the winner has { $winning } points.
ui-statistics-alone = On average a game takes { $moves } moves ({ $least } to { $most }), draws included, and ends with { $winning } points.
ui-statistics-seats = By seat
ui-statistics-often = How often
ui-statistics-wins = Wins
ui-statistics-mean = Mean score
ui-statistics-spread = From – to
ui-statistics-average = Mean
ui-statistics-rare = { $count ->
    [one] One more was seen too rarely to say anything.
   *[other] { $count } more were seen too rarely to say anything.
  }
ui-statistics-together = Things in one row always belonged to the same player.
ui-statistics-margin = ± is the 95% interval. Of { $seats } equally good players each wins { $even } of the games.

## Transcripts: what was expected, and what was found

claim-nothing = nothing
claim-refusal = { $why }
claim-change = a change that this game understands (its rules ledger lists them)
claim-question = a question that this game understands (its rules ledger lists them)
claim-possible = a position that a match can come to
claim-written = a number that is written; this one follows from the others
claim-computed = { $path } follows from the rest of the position
claim-seat = a player of this match
claim-between = { $path } from { $least } to { $most }
claim-number = a whole number
claim-one-of = one of { $values }
claim-score-line = a line of the score sheet: { $lines }
claim-path = a path that names one number of the position
claim-several = { $path } names { $fields }
claim-no-path = { $path } names none
claim-no-path-like = { $path } names none ({ $meant } is a path)
claim-can-go-on = a position that the rules can go on from
claim-can-move = a position in which whoever is asked has a legal move
claim-no-move = no legal move at { $step }
claim-does-not-fit = { $error }; what was written by let does not fit together
claim-whole = a game, its seats, and then moves or claims
claim-nothing-to-check = nothing to check
claim-set-up-first = the set-up (game, seats, option, seed, deal, include) before everything else
claim-set-up = a line that can be understood, and a match that can be started
claim-not-understood = not understood: { $line }
claim-no-game = no line says which game
claim-word-of-game = { $name } is a word of this game; give the player another name
claim-bad-name = a player cannot be called { $name }
claim-same-name = two players have the same name
claim-include = the name of a file beside this one, without include lines of its own
claim-not-included = { $file } cannot be included
claim-move = a seat and a move
claim-move-and-reason = a seat and a move, and the reason after it
claim-beginning = a line that begins with a seat, nature or one of the words of docs/transcripts.md
claim-undo = undo, or undo and a number of lines
claim-to-undo = a move that can be taken back
claim-offered = the move is offered
claim-not-offered = the move is not offered
claim-a-move = a move of this game
claim-refused = refused: { $reason }
claim-refused-so = { $reason }: { $why }
claim-instead = { $why } [{ $reason }] { $whose } to move: { $many ->
    [0] nothing
   *[other] { $moves } ({ $many } in all)
}
claim-step-line = step NAME; then aim MOVE, wrong NAME MOVE and look VALUE before the move that fulfils it
claim-step-look = look as FACET=VALUE or element=ID
claim-step-fulfilled = a move of the learner that fulfils the step before it, each step once
claim-step-reached = a step that is the learner’s turn, with a legal move that fulfils it
claim-step-not-reached = nothing legal fulfils it
claim-step-missed = a legal move that is wrong
claim-step-not-missed = every legal move fulfils it
claim-step-goes-on = a lesson that goes on after { $move }

# -- whether the draws of a match follow from its seed
proof-fair = { $seeds ->
    [one] The seed fits its commitment, and { $draws ->
        [0] nothing was drawn from it
        [one] the only draw follows from it
       *[other] all { $draws } draws follow from it
      }.
   *[other] The { $seeds } seeds fit their commitments, and { $draws ->
        [0] nothing was drawn from them
        [one] the only draw follows from them
       *[other] all { $draws } draws follow from them
      }.
  }
proof-sealed = The seed stays secret as long as it can still decide a draw; its commitment is public.
proof-wrong_seed = The seed does not fit its commitment: it is not the seed that was fixed at the beginning.
proof-wrong_draw = Line { $line } of the journal, “{ $text }”, does not follow from the seed.
proof-hand = { $draws ->
    [one] One draw was written by hand; no seed proves it.
   *[other] { $draws } draws were written by hand; no seed proves them.
  }
proof-unknown = { $draws ->
    [one] One draw came from a seed that is not published here, and cannot be checked.
   *[other] { $draws } draws came from a seed that is not published here, and cannot be checked.
  }
proof-earlier = { $draws ->
    [one] One draw was made under earlier rules, and cannot be checked by the present ones.
   *[other] { $draws } draws were made under earlier rules, and cannot be checked by the present ones.
  }
proof-commitment = Commitment: { $commitment }
proof-seed = Seed: { $seed }
ui-chance = Fair chance
ui-chance-commitment = Commitment
ui-chance-seed = Seed
ui-chance-short = Fair chance, commitment: { $commitment }…
ui-chance-about = The commitment was public from the beginning, and the seed is published when the match is over. Anyone can check one against the other, and every draw: with the exported match and “mercat replay FILE --verify”, or the commitment by hand:

# -- what is wrong in a component file
components-too_large = the file is larger than { $most } bytes
components-unreadable = it cannot be read: { $why }
components-not_text = this is not UTF-8 text
components-too_deep = the brackets are nested too deeply
components-number_too_long = a number is too long
components-not_toml = this is not valid TOML: { $why }
components-kind = { $key } must be { $wanted }, not { $found }
components-rule = { $key } is part of the rules and must stay { $value }
components-unknown_key = { $table } has no “{ $key }”
components-unknown_key_near = { $table } has no “{ $key }”; did you mean “{ $near }”?
components-missing = { $key } is missing
components-length = { $key } has { $found ->
    [one] 1 entry
   *[other] { $found } entries
} and must have { $wanted }
components-empty = { $key } is empty
components-fixed = { $key } is { $value } and must be { $least }
components-range = { $key } is { $value } and must be from { $least } to { $most }
toml-truth = true or false
toml-integer = a whole number
toml-number = a number
toml-text = a text
toml-list = a list
toml-table = a table
toml-date = a date

# -- what `mercat games GAME` says about values and paths that every game has
values-seat = a player; transcripts write the name
asked-over = whether the game is over: yes or no
asked-step = the decision that is to be made, or over
asked-to_move = who is to decide: a player’s name, nature, or nobody
asked-SEAT-score = the player’s points if the game ended now
asked-SEAT-score-LINE = the points in one line of the score sheet
asked-SEAT-place = the player’s place if the game ended now, from 1

## Reviews of finished games

review-outlook = { $win }%, { $points } points
review-outlook-points = { $points } points
review-worth = Chance of winning { $win }% instead of { $instead }%, expected points { $played } instead of { $better }.
review-worth-win = Chance of winning { $win }% instead of { $instead }%.
review-worth-points = Expected points: { $played } instead of { $better }.
review-worth-lead = Expected lead over the best opponent: { $played } points instead of { $better }.
review-before-draw = Before the draw that followed: { $worth }
review-better = The strongest bot would have played: { $move }
ui-review-no-turns = No decision was clearly worse than what the strongest bot would have played.
ui-review-by-search = This game has no learned value for this number of players. The figures come from games that bots played to the end from each decision. They are rounded to what so many games can tell, and chances that are too uncertain are left out.
ui-review-smoothed = Each point of the lines is the mean of five decisions.
review-start = Start
ui-review = Review
ui-review-chances = Chance of winning
ui-review-points = Expected points
ui-review-round = Round
ui-review-turns = Turning points
ui-review-table = Decision by decision
ui-review-decision = Decision
ui-review-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  }
ui-review-beginning = Before the first round
ui-review-turns-here = { $count ->
    [one] Turning point { $numbers }
   *[other] Turning points { $numbers }
  }
ui-review-in-list = Show in the list
ui-review-doing = The bots are going through the game. This takes a moment; you can come back later.
ui-review-look-again = Check again
ui-review-in-table = The same figures are in the table below.
ui-review-failed = The review could not be made.
ui-review-link = Review: chances and turning points

# -- people: the host of the server

ui-admission = Who plays here
ui-admission-accounts-only = On this server people play with an account. You can watch without one.
ui-admission-invitation-only = On this server people play by invitation. Enter your code, or sign in. You can watch without one.
ui-admission-accounts-open = On this server people with an account open tables. You can sit down at theirs without one.
ui-admission-hosts-open = On this server the host opens the tables. You can sit down at them.
ui-sign-in-or-create = Sign in or create an account
ui-invitation-code = Invitation code
ui-invitation-enter = Come in
ui-invitation-enter-there = Enter an invitation code
ui-announcement = Announcement
ui-announcement-close = Close the announcement
ui-banned-what-is-yours = What is yours here

ui-report-or-mute = Report or mute
ui-people-reported = The host of this server has your report. Thank you.
ui-people-muted = Muted: you will not see what this person says, at any table.
ui-people-unmuted = You see again what this person says.
ui-mute-title = Mute somebody
ui-mute-about = You do not see what a muted person says in the chat of any table. They are not told, and others see it.
ui-people-watching = watching
ui-people-is-muted = muted
ui-mute-person = Mute
ui-unmute-person = Unmute
ui-mute-name = Mute { $name }
ui-unmute-name = Unmute { $name }
ui-people-nobody = Nobody else has sat down or written here.
ui-mutes-title = People you have muted
ui-report-title = Report to the host of this server
ui-report-about = The host sees who reports, the table, the message, and what you write. The person reported is not told.
ui-report-message = Message
ui-report-person = Person
ui-report-text = What is wrong? (you may leave this out)
ui-report-send-message = Report the message
ui-report-send-person = Report the person

ui-host-page = Hosting
ui-host-parts = Parts of this page
ui-host-done = Done. It is written in the log.
ui-host-backups-failing = The last backup failed on { $at }: { $why }. The last one that was made: { $newest }.
ui-host-backups-late = The server makes no backups any more. The last one: { $newest }. Its log says why.
ui-host-backups-never = none is known
ui-host-unversioned = { $game } plays differently than before (table { $table }), though the VERSION of its rules is the same: whoever made the game must raise it.
ui-host-reports = Reports
ui-host-people = People
ui-host-tables = Tables
ui-host-chat = Chat
ui-host-bans = Bans
ui-host-invitations = Invitations
ui-host-announcement = Announcement
ui-host-limits = Limits
ui-host-log = Log
ui-host-search = Search
ui-host-search-people = Name, also one used at a table
ui-host-search-tables = Name of somebody there, or beginning of the table’s address
ui-host-somebody = somebody
ui-host-over = over
ui-host-how-long = For how long
ui-host-hours-1 = an hour
ui-host-hours-24 = a day
ui-host-hours-168 = a week
ui-host-hours-720 = 30 days
ui-host-hours-8760 = a year
ui-host-hours-0 = for good
ui-host-reason = Reason, which the person is told (you may leave this out)
ui-host-ban = Ban
ui-host-ban-about = Whoever is banned cannot play, write or look at tables, can still download and delete what is theirs, and is told until when and why. At tables a bot can be called for them. You can lift a ban.
ui-host-ban-network = Ban the network
ui-host-ban-network-about = This is for guests and strangers of the network, not for accounts. Several households may share one network. You can lift the ban.
ui-host-address = Address, such as 203.0.113.9
ui-host-ban-people-there = A person is banned where you find them: among people, reports or messages.
ui-host-banned = Banned for good
ui-host-banned-until = Banned until { $until }
ui-host-lift = Lift the ban
ui-host-no-bans = Nobody is banned.
ui-host-network = network { $network }
ui-host-delete = Delete for good
ui-host-delete-table = Delete the table
ui-host-delete-line = Delete the message
ui-host-delete-about = This cannot be undone.
ui-host-reported-by = reported by { $name }
ui-host-handle = Handled
ui-host-handle-about = The report goes to the end of the list, and you can open it again.
ui-host-handled = handled { $at }
ui-host-reopen = Open again
ui-host-no-reports = Nobody has reported anything.
ui-host-is-host = host
ui-host-is-account = account
ui-host-is-guest = guest
ui-host-seen = seen { $at }
ui-host-sessions = { $count ->
    [one] { $count } device or token
   *[other] { $count } devices and tokens
  }
ui-host-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
ui-host-messages = { $count ->
    [one] { $count } message
   *[other] { $count } messages
  }
ui-host-nobody-found = Nobody was found.
ui-host-no-tables = No table was found.
ui-host-no-messages = Nobody has written anything.
ui-host-chat-of = Messages at table { $table }.
ui-host-chat-all = Messages at all tables
ui-host-invitations-idle = Guests need no invitation at present: MERCAT_GUESTS is not set to invitation.
ui-host-invite = Make an invitation
ui-host-invite-about = A code lets in as many people as you say. You can withdraw it; whom it has let in may stay.
ui-host-invite-people = People whom it lets in
ui-host-invite-days = Days for which it is valid (0: without end)
ui-host-invite-note = Note for yourself (you may leave this out)
ui-host-code-once = This code is shown only now. Give it, or the link, to those whom you invite.
ui-host-code-link = Link with the code
ui-host-invitation-number = Invitation { $number }
ui-host-lets-in = { $count ->
    [one] lets in { $count } more person
   *[other] lets in { $count } more people
  }
ui-host-withdraw = Withdraw
ui-host-withdraw-about = The code will let nobody else in.
ui-host-withdrawn = withdrawn
ui-host-no-invitations = There are no invitations.
ui-host-announce = Announce something
ui-host-announce-about = It stands at the top of every page, as you write it, until its end. Readers can close it. An earlier announcement ends. You can end it at any time.
ui-host-announce-text = Text
ui-host-end-announcement = End the announcement
ui-host-no-announcements = Nothing has been announced.
ui-host-limits-about = The environment of the server sets these. Changed values hold after a restart; what each means is in the reference for hosts.
ui-host-settings = Settings
ui-host-rates = Requests
ui-host-rates-about = What counts for one network: how many at once, and then how many each second.
ui-host-log-about = What hosts and commands did, newest first. Entries are kept for a year, 5,000 at most.
ui-host-by-command = a command
ui-host-until = until { $until }
ui-host-undone = undone { $at }
ui-host-no-acts = No host has done anything yet.
ui-host-did-ban = banned { $whom }
ui-host-did-lift = lifted the ban of { $whom }
ui-host-did-invite = made invitation { $number } for { $people ->
    [one] { $people } person
   *[other] { $people } people
  }
ui-host-did-withdraw = withdrew invitation { $number }
ui-host-did-announce = announced “{ $text }”
ui-host-did-end-announcement = ended announcement { $number }
ui-host-did-handle = handled a report about { $whom }
ui-host-did-reopen = opened a report about { $whom } again
ui-host-did-name-host = made { $whom } a host
ui-host-did-remove-host = { $whom } is no host any more
ui-host-did-delete-table = deleted table { $table }
ui-host-did-delete-lines = { $lines ->
    [one] deleted { $lines } message at table { $table }
   *[other] deleted { $lines } messages at table { $table }
  }
ui-host-undo = Undo

# Why a game from elsewhere cannot be played
unplayable-import = The game { $name } of { $place } cannot be imported ({ $why }). Install what it needs, or mend it.
unplayable-no-game = The game { $name } of { $place } has no record: { $module }.{ $attribute } must be a mercat.engine.game.Game.
unplayable-other-name = The game { $name } of { $place } calls itself otherwise: give its record the name { $name }, or its entry point the other name.
unplayable-name = The game “{ $name }” of { $place } has a name that no game can have: use lower-case letters, digits and single underscores, at most 40.
unplayable-taken = The game { $name } of { $place } is left out, as another game has its name: rename or remove one of them.
unplayable-no-texts = The game { $name } of { $place } has no texts: beside its module there must be a file text/en.ftl.
unplayable-set-up = The game { $name } of { $place } cannot be set up ({ $why }). Mend it; mercat check says more.
