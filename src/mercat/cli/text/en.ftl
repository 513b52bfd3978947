## What the command line says while a match is played or told.

serving = Mercat is at { $address } – Ctrl+C ends it; tables are kept in { $data }.
serving-others = Others in your network open { $address }
hello = Choose by number, or type a move. “help” explains the rest.
goodbye = Until next time.
over = The game is over.
player = Player { $number }
bot-random = Random
bot-greedy = Greedy
bot-search = Search
so-far = So far: { $said } (Enter: one step back)
sure = Make this move all the same? (yes/no)
yes = yes
    .letter = y
undone = Taken back to line { $length }.
no-such-number = Choose a number from 1 to { $most }.
not-understood = This is not understood; “help” lists what is.
which-file = Name a file after the command.
which-language = Name one of these after the command: { $languages }.
saved = Saved to { $file }.
not-saved = { $file } could not be written: { $why }
how-to-move = A number chooses; Enter goes one step back or shows the table; a move may be typed as the history writes it.

command-undo = undo
    .letter = u
    .help = takes your last decision back
command-view = view
    .letter = v
    .help = shows the table
command-history = history
    .letter = h
    .help = tells the game from the beginning
command-scores = scores
    .letter = s
    .help = the scores if the game ended now
command-save = save
    .letter = w
    .help = with a file: saves the match
command-load = load
    .letter = o
    .help = with a file: goes on with a saved match
command-language = language
    .letter = l
    .help = with en, es or pl: changes the language
command-help = help
    .letter = ?
    .help = explains this decision and the commands
command-quit = quit
    .letter = q
    .help = leaves the match

words-moves = Moves (a word in capitals stands for one of its values)
words-values = Values
words-paths = Paths, for “let” and “=” in transcripts (in brackets: what stands there)
words-score = Lines of the score sheet (SEAT.score.LINE)
words-steps = Decisions (“= step”), and what may be said then
words-reasons = Reasons of refusals

## Errors

error-two-bots = name at least two bots, each once; search:200 and search:800 are two
error-no-game = there is no game “{ $name }”{ $nearest }
error-did-you-mean = ; did you mean { $near }?
error-there-are = ; there are { $known }
error-wrong-seats = { $game } is for { $fewest } to { $most } players, not { $wanted }
error-option-form = write an option as name=value, not “{ $text }”
error-no-option = { $game } has no option “{ $name }”{ $nearest }
error-no-value = option { $name } has no value “{ $value }”{ $nearest }
error-no-bot = there is no bot “{ $name }”{ $nearest }
error-bot-limit = “{ $name }” takes no such limit; search takes iterations (search:2000) or seconds (search:1.5s)
error-refused = { $why }
error-in-file = { $path }: { $why }
error-no-transcript = there is no transcript (*.play) in { $path }
error-exists = { $path } exists already; nothing was written
error-game-exists = there is a game { $name } already; nothing was written
error-cannot-write = cannot write to { $path }: { $why }
error-cannot-write-into = cannot write to { $path }: { $why }; choose a folder with --into
error-not-writable = { $path } cannot be written to; choose a folder with --into
error-folder-or-reset = name the folder of the corrected files, or --reset
error-no-components = { $game } keeps no component data in files
error-too-large = { $path } is larger than { $most } bytes
error-not-text = { $path } is not text in UTF-8
error-cannot-read = cannot read { $path }: { $why }
error-trial-too-long = { $path }: a game with these files was not over after { $seconds } seconds
error-no-language = there is no language “{ $name }”{ $nearest }
error-bad-name = “{ $name }” cannot be the name of a game; use small letters, digits and _, for example wool_market
error-bad-title = a title has 1 to 60 letters, and none of { $marks } among them
error-dealt-already = a saved match is dealt already: --load goes without --deal
error-name-a-game = name a game, as `mercat games` lists them, or a saved match with --load
error-players-for-seats = { $players } players for { $seats } seats
error-bots-for-seats = { $bots } bots for { $seats } seats; name one bot for all seats, or one for each
error-other-game = { $path } is a match of { $game }, not of { $named }
error-cannot-keep = cannot keep tables in { $path }: { $why }
error-no-server = the web server is not installed; in a clone of Mercat: pip install ".[server]"
error-port-taken = cannot listen at { $host } port { $port }: it is in use; choose another with --port or MERCAT_PORT, or 0 for any
error-cannot-listen = cannot listen at { $host } port { $port }: { $why }
error-stopped = stopped
error-go-back = { $why }; `mercat data use GAME --reset` goes back to the packaged files
error-see-help = { $why }; `{ $command } --help` tells what there is
error-unknown-option = no such option: { $name }
error-unknown-command = no such command “{ $name }”
error-missing = { $name } is missing
error-at-least = { $name } must be at least { $least }, not { $value }
error-at-most = { $name } must be at most { $most }, not { $value }
error-needs-value = { $name } needs a value
error-bad-value = “{ $value }” does not fit { $name }

