## What the command line says while a match is played or replayed.

serving = Mercat is running at { $address } – press Ctrl+C to stop; tables are stored in { $data }.
serving-here = It listens at { $address }
serving-others = Others on your network open { $address }
serving-interpreted = The games are interpreted, not compiled. Everything works, but bots that search, such as Master, examine 40 to 100 times fewer positions in the same time and so play worse.
hello = Choose by number, or type a move. Type “help” for more.
goodbye = Until next time.
over = The game is over.
player = Player { $number }
bot-gentle = Gentle
bot-casual = Casual
bot-steady = Steady
bot-strong = Strong
bot-master = Master
bot-random = Random
bot-greedy = Greedy
bot-search = Search
bot-lookahead = Lookahead
bot-planner = Planner
bot-policy = Policy
so-far = So far: { $said } (Enter: one step back)
sure = Make this move anyway? (yes/no)
yes = yes
    .letter = y
undone = Undone, back to line { $length }.
no-such-number = Choose a number from 1 to { $most }.
not-understood = Not understood; type “help” for the commands.
which-file = Name a file after the command.
which-language = Name one of these after the command: { $languages }.
saved = Saved to { $file }.
not-saved = { $file } could not be written: { $why }
how-to-move = Type a number to choose; Enter goes one step back or shows the table. You can also type a move as the history writes it.

command-undo = undo
    .letter = u
    .help = undoes your last decision
command-view = view
    .letter = v
    .help = shows the table
command-history = history
    .letter = h
    .help = prints the game so far
command-scores = scores
    .letter = s
    .help = the scores if the game ended now
command-save = save
    .letter = w
    .help = with a file: saves the game
command-load = load
    .letter = o
    .help = with a file: continues a saved game
command-language = language
    .letter = l
    .help = with en, es or pl: changes the language
command-help = help
    .letter = ?
    .help = explains this decision and the commands
command-quit = quit
    .letter = q
    .help = leaves the game

words-moves = Moves (a word in capitals stands for one of its values)
words-draws = Draws, made by nature or written in a deal
words-values = Values
words-paths = Paths, for “let” and “=” in transcripts (with their values in brackets)
words-asked = Further paths, for “=” only
words-further = Lines of transcripts specific to this game
words-score = Lines of the score sheet (SEAT.score.LINE)
words-steps = Decisions (“= step”), with the moves that answer them in brackets
words-reasons = Reasons for refusals

## Errors

