"""Knowledge of New Bedford for bots, beyond its rules."""
