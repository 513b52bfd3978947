"""Requests and responses: the machinery of acts, limits, cookies, streams, compression, errors, security and connections."""
