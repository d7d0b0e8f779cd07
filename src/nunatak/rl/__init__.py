"""Environments for programs that learn: PettingZoo, OpenSpiel, and many games at once."""
