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
reason-not_now = That is not the decision to make now.
reason-unknown_verb = “{ $word }” is not a move of this game. Moves begin with: { $values }
reason-unknown_value = “{ $word }” is not a value of { $facet }; this move is written “{ $usage }”. Possible values: { $values }
reason-wrong_length = “{ $word }” has too few or too many words; this move is written “{ $usage }”.
reason-nothing_to_undo = There is nothing to undo.
reason-no_such_moment = The game { $most ->
    [0] has not started
    [one] has only one move
   *[other] has only { $most } moves
  }.
reason-unknown_game = There is no game “{ $game }”. The games are: { $games }.
reason-unknown_game_near = There is no game “{ $game }”. Did you mean { $near }?
reason-wrong_seats = This game is for { $fewest } to { $most } players.
reason-wrong_value = Option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
reason-unknown_option = This game has no option “{ $option }”.
reason-wrong_seed = A seed is a whole number or 32 hexadecimal digits.
reason-wrong_seed_digits = In a saved game, a seed has 32 hexadecimal digits.
reason-wrong_commitment = The commitment to a seed has 64 hexadecimal digits.
reason-wrong_chapters = The file does not make clear from which line each seed decides the draws.
reason-wrong_table = The name of a table can have at most { $most } printable characters.
reason-wrong_names = A game has one name for each of its { $seats } seats, of at most { $most } characters each, or no names at all.
reason-not_a_match = This is not a saved game.
reason-other_format = This game was saved in format { $format }, which this version of Mercat cannot read.
reason-other_version = This game of { $game } was played with version { $version } of the rules and needs that version; this is version { $ours }.
reason-other_components = This game of { $game } was played with other component values than the ones used here.
reason-seat_differs = Afterwards { $seat } would have { $now } instead of { $was }: { $what }.
reason-number_differs = Afterwards this would be { $now } instead of { $was }: { $what }.
reason-position_differs = Afterwards this would be different: { $what }.
reason-turn_differs = Afterwards it was { $seat }’s turn to decide; now it would not be.
reason-end_differs = Afterwards the game was over; now it would not be.
reason-results_differ = The results would be different.
reason-rules_failed = The current rules cannot continue from here.
reason-bad_line = Line { $line } of the journal, “{ $text }”, cannot be played: { $why }
reason-not_a_line = A line of the journal is not text.
reason-deal_long = A deal can have at most { $most } lines.
reason-deal_no_line = Line { $line } of the deal is not a text of at most { $most } characters.
reason-deal_unknown = Line { $line } of the deal, “{ $text }”, is not a move of this game.
reason-deal_not_possible = Line { $line } of the deal, “{ $text }”, is not possible there. Possible: { $possible }.
reason-deal_refused = Line { $line } of the deal, “{ $text }”, is not possible there. { $why } Possible: { $possible }.
reason-deal_of_seat = Line { $line } of the deal, “{ $text }”, is a player’s move. A deal contains only draws.

## Orders for later

reason-not_an_order = An order has a kind, values, moves and what it ends with, and nothing else.
reason-unknown_order = “{ $word }” is not an order of this game. Its orders are: { $values }.
reason-order_conditions = An order can end with at most { $most } things that others do; passing until something happens needs at least one.
reason-order_condition = “{ $text }” does not name an action. Write a seat’s number, “anybody” or “nature”, then a move; you can leave out values at its end.
reason-order_fields = This order has other fields: { $values }.
reason-order_value = “{ $word }” is not a value of “{ $field }”. Possible values: { $values }
reason-order_values = “{ $field }” needs { $least } to { $most } different values.
reason-order_moves = A prepared turn is a list of 1 to { $most } moves.
reason-order_round = “this_round” of an order is true or false, and only orders of a game with rounds have it.
reason-order_condition_own = “{ $text }”: your own moves cannot end your order.
reason-order_condition_draw = “{ $word }” cannot happen like that: players do not draw, and “nature” does nothing else. { $count ->
        [0] Nothing more will be drawn in this game.
       *[other] Draws that can still come: { $values }
    }
reason-order_condition_over = “{ $word }” will not happen in the rest of this game. { $count ->
        [0] Nothing more will be drawn.
       *[other] Possible: { $values }
    }
