"""How much a server bears: `./dev python -m tests.load --help`."""
