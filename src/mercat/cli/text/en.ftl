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
