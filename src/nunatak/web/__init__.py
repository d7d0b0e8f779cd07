"""The page people play on: static files, texts and the types they share with the server."""
