"""Requests and answers: acts machinery, limits, cookies, streams, compression, errors, security, connections."""
