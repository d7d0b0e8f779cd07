"""Telling people that a game waits for them."""
