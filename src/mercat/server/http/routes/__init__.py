"""What the server answers: pages for people, JSON for programs, streams for both."""
