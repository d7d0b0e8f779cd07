"""Addresses, and the pages that open there."""
