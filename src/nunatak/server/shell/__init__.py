"""What every page is made of: the shell, the files it brings, and what every answer carries."""