reason-order_condition_value = “{ $word }” can never happen here. Possible values: { $values }
reason-order_price = “at_any_price” is true or false, and only a prepared turn has it.
reason-no_turn_to_come = You have no turn to come that could be prepared now.
reason-turn_over = The turn would already be over.

order-next_move = My next turn
order-pass_round = Pass for the rest of the round
order-pass_until = Pass until somebody does something
order-pass_round-said = pass for the rest of the round
order-pass_until-said = pass

order-stopped-taken_back = The game has gone back to before you gave it.
order-stopped-happened = The event that was to end it has happened.
order-stopped-otherwise = You made another move.
order-stopped-impossible = The move is not possible now.
order-stopped-refused = “{ $move }” is not possible now. { $why }
order-stopped-last_round_over = The round is over.
order-stopped-turn_over = The turn is over.
order-waits-worse = It is waiting: “{ $move }” would now bring less, or cost more, than when you prepared it.
order-stopped-over = The game is over.
order-stopped-done = Done.
order-next_move-said = { $price ->
    [any] next turn, at any price: { $moves }
   *[as-now] next turn: { $moves }
 }
order-sentence = { $count ->
    [0] { $what }{ $rounds ->
        [this] , this round only
       *[all] {""}
      }.
   *[other] { $what }{ $rounds ->
        [this] , this round only
       *[all] {""}
      }, unless { $unless }.
  }
order-condition = { $count ->
    [0] { $who } { $what }
   *[other] { $who } { $what } ({ $values })
  }
order-if = if { $condition }
order-anybody = anybody else
order-at-least = at least { $amount }
order-stopped-unfit = It does not fit the current rules.

## Pages

ui-skip = Skip to content
ui-home = Mercat: go to the lobby
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
ui-automatic = Forced moves
ui-automatic-never = I make them myself
ui-automatic-formalities = Automatic if they cost nothing
ui-automatic-all = Always automatic
ui-warnings = Warnings before a move
ui-warnings-on = On
ui-warnings-off = Off
ui-sound = Sound when this page is in the background
ui-sound-on = On my turn
ui-sound-off = Off
ui-explain = Explanations
ui-explain-on = At first
ui-explain-off = Off
ui-confirming = Confirm moves
ui-confirming-always = Always
ui-confirming-needed = Only moves I cannot undo
ui-confirming-offer = Skip Confirm for moves that you can undo?
ui-confirming-accept = Yes
ui-confirming-decline = No, always confirm
ui-rules = Rules
ui-close = Close
ui-cancel = Cancel
ui-copy = Copy
ui-copied = Copied
ui-your-name = Your name
ui-name-example = e.g. Ana
ui-nameless = Guest
ui-to-lobby = Go to the lobby
ui-to-table = Go to the table
ui-problem-title = That did not work
ui-problem-number = Please give the admin this number: { $number }
ui-develop-title = Writing { $game }
ui-develop-error = What went wrong
ui-develop-files = Transcripts and saved matches
ui-develop-open = Open as a table
ui-develop-no-files = There are none in the project yet. mercat check --save FOLDER saves the match in which it found a fault.

## Lobby

ui-lobby-title = Trade, build and sail at one table
ui-lobby-lead = Economic board games in the browser, with friends or against bots.
ui-lobby-no-account = You need no account: pick a name and play.
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
ui-keep = Save
ui-lobby-opponents = Opponents
ui-lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
ui-lobby-strength = Bot strength
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
ui-bot-casual-about = Makes slips, as people do; good for your first games.
ui-bot-steady-about = Rarely slips, but does not plan far ahead.
ui-bot-strong-about = Plans ahead; you need a good game to win.
ui-bot-master-about = The best bot: takes its time and forgives little.
ui-bot-figures = Rating { $rating }, usually scores { $least } to { $most }.
ui-bot-figures-near = With { $players } players: rating { $rating }, usually scores { $least } to { $most }.
ui-bot-rated = { $bot }, rating { $rating }
ui-bot-styled = { $bot }, { $style }
ui-style = Style of play
ui-style-none = None
ui-styles-about = A style prefers certain moves among those that are nearly as good. It does not change the strength.
ui-strengths = About the bots
ui-strengths-measured = Measured in games between bots with the usual options. With two players, a bot rated 200 higher wins about three out of four games. Half of a bot’s scores are in its usual range.
ui-play-now = Play now
ui-learn = Learn
ui-lesson = Lesson
ui-lesson-step = Lesson: step { $number } of { $steps }
ui-lesson-done = The lesson is over
ui-lesson-leave = Leave the lesson
ui-lesson-close = Close
ui-lesson-next = What next? Finish this game, start a new one, or take another game’s lesson.
ui-lesson-whole-game = { $game } from the start, against a gentle bot
ui-lesson-learn = Learn { $game }
ui-lesson-free = Carry on as you like here: the lesson continues after this decision.
ui-open-table = Open a table
ui-lobby-others = Tables looking for players
ui-lobby-more = { $count } more
ui-lobby-your-turn = Your turn
ui-status-open = Waiting for players
ui-status-playing = In progress
ui-status-over = Finished
ui-import-title = Import a game
ui-import-about = A game file saved from Mercat. You can play on or look through it.
ui-import = Import
ui-export = Save as a file

