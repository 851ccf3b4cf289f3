"""The runtime images: the engine and the part of the standard library it needs, as bytecode in one zip; the school and
what that needs beyond it in another.

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
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from zipimport import zipimporter

# Imported late: inside functions of the library, or only when something goes wrong.
WANTED_LATE = ["encodings.ascii", "encodings.latin_1", "hashlib", "pprint", "traceback"]
LEFT_OUT = ("school", "__main__")
"""Of the package: what players of visitors need, and no table does."""
SCHOOL = "school"
NOT_FOR_THE_PAGE = ("duel", "environment", "process", "serve")
"""Of the school: its command line, and what trains players."""
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
    """Everything imported so far, but for this module, that came from Python source (not built in, not frozen)."""
    specs = [spec for module in list(sys.modules.values()) if (spec := getattr(module, "__spec__", None))]
    named = {str(spec.name): spec for spec in specs if spec.has_location and spec.name != __name__}
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


def bytecode(spec: ModuleSpec, path: str) -> bytes:
    assert isinstance(spec.loader, SourceFileLoader | zipimporter)
    source = spec.loader.get_source(spec.name) or ""
    code = compile(without_docstrings(source), path, "exec", dont_inherit=True, optimize=0)
    hash = importlib.util.source_hash(source.encode())
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + hash + marshal.dumps(code)


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
    specs = with_source()
    write(specs, data_files(package), library, target)
    return len(specs)


def import_school(package: str) -> None:
    """Import every module of the school that the page wants."""
    school = importlib.import_module(f"{package}.{SCHOOL}")
    for part in pkgutil.iter_modules(school.__path__):
        if part.name not in NOT_FOR_THE_PAGE:
            importlib.import_module(f"{school.__name__}.{part.name}")


def write_school(package: str, library: str, target: str) -> int:
    """Write what the school needs beyond the image, which has been written just before."""
    before = with_source().keys()
    import_school(package)
    specs = {name: spec for name, spec in with_source().items() if name not in before}
    write(specs, (), library, target)
    return len(specs)


def write(specs: dict[str, ModuleSpec], data: Iterable[tuple[str, bytes]], library: str, target: str) -> None:
    """Write an image."""
    with zipfile.ZipFile(target, "w") as image:  # stored: packed later, as a whole, which is smaller
        for name, spec in specs.items():
            is_package = spec.submodule_search_locations is not None
            path = name.replace(".", "/") + ("/__init__" if is_package else "")
            image.writestr(zipfile.ZipInfo(f"{path}.pyc", DATE), bytecode(spec, f"{library}/{path}.py"))
        for path, content in data:
            image.writestr(zipfile.ZipInfo(path, DATE), content)
