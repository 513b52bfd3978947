"""Friends: who counts whom among their friends, who of them is here, and invitations to a free seat."""