## A new table

ui-new-title = New table: { $game }
ui-occasions = Kind of game
ui-occasion-evening = An evening with friends
ui-occasion-evening-about = No clock. The game starts when everybody is ready.
ui-occasion-days = Correspondence
ui-occasion-days-about = One day per turn, plus a reserve of three days. The game starts as soon as all seats are taken.
ui-occasion-rated = Rated
ui-occasion-rated-about = Accounts only, with a clock and without bots.
ui-occasion-learning = Learning
ui-occasion-learning-about = You against gentle bots, with the simplest rules of the game.
ui-new-rules-own = custom
ui-new-rules-usual = standard
ui-new-more = More
ui-new-seats = Seats
ui-new-bots = Bots
ui-new-listed = Show in the lobby
ui-new-listed-help = Anyone who visits this site can sit down, and the lobby may show the game while you play.
ui-new-sandbox = Sandbox
ui-new-sandbox-help = You play all seats yourself and undo as much as you like.
ui-deal = Deal by hand
ui-deal-about = For a game set up elsewhere, for example at your kitchen table: enter what was drawn, and this table starts exactly like that.
ui-deal-steps = Draw by draw
ui-deal-steps-help = You enter the draws one by one and see them on the table. You can draw the rest at random at any time.
ui-deal-lines = Or as text, one draw to a line
ui-deal-lines-help = In the notation of this game, in the order of the draws; # begins a comment. You can add draws for later in the game. Whatever you leave out is drawn at random.
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
ui-deal-notation-help = Save it to deal the same game again, or add draws for later in the game below.
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
ui-seats-lead = The game starts when all seats are taken.
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
ui-share-watch = Anyone with this link can watch.
ui-share-qr = Or scan with a phone
ui-personal-qr = The seat of { $seat } as a QR code
ui-share-local = This address works only on this computer. To let others in, start the server with --host 0.0.0.0 and open the address that it prints.
ui-options = Options of this table
ui-personal-title = Hand over your seat
ui-personal-about = Anyone who opens this link and confirms takes your seat; you can then only watch. Give it only to the right person.
ui-personal-make = Create a link to the seat
ui-personal-withdraw = Cancel links
ui-personal-withdraw-help = All links to your seat so far stop working.
ui-personal-withdrawn = The links to your seat no longer work.
ui-arrive-title = Take the seat of { $player }?
ui-arrive-about = { $game }: this link moves seat { $seat } to this browser. On the device from which the link comes, { $player } can then only watch.
ui-arrive = Take the seat

## The table

ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-your-turn = Your turn
ui-tab-begins = ● The game starts
ui-tab-mine = ● Your turn
ui-turn-of = { $player }’s turn
ui-over = The game is over
ui-waiting = Waiting for { $player }.
ui-thinking = { $player } is thinking.
ui-bot-holds-mine = A bot is playing for you.
ui-bot-holds-for = A bot is playing for you; { $player } called it in while you were away.
ui-bots-rest = The bots at this table have been stopped.
ui-bots-stop = Stop the bots
ui-bots-go-on = Restart the bots
ui-over-alone = { $points ->
    [one] The game is over, with 1 point.
   *[other] The game is over, with { $points } points.
  }
