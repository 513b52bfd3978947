# -- people: the host of the server
problem-banned = { $why ->
    [yes] You are banned from this server. Reason: { $reason }
   *[no] You are banned from this server.
  }
problem-banned-until = { $why ->
    [yes] You are banned from this server until { $until }. Reason: { $reason }
   *[no] You are banned from this server until { $until }.
  }
problem-accounts-only = You need an account to play here. Sign in or create one.
problem-invitation-only = You need an invitation to play here. Enter an invitation code in the lobby, or sign in.
problem-accounts-open = You need an account to open a table here. Sign in or create one.
problem-hosts-open = Only admins can open tables here.
problem-no-invitation = This invitation code does not work: it is incorrect, has been used up or has expired.
problem-no-such-person = That person is no longer here.
problem-no-such-account = There is no such account.
problem-host-not-banned = { $name } is an admin, and admins cannot be banned. Run mercat admin host --remove first.
problem-ban-over = This ban has already ended.
problem-too-many-invitations = There are already { $most } invitations, which is the maximum. They are deleted after 90 days.
problem-invitation-over = This invitation does not exist, or has already been withdrawn.
problem-announcement-over = This announcement has already ended.
problem-no-such-report = There is no such report.
problem-no-such-message = There is no such message at this table.
problem-no-such-network = Enter an address such as 203.0.113.9.
problem-long-reason = A reason can have at most { $most } characters.
problem-long-note = A note can have at most { $most } characters.
problem-about-oneself = You cannot do that to yourself.
problem-nobody-there = Nobody is sitting there.
problem-nobody-to-mute = We do not know who wrote that, so you cannot mute them. You can still report the message.
problem-not-muted = You have not muted that person.
problem-too-many-reports = { $most } of your reports are still open. Wait until an admin has dealt with some of them.
problem-too-many-muted = You have reached the limit of { $most } muted people.

ui-host-groups = Groups
ui-host-rated = rated on { $at }
ui-host-rated-from = will be rated on { $at }, or earlier if all players agree
ui-host-ratings = Rated games
ui-host-ratings-about = Rated games in which two or more people joined from the same network, newest first. This is not proof of cheating: they may be a family or a club. The games still count.
ui-host-no-ratings = There are no such games.
ui-host-groups-count = { $count ->
    [one] There is one group on this server.
   *[other] There are { $count } groups on this server.
  }
ui-host-groups-people = { $count ->
    [one] One person is in a group.
   *[other] { $count } people are in groups.
  }
ui-host-groups-about = Only members can see a private group, so this page shows only numbers. Reported content appears under Reports.
ui-host-group-private = Private group
ui-host-group-made = since { $at }
ui-host-group-keepers = { $count ->
    [one] one organiser
   *[other] { $count } organisers
  }
ui-host-group-tables = { $count ->
    [0] no active tables
    [one] one active table
   *[other] { $count } active tables
  }
ui-host-group-played = { $count ->
    [0] no finished games
    [one] one finished game
   *[other] { $count } finished games
  }
ui-host-end-group = Delete the group
ui-host-end-group-about = Its page, series and links will be deleted for good. People at its tables can play on; nobody else will be able to see those tables.
ui-host-no-groups = No groups yet.
ui-host-did-end-group = { $people ->
    [one] deleted a group of one person
   *[other] deleted a group of { $people } people
  }
