"""What the host of the server decides: bans, reports, mutes, invitations, announcements, the log."""
