"""Where bots learn."""
