"""What to say where a package is missing that only some commands need."""


def without_web(command: str, error: ModuleNotFoundError) -> Exception:
    """Return the sentence for a command that needs the web table."""
    if (error.name or "nunatak").split(".")[0] == "nunatak":
        return error
    return ValueError(
        f"{command} needs the web table, of which {error.name} is missing: "
        "pip install 'nunatak[web]'."
    )
