"""Friends: requests between people, online status, and invitations to free seats."""
