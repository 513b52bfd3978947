"""Groups, their people and invitations, and series of games."""
