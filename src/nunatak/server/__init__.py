"""People at a table, over HTTP and WebSocket."""