ui-winner = The game is over. { $player } wins.
ui-winners = The game is over. { $players } share the victory.
ui-in-past = You are looking at an earlier moment of the game.
ui-last-move = Since the last move
ui-spectator = Watching
ui-sandbox = Sandbox
ui-offline = Connection lost; reconnecting…
ui-unsure = No answer yet. Your action may have arrived all the same; the page shows it once the connection is back.
ui-unsure-move = No answer yet. Your move may have been made all the same; the page shows it once the connection is back.
ui-made = Your move was made.
ui-not-made = Your move was not made. Look at the table, then decide.
ui-tools = Tools
ui-text-view = Table as text
ui-text-preview = What the move would do
ui-text-after = Your panel after this move
ui-text-after-title = after the move
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
ui-made-by-itself = Your only move, made automatically: “{ $what }”
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
ui-undo-voters = { $players } must agree.
ui-undo-you = you
ui-redo = Redo
ui-redo-key = Redo the undone move (Ctrl+Y)
ui-restart-turn = Restart turn
ui-ask-undo = Ask to undo
ui-ask-here = Ask to undo to here
ui-ask-now = Ask { $players }
ui-undo-asked = { $player } asks to undo.
ui-undo-asked-mine = You have asked to undo.
ui-undo-waiting = No answer yet: { $waiting }.
ui-undo-held = { $count ->
    [one] A bot is playing for { $players }, who can answer after taking the seat back.
   *[other] Bots are playing for { $players }, who can answer after taking their seats back.
  }
ui-undo-refused = { $player } did not agree to the undo.
ui-bot-asked = { $player } proposes replacing { $seat } with a bot (“{ $bot }”).
ui-bot-asked-mine = You have proposed replacing { $seat } with a bot (“{ $bot }”).
ui-bot-asked-away = { $player } proposes removing the bot { $seat }. It would play on until somebody sits down.
ui-bot-asked-away-mine = You have proposed removing the bot { $seat }. It plays on until somebody sits down.
ui-bot-refused = { $player } did not agree to the change of bot.
ui-rules-asked = { $player } proposes continuing under the current rules.
ui-rules-asked-mine = You have proposed continuing under the current rules.
ui-rules-refused = { $player } did not agree to continue under the current rules.
ui-differs-title = The rules have changed since this game began
ui-differs-about = The rules or component values on this server have changed since this game began, and not all of its moves fit the current ones. Nothing is lost: you can save the whole game as a file, and none of its moves is deleted.
ui-differs-line = The first line that differs
ui-differs-line-of = line { $line } of { $length }
ui-differs-who = Who
ui-differs-nature = Drawn by chance
ui-differs-move = What
ui-differs-why = Why
ui-differs-results = The result, which still counts
ui-differs-next = How to continue
ui-differs-taking = The game can continue under the current rules from the last moment at which both agree. As with an undo, { $back ->
    [one] the last line of the journal is
   *[other] the last { $back } lines of the journal are
  } taken back, but the journal keeps what was played.
ui-differs-go-on = Continue from there
ui-differs-ask = Ask { $players } to continue from there
ui-differs-nothing = Not even the beginning of this game can be played under the current rules. Save it as a file: a server with the old rules can read it.
ui-request-host = The host
ui-request-withdraw = Cancel the request
ui-agree = Agree
ui-disagree = Refuse
ui-all-moves = All moves ({ $count })
ui-not-asked = Another decision comes first.
ui-not-yours = This belongs to { $player }.
ui-impossible = Not possible now. Why?
ui-refusals = Nothing else is possible
ui-mute = Do not warn me again
ui-hint = Hint
ui-hint-help = Up to three good moves. Everybody is told that you took a hint.
ui-hints = Good moves: chance of winning, expected points
ui-hints-alone = Good moves: expected points
ui-hints-plain = Good moves
ui-first-choices = Good first choices
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
ui-hint-first = the bots’ first choice
ui-since = Since your last turn ({ $count })
ui-zoom = Size of the board
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = Whole board
ui-time = Moments of the game
ui-time-first = Go to the start
ui-time-round-back = Back one round
ui-time-back = Back one move
ui-time-on = Forward one move
ui-time-round-on = Forward one round
ui-time-now = Go to the present
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
ui-announced-undone = The last move has been undone.
ui-chat = Chat
ui-chat-text = Message
ui-chat-none = No messages yet.
ui-notice-held = { $by } called in a bot for { $player }, who was away{ $count ->
    [0] .
   *[other] , with { $count } seconds to come back before its first move.
  }
