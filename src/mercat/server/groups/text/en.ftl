# -- groups

problem-no-group = This group does not exist, or you are not allowed to see it.
problem-not-member = Only members of the group can do that.
problem-not-keeper = Only an organiser of this group can do that.
problem-no-group-invitation = This link no longer works. Ask for a new one.
problem-no-such-member = That person is not in this group.
problem-asked-groups = You have sent { $most } requests to join groups in the last month, which is the maximum. Ask a member for an invitation link.
problem-group-declined = This group has declined your request. You can ask again { $days } days after it; a member can send you an invitation link.
problem-no-group-ask = This request has already been answered or cancelled.
problem-group-full = This group already has { $most } members, which is the maximum.
problem-many-groups = You are already in { $most } groups, which is the maximum.
problem-many-series = This group already has { $most } series, which is the maximum.
problem-group-invitations = This group already has { $most } invitation links, which is the maximum. Delete one first.
problem-last-keeper = A group needs an organiser. Choose another one first.
problem-remove-yourself = To remove yourself, leave the group.
problem-bad-points = Enter up to { $places } numbers from 0 to { $most }, beginning with first place. A lower place cannot be worth more than a higher one.
problem-no-series = There is no such series.
problem-series-over = All games in this series have been played.
problem-series-on = A game in this series is in progress. You can start the next one when it is over.
problem-not-in-series = This game is not part of the series.
problem-not-on-in-series = No game in this series is in progress at that table.
problem-choose-game = Choose a game.
problem-people-for-game = In a series, this game is for { $fewest } to { $most } people, { $chosen ->
    [yes] but you have chosen { $people }.
   *[no] { $people ->
        [0] but nobody would play it.
        [one] but only one person would play it.
       *[other] but { $people } people would play it.
      }
  } { $enough ->
    [yes] Choose the players on the group’s page.
   *[no] Invite more people to the group first.
  }
problem-group-no-sandbox = A sandbox belongs to one person, not to a group.
problem-series-goes-on = The next game of the series has begun, so the end of this game can no longer be undone.
problem-series-no-deal = Games in a series cannot be dealt by hand.
ui-group = Group
ui-groups = Groups
ui-groups-about = A group is for people who play together. It has its own tables, standings, and series of games.
ui-group-found = Create a group
ui-group-found-about = You will be its organiser. Only people you invite can see the group.
ui-group-name = Group name
ui-group-name-example = Tuesday evenings
ui-group-own-name = Your name in the group
ui-group-you = you
ui-group-people = Members
ui-group-people-count = { $count ->
    [one] one member
   *[other] { $count } members
  }
ui-group-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
  }
ui-group-keeper = organiser
ui-group-keeper-you = you organise it
ui-group-since = member since
ui-group-private-tag = private
ui-group-public-tag = public
ui-group-invites = { $player } has invited you to join the group { $group }
ui-group-invited = You are invited to join the group { $group }
ui-group-preview = A group of people who play board games together. Open the link to join.
ui-group-ratings = Ratings
ui-group-ratings-about = Sorted by the lower end of each rating’s range (the rating minus its ±). Only people whose pages you can see are listed.
ui-group-join = Join
ui-group-join-about = The members will see your name and your results in this group. You can leave at any time.
ui-group-in-already = You are already a member.
ui-group-ask = Ask to join
ui-group-ask-about = If you know the people in this group, you can ask to join. One of its organisers will decide.
ui-group-ask-account = To ask to join, you need an account.
ui-group-asked = Your request has been sent. If this group exists, its organisers will see it; you will find their answer under Groups.
ui-group-asked-at = Your request to join { $group } has been sent. Its organisers will decide; you will find their answer under Groups.
ui-group-ask-waits-at = You have asked to join { $group }. Your request has not been answered yet.
ui-group-ask-waits = You have asked to join a group. Your request has not been answered yet.
ui-group-asks = Requests to join
ui-group-asks-count = { $count ->
    [one] One request to join
   *[other] { $count } requests to join
    }
