"""Makes .venv what ./dev needs: the pinned packages, and the project itself.

    python -m tools.environment run build       install these of requirements/, if they are not
    python -m tools.environment --check run     only tell, by exit code, whether they are

.venv/nunatak.json records what was finished. Whatever was interrupted starts afresh.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools.root import BUILD, ROOT, VENV
from tools.steps import StepFailed, alone, say, step

PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
STAMP = VENV / "nunatak.json"
UNFINISHED = VENV / "unfinished"
INSTALLED = ("project", "build-system", "tool.setuptools")  # what an editable install depends on


class Hopeless(Exception):
    """Setting up cannot go on; the text tells what a person can do."""


def pins(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def place() -> dict[str, str]:
    """A venv works only where it was made, and for the Python that made it."""
    return {"root": str(ROOT), "python": str(sys.implementation.cache_tag)}


def project() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        told: dict[str, Any] = tomllib.load(file)
    told["tool.setuptools"] = told.get("tool", {}).get("setuptools")
    return digest(json.dumps({key: told.get(key) for key in INSTALLED}, default=str).encode())


def finished() -> dict[str, Any]:
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def wanting(stamp: dict[str, Any], names: list[str]) -> list[str]:
    """Those of the names whose pins are not what is installed."""
    installed = stamp.get("installed", {})
    return [name for name in names if installed.get(name) != digest(pins(name).read_bytes())]


def ready(names: list[str]) -> bool:
    stamp = finished()
    return (
        stamp.get("place") == place()
        and stamp.get("project") == project()
        and not wanting(stamp, names)
        and PYTHON.exists()
    )


def surroundings() -> dict[str, str]:
    """The environment for installers: uv does not read what pip was told, so it is passed on."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    env["VIRTUAL_ENV"] = str(VENV)
    for pip_name, uv_name in (
        ("PIP_INDEX_URL", "UV_DEFAULT_INDEX"),
        ("PIP_EXTRA_INDEX_URL", "UV_INDEX"),
        ("PIP_CERT", "SSL_CERT_FILE"),
    ):
        if pip_name in env:
            env.setdefault(uv_name, env[pip_name])
    env.setdefault("UV_HTTP_TIMEOUT", "20")
    if not writable(Path(env.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "uv"):
        env.setdefault("UV_CACHE_DIR", str(BUILD / "uv"))
    return env


def writable(path: Path) -> bool:
    """Say whether there is such a folder that one may write to, or could be one."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return os.access(path, os.W_OK)


def make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    base = base_python()
    # pip inside takes seconds to unpack, and one that is there already can reach in.
    bare = ["--without-pip"] if has_pip(base) else []
    try:
        step("making .venv", [base, "-m", "venv", *bare, str(VENV)])
    except StepFailed as failed:
        raise Hopeless(
            f"{failed}\nThis Python could not make a virtual environment. On Debian and Ubuntu, "
            "`apt install python3-venv` helps; or name another Python: NUNATAK_PYTHON=... ./dev"
        ) from failed
    UNFINISHED.touch()
    try:
        with_pip("fetching uv", "uv")
    except StepFailed:
        say("  uv is not to be had; going on with pip, which is slower.")


def with_pip(what: str, *names: str) -> None:
    command = [*pip(), "install", "--require-hashes", "--no-deps", "--quiet"]
    step(what, command + requirement_options(names), surroundings())


def pip() -> list[str]:
    """Return how to call pip for .venv: its own, or one outside that reaches in."""
    quiet = "--disable-pip-version-check"
    if list(VENV.glob("lib/python*/site-packages/pip")):
        return [str(PYTHON), "-m", "pip", quiet]
    return [base_python(), "-m", "pip", quiet, "--python", str(PYTHON)]


def base_python() -> str:
    """Return the Python outside of every virtual environment."""
    found = getattr(sys, "_base_executable", None) or sys.executable
    return str(found)


def has_pip(python: str) -> bool:
    """Say whether a Python has a pip that can install into another one (since 22.3)."""
    asked = "import pip, sys; sys.exit([int(n) for n in pip.__version__.split('.')[:2]] < [22, 3])"
    command = [python, "-c", asked]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def with_uv(what: str, *names: str) -> None:
    command = [str(UV), "pip", "install", "--python", str(PYTHON), "--require-hashes", "--no-deps"]
    step(what, command + requirement_options(names), surroundings())


def requirement_options(names: tuple[str, ...]) -> list[str]:
    return [word for name in names for word in ("-r", str(pins(name)))]


def install(names: list[str]) -> None:
    what = f"installing what is in requirements/ for: {', '.join(names)}"
    if UV.exists():
        try:
            with_uv(what, *names)
            return
        except StepFailed as failed:
            reason = str(failed).strip().splitlines()
            say(f"  uv could not do it ({reason[-1].strip() if reason else 'silently'}); pip may.")
    try:
        with_pip(what, *names)
    except StepFailed as failed:
        raise Hopeless(
            f"{failed}\nThe packages could not be installed. Is there a connection to a Python "
            "package index? pip's own settings (PIP_INDEX_URL, pip.conf) are respected."
        ) from failed


def install_project() -> None:
    env = {**surroundings(), "NUNATAK_PURE": "1"}
    words = ["install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    by_pip = [*pip(), *words, "--quiet"]
    by_uv = [str(UV), "pip", *words, "--python", str(PYTHON), "--offline"]
    try:
        step("installing nunatak itself, editable", by_uv if UV.exists() else by_pip, env)
    except StepFailed as failed:
        raise Hopeless(f"{failed}\nThe project could not be installed; see above.") from failed
    asked = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.check_output(asked, text=True).strip())
    hook = f"{ROOT / 'tools' / 'site'}\nimport nunatak_pure\n"
    (packages / "nunatak_pure.pth").write_text(hook)


def keep(stamp: dict[str, Any]) -> None:
    draft = STAMP.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(stamp, indent=1))
    draft.replace(STAMP)


def set_up(names: list[str]) -> None:
    began_well = finished().get("place") == place() and not UNFINISHED.exists()
    if not (began_well and PYTHON.exists()):
        say(f"Setting up Nunatak with Python {sys.version.split()[0]}.")
        make_venv()
    stamp = {"place": place(), "installed": {}, **finished()}
    UNFINISHED.touch()
    # What was installed before is brought up to date too, so that the sets stay in step.
    kept = [name for name in stamp["installed"] if name not in names and pins(name).exists()]
    missing = wanting(stamp, [*kept, *names])
    if missing:
        install(missing)
    for name in missing:
        stamp["installed"][name] = digest(pins(name).read_bytes())
    if stamp.get("project") != project():
        install_project()
        stamp["project"] = project()
    keep(stamp)
    UNFINISHED.unlink()


def main() -> int:
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    if ready(names):
        return 0
    if "--check" in sys.argv:
        return 3
    with alone(BUILD / "environment.lock"):
        if not ready(names):
            set_up(names)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Hopeless as reason:
        say(f"\n{reason}")
        sys.exit(1)
    except KeyboardInterrupt:
        say("Stopped; the next ./dev starts this again.")
        sys.exit(130)
