"""What thinks in processes of its own: bots, readers of finished games, painters of pictures."""
