"""The tools and the browser that the work needs, and the parts that are built again when their inputs change."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
WHEELS = BUILD / "wheels"  # of others, for Pyodide under Node
BESIDE = BUILD / "beside"  # what lies beside the page: our wheel and the runtime
MANIFEST = BUILD / "runtime.json"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

NODE_AT_LEAST = (20, 19)
HEADLESS = "chromium-headless-shell"  # of Debian: the same engine without a window, in an eighth less time
BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
MAC_CHROME = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

_making: defaultdict[str, Lock] = defaultdict(Lock)
_broken: set[tuple[str, str]] = set()  # tried in this run; once is enough


class ToolchainError(Exception):
    """Something we need is missing or broke; the message is for a person."""


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"NO_COLOR": "1"} | more


def run(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """Run quietly from the root of the repository; on failure everything it said becomes the message."""
    arguments = [str(argument) for argument in command]
    done = subprocess.run(
        arguments,
        cwd=ROOT,
        env=environment(**(env or {})),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise ToolchainError(f"{done.stdout.strip()}\n`{' '.join(arguments)}` failed (exit {done.returncode}).")
    return done.stdout


def pip(*arguments: str | Path, env: dict[str, str] | None = None) -> None:
    run(PYTHON, "-m", "pip", *arguments, "--quiet", env=env)


def npx(tool: str) -> Path:
    return ROOT / "node_modules" / ".bin" / (f"{tool}.cmd" if os.name == "nt" else tool)


def files(*patterns: str) -> Iterable[Path]:
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def fingerprint(paths: Iterable[Path], parameters: Iterable[str] = ()) -> str:
    digest = hashlib.sha256("\0".join(parameters).encode())
    for path in paths:
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def once(name: str, inputs: str, made: Path, make: Callable[[], object]) -> None:
    """Make something unless it was already made from the same inputs. Checks side by side wait for each other."""
    with _making[name]:
        _once(name, inputs, made, make)


def _once(name: str, inputs: str, made: Path, make: Callable[[], object]) -> None:
    stamp = BUILD / "stamps" / name
    if made.exists() and stamp.exists() and stamp.read_text() == inputs:
        return
    if (name, inputs) in _broken:
        raise ToolchainError(f"{name} could not be made, see above.")
    print(f"… {name}", flush=True)
    stamp.unlink(missing_ok=True)
    _broken.add((name, inputs))
    make()
    _broken.remove((name, inputs))
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(inputs)


def wanted(group: str) -> list[str]:
    """What a dependency group of pyproject.toml names; what builds our wheel is one of the tools of `dev`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    builder = project["build-system"]["requires"] if group == "dev" else []
    return [*project["dependency-groups"][group], *builder]


def locked(group: str) -> Path:
    """The same with all that they stand on, pinned by hash (tools/lock_python.py)."""
    return ROOT / "tools" / f"python-{group}.txt"


def python_tools(group: str = "dev") -> None:
    """A virtual environment with the pinned tools of a dependency group in it."""
    pins = locked(group)

    def make() -> None:
        if not PYTHON.exists():
            try:
                run(sys.executable, "-m", "venv", VENV)
            except ToolchainError as error:
                raise ToolchainError(f"{error}\nOn Debian and Ubuntu: apt install python3-venv") from None
        pip("install", "--require-hashes", "-r", pins)

    inputs = fingerprint([pins], [sys.version, sysconfig.get_platform()])
    once(f"python-tools-{group}", inputs, PYTHON, make)


def page_tools() -> None:
    """The page's libraries and tools, exactly as locked."""
    node, npm = shutil.which("node"), shutil.which("npm")
    at_least = ".".join(map(str, NODE_AT_LEAST))
    if not node or not npm:
        raise ToolchainError(f"Node.js {at_least} or newer (with npm) is needed and was not found: https://nodejs.org")
    version = run(node, "--version").strip()
    if tuple(map(int, re.findall(r"\d+", version)[:2])) < NODE_AT_LEAST:
        raise ToolchainError(f"Node.js {at_least} or newer is needed; this is {version}.")
    inputs = fingerprint(files("package.json", "package-lock.json", ".npmrc"), [version])
    once("page-tools", inputs, ROOT / "node_modules", lambda: run(npm, "ci", "--ignore-scripts"))