ui-group-declined = Declined requests
ui-group-let-in-do = Accept
ui-group-let-in-not = Decline
ui-group-let-in = You are now a member of { $group }.
ui-group-not-let-in-at = Your request to join { $group } was declined.
ui-group-ask-later = You can ask again from { $day }, or ask a member for an invitation link.
ui-group-links = Invitation links
ui-group-not-let-in = Your request to join a group was declined.
ui-group-to = Go to the group
ui-group-tables = Tables
ui-group-no-tables = No games in progress.
ui-group-open-table = Open a table:
ui-group-archive = All finished games
ui-group-leave = Leave the group
ui-group-leave-about = { $public ->
    [last] The group will be deleted, as nobody else is in it. Its games stay in your list.
    [yes] You will still be able to see the group’s public page, but not its tables. You will keep your seats in games in progress, but not at tables that are still waiting for players. If no organiser is left, the longest-standing member will become one.
   *[no] You will no longer be able to see the group or its tables, but you will keep your seats in games in progress. You will lose your seats at tables that are still waiting for players. If no organiser is left, the longest-standing member will become one.
  }
ui-group-keep = Make organiser
ui-group-unkeep = Remove as organiser
ui-group-unkeep-you = Stop organising
ui-group-remove = Remove
ui-group-remove-about = { $public ->
    [yes] { $player } will still be able to see the group’s public page, but not its tables, and will keep any seats in games in progress, but not at tables still waiting for players.
   *[no] { $player } will no longer be able to see the group, but will keep any seats in games in progress, except at tables still waiting for players.
} All invitation links will stop working.
ui-group-invite = Invite
ui-group-invite-people = Number of people
ui-group-invite-days = Valid for (days)
ui-group-invite-do = Create link
ui-group-link = Invitation link
ui-group-link-about = Send it to the people you want to invite. It will not be shown again.
ui-group-qr = The link as a QR code
ui-group-invitation = { $used } of { $most } joined
ui-group-expires = expires
ui-group-withdraw = Delete
ui-group-change = Edit group
ui-group-points = Points by place
ui-group-points-help = Start with first place, for example 5 3 2 1. Places you leave out get nothing.
ui-group-public = Anyone can read this page
ui-group-public-help = Visitors see the results, and the names of people whose pages they can see, but no tables.
ui-group-table-about = Only members of the group can sit down or watch here.
ui-group-table-alone = You are the only member of the group now, so nobody else can take a free seat.
ui-group-table-invite = Invite people to the group
ui-group-uncounted = { $why ->
    [risked] If a bot takes the free seat, this game will not count in the standings: at least two people have to play.
    [lost] This game will not count in the standings, because fewer than two people are playing.
   *[over] This game does not count in the standings, because fewer than two people played it.
  }
ui-group-share-about = Only members of the group can use this link.
ui-new-title-of-group = New table for { $group }: { $game }
ui-new-group = Who can join
ui-new-no-group = Anyone with the link
ui-new-group-help = If you choose a group, only its members can sit down or watch, and the result counts towards its standings.
ui-results = Standings
ui-results-show = Show
ui-results-all-series = All
ui-results-rank = Place
ui-results-player = Player
ui-results-points = Points
ui-results-wins = Won
ui-results-mean = Average place
ui-results-about = A game counts if at least two people have finished it. Points by place: { $points }.
ui-results-none = No results yet.
ui-results-cut = Only the latest { $count } games count.
ui-series = Series
ui-series-about = A series is a set number of games whose results are added together. The seats rotate from game to game.
ui-series-new = Start a series
ui-series-name = Series name
ui-series-name-example = Winter season
ui-series-length = Number of games
ui-series-games = Games
ui-series-games-help = The games you tick will be played in turn. Tick none to allow any game.
ui-series-progress = { $played } of { $length } games played
ui-series-game = game { $number } of { $length }
ui-series-begin-first = Start the first game
ui-series-begin-next = Start game { $number }
ui-series-next = Next game in the series
ui-series-to-table = Go to game { $number }
ui-series-who = Players
ui-series-turned = Everybody gets a seat, and the seats rotate from game to game. The game starts when every seat is taken and everybody is ready. If somebody cannot play, the host of the table can remove free seats under “Change settings” and start without them.
ui-series-over = Finished series
ui-series-played = Games
ui-series-counts = Points by place: { $points }. If a bot plays for you, even after you have left, the result still counts as yours; anyone who takes over your seat also takes over the result.
ui-series-take-out = Take the current game out of the series
ui-series-take-out-about = The game will continue but no longer count. You can start another one instead.
ui-series-end = End the series
ui-series-end-about = The standings will stay as they are. A game still in progress will not count.
