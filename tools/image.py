"""The runtime images: the engine and the part of the standard library it needs, as bytecode in one zip that is read
with `importer`; the school and what that needs beyond it in another.

Runs inside Pyodide under Node (see make_runtime.mjs): bytecode must come from the Python that reads it.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import marshal
import pkgutil
import sys
import zipfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import accumulate, pairwise
from pathlib import Path
from zipimport import zipimporter

from tools import importer

# Imported late: inside functions of the library, or only when something goes wrong.
WANTED_LATE = ["encodings.ascii", "encodings.latin_1", "hashlib", "pprint", "traceback"]
DISPENSABLE = ("ssl", "_ssl")
"""Of the library: `asyncio` imports it at the start, and does without it where it is not there."""
INSTEAD = {
    "pyodide._package_loader": """
from pyodide_js import loadedPackages  # whoever copies the memory expects that it is held
from site import getsitepackages

class Folder:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path

SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")

def init_loaded_packages():
    pass
"""
}
"""Source in place of that of a module. At each start Pyodide asks this one for two folders; all else of it, for which
it imports a dozen modules, is for native packages and wheels from the net, and we bring none."""
BEFORE_THE_IMPORTER = "encodings"
"""The package that Python needs to read its own modules."""
LEFT_OUT = ("school", "__main__")
"""Of the package: what players of visitors need, and no table does."""
SCHOOL = "school"
NOT_FOR_THE_PAGE = ("duel", "environment", "process", "serve")
"""Of the school: its command line, and what trains players."""
WITH_THE_LIBRARY = ("wheels",)
"""Of the school: what only a player with wheels needs."""
NOT_FOR_WHEELS = (
    *("_pyodide", "pyodide", "pyodide_js", "ctypes"),  # lead out of Python;
    *("_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "code", "compileall", "doctest", "ensurepip", "idlelib"),
    *("modulefinder", "pdb", "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "rlcompleter"),
    *("site-packages", "tabnanny", "this", "tkinter", "trace", "turtle", "turtledemo", "tty", "venv", "webbrowser"),
    *(
        "wsgiref",
        "zipapp",
        "imaplib",
        "ftplib",
        "poplib",
        "smtplib",
        "mailbox",
        "xmlrpc",
        "sqlite3",
        "__phello__",
        "__hello__",
    ),
)
"""Of the library: what leads out of Python, and what is of use only at a keyboard, on a net, or with what is not
here."""
UNCHECKED_HASH = (1).to_bytes(4, "little")  # PEP 552: bytecode that never asks for its source
DATE = (1980, 1, 1, 0, 0, 0)  # the same sources give the same bytes


def imported_by(source: str) -> Iterator[str]:
    """Modules named in any import statement, also those inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def import_all(package: str) -> None:
    """Import every module of the package that is not left out and all that they name, so that nothing is missing
    later."""
    root = importlib.import_module(package)
    left_out = tuple(f"{package}.{name}" for name in LEFT_OUT)
    for part in pkgutil.iter_modules(root.__path__):
        if part.name in LEFT_OUT:
            continue
        module = importlib.import_module(f"{package}.{part.name}")
        if part.ispkg:
            for found in pkgutil.walk_packages(module.__path__, f"{module.__name__}."):
                importlib.import_module(found.name)
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] == package and module.__file__:
            for wanted in imported_by(Path(module.__file__).read_text("utf-8")):
                if not wanted.startswith(left_out):
                    importlib.import_module(wanted)


def with_source() -> dict[str, ModuleSpec]:
    """Everything imported so far, but for our tools, that came from Python source (not built in, not frozen)."""
    specs = [spec for module in list(sys.modules.values()) if (spec := getattr(module, "__spec__", None))]
    from_source = [spec for spec in specs if isinstance(spec.loader, SourceFileLoader | zipimporter)]
    named = {str(spec.name): spec for spec in from_source if not spec.name.startswith("tools.")}
    return dict(sorted(named.items()))


def without_docstrings(source: str) -> ast.Module:
    """Nobody reads them in the browser; they are a sixth of the image. Asserts and line numbers stay.

    A class keeps the first line of its own: without one, `dataclass` works out a signature to put there, at each start.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.Module(body=[ast.Expr(value=ast.Constant(value=str())), *rest]):
                node.body = rest
            case ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str()) as text), *_]):
                text.value = str(text.value).partition("\n")[0]
            case (
                ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, *rest])
                | ast.AsyncFunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, *rest])
            ):
                node.body = rest or [ast.copy_location(ast.Pass(), text)]
    return tree


def source_of(spec: ModuleSpec) -> str:
    assert isinstance(spec.loader, SourceFileLoader | zipimporter)
    return INSTEAD.get(spec.name) or spec.loader.get_source(spec.name) or ""


def stripped(spec: ModuleSpec, library: str) -> tuple[ast.Module, str]:
    """What is compiled of a module, and the path that its tracebacks name."""
    return without_docstrings(source_of(spec)), f"{library}/{path_of(spec)}"


def compiled(tree: ast.Module, path: str) -> bytes:
    return marshal.dumps(compile(tree, path, "exec", dont_inherit=True, optimize=0))


def pyc(source: str, code: bytes) -> bytes:
    """As a file that Python's own importers read."""
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source.encode()) + code


