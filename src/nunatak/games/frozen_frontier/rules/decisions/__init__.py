"""Every choice in Frozen Frontier, in the order of the rulebook."""
