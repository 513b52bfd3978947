"""Requests and answers: the machinery of acts, limits, cookies, streams, compression, errors, security and connections."""
