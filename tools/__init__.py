"""What ./dev needs and the program does not."""
