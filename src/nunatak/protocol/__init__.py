"""The messages between the server and its pages."""