error-other-run = { $path } contains another run (another game, number of players or --hidden) or a damaged one; name another folder
error-train-needs-numpy = Training needs NumPy: pip install 'mercat[train]'.
error-no-inputs = { $game } declares no inputs for a learned value (Game.inputs): see docs/learned-value.md.
error-start-has-more-units = { $path } has { $units } hidden units; --hidden can add units, not remove them
error-no-policy = { $game } has no policy to train (Advice.policy).
error-policy-alone = A policy is trained against opponents; write 2, or a range from 2 such as 2-4.
error-other-policy = { $path } contains another policy (another game or number of players) or a damaged one; name another folder
error-not-policy = { $path } is not a policy of { $game }; name the policy.json that `mercat train-policy` writes
error-not-players = “{ $text }” is not a number of players that can be trained together; write 1, 2, or a range from 2 such as 2-4.
error-not-a-plan-number = “{ $text }” is not a number of the plan; write NAME=NUMBER with one of { $known }, within sensible limits.
error-ladder-needs-openskill = A ladder needs OpenSkill: pip install 'mercat[ladder]'.
error-bots-for-ladder = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; a ladder needs at least as many different bots as seats
error-write-without-ladder = --write stores ratings, so it needs --ladder
error-other-games = { $path } contains other games; name another file
error-without-output = { $name } describes the contents of a file of games, so it needs --output
error-not-a-data-set = games are written to a file ending in .jsonl or .parquet, not to { $path }
error-parquet-needs-pyarrow = A Parquet file needs PyArrow: pip install 'mercat[data]'. JSON lines need nothing.
error-not-a-place = “{ $name }” is not a place to play games; write --on ray, or leave it out
error-cluster-needs-ray = A cluster needs Ray: pip install 'mercat[ray]'.
error-no-cluster = the Ray cluster cannot be reached: { $why }
error-no-ratings = { $path } is not a file of ratings for { $game }; nothing was written
error-no-task = there is no task “{ $name }”{ $nearest }
error-one-bot = name one bot, without commas
error-two-bots = name at least two different bots; search:200 and search:800 count as two
error-alone-against-others = --alone compares two bots with at least two seats, without --ladder: the first bot has one seat, the second all others
error-no-game = there is no game “{ $name }”{ $nearest }
error-did-you-mean = ; did you mean { $near }?
error-there-are = ; choose from: { $known }
error-wrong-seats = { $game } is for { $fewest } to { $most } players, not { $wanted }
error-option-form = write an option as name=value, not “{ $text }”
error-no-option = { $game } has no option “{ $name }”{ $nearest }
error-no-value = option { $name } has no value “{ $value }”{ $nearest }
error-unguided = { $bot } draws its moves by a policy of playouts, and { $game } has none
error-unlearned = { $bot } needs a learned value of { $game } for { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, and there is none for this version of the game; `mercat train` makes one
error-not-weights = { $path } is not a file of weights; name the .json file that `mercat train` writes
error-not-settings = { $path } is not a file of search settings; it must contain a JSON object, as docs/bots.md describes
error-no-setting = in { $path }: there is no search setting “{ $name }”{ $nearest }
error-wrong-setting = in { $path }: { $name } cannot be { $value }
error-no-bot = there is no bot “{ $name }”{ $nearest }
error-no-style = { $game } has no style “{ $name }”; its styles: { $known }
error-not-styled = “{ $name }” does not name a style: write a strength, ~ and a style ({ $known }), as in casual~builder
error-no-module = there is no module “{ $module }” in the current folder or on Python’s path; write module:Class, without .py
error-module-fails = { $module } cannot be imported: { $why }
error-no-class = the module { $module } has no class { $name }
error-no-pick = { $bot } is not a bot; a bot is a class with a method pick(game, state, moves, seed)
error-not-created = { $bot } cannot be created without arguments: { $why }
error-illegal-pick = the bot { $bot } picked { $move }, which is not a legal move; pick returns one of moves.listed()
error-bot-limit = “{ $name }” does not take this limit; search takes iterations (search:2000) or seconds (search:1.5s)
error-refused = { $why }
error-in-file = { $path }: { $why }
error-no-transcript = there is no transcript (*.play) in { $path }
error-exists = { $path } already exists; nothing was written
error-game-exists = a game { $name } already exists; nothing was written
error-no-statistics = there are no statistics of { $game } under these rules; --games N makes them
error-not-statistics = { $path } is not a file of statistics of { $game }; nothing was written
error-statistics-games = --write needs --games, the number of games to simulate
error-statistics-bot = all seats are played by the same bot; name only one
error-statistics-played = --played shows games played on a server; --games and --write are for simulations
error-none-played = people have not finished any game of { $game } under these rules
error-one-form = choose one of --ids, --csv and --json
error-cannot-write = cannot write to { $path }: { $why }
error-cannot-write-into = cannot write to { $path }: { $why }; choose a folder with --into
error-folder-or-reset = name the folder with the corrected files, or --reset
error-no-components = { $game } has no component data files
error-too-large = { $path } is larger than { $most } bytes
error-not-text = { $path } is not UTF-8 text
error-cannot-read = cannot read { $path }: { $why }
error-because-no-such-file = there is no such file or folder
error-because-is-folder = it is a folder
error-because-no-folder = part of the path is not a folder
error-because-not-permitted = permission denied
error-because-read-only = the file system is read-only
error-because-disk-full = the disk is full
error-because-file-exists = a file with this name already exists
error-because-in-use = another process is writing to it
error-because-name-too-long = the name is too long
error-because-no-such-address = this machine does not have this address
error-because-no-such-host = there is no machine with this name or address
error-trial-too-long = { $path }: a game with these files did not finish within { $seconds } seconds
error-no-language = there is no language “{ $name }”{ $nearest }
error-no-mypyc = compiling needs mypy and setuptools; install them with pip install "mercat[compile]"
error-no-c-compiler = compiling needs a C compiler, and none was found; the game also plays interpreted
error-no-game-project = { $path } does not declare a game; it needs a name and an entry point in the group { $group }, as mercat new writes it
error-no-game-package = { $path } does not contain the package { $package } of its entry point
error-not-compiled = the game was not compiled ({ $why }); all messages are in { $path }
error-bad-name = “{ $name }” cannot be the name of a game; use lower-case letters, digits and _, for example wool_market
error-name-of-python = “{ $name }” is the name of a module of Python or of Mercat itself; choose another
error-bad-title = a title has 1 to 60 characters, without { $marks }
error-load-settles = --load cannot be combined with { $name }, because the saved game determines it
error-name-a-game = name a game, as `mercat games` lists them, or a saved game with --load
error-same-name = two players are called { $name }; give each a different name
error-players-for-seats = { $players ->
    [one] 1 player
   *[other] { $players } players
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
error-bots-for-seats = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; name one bot for all seats, or one for each
error-other-game = { $path } is a game of { $game }, not of { $named }
error-cannot-keep = cannot store tables in { $path }: { $why }
error-no-server = the web server is not installed; in a clone of Mercat, run pip install ".[server]"
error-no-tables = there are no tables: { $path } does not exist
error-no-database = the tables cannot be read: { $why }
error-backup-exists = { $path } already exists; --force replaces it
error-not-folder = { $path } is a file; regular backups need a folder
error-once-without-every = --once needs --every, which says when a backup is due
error-no-interval = “{ $value }” is not an interval of a minute or more, such as 90m, 24h or 7d
error-no-days = “{ $value }” is neither a number of days from 0 to { $most } nor a duration such as 12h
error-empty-passphrase = { $path } does not contain a passphrase
error-broken-journals = { $path }: { $many ->
    [one] the journal of table { $table } cannot be read
   *[other] { $many } journals cannot be read, including that of table { $table }
}; everything else can be restored
error-no-games-folder = MERCAT_GAMES points to { $path }, which is not a folder
error-nobodys-folder = MERCAT_DATA names { $path }, in the home folder of a user who does not exist
error-no-home = HOME is “{ $home }”, which is not an absolute path, so there is no folder for the data; set HOME, or name the folder with MERCAT_DATA
error-no-table = there is no table { $table }; nothing was changed
error-no-chat-line = the chat of table { $table } has no line { $line }; nothing was deleted
error-no-network = “{ $network }” is neither an address nor a network as `mercat tables list` shows it
error-no-address = “{ $address }” is not an address such as https://example.org/mercat
error-no-mail-address = “{ $address }” is not an email address such as ana@example.org
error-ids-or-json = name either --ids or --json
error-needs-yes = cannot ask for confirmation here; use --yes to delete without asking
error-nothing-deleted = nothing was deleted
error-port-taken = cannot listen at { $host } port { $port }: it is in use; choose another with --port or MERCAT_PORT, or 0 for any
error-one-writer = { $number } processes need PostgreSQL (MERCAT_DATABASE): with SQLite only one process can write at a time. Leave out --processes to use one.
error-no-playwright = --browser needs Playwright and Chromium: pip install playwright, then playwright install chromium
error-develop-host = --develop is for this computer alone: leave out --host and MERCAT_HOST
error-develop-processes = --develop serves in one process: leave out --processes and MERCAT_PROCESSES
developing = Transcripts, saved matches and tracebacks: { $address }develop
error-cannot-listen = cannot listen on { $host } port { $port }: { $why }
error-stopped = stopped
error-go-back = { $why }; `mercat data use GAME --reset` returns to the packaged files
error-see-help = { $why }; see `{ $command } --help`
error-unknown-option = no such option: { $name }
error-unknown-command = no such command “{ $name }”
error-extra-argument = unexpected argument “{ $name }”
error-no-command = name one of these commands
error-missing = { $name } is missing
error-at-least = { $name } must be at least { $least }, not { $value }
error-at-most = { $name } must be at most { $most }, not { $value }
error-needs-value = { $name } needs a value
error-takes-no-value = { $name } takes no value
error-bad-value = “{ $value }” is not valid for { $name }

## What checks and new games say

check-expected = expected:
check-found = found:
check-holds = { $files ->
    [one] 1 transcript
   *[other] { $files } transcripts
}, { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}: all passed
check-game-holds = { $game } keeps every promise of a game
check-game-fails = { $game }: { $failed ->
    [one] 1 promise is
   *[other] { $failed } promises are
} broken
check-fails = { $files ->
    [one] 1 transcript
   *[other] { $files } transcripts
}, { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} failed{ $failed ->
    [one] , in 1 transcript
   *[other] , in { $failed } transcripts
}
check-saved = { $path } contains a match that shows this; open it with mercat play --load or mercat serve --develop
check-stubs = { $path }: { $number ->
    [one] 1 stub
   *[other] { $number } stubs
} appended; write the texts in place of ???
check-digests-kept = { $path } now has the seeded games of version { $version }
data-well = { $path }: no errors, { $found }
trial-not-built = the files have the right form, but { $game } cannot be built from them ({ $why })
trial-not-played = the files have the right form, but a game with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} fails ({ $why })
trial-broke-off = the trial stopped without a result
trial-digest = digest { $digest }
data-packaged = { $game } now uses the packaged files
data-own = { $game } now uses the files of { $path } ({ $found }); restart a running server
compiled = Compiled in { $seconds } seconds: { $path }
compiled-use = To play with it: { $command }
new-find = Let mercat find it:
new-play = Play it in the terminal:
new-serve = Play it in the browser:
new-check = Run Mercat’s own checks:
new-test = Run its tests:
new-next = Then turn it into your own game, one rule at a time: Mercat’s { $path } explains how.

## Results of simulate, arena and bench

simulate-summary = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $actions } actions in { $seconds } s ({ $rate } per second); on average { $length } actions per game and { $legal } legal moves per decision
arena-summary = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} in { $seconds } s
evaluated = { $player } at { $task }, { $games } games: { $metric ->
    [points] { $value } points on average (95%: { $span })
   *[other] { $value } won (95%: { $span }), { $points } points on average
}
column-seat = seat
column-all-seats = all
column-bot = bot
column-wins = wins
column-mean = mean score
column-deviation = std. dev.
column-average = mean
column-least = min
column-median = median
column-most = max
column-games = games
column-share = share
column-interval = 95%
column-score = mean score
column-place = mean place
column-rating = rating
column-ahead = ahead of the next
column-time = ms per move
column-line = line
column-moves = moves
column-ended = ended (UTC)
column-decision = decision
review-rounds = Chance of winning and expected score after each round
review-rounds-points = Expected points after each round
review-line = line { $line }
backed-up = { $path } ({ $megabytes } MB) contains { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $moves } journal lines.
restored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $moves } journal lines, as of { $made } UTC, restored to { $database }.
verified = { $path } can be restored. Tables: { $tables }. Journals replayed to their end: { $played }; games not started: { $unbegun }; of games, rules or components that are not installed here: { $elsewhere }.
exported = { $games ->
    [one] 1 game
   *[other] { $games } games
} written to { $path }{ $left ->
    [0] {""}
    [one] ; 1 played under other rules or component data was left out
   *[other] ; { $left } played under other rules or component data were left out
}
column-table = table
column-game = game
column-state = state
column-seats = seats
column-lines = lines
column-messages = messages
column-changed = changed (UTC)
column-network = network
column-at = when (UTC)
column-name = name
column-said = text
table-open = open
table-playing = playing
table-over = over
table-sandbox = sandbox
table-lesson = lesson
table-imported = imported
table-bot = bot ({ $bot })
doctor-agrees = { $table }: { $game } agrees ({ $length } lines).
doctor-agrees-anew = { $table }: { $game } agrees ({ $length } lines), and continues under these rules when it is opened.
doctor-differs = { $table }: { $game } differs at line { $line } of { $length }, “{ $text }”: { $why } It agrees up to line { $agreed }.
doctor-unplayable = { $table }: { $game } cannot be played under these rules: { $why }
doctor-forgotten = { $game } plays differently than before, but the VERSION of its rules has not changed: its author must raise it.
doctor-tables = { $agree ->
    [one] 1 running table agrees
   *[other] { $agree } running tables agree
  } with these rules, { $differ ->
    [one] 1 does not.
   *[other] { $differ } do not.
  }
