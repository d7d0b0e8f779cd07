"""Every choice in Meltwater, in the order of the rulebook."""
