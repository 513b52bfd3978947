# -- my games

ui-news = News
ui-games-title = My games
ui-games-all = All games
ui-my-page = My page
ui-tab-games = ({ $count }) { $answers ->
    [0] Your turn
   *[other] Waiting for you
  }
ui-games-waiting = { $answers ->
    [0] Your turn
   *[other] Waiting for you
  }
ui-games-changed = Last activity
ui-answer-undo = Undo?
ui-answer-bot = Change the bot?
ui-answer-absent = Call in a bot?
ui-answer-over-time = Call in a bot?
ui-answer-given-away = Give the seat away?
ui-answer-pause = Pause?
ui-answer-rating = Should this result count?
ui-answer-rules = New rules?
ui-answer-ready = Start?
ui-answer-ready-about = All seats are taken. The game starts when everybody is ready, including you.
ui-answer-archive = Publish?
ui-answer-archive-about = A player has agreed to publish this game, so that anyone can find, replay and review it. Do you agree too?
ui-archive-refuse = Do not publish
ui-archive-declined = You chose not to publish this game, so it stays out of the archive. You can still change your mind.
ui-rating-since = rating after this game: { $rating }
ui-games-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
ui-games-waiting-said = { $count ->
    [0] No games are waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
  }
ui-games-paused = Paused
ui-games-running = In progress
ui-games-opened = Waiting for players
ui-games-finished = Finished
ui-games-turn-of = { $player } to move
ui-games-bot-plays = A bot is playing for you
ui-games-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
ui-games-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $seats }
ui-games-ended = Ended
ui-games-opened-at = Opened
ui-games-gone = Only the result is left. The table was deleted after a long period of inactivity.
ui-games-hide = Hide
ui-games-show = Show again
ui-games-hidden = { $count ->
    [one] One hidden game
   *[other] { $count } hidden games
  }
ui-games-search = Search
ui-games-by-game = Game
ui-games-all-games = All
ui-games-by-person = Player’s name
ui-games-since = From
ui-games-until = To
ui-games-state = Status
ui-games-state-all = All
ui-games-state-playing = In progress
ui-games-state-open = Waiting for players
ui-games-state-over = Finished
ui-games-state-hidden = Hidden
ui-games-found = Games found
ui-games-none = You have not played here yet.
ui-games-none-found = No games match.
ui-games-pages = Pages
ui-games-newest = Newest
ui-games-older = Older
ui-next-game = Next
ui-next-game-about = { $count ->
    [one] Go to the next game: one more is waiting for you
   *[other] Go to the next game: { $count } more are waiting for you
  }
ui-person-mine = you
ui-person-guest = Guest
ui-person-account = Has an account
ui-person-account-you = You have an account
ui-person-guest-you = You play as a guest
ui-person-shown = Who can see this page?
ui-person-shown-companions = People I have played with
ui-person-shown-everybody = Everybody
ui-person-shown-nobody = Only me
ui-person-shown-about = This page shows your finished games. People who are allowed to see it can open it by clicking your name at a table.
ui-person-games = { $games ->
    [one] One game with other people,
   *[other] { $games } games with other people,
  } { $wins ->
    [0] none won.
    [one] one won.
   *[other] { $wins } won.
  }
ui-person-alone = { $count ->
    [one] One game against bots.
   *[other] { $count } games against bots.
  }
ui-person-by-players = By number of players
ui-person-played = Games
ui-person-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
ui-person-best = Best score
ui-person-against = You and { $name }
ui-person-against-here = You and { $name } in this game
ui-person-together = { $count ->
    [one] You have finished one game together.
   *[other] You have finished { $count } games together.
  }
ui-person-you-ahead = You finished ahead
ui-person-ahead = { $name } finished ahead
ui-person-equal = Tied
ui-person-nothing = No finished games yet.
ui-person-newest = Latest games
ui-person-unlisted = { $count ->
    [one] One of the games counted here is private, so it is not listed.
   *[other] { $count } of the games counted here are private, so they are not listed.
  }
problem-not-your-game = That is not one of your games.
problem-others-wait = Other people are waiting for you in this game, so you cannot hide it. You can leave your seat instead.
problem-no-person = This page does not exist, or you are not allowed to see it.
