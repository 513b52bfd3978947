"""Friends: requests between people, presence, and invitations to a free seat."""
