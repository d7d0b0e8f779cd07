"""`python -m nunatak`."""

from nunatak.cli import main

if __name__ == "__main__":
    main()
