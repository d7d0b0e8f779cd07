"""Every choice in Antarctica, in the order of the rulebook."""
