# -- ratings and the archive

problem-rated-accounts = You need an account for rated games. Create one or sign in, then sit down.
problem-rated-one-seat = At a rated table everybody has one seat, and you already have yours.
problem-rated-bots = Bots cannot play rated games against people. Remove the bots, or choose an unrated game.
problem-rated-deal = A rated game cannot be dealt by hand.
problem-rated-alone = A rated game needs at least two players. Choose more seats.
problem-rated-clock = A rated game needs a clock that does more than send reminders; otherwise a losing player could simply stop playing. Choose, for example, { $minutes } minutes each, plus { $seconds } seconds per turn.
problem-rated-sandbox = A sandbox cannot be rated.
problem-rated-guests = The game cannot be rated, because these people have no account: { $people }.
problem-rated-own-bot = In a rated game, no bot can play for you while you keep your seat. If you leave, you will finish last.
problem-rated-no-sandbox = You can try out positions from a rated game once it is over.
problem-rated-no-export = You can save a rated game as a file once it is over.
problem-rated-entered = The result already counts towards the ratings, so moves can no longer be undone.
problem-nothing-to-enter = There is no result to count.
problem-not-your-finished-game = That is not one of your finished games.
ui-rated = rated
ui-rated-label = Rated
ui-rated-about = This game is rated: the result changes the players’ ratings.
ui-rated-accounts = Only people with an account can play, with one seat each and without bots. Everybody at the table can see your rating.
ui-rated-not-there = Until the game ends, you cannot get hints, open a sandbox or save the game as a file. Rated games cannot be dealt by hand.
ui-rated-leaving = You will finish last if you leave, lose your seat, or have a bot playing for you at the end.
ui-rated-when = The result will count { $minutes } minutes after the game ends, or as soon as everybody at the table agrees.
ui-rated-newcomer = Anyone who joins now will take another player’s place and will not be rated.
ui-rated-more = What this means
ui-terms-rated = Rated
ui-terms-rated-help = Players need an account. Games have a clock, and no bots or hints. If you leave, you will finish last.
ui-terms-rated-guest = Rated games are for people with an account.
ui-leave-rated = This game is rated: if you leave, you will finish last.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Rating
ui-rating-first = first rated game
ui-rating-games = { $count ->
    [one] from one rated game
   *[other] from { $count } rated games
  }
ui-rating-about = Everybody starts at 1500. A player rated 200 points higher wins about three out of four two-player games. The ± shrinks with every rated game.
ui-rating-course = Ratings after { $count } games, from { $first } to { $last }
ui-rated-pending = Provisional. The result will count once everybody still at the table agrees, and no later than
ui-rated-pending-alone = Provisional. You are the only player still at the table, so you can count the result now. It will count no later than
ui-rated-entered = The result counts towards the ratings.
ui-rated-for-nobody = The result does not change any ratings, because fewer than two of the original players can be compared, or none of them played to the end.
ui-rated-left = did not play to the end: last place
ui-rated-ask = Ask the others to count the result now
ui-rated-enter = Count the result now
ui-rating-asked = { $player } proposes counting the result now. Once the result counts, no moves can be undone.
ui-rating-asked-mine = You have proposed counting the result now. Once the result counts, no moves can be undone.
ui-rating-refused = { $player } did not agree. The result will count anyway, a few minutes after the game ends.
ui-ratings-of = Ratings: { $game }
ui-ratings-list = All ratings
ui-ratings-rank = Place
ui-ratings-people = People
ui-ratings-order = Sorted by the lower end of each rating’s range (the rating minus its ±). To be listed, you need { $fewest } different opponents in rated games and a public page.
ui-ratings-none = Nobody is listed yet. To be listed, you need { $fewest } different opponents in rated games and a public page.
ui-ratings-unseen = { $count ->
    [one] One rated player is not listed: their page is not public, or they have had fewer than { $fewest } opponents.
   *[other] { $count } rated players are not listed: their pages are not public, or they have had fewer than { $fewest } opponents.
  }
ui-ratings-before = Higher ratings
ui-ratings-after = Lower ratings
ui-ratings-bots = Bots
ui-ratings-bots-about = Bots are rated separately, in their own tournaments for each player count, so their ratings cannot be compared with people’s.
ui-replay = Replay
ui-archive-title = Archive
ui-archive-lead = Finished games that all the players have agreed to publish.
ui-archive-none = No games in the archive yet.
ui-archive-any = any
ui-archive-rated-yes = rated
ui-archive-rated-no = unrated
ui-archive-bots = Bots
ui-archive-no-bots = people only
ui-archive-person = Player (account name)
ui-archive-with = Games with { $name }.
ui-archive-person-page = View profile
ui-archive-nobody = There is nobody called “{ $name }” with a public page.
ui-archive-of = Games with { $name } in the archive
ui-archive-statistics = Statistics for these games
ui-archive-statistics-lead = What usually happened in the games you searched for.
ui-archive-statistics-about = { $games ->
    [one] One game
   *[other] { $games } games
  } from the archive, played under the current rules.
ui-archive-statistics-none = None of these games was played under the current rules.
ui-archive-to = Go to the archive
ui-archived = This game is in the archive: all the players agreed.
ui-archive-about = Once all the players agree, anyone can find, replay and review this game in the archive, with the players’ names and the chat.
ui-archive-about-last = If you agree, anyone can find, replay and review this game in the archive, with the players’ names and the chat.
ui-archive-waiting = { $count ->
    [one] You have agreed. One more player must agree before the game is published.
   *[other] You have agreed. { $count } more players must agree before the game is published.
  }
ui-archive-agree = Agree to publish
ui-archive-withdraw = Remove from the archive
ui-archive-withdraw-consent = Withdraw my consent
ui-archive-me-about = The archive shows finished games to everybody, with names and chat, if all their players agree.
ui-archive-me-no = Ask me about each game
ui-archive-me-yes = Publish all my games
