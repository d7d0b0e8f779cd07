"""Experiments: bots against bots, by the thousand."""
