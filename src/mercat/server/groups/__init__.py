"""Groups, their members and invitations, and series of games."""
