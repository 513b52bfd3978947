"""Telemetry of a running server for its admin: the log, and metrics."""