tables-found = { $tables ->
    [0] no tables
    [one] 1 table
   *[other] { $tables } tables
}
results-found = { $results ->
    [0] no results
    [one] 1 result
   *[other] { $results } results
}{ $gone ->
    [0] {""}
   *[other] ; in brackets: deleted tables ({ $gone })
}
tables-no-chat = The chat is empty.
tables-delete = { $tables ->
    [one] Permanently delete the table { $table } with its moves, chat and result? (yes/no)
   *[other] Permanently delete { $tables } tables with their moves, chats and results? (yes/no)
}
tables-deleted = { $tables ->
    [one] 1 table deleted.
   *[other] { $tables } tables deleted.
} A running server notices at once, open pages within a minute.
chat-delete = { $lines ->
    [one] Permanently delete this chat message? (yes/no)
   *[other] Permanently delete these { $lines } chat messages? (yes/no)
}
chat-deleted = { $lines ->
    [one] 1 message deleted.
   *[other] { $lines } messages deleted.
} A running server notices at once, open pages within a minute.
train-stopped = Stopped. Run the same command again to continue in { $folder }.
statistics-summary = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} between bots ({ $bots }); on average { $moves } moves per game, and the winner scores { $winning }
statistics-played = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} between people on this server; on average { $moves } moves per game, and the winner scores { $winning }
column-wins-share = wins, % ± 95%
train-line = { $minutes } min, { $games } games, mean score { $points }, error { $error }
train-score = score in check games { $number }
train-against = won { $number }% against the previous check
train-against-older = { $number }% against four checks earlier
train-policy-line = { $minutes } min, { $games } games
train-policy-won = { $seats } players: won { $won }% against the untrained policy (equal strength: { $fair }%)
bench-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $form }
bench-compiled = compiled
bench-interpreted = interpreted
bench-rate = { $number } actions/s
bench-playout_actions_per_s = random games inside the engine
bench-loop_actions_per_s = the same from a Python loop
bench-interpreted_actions_per_s = the same inside the engine, interpreted
bench-copy_us = copying a position
bench-mean_legal = legal moves per decision, on average
bench-forced = decisions with one legal move
bench-nature = decisions made by nature
bench-mean_length = decisions per game
bench-rss_mb = resident memory
bench-import_ms = import of the engine and the game
bench-reference_loop_ms = reference loop in plain Python
bench-learning = measuring environments
bench-learning-title = Steps with observation and mask, on one core ({ $form })
bench-tutorial = PettingZoo’s tutorial
bench-fast-way = In PettingZoo’s own loop, its wrappers and sampling from the mask take most of the time: train with mercat.learning.Batch or mercat.envs.vector.Learners.
bench-game = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
bench-single = one game
bench-batch = batch of 64
bench-steps = { $number } steps/s
bench-reference = × compares with PettingZoo’s connect_four, raw_env(), measured alternately: { $speeds }
bench-no-reference = To compare with PettingZoo’s connect_four, install "pettingzoo[classic]".