ui-notice-choices = { $by } turned on good choices.
ui-notice-hint = { $by } took a hint.
ui-notice-by-watcher = A spectator
ui-notice-bot-set = { $by } put { $player }, a bot (“{ $bot }”), in a free seat.
ui-notice-bot-removed = { $by } removed the bot { $player }. It plays on until somebody sits down.
ui-notice-dealt-anew = { $player } took over from a bot. Nobody else had moved yet, so the game was dealt again and starts over.
ui-notice-came-again = { $player } sat down again. The deal stays the same.
ui-notice-left-deal = { $player } took over from a bot. A player had left before, so the deal stays the same.
ui-notice-begun = { $player } joined a game in progress. What was dealt and played before stays.
ui-notice-begun-by-hand = { $player } joined a game in progress. It was dealt by hand, so it was not dealt again.
ui-notice-begun-imported = { $player } joined a game that did not start at this table, but came from a file or a lesson.
ui-notice-rules-new = The rules or component values on this server have changed since the last move. All moves of this game fit the new ones, so it continues under them.
ui-notice-rules-taken-over = The rules have changed since this game began. It continues under the current ones, from the last moment at which both agree; later moves have been taken back.
ui-notice-sandbox = { $by } opened a sandbox from the current position, to try moves and take hints.
ui-arriving-dealt-anew = The game has started, but so far only bots have moved. If you sit down, it is dealt again.
ui-arriving-came-again = The game has started. You have had a seat here before, so it is not dealt again when you sit down.
ui-arriving-left-deal = The game has started, and a player has left it. So it is not dealt again when you sit down.
ui-arriving-begun = The game has started and people have moved. What was dealt and played before stays.
ui-arriving-begun-by-hand = The game has started. It was dealt by hand, so it is not dealt again when you sit down.
ui-arriving-begun-imported = This game did not start at this table: it came from a file or a lesson.
ui-chat-watching = { $name } (watching)
ui-send = Send
ui-final = Final scores
ui-place = Place
ui-player = Player
ui-total = Total
ui-ties-broken = Ties were broken by the rules.
ui-alone-like = That is about what the bot “{ $bot }” scores alone: usually { $least } to { $most } points.
ui-alone-between = Alone, “{ $weaker }” usually scores { $least } to { $most } points and “{ $stronger }” { $low } to { $high }. This is in between.
ui-alone-above = No bot usually scores that many alone: “{ $bot }” scores { $least } to { $most } points.
ui-alone-below = Bots usually score more alone: “{ $bot }” scores { $least } to { $most } points.
ui-rematch = Rematch
ui-rematch-alone = Play again
ui-to-rematch = Go to the next game
ui-help-now = The current decision
ui-help-steps = Step by step
ui-help-missed = Often forgotten
ui-help-signs = Symbols at the table
ui-help-browsers = Browsers
ui-browsers = Mercat works in Chrome and Edge from version { $chrome }, in Firefox from { $firefox } and in Safari from { $safari }.
ui-too-old = This browser is too old for Mercat. Pages may look wrong, and some things may not work.
ui-sign-choice = You can click this. In a lesson it marks what to click, up to Confirm. Click anything else to see why you cannot choose it.
ui-sign-chosen = You have chosen this. Click again to undo your choice.
ui-sign-look = Just look: the lesson talks about this.
ui-sign-news = Others have changed something here since your last turn.
ui-sign-after = Not yet: this is your panel after the move that you have chosen.
ui-help-icons = Icons
ui-help-set-up = Set-up and number of players
ui-to-rule = The rule
ui-help-search = Search the rules
ui-help-nothing = No rule contains these words.
ui-assumed = Assumed values
ui-keys-move = back and forward one move
ui-keys-round = back and forward one round
ui-keys-ends = to the start, to the present
ui-keys-arrows = on a map of hexes: to the neighbouring hex
ui-keys-choices = on a map: to the first, to the last possible hex
ui-keys-choice = on a map: to the previous, to the next possible hex
ui-keys-confirm = confirm the move
ui-keys-cancel = clear the selection
ui-keys-undo = undo
ui-keys-redo = redo the undone move
ui-keys-number = the button with that number, or in that place
ui-keys-letter = the button with that letter underlined
ui-keys-chat = write a message
ui-keys-skip = show the others’ moves at once
ui-keys-hint = hint, if available
ui-keys-zoom = larger, smaller, whole board
ui-keys-list = this list
ui-key-home = Home
ui-key-end = End
ui-key-page-up = Page Up
ui-key-page-down = Page Down
ui-key-enter = Enter

