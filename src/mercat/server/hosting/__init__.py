"""The admins' decisions (bans, reports, invitations, announcements, and their log), and people's mutes."""