def all_tools() -> None:
    """Those of Python and those of the page."""
    python_tools()
    page_tools()


def apt_install(*packages: str) -> bool:
    """Whether these packages of Debian could be installed; only root may."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    print(f"… {' '.join(packages)}", flush=True)
    try:
        run("apt-get", "update", "--quiet")
        run("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", *packages)
    except ToolchainError as error:
        print(error, flush=True)
        return False
    return True


def browser() -> Path | None:
    """A Chromium on this machine; None if Playwright keeps one of its own."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return Path(found)
    if MAC_CHROME.exists():
        return MAC_CHROME
    if apt_install("chromium"):
        return Path(shutil.which("chromium") or "/usr/bin/chromium")
    page_tools()
    run(npx("playwright"), "install", "chromium")
    return None


def browser_env() -> dict[str, str]:
    found = browser()
    return {"CHROMIUM": str(found)} if found else {}


def headless_env() -> dict[str, str]:
    """The browser as in `browser_env`, and one without a window where there is one."""
    found = shutil.which(HEADLESS) or (apt_install(HEADLESS) and shutil.which(HEADLESS))
    return browser_env() | ({"HEADLESS": found} if found else {})


def wheel() -> Path:
    """Our wheel, the same bytes from the same sources."""
    python_tools()
    folder = BESIDE / "python"

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        env = {"SOURCE_DATE_EPOCH": "315532800"}
        pip("wheel", "--no-deps", "--no-build-isolation", "-w", folder, ".", env=env)

    once("wheel", fingerprint(files("py/**/*", "pyproject.toml", "README.md", "LICENSE")), folder, make)
    return next(folder.glob("*.whl"))


def wheels() -> Path:
    """Wheels of others that Pyodide needs under Node, checked by hash."""
    python_tools()
    listed = ROOT / "tools" / "pyodide-wheels.txt"
    pure = ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none", "--python-version=3.14"]

    def make() -> None:
        shutil.rmtree(WHEELS, ignore_errors=True)
        pip("download", "--require-hashes", "--no-deps", *pure, "-r", listed, "-d", WHEELS)

    once("wheels", fingerprint([listed]), WHEELS, make)
    return WHEELS


def runtime() -> None:
    """Python for the page: interpreter, library and engine as bytecode."""
    page_tools()
    engine, others = wheel(), wheels()
    made_by = files(
        *(f"tools/{name}.mjs" for name in ("make_runtime", "pyodide", "split", "trimmed", "wasm")),
        *(f"tools/{name}.py" for name in ("image", "importer", "pack", "smoke")),
        "web/worker/interpreter.ts",
        "package-lock.json",
    )
    inputs = fingerprint([engine, *made_by])
    tool = ROOT / "tools" / "make_runtime.mjs"
    once("runtime", inputs, MANIFEST, lambda: run("node", tool, PYTHON, engine, others, BESIDE / "runtime", MANIFEST))


def site(address: str = "") -> Path:
    """The page with everything that lies beside it; `address`: where it will stand, for links that must be absolute."""
    runtime()
    tools = files("vite/*", "vite.config.ts", "tsconfig.json", "package-lock.json")
    sources = files("web/**/*", "licences/*", "LICENSE")
    inputs = fingerprint([MANIFEST, wheel(), *sources, *tools], [address])
    env = {"BUILD": inputs[:12], "SITE_ADDRESS": address}
    once("site", inputs, DIST / "index.html", lambda: run(npx("vite"), "build", env=env))
    return DIST