## Charts of a finished match

ui-charts = How the game went
ui-course = The rounds so far
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
} between bots of one kind ({ $bots }), simulated with the usual options. People may do differently.
ui-statistics-own = On this server
ui-statistics-own-about = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} with people at the table, without sandboxes.
ui-statistics-none = There are no statistics for the current rules of this game.
ui-statistics-assumed = Some values and readings of the rules are assumed, because no public source gives them. With a printed copy the figures may differ.
ui-statistics-players = { $seats ->
    [one] One player
   *[other] { $seats } players
}
ui-statistics-summary = On average a game takes { $moves } moves ({ $least } to { $most }), including draws, and the winner has { $winning } points.
ui-statistics-alone = On average a game takes { $moves } moves ({ $least } to { $most }), including draws, and ends with { $winning } points.
ui-statistics-seats = By seat
ui-statistics-often = Frequency
ui-statistics-wins = Wins
ui-statistics-mean = Mean score
ui-statistics-spread = From – to
ui-statistics-average = Mean
ui-statistics-rare = { $count ->
    [one] One more was too rare to say anything.
   *[other] { $count } more were too rare to say anything.
  }
ui-statistics-together = Things in one row always belonged to the same player.
ui-statistics-margin = ± is the 95% interval. Among { $seats } equally good players, each wins { $even } of the games.

## Transcripts: what was expected, and what was found

claim-nothing = nothing
claim-refusal = { $why }
claim-change = a change that this game understands (its rules ledger lists them)
claim-question = a question that this game understands (its rules ledger lists them)
claim-possible = a position that a match can reach
claim-written = a number that can be set; this one follows from the others
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
claim-can-go-on = a position from which the rules can continue
claim-can-move = a position in which the player to decide has a legal move
claim-no-move = no legal move at { $step }
claim-does-not-fit = { $error }; the values set by let do not fit together
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
claim-drawn-before = { $why } The seed has made this draw before the line “{ $line }”: write deal off at the top, or this line before that one
claim-instead = { $why } [{ $reason }] { $whose } to move: { $many ->
    [0] nothing
   *[other] { $moves } ({ $many } in all)
}
claim-step-line = step NAME; then aim MOVE, wrong NAME MOVE and look VALUE before the move that fulfils it
claim-step-look = look as FACET=VALUE or element=ID
claim-step-fulfilled = a move of the learner that fulfils the step before it, each step once
claim-step-reached = a step in the learner’s turn, with a legal move that fulfils it
claim-step-not-reached = no legal move fulfils it
claim-step-not-reached-after = not reached after { $moves }; write the others’ moves for this path as well
claim-step-missed = a legal move that is wrong
claim-step-not-missed = every legal move fulfils it
claim-step-goes-on = a lesson that continues after { $move }

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
    [one] One draw was made under earlier rules, and cannot be checked under the current ones.
   *[other] { $draws } draws were made under earlier rules, and cannot be checked under the current ones.
  }
proof-commitment = Commitment: { $commitment }
proof-seed = Seed: { $seed }
ui-chance = Fair chance
ui-chance-commitment = Commitment
ui-chance-seed = Seed
ui-chance-sign = Fair chance: check the draws
ui-chance-about = The commitment was public from the beginning, and the seed is published when the game is over. Anyone can check them against each other, and every draw: with the exported game and “mercat replay FILE --verify”, or the commitment by hand:

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
asked-step = the decision to make, or over
asked-to_move = who decides: a player’s name, nature, or nobody
asked-SEAT-score = the player’s points if the game ended now
asked-SEAT-score-LINE = the points in one line of the score sheet
asked-SEAT-place = the player’s place if the game ended now, from 1

## Reviews of finished games

review-outlook = { $win }%, { $points } points
review-outlook-points = { $points } points
review-worth = Chance of winning { $win }% instead of { $instead }%, expected points { $played } instead of { $better }.
review-worth-win = Chance of winning { $win }% instead of { $instead }%.
review-worth-points = Expected points: { $played } instead of { $better }.
review-worth-lead = Expected lead over the best opponent, in points: { $played } instead of { $better }.
review-before-draw = Before the next draw: { $worth }
review-better = The strongest bot would have played: { $move }
ui-review-no-turns = No decision was clearly worse than the strongest bot’s choice.
ui-review-by-search = There is no learned value for this game and number of players. The figures come from games that bots played to the end from each decision; they are rounded accordingly, and chances that are too uncertain are left out.
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
ui-review-doing = The bots are reviewing the game, which takes a while. The review will appear here; you can also come back later.
ui-review-look-again = Check again
ui-review-in-table = The same figures are in the table below.
ui-review-failed = The review could not be made.
ui-review-link = Review: chances and turning points