def is_package(spec: ModuleSpec) -> bool:
    return spec.submodule_search_locations is not None


def path_of(spec: ModuleSpec) -> str:
    return spec.name.replace(".", "/") + ("/__init__.py" if is_package(spec) else ".py")


def data_files(package: str) -> Iterator[tuple[str, bytes]]:
    """What lies beside the modules of the package, by its path in the image."""
    root = Path(importlib.import_module(package).__path__[0])
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        if path.is_file() and path.suffix not in (".py", ".pyc", ".typed") and inside.parts[0] not in LEFT_OUT:
            yield path.relative_to(root.parent).as_posix(), path.read_bytes()


def write_image(package: str, library: str, target: str) -> int:
    """Write the image of `package` and of everything imported so far; `library` is where Pyodide puts it."""
    for name in WANTED_LATE:
        importlib.import_module(name)
    import_all(package)
    specs = [spec for spec in with_source().values() if spec.name not in DISPENSABLE]
    early = [spec for spec in specs if spec.name.partition(".")[0] == BEFORE_THE_IMPORTER]
    site = Path(importer.__file__).read_text("utf-8")
    with zipfile.ZipFile(target, "w") as image:  # stored: packed later, as a whole, which is smaller
        late = write_code(image, [spec for spec in specs if spec not in early], library)
        write(image, early, library)
        add(image, "sitecustomize.pyc", pyc(site, compiled(without_docstrings(site), f"{library}/sitecustomize.py")))
        add(image, importer.MODULES, marshal.dumps(late))
        for path, content in data_files(package):
            add(image, path, content)
    return len(specs)


def import_school(package: str) -> None:
    """Import every module of the school that the page wants."""
    school = importlib.import_module(f"{package}.{SCHOOL}")
    for part in pkgutil.iter_modules(school.__path__):
        if part.name not in NOT_FOR_THE_PAGE + WITH_THE_LIBRARY:
            importlib.import_module(f"{school.__name__}.{part.name}")


def write_school(package: str, library: str, target: str) -> int:
    """Write what the school needs beyond the image, which has been written just before."""
    before = with_source().keys()
    import_school(package)
    specs = [spec for name, spec in with_source().items() if name not in before]
    with zipfile.ZipFile(target, "w") as image:
        write(image, specs, library)
    return len(specs)


def rest_of(whole: zipfile.ZipFile, known: Collection[str]) -> Iterator[tuple[str, str]]:
    """Path and source of the modules of a library that are not known yet."""
    for path in sorted(whole.namelist()):
        name = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if path.endswith(".py") and name not in known and name.partition(".")[0] not in NOT_FOR_WHEELS:
            yield path, whole.read(path).decode()


def write_library(package: str, library: str, at: str, target: str) -> int:
    """Write what the two images, which have been written just before, leave of the library, and what reads wheels; the
    page lays it `at`. Docstrings stay: some of it is made of them."""
    school = importlib.import_module(f"{package}.{SCHOOL}")
    with zipfile.ZipFile(library) as whole:
        modules = [*rest_of(whole, {*with_source()}.difference(DISPENSABLE))]
    for name in WITH_THE_LIBRARY:
        source = Path(school.__path__[0], f"{name}.py").read_text("utf-8")
        modules.append((f"{package}/{SCHOOL}/{name}.py", source))
    with zipfile.ZipFile(target, "w") as image:
        for path, source in modules:
            add(image, f"{path}c", pyc(source, compiled(ast.parse(source), f"{at}/{path}")))
    return len(modules)


def write_code(image: zipfile.ZipFile, specs: Sequence[ModuleSpec], library: str) -> dict[str, tuple[bool, int, int]]:
    """Write the code of modules one after the other; what `importer` wants to know of each."""
    info = zipfile.ZipInfo("code", DATE)
    codes = [compiled(*stripped(spec, library)) for spec in specs]
    image.writestr(info, b"".join(codes))
    ends = [*accumulate(map(len, codes), initial=info.header_offset + len(info.FileHeader()))]
    places = zip(specs, pairwise(ends), strict=True)
    return {spec.name: (is_package(spec), begin, end) for spec, (begin, end) in places}


def write(image: zipfile.ZipFile, specs: Iterable[ModuleSpec], library: str) -> None:
    """Write modules as files that Python's own importers read."""
    for spec in specs:
        add(image, f"{path_of(spec)}c", pyc(source_of(spec), compiled(*stripped(spec, library))))


def add(image: zipfile.ZipFile, path: str, content: bytes) -> None:
    image.writestr(zipfile.ZipInfo(path, DATE), content)
