"""The telemetry of a running server for its admin: its log and its metrics."""
