"""The decisions of the host of the server: bans, reports, invitations, announcements and their log; and people's mutes."""