## What checks and new games say

check-expected = expected:
check-found = found:
check-holds = { $files ->
    [one] 1 transcript
   *[other] { $files } transcripts
}, { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}: everything holds
check-fails = { $files ->
    [one] 1 transcript
   *[other] { $files } transcripts
}, { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}: { $failed } failed
data-well = { $path }: all is well, { $found }
data-packaged = { $game } is played with the packaged files
data-own = { $game } is played with the files of { $path } ({ $found }); a server must be started again
new-find = Let mercat find it:
new-play = Play it in the terminal:
new-serve = Play it in the browser:
new-check = Check its transcripts:
new-test = Run its tests:
new-next = Then change it into yours, one rule at a time: { $path } says what each file is for.

## Help

panel-usage = Usage:
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-default = {"["}default: {"{}"}]
panel-required = {"["}required]
help-mercat = A table for economic board games: in the browser, in the terminal, and as a fast library for bots.
help-epilog = Exit codes: 0 all is well, 1 a check failed or something was refused, 2 the command was not understood.
help-any-help = Show this message and exit.
help-any-language = en, es or pl; without it MERCAT_LANGUAGE or the language of the system.
help-any-as_json = Answer with JSON, for programs.
help-any-game = A game, as `mercat games` lists them.
help-any-seats = How many play.
help-any-option = An option of the game, or the name of a preset. Repeatable.
help-any-deal = A file with what is drawn, one line for each draw; then the seed goes on.
help-any-games = How many games.
help-any-seed = The seed of the first deal, a whole number; each game takes the next.
help-any-bots = Bots by seat: random, greedy, search, search:2000 (iterations), search:1.5s.
help-any-processes = Games at the same time; 0 for every processor.
help-any-folder = The folder of the corrected files.
help-mercat-version = The version, and whether its games are compiled.
help-serve = Serve the table to browsers, until Ctrl+C.
help-serve-host = The address to listen at; 0.0.0.0 lets others in.
help-serve-port = 0 takes any that is free.
help-serve-data = The folder for tables and the secret key.
help-serve-open_browser = Show it in the browser.
help-play = Play in the terminal, alone against bots or with others at the same keyboard: choose by number, or type moves.
help-play-game = A game; not needed with --load.
help-play-player = Who plays at this keyboard. Repeatable.
help-play-bots = Who plays the other seats.
help-play-seed = What chance is dealt by: a whole number or 32 hexadecimal digits.
help-play-load = Go on with a saved match.
help-games = List the games with their players and options; or one game with its moves, values, paths and reasons, explained.
help-games-name = One game, with all its words.
help-simulate = Play many games between bots and report lengths, moves on offer, and scores by seat and by bot.
help-arena = Let bots play each other: the same deals for everybody, seats rotated; at least as many games as asked for.
help-replay = Tell a saved match from the beginning: who did what, and what came of it.
help-replay-file = A saved match.
help-replay-at = Up to this line of the journal, and the table then.
help-replay-verify = Say only whether the seed fits its commitment and every draw follows from it. Fails where they do not.
help-check = Run transcripts and report each line that does not hold, with what was expected and found. Exit code 1 if one fails.
help-check-files = Transcripts, or folders of them (*.play).
help-check-stop_first = Stop at the first line that does not hold.
help-bench = Measure whole random games inside the engine, the same from a Python loop and interpreted, copies, memory and import.
help-bench-game = A game; all of them without one.
help-bench-rounds = Every figure is the median of so many rounds.
help-new = Write a small game that plays at once: data, words, rules, texts in three languages, drawing, transcript and ledger.
help-new-game = Its name: small letters, digits and _.
help-new-title = The title people read; the name in capitals without one.
help-new-into = A folder of games; without one the checkout's where the command is run in one, else the installed package's.
help-data = Component data (TOML): write them out, check corrected ones, play with them.
help-data-export = Write the component files in force into a folder, to be corrected. Nothing is overwritten.
help-data-export-folder = Where to; a new folder <GAME>-data here without one.
help-data-check = Build the game's tables from corrected files and play a little with them; say what is wrong. Changes nothing.
help-data-use = Check corrected files and play with them from now on; or go back with --reset. A match belongs to its components.
help-data-use-reset = Play with the packaged files again.
