"""The words in which a game says what lies where, and what people read."""
