"""What every part of the server leans on: limits, settings, figures, the time, what waits."""
