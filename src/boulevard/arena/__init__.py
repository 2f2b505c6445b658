"""Bots against bots: who is stronger, and how sure that is."""