# -- people: the admin of the server

ui-admission = Who plays here
ui-admission-accounts-only = You need an account to play on this server. You can watch without one.
ui-admission-invitation-only = You need an invitation to play on this server. Enter your code, or sign in. You can watch without one.
ui-chat-accounts-only = You can read the chat. To write in it, you need an account.
ui-chat-invitation-only = You can read the chat. To write in it, you need an invitation or an account.
ui-admission-accounts-open = You need an account to open tables on this server. You can sit down at other people’s tables without one.
ui-admission-hosts-open = On this server the admin opens the tables. You can sit down at them.
ui-sign-in-or-create = Sign in or create an account
ui-invitation-code = Invitation code
ui-invitation-enter = Enter
ui-invitation-enter-there = Enter an invitation code
ui-announcement = Announcement
ui-announcement-close = Close the announcement
ui-banned-what-is-yours = Your data

ui-report-or-mute = Report or mute
ui-people-reported = The admins have your report. Thank you.
ui-people-muted = Muted: you will not see this person’s messages at any table.
ui-people-unmuted = You can see this person’s messages again.
ui-mute-title = Mute somebody
ui-mute-about = You do not see a muted person’s messages at any table. They are not told, and others still see them.
ui-people-watching = watching
ui-people-is-muted = muted
ui-mute-person = Mute
ui-unmute-person = Unmute
ui-mute-name = Mute { $name }
ui-unmute-name = Unmute { $name }
ui-people-nobody = Nobody else has sat down or written here.
ui-mutes-title = People you have muted
ui-report-title = Report to the admins
ui-report-about = The admins see who reports, the table, the message, and what you write. The person reported is not told.
ui-report-message = Message
ui-report-choose = Choose…
ui-report-person = Person
ui-report-text = What is wrong? (optional)
ui-report-send-message = Report the message
ui-report-send-person = Report the person

ui-host-page = Admin
ui-host-parts = Parts of this page
ui-host-done = Done. It is in the log.
ui-host-backups-failing = The last backup failed on { $at }: { $why }. Last successful backup: { $newest }.
ui-host-backups-late = The server has stopped making backups. Last backup: { $newest }. The server’s log says why.
ui-host-backups-never = none
ui-host-unversioned = { $game } plays differently than before (table { $table }), but the VERSION of its rules has not changed: its author must raise it.
ui-host-reports = Reports
ui-host-reports-open = { $count ->
    [one] One report has not been handled yet.
   *[other] { $count } reports have not been handled yet.
  }
