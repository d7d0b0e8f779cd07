"""Starting a server, one process of it or several."""
