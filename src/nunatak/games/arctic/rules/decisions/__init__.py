"""Every choice in 2019: The Arctic, in the order of a round."""
