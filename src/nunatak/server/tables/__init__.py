"""All tables that are looked at: their one writer, and everybody who is told."""