ui-host-people = People
ui-host-tables = Tables
ui-host-chat = Chat
ui-host-bans = Bans
ui-host-invitations = Invitations
ui-host-announcement = Announcement
ui-host-limits = Limits
ui-host-log = Log
ui-host-search = Search
ui-host-search-people = Name, including names used at tables
ui-host-search-tables = Player’s name, or beginning of the table’s address
ui-host-somebody = somebody
ui-host-used-up = used up
ui-host-expired = expired
ui-host-lifted = lifted
ui-host-over = ended
ui-host-how-long = Duration
ui-host-hours-1 = an hour
ui-host-hours-24 = a day
ui-host-hours-168 = a week
ui-host-hours-720 = 30 days
ui-host-hours-8760 = a year
ui-host-hours-0 = for good
ui-host-reason = Reason, shown to the person (optional)
ui-host-ban = Ban
ui-host-ban-about = Banned people cannot play, write or watch. They can still download and delete their data, and see why and until when they are banned. At tables, others can call in a bot for them. You can lift the ban.
ui-host-ban-network = Ban the network
ui-host-ban-network-about = For guests and anonymous visitors from that network, not for accounts. Several households may share a network. You can lift the ban.
ui-host-address = Address, such as 203.0.113.9
ui-host-ban-people-there = To ban a person, find them under People, Reports or Chat.
ui-host-banned = Banned for good
ui-host-banned-until = Banned until { $until }
ui-host-lift = Lift the ban
ui-host-no-bans = Nobody is banned.
ui-host-network = network { $network }
ui-host-delete = Delete for good
ui-host-delete-table = Delete the table
ui-host-delete-line = Delete the message
ui-host-delete-about = This cannot be undone.
ui-host-delete-table-about = The table is deleted with its moves, chat and result; everybody with a seat is told that an admin deleted it. This cannot be undone.
ui-host-reported-by = reported by { $name }
ui-host-handle = Mark as handled
ui-host-handle-about = The report moves to the end of the list. You can open it again.
ui-host-handled = handled { $at }
ui-host-reopen = Reopen
ui-host-no-reports = No reports.
ui-host-is-host = admin
ui-host-is-account = account
ui-host-is-guest = guest
ui-host-seen = last seen { $at }
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
ui-host-no-messages = No messages.
ui-host-chat-of = Messages at table { $table }.
ui-host-chat-all = Messages at all tables
ui-host-invitations-idle = Guests do not need an invitation now: MERCAT_GUESTS is not set to invitation.
ui-host-invite = Create an invitation
ui-host-invite-about = A code lets in the number of people you choose. You can delete it; people who have used it stay.
ui-host-invite-people = Number of people
ui-host-invite-days = Valid for (days; 0: no limit)
ui-host-invite-note = Note for yourself (optional)
ui-host-code-once = This code is shown only now. Give the code or the link to the people you invite.
ui-host-code-link = Link with the code
ui-host-invitation-number = Invitation { $number }
ui-host-lets-in = { $count ->
    [one] { $count } person left
   *[other] { $count } people left
  }
ui-host-withdraw = Delete
ui-host-withdraw-about = The code will not let in anybody else.
ui-host-withdrawn = deleted
ui-host-no-invitations = No invitations.
ui-host-announce = Make an announcement
ui-host-announce-about = It appears at the top of every page until it ends. Readers can close it. It replaces an earlier announcement, and you can end it at any time.
ui-host-announce-text = Text
ui-host-end-announcement = End the announcement
ui-host-no-announcements = No announcements.
ui-host-limits-about = These are set in the server’s environment. Changes take effect after a restart; the hosting reference explains each one.
ui-host-settings = Settings
ui-host-rates = Requests
ui-host-rates-about = The limits for one network: at once, then per second.
ui-host-log-about = Actions of admins and commands, newest first. Entries are kept for a year, at most 5,000.
ui-host-by-command = a command
ui-host-until = until { $until }
ui-host-undone = undone { $at }
ui-host-no-acts = No actions yet.
ui-host-did-ban = banned { $whom }
ui-host-did-lift = lifted the ban of { $whom }
ui-host-did-invite = created invitation { $number } for { $people ->
    [one] { $people } person
   *[other] { $people } people
  }
ui-host-did-withdraw = deleted invitation { $number }
ui-host-did-announce = announced “{ $text }”
ui-host-did-end-announcement = ended announcement { $number }
ui-host-did-handle = handled a report about { $whom }
ui-host-did-reopen = reopened a report about { $whom }
ui-host-did-name-host = made { $whom } an admin
ui-host-did-remove-host = removed { $whom } as admin
ui-host-did-delete-table = deleted table { $table }
ui-host-did-delete-lines = { $lines ->
    [one] deleted { $lines } message at table { $table }
   *[other] deleted { $lines } messages at table { $table }
  }
ui-host-undo = Undo

# Why a game from elsewhere cannot be played
unplayable-import = The game { $name } of { $place } cannot be imported ({ $why }). Install what it needs, or fix it.
unplayable-no-game = The game { $name } of { $place } has no record: { $module }.{ $attribute } must be a mercat.engine.game.Game.
unplayable-other-name = The game { $name } of { $place } has a different name in its record: use { $name } there, or rename its entry point.
unplayable-name = The game “{ $name }” of { $place } has an invalid name: use lower-case letters, digits and single underscores, at most 40.
unplayable-taken = The game { $name } of { $place } is left out because another game has the same name: rename or remove one of them.
unplayable-no-texts = The game { $name } of { $place } has no texts: it needs a file text/en.ftl beside its module.
unplayable-set-up = The game { $name } of { $place } cannot be set up ({ $why }). Fix it; mercat check tells you more.
unplayable-outdated = The compiled form of the game { $name } of { $place } is older than its sources: run mercat compile again, or leave its folder out of PYTHONPATH.