## Help

panel-usage = Usage:
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-some-options = [OPTIONS]
panel-some-command = COMMAND [ARGUMENTS]…
panel-default = {"["}default: { $value }]
panel-least = {"["}at least { $least }]
panel-range = {"["}{ $least } to { $most }]
panel-required = {"["}required]
help-mercat = Economic board games: in the browser, in the terminal, and as a fast library for bots.
help-epilog = Exit codes: 0 success, 1 a check failed or something was refused, 2 the command was not understood.
help-any-help = Show this message and exit.
help-any-language = en, es or pl; default: MERCAT_LANGUAGE or the system’s language.
help-any-as_json = Print JSON, for programs.
help-any-game = A game, as `mercat games` lists them.
help-any-seats = The number of players.
help-any-option = An option of the game, or the name of a preset. Repeatable.
help-any-deal = A file of draws, one per line; later draws follow from the seed.
help-any-games = The number of games.
help-any-seed = The seed of the first game, a whole number; each further game adds 1.
help-any-bots = Bots by seat: gentle, casual, steady, strong, master; random, greedy, search:2000 (iterations), planner:1.5s; or your own, module:Class.
help-any-processes = Number of processes (default 1); 0 for one per processor.
help-any-on = ray: run on a Ray cluster, with all its processors unless -j limits them.
help-any-output = Write a row for each finished game to this file, .jsonl or .parquet. The same command continues it, also with more --games.
help-any-journals = With --output: include the moves of every game.
help-any-positions = With --output: include what the seats observed at every decision, as rows of numbers.
help-any-folder = The folder with the corrected files.
help-mercat-version = Print the version, and whether the games are compiled.
help-serve = Run the web server until Ctrl+C.
help-serve-host = The address to listen on; 0.0.0.0 lets others in.
help-serve-port = 0 takes any free port.
help-serve-data = The folder for tables and the secret key.
help-serve-processes = The number of processes that serve at this address; needs PostgreSQL.
help-serve-open_browser = Open the browser.
help-serve-develop = Develop this game: the server picks up every change, shows whole tracebacks, and opens transcripts and saved matches as tables.
help-play = Play in the terminal, alone against bots or with others at the same keyboard: choose by number, or type moves.
help-play-game = A game; not needed with --load.
help-play-player = The name of a player at this keyboard. Repeatable.
help-play-bots = The bots for the other seats.
help-play-seed = The seed of all draws: a whole number or 32 hexadecimal digits.
help-play-load = Continue a saved game.
help-doctor-tables = Replay all running tables under these rules and name the lines that differ. Changes nothing.
help-export-tables = Write a server’s finished games to a file, one row each, without names.
help-export-tables-file = The file, .jsonl or .parquet.
help-export-tables-positions = Include what the seats observed at every decision, as rows of numbers.
help-doctor = Check a server’s settings, database, disk, clock, versions and proxy, and say what is wrong and what to do.
help-doctor-address = The site’s public address (https://…); also asks the running server through its proxy.
help-doctor-mail = Send a test email to this address.
help-games = List the games with their players and options; or one game with its moves, values, paths and reasons, explained. Exit code 1 if a game in MERCAT_GAMES cannot be played.
help-games-name = One game, with its vocabulary.
help-simulate = Play many games between bots and report lengths, numbers of legal moves, and scores by seat and by bot.
help-statistics = Show what usually happens in a game. With --games, simulate it again for every number of players, or for --seats.
help-statistics-games = The number of games for each number of players.
help-statistics-bots = The bot that plays every seat; default: strong with a learned value, policy with a policy of playouts, else greedy.
help-statistics-write = Store the figures in this file, replacing those for the same number of players; a server reads the game’s data/statistics.json.
help-statistics-played = Show what people played on a server, from the results of their games.
help-statistics-data = The server’s folder, with --played.
help-evaluate = Play the games of a task, each deal from every seat, and report the result with its 95% interval and all versions.
help-evaluate-player = A bot, or your own: module:Class.
help-evaluate-task = The task: game, version, seats, as in GAME-v1-2p.
help-evaluate-deals = The number of deals, instead of the task’s own.
help-arena = Play bots against each other on the same deals with the seats rotated, at least as many games as requested.
help-arena-bots = The bots to compare; with --ladder from weak to strong. A search takes a limit (search:2000, planner:1.5s); module:Class is your own.
help-arena-alone = The first of two bots has one seat, each in turn, and the second all others.
help-arena-ladder = Rate the bots in games with random line-ups; without --bots, the five strengths.
help-arena-write = Store the ratings in this file, beside those for other numbers of players.
help-backup = Write everything a server stores (tables, key, corrected components) to one file, also while it runs.
help-backup-place = The file; or a folder, in which each backup is named after its time.
help-backup-every = Keep making backups in the folder, at this interval: 24 (hours), 90m, 7d.
help-backup-once = With --every: make a backup if one is due, then exit.
help-backup-keep = How many backups to keep in the folder; default with --every: 7.
help-backup-force = Replace the file if it exists.
help-backup-verify = Then check that it can be restored, and read all journals.
help-restore = Restore a backup into an empty database, SQLite or PostgreSQL, and an empty data folder.
help-restore-file = The backup.
help-restore-verify = Change nothing; check that it can be restored, and read all journals.
help-any-passphrase_file = A file with the passphrase for encryption; default: MERCAT_BACKUP_PASSPHRASE, if set.
help-train = Train the value of a game by self-play. The folder stores the run; a stopped run continues from there.
help-train-folder = The folder of the run: checkpoints, weights and progress.
help-train-seats = The number of players, or a range from 2 (2-4). For one player, train alone.
help-train-minutes = The length of the whole run, including earlier parts.
help-train-hidden = The number of hidden units; default: 64, or those of --start.
help-train-start = Begin with the weights of a .json file, or with the game’s own (shipped), instead of none.
help-train-seed = The seed of the run, a whole number.
help-train-numbers = Change a number of the training plan, such as trust=0.9. Repeatable; see docs/learned-value.md.
help-train-policy = Train the policy of a game’s playouts by self-play. A stopped run continues from the policy in its folder.
help-train-policy-folder = The folder of the run: policy.json and progress.
help-train-policy-seats = The number of players, or a range (2-4), at least 2.
help-train-policy-minutes = The length of the whole run, including earlier parts.
help-train-policy-start = Begin with the weights of a policy.json, or with the game’s own (shipped), instead of none.
help-train-policy-seed = The seed of the run, a whole number.
help-replay = Print the history of a saved game: each player’s moves and their events.
help-replay-file = A saved game.
help-replay-at = Stop after this line of the journal, and show the table at that point.
help-replay-verify = Only check that the seed matches its commitment and every draw follows from it; fail if not.
help-review = Review saved games: each seat’s chances and expected points round by round, and the costliest decisions.
help-review-files = Saved games, finished or not.
help-review-every_decision = Print every decision as well.
help-review-processes = Number of games reviewed at once (default 1); 0 for one per processor.
help-check = Run transcripts, and check games by name; report what fails, and what to do. Exit code 1 if anything fails.
help-check-files = Transcripts, folders of them (*.play), or names of games.
help-check-stop_first = Stop at the first line that fails.
help-check-stubs = Append stubs of missing texts, with the facts they may speak of, to the files of the game.
help-check-browser = Also look at the table of a game in Chromium (Playwright): boards without area, text below 11 pixels.
help-check-save = Write the match in which each finding was seen into this folder.
help-bench = Measure random games in the engine, from a Python loop and interpreted; copying, memory and import time.
help-bench-game = A game; default: all of them.
help-bench-rounds = The number of rounds; every figure is their median.
help-bench-learning = Measure the machine learning environments instead, next to one of PettingZoo’s.
help-compile = Compile the engine and a project’s game together, into the project’s folder build/compiled.
help-compile-path = The project’s folder, with its pyproject.toml; default: the current one.
help-new = Write a small game that already plays: in a clone of Mercat a built-in game, elsewhere a separate project.
help-new-game = Its name: lower-case letters, digits and _.
help-new-title = The title shown to people; default: the name, capitalised.
help-new-into = Where to write the project; default: in a clone of Mercat its games, elsewhere the current folder.
help-tables = List and delete a server’s tables and chat messages, also while it runs.
help-tables-list = List a server’s tables, the last changed first; options narrow the list.
help-tables-list-game = Of this game.
help-tables-list-state = Open (waiting for players), playing or over.
help-tables-list-older = Unchanged for at least this many days.
help-tables-list-newer = Changed within this many days.
help-tables-list-network = Opened from this address, or from the network that the list shows.
help-tables-list-name = With somebody whose name contains these letters or looks like them.
help-tables-list-ids = Print only the names of the tables.
help-tables-show = Show a table, its people, and its chat with line numbers.
help-tables-delete = Permanently delete tables with their moves, chats and results, or only the remaining results.
help-tables-delete-table = The tables, by name or address.
help-tables-delete-chat = Permanently delete lines of a table’s chat.
help-tables-delete-chat-line = The numbers of the lines, as `mercat tables show` prints them.
help-results = List the results of games that people finished on a server, newest first, including those of deleted tables.
help-results-game = Of this game.
help-results-name = With somebody whose name contains these letters or looks like them.
help-results-newest = Only this many, the newest.
help-results-ids = Print only the names of the tables.
help-results-as_csv = Print CSV, a row for each seat.
help-any-table = The table, by name or address.
help-any-yes = Delete without asking.
help-any-data = The folder with the tables.
help-data = Manage component data (TOML): export it, check corrected files, use them.
help-data-export = Write the component files in use to a folder, to be corrected. Nothing is overwritten.
help-data-export-folder = The folder to write to; default: a new folder <GAME>-data here.
help-data-check = Build the game’s tables from corrected files, play a few games with them, and report errors. Changes nothing.
help-data-use = Check corrected files and use them from now on, or return to the packaged ones with --reset. A game keeps its components.
help-data-use-reset = Use the packaged files again.

## `mercat doctor`

doctor-title-settings = Settings
doctor-title-files = Data folder
doctor-title-disk = Disk
doctor-title-database = Database
doctor-title-backups = Backups
doctor-title-clock = Clock
doctor-title-versions = Versions
doctor-title-compiled = Compiled form
doctor-title-machine = Machine
doctor-title-games = Games
doctor-title-server = Server on this machine
doctor-title-address = Public address
doctor-title-mail = Email
doctor-title-sign-on = This server’s own sign-in
doctor-level-good = good
doctor-level-note = worth knowing
doctor-level-wrong = wrong
doctor-total = Wrong: { $wrong }, worth knowing: { $note }, good: { $good }
doctor-failed = The check “{ $check }” could not be carried out: { $why }.
    .do = See whether another finding explains it; if not, report it as a bug in Mercat.
doctor-settings-valid = All settings are valid; set in the environment: { $many }.
doctor-settings-invalid = A setting is invalid, so the server will not start: { $why }
    .do = Correct or unset the variable; docs/hosting-reference.md lists the settings.
doctor-settings-short-key = { $what } The server will not start.
    .do = { $todo }
doctor-settings-misspelt = There is no setting { $name }, so the variable has no effect.
    .do = Rename it if you mean { $near }.
doctor-settings-unknown = There is no setting { $name }, so the variable has no effect.
    .do = Unset it, or look up the name in docs/hosting-reference.md.
doctor-settings-unencrypted = The server listens at { $host } without HTTPS: others on the network can read everything, including cookies.
    .do = Put a proxy with HTTPS in front of it and set MERCAT_SECURE=yes, unless the network is your own.
doctor-settings-no-limits = The limits for browsers and networks are off: a single visitor can exhaust the server.
    .do = Unset MERCAT_LIMITS=no if strangers can reach the server.
doctor-settings-trusts-all = Forwarded addresses are trusted from everywhere while the server listens at { $host }: anyone can claim any address.
    .do = Name the proxy’s address in FORWARDED_ALLOW_IPS, or let only the proxy reach the server.
doctor-settings-trusts-a-name = FORWARDED_ALLOW_IPS contains “{ $name }”, which is neither an address nor a network and matches nothing.
    .do = Write the proxy’s address or network, such as 172.16.0.0/12.
doctor-files-writable = { $path } can be written to.
doctor-files-no-folder = The data folder { $path } does not exist yet; the first start creates it.
    .do = If there should be tables, check MERCAT_DATA, or name the folder with --data.
doctor-files-not-a-folder = { $path } is not a folder.
    .do = Move the file away, or set MERCAT_DATA to a folder.
doctor-files-not-writable = { $what } No move can be stored.
    .do = { $todo }
doctor-files-open-folder = Other users of this machine can enter { $path }.
    .do = chmod 700 { $path }
doctor-files-open = Other users of this machine can read or write { $path } (mode { $mode }).
    .do = chmod 600 { $path }
doctor-files-of-another = { $path } belongs to { $owner }, but { $me } is running this command.
    .do = Run the server and the doctor as the same user: sudo -u { $owner } mercat doctor. If { $owner } is not the server’s user, change the owner of the file.
doctor-files-no-key = There is no key { $path } yet; the first start creates one.
    .do = If there are already tables, put the key from the backup back: without it people lose their seats.
doctor-key-fault = { $what } The server will not start.
    .do = { $todo }
doctor-files-key = The key { $path } is valid.
doctor-disk-room = { $free } MB are free at { $path }.
doctor-disk-scarce = Only { $free } MB are free at { $path }; the database takes { $size } MB, and a backup needs as much again.
    .do = Free some space, or delete old tables (mercat tables).
doctor-disk-full = Only { $free } MB are free at { $path }; soon no moves can be stored.
    .do = Free some space now.
doctor-disk-no-files = The file system of { $path } has room for only { $left } more files.
    .do = Delete unneeded files there; their number counts, not their size.
doctor-database-no-url = MERCAT_DATABASE is not a database address.
    .do = Write it as postgresql+psycopg://user:password@host/mercat, or unset it: the server then uses SQLite.
doctor-database-none = There is no database { $path } yet; the first start creates it.
    .do = If there should be tables, check MERCAT_DATA, or name the folder with --data.
doctor-database-answers = The database answers: { $kind }.
doctor-database-fault = { $what }
    .do = { $todo }
doctor-database-revision = The database fits this version (revision { $revision }).
doctor-database-older = The database has an older format (revision { $revision }; this version has { $newest }).
    .do = Make a backup and start the server once to update the database.
doctor-database-former = This version cannot use the database yet: { $why }.
    .do = Back up the data folder, then follow these steps.
doctor-database-unknown-revision = This version cannot use the database: { $why }.
    .do = Install the version of Mercat that made it, or restore the backup from before the update. This version knows revisions up to { $newest }.
doctor-database-sound = The database is intact ({ $size } MB read).
doctor-database-long = The database has { $size } MB, too much to read within { $seconds } seconds; no damage was found so far.
    .do = For a full check: sqlite3 mercat.sqlite3 "PRAGMA quick_check"
doctor-ratings-agree = People’s ratings follow from their rated games ({ $games ->
    [one] one game
   *[other] { $games } games
 }, { $people ->
    [one] one rating
   *[other] { $people } ratings
 }).
doctor-ratings-differ = People’s ratings do not follow from their rated games: { $games } games and { $people } ratings differ. Tables: { $tables }.
    .do = Restore the last backup from before somebody changed the database by hand, or report it as a bug.
doctor-database-on-a-network = { $path } is on a network file system ({ $kind }), where SQLite’s locks are unreliable and tables can be damaged.
    .do = Move the data folder to a local disk, or use PostgreSQL.
doctor-database-no-wal = The database is in journal mode { $mode }, not WAL: readers wait for writers.
    .do = Start the server once to switch to WAL. If that does not last, the file system does not allow it.
doctor-database-large-wal = { $path } has grown to { $size } MB: something has been reading the database for a long time.
    .do = Stop programs that keep the database open, such as an sqlite3 shell, or restart the server.
doctor-database-several-processes = { $processes } processes have the SQLite file open.
    .do = If these are several servers, use PostgreSQL; if not, stop the programs that do not belong there.
doctor-database-connections = PostgreSQL has room for a server process: it needs { $needed } connections, { $used } of { $usable } are in use; its time zone is { $zone }.
doctor-database-scarce-connections = PostgreSQL allows { $usable } connections, of which { $used } are in use; another server process needs { $needed }.
    .do = Before you start another process, raise max_connections.
doctor-database-few-connections = PostgreSQL allows only { $usable } connections; one server process needs { $needed }.
    .do = Raise max_connections in postgresql.conf.
doctor-database-encoding = The database’s encoding is { $encoding }, which cannot store all names.
    .do = Create a database with ENCODING 'UTF8' and move the tables there with pg_dump.
doctor-backups-none = No backup of this server is known.
    .do = Start the server with MERCAT_BACKUP_EVERY=24, or make one now: mercat backup FILE.
doctor-backups-made = The last backup was made on { $at } (UTC): { $path }.
doctor-backups-old = The last known backup is { $days } days old ({ $path }).
    .do = Start the server with MERCAT_BACKUP_EVERY=24, or make one now: mercat backup FILE.
doctor-backups-late = The server should make a backup every { $every } hours, but made the last one on { $at } (UTC).
    .do = Make sure that the server runs with MERCAT_BACKUP_EVERY; its log says why a backup failed.
doctor-backups-failing = The last backup attempt failed on { $at } (UTC): { $why }.
    .do = Fix the cause, then try: mercat backup FILE.
doctor-backups-not-writable = The backup folder { $path } cannot be written to ({ $why }).
    .do = Name another folder in MERCAT_BACKUP_FOLDER; with systemd, also in ReadWritePaths.
doctor-backups-same-disk = The backups in { $path } are on the same disk as the database, and would be lost with it.
    .do = Name a folder on another disk in MERCAT_BACKUP_FOLDER, or copy the folder elsewhere regularly.
doctor-clock = The time is { $now } UTC; the system’s time zone is { $zone }. Times are stored in UTC.
doctor-clock-past = The clock says { $now }, before this version was installed ({ $made }).
    .do = Set the clock, and keep it set with NTP (timedatectl set-ntp true).
doctor-clock-future = Stored times lie in the future: the newest is { $moment }, and the clock says { $now } (UTC).
    .do = Set the clock, and keep it set with NTP (timedatectl set-ntp true), on all machines that share the database.
doctor-clock-differs = The clocks of this machine and of the database server are { $seconds } seconds apart.
    .do = Keep both set with NTP (timedatectl set-ntp true).
doctor-games = These games can be played: { $games }.
doctor-games-unplayable = { $what }
    .do = The server runs without this game; its tables wait.
doctor-versions = Mercat { $version } with Python { $python } and SQLite { $sqlite }; all package versions fit.
doctor-versions-not-installed = Mercat { $version } runs from its sources and is not installed, so its package versions were not checked.
    .do = make install
doctor-versions-of-another = Mercat { $version } is running, but version { $installed } is installed.
    .do = Install this version again (make install), and restart the server.
doctor-versions-range = { $name } { $version } is installed; Mercat needs { $wanted }.
    .do = Install the locked versions: make install, or pip install --require-hashes -r requirements.txt
doctor-versions-missing = The package { $name } is missing; Mercat needs { $wanted }.
    .do = Install the locked versions: make install, or pip install --require-hashes -r requirements.txt
doctor-compiled = The games are compiled.
doctor-compiled-for-bots = The games are interpreted here, and bots use the compiled form in { $path }.
doctor-compiled-stale = The compiled form is older than { $path }.
    .do = make compiled, then restart the server.
doctor-compiled-not = The games are interpreted from { $path }, so bots that search play worse. A compiler is available.
    .do = make install, then start the server with .venv/bin/mercat serve
doctor-compiled-no-compiler = The games are interpreted, so bots that search play worse; to compile them, this is missing: { $missing }.
    .do = Install it (Debian: apt install gcc python3-dev), then make install
doctor-machine-files = { $files } open files are allowed, enough for { $connections } connections.
doctor-machine-few-files = Only { $files } open files are allowed, enough for { $connections } of { $wanted } connections.
    .do = Raise the limit: LimitNOFILE=16384 in the systemd unit, ulimits in compose.yaml. The limit shown is that of this shell; a service has its own.
doctor-machine-memory = There are { $present } MB of memory; with these settings the server takes up to about { $needed } MB.
doctor-machine-little-memory = There are { $present } MB of memory; with these settings the server may take about { $needed } MB.
    .do = Lower MERCAT_TABLES_MEMORY or MERCAT_WORKERS, or give the server more memory.
doctor-machine-few-processors = MERCAT_WORKERS is { $workers }, but there are only { $processors } processors, so bots share them with the server.
    .do = Set MERCAT_WORKERS to { $processors } or less.
doctor-server-not-running = No server answers at { $address } ({ $why }).
    .do = Start it, or run the doctor with the server’s settings (MERCAT_PORT, MERCAT_HOST, MERCAT_DATA).
doctor-server-is-another = The program that answers at { $address } is not Mercat.
    .do = Stop the other program, or set another MERCAT_PORT.
doctor-server-ready = The server at { $address } is ready.
doctor-server-not-ready = The server is not ready ({ $reason }).
    .do = stopping: wait until it has stopped. database: see the findings about the database. revision: restart the server, another version has migrated the database. damaged, storing: see the findings about the database, the files and the disk.
doctor-server-of-another-key = The server at { $address } has a different key from { $path }, so it is not the one whose tables are stored there.
    .do = Run the doctor with the server’s settings (MERCAT_DATA, MERCAT_SECRET_KEY), as the server’s user.
doctor-server-of-another-version = The running server is version { $running }, but { $version } is installed.
    .do = Restart the server.
doctor-address-no-key = The running server reports what it sees only to a program that has its key, and there is no key in { $path }.
    .do = Start the server once, or name its folder with --data.
doctor-address-unreachable = { $address } cannot be reached: { $why }.
    .do = Check the name, the firewall, the proxy and its certificate.
doctor-address-leads-elsewhere = { $address } redirects to { $location }.
    .do = Name that address, or change the redirect.
doctor-address-host-refused = The server refuses the host name { $host }.
    .do = Add it to MERCAT_HOSTS, and let the proxy forward the header Host.
doctor-address-of-another = Another server answers at { $address }, or one with another key (status { $status }).
    .do = Check where the proxy sends requests, and run the doctor with the server’s settings.
doctor-address-answers = { $address } leads to this server.
doctor-address-scheme = The server received HTTP although the address begins with https, so its personal links begin with http.
    .do = Let the proxy send X-Forwarded-Proto, and add its address ({ $peer }) to FORWARDED_ALLOW_IPS.
doctor-address-cookies = MERCAT_SECURE is off, so browsers would send cookies without HTTPS too.
    .do = Set MERCAT_SECURE=yes once the site uses only HTTPS.
doctor-address-no-cookies = MERCAT_SECURE is on, but { $address } is not HTTPS: browsers discard the cookies, so nobody can take a seat.
    .do = Use HTTPS, or set MERCAT_SECURE=no.
doctor-address-host = The header Host arrived as “{ $host }” instead of “{ $wanted }”, so moves from browsers are refused.
    .do = Let the proxy forward it; with nginx: proxy_set_header Host $host; with an unusual port: $http_host
doctor-address-prefix = The server’s pages are below { $prefix }, but the address leads to { $wanted }.
    .do = Set MERCAT_PREFIX to the path of the address, or name the address with the path.
doctor-address-not-trusted = The proxy sends the visitors’ addresses, but the server does not trust it ({ $peer }), so all visitors share the limits of one.
    .do = Add { $peer } to FORWARDED_ALLOW_IPS.
doctor-address-no-client = The proxy does not send the visitors’ addresses, so all visitors share the limits of one.
    .do = Let it send X-Forwarded-For; with nginx: proxy_set_header X-Forwarded-For $remote_addr;
doctor-address-client = The server sees this visitor as { $client }.
doctor-address-http-1-0 = The proxy speaks HTTP/1.0 to the server, so every request needs a new connection.
    .do = With nginx: proxy_http_version 1.1; proxy_set_header Connection "";
doctor-address-streams = Streams arrive without delay.
doctor-address-buffered = The proxy buffers streams, so players do not see the others’ moves.
    .do = Switch buffering off for this site; with nginx: proxy_buffering off;
doctor-address-stream-broken = A stream did not arrive: { $why }.
    .do = Check the time limits of the proxy; with nginx: proxy_read_timeout 1h;
doctor-address-http-2 = Browsers get HTTP/2.
doctor-address-no-http-2 = Browsers do not get HTTP/2, so a person with six open tables is stuck.
    .do = Switch it on in the proxy; with nginx: listen 443 ssl http2;
doctor-address-certificate = The certificate expires on { $until }.
    .do = Find out why it has not been renewed yet.
doctor-address-not-set = MERCAT_URL is not set, so links use the name that the visitor used, and neither email nor your own sign-in is possible.
    .do = Set MERCAT_URL to the site’s public address, such as https://example.org/mercat.
doctor-address-not-public = You named the address { $address }, but MERCAT_URL is { $url }, and links are made from that.
    .do = Set MERCAT_URL to the address that visitors use.
doctor-address-unencrypted = The public address { $url } is not HTTPS: passkeys are not possible there, and others on the network can read passwords.
    .do = Put a proxy with HTTPS in front of the server, and set MERCAT_URL to its address.
doctor-mail-none = No mail server is set, so only a recovery code replaces a lost password.
    .do = Set MERCAT_MAIL_SERVER and MERCAT_MAIL_FROM if you want email.
doctor-mail-no-address = A mail server is set, but no email is sent: without MERCAT_URL there are no links for it.
    .do = Set MERCAT_URL to the site’s public address.
doctor-mail-unreachable = The mail server { $server } cannot be used: { $why }.
    .do = Check MERCAT_MAIL_SERVER, _PORT, _TLS, _USER and _PASSWORD, the firewall, and the server’s certificate.
doctor-mail-server = The mail server { $server } accepts the connection.
doctor-mail-refused = The mail server refused an email to { $address }: { $why }.
    .do = Check MERCAT_MAIL_FROM: the mail server may only send from certain addresses.
doctor-mail-sent = The mail server has accepted an email to { $address }; check that it arrives.
doctor-sign-on-no-address = An issuer is set, but nobody can sign in with it: without MERCAT_URL it cannot send people back.
    .do = Set MERCAT_URL to the site’s public address.
doctor-sign-on-unusable = The issuer { $issuer } cannot be used: { $why }.
    .do = Check MERCAT_OPENID_ISSUER letter by letter, including a slash at its end, and that the server reaches it by HTTPS.
doctor-sign-on-answers = The issuer { $issuer } answers. It must know the redirect address { $back }.

## mercat admin

admin-host-named = { $name } is now an admin and sees the page /host.
admin-host-removed = { $name } is no longer an admin.
admin-host-already = There is nothing to change for { $name }.
admin-banned = Ban { $number } is in force. To lift it: mercat admin lift { $number }
admin-lifted = The ban has been lifted.
admin-handled = The report has been marked as handled.
admin-reopened = The report has been reopened.
admin-withdrawn = The invitation has been deleted.
admin-announced = The announcement appears at the top of every page.
admin-ended = The announcement has ended.
admin-no-hosts = There are no admins.
admin-no-people = Nobody found.
admin-no-bans = Nobody is banned.
admin-no-reports = No reports.
admin-no-invitations = No invitations.
admin-no-acts = No actions yet.
error-person-or-network = name either a person or, with --network, a network
error-no-account = there is no account “{ $name }”; name guests by the id that `mercat admin people` shows
error-part-of-network = “{ $network }” is only part of a network; give an address, or all digits
column-person = id
column-account = account
column-host = admin
column-seen = seen (UTC)
column-sessions = devices
column-tables = tables
column-banned = banned
column-number = number
column-made = created (UTC)
column-until = until (UTC)
column-reason = reason
column-by = by
column-handled = handled (UTC)
column-text = what is wrong
column-left = people left
column-note = note
column-act = action
column-undone = undone (UTC)
help-admin = Manage admins, bans, reports, invitations, the announcement and the log of a server, also while it runs.
help-admin-host = Make an account an admin, who sees the page /host.
help-admin-host-name = The name of the account.
help-admin-host-remove = Remove the account as admin.
help-admin-hosts = List the admins.
help-admin-people = List people: accounts first, then the last seen.
help-admin-people-name = With a name, also one used at a table, that contains these letters or looks like them.
help-admin-ban = Ban a person, or the guests and anonymous visitors of a network.
help-admin-ban-name = The name of an account, or the id that `mercat admin people` shows.
help-admin-ban-network = An address of the network, or its hash.
help-admin-ban-days = For this many days; default: permanently.
help-admin-ban-reason = The reason, shown to the banned person.
help-admin-bans = List bans, those in force first.
help-admin-lift = Lift a ban.
help-admin-lift-number = The number that `mercat admin bans` shows.
help-admin-reports = List reports, open ones first.
help-admin-handle = Mark a report as handled.
help-admin-handle-number = The number that `mercat admin reports` shows.
help-admin-handle-reopen = Reopen the report.
help-admin-invite = Print a new invitation code; it is not shown again.
help-admin-invite-many = The number of people it lets in.
help-admin-invite-days = Valid for this many days; 0: no limit.
help-admin-invite-note = A note for yourself.
help-admin-invitations = List invitations, newest first; their codes are not stored.
help-admin-withdraw = Delete an invitation: its code stops working.
help-admin-withdraw-number = The number that `mercat admin invitations` shows.
help-admin-announce = Announce something at the top of every page, replacing an earlier announcement.
help-admin-announce-text = The text, shown as written in all languages.
help-admin-announce-days = For this many days; 0: until it is ended.
help-admin-end-announcement = End the announcement.
help-admin-end-announcement-number = Its number; default: the newest.
help-admin-log = List the actions of admins and commands, newest first.
