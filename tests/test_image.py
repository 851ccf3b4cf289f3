"""What a first visit need not load is not in its image; what is there is imported as from anywhere."""

from __future__ import annotations

import importlib
import marshal
import subprocess
import sys
import zipfile
from importlib.machinery import PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tools.image import DISPENSABLE, LEFT_OUT, write_code
from tools.importer import MODULES, Image
from tools.toolchain import ROOT

WRITTEN = """
import sys
from tools import image
image.write_image("musketiere", "/lib/python.zip", sys.argv[1])
"""
SOURCES = {
    "athos/__init__.py": "from athos import sword\nfrom athos.sword import BLADE",
    "athos/sword.py": "BLADE = 'Toledo'",
    "_colorize.py": "import athos\nathos.coloured = True\nRED = 'red'",
}
NAMES = ("athos", "athos.sword", "_colorize")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    path = tmp_path_factory.mktemp("image") / "image.zip"
    command = [sys.executable, "-c", WRITTEN, str(path)]
    subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": "py:."}, capture_output=True, text=True, check=True)
    return zipfile.ZipFile(path)


def test_the_image_has_the_engine_and_not_what_a_first_visit_does_without(written: zipfile.ZipFile) -> None:
    modules = marshal.loads(written.read(MODULES))
    assert {"musketiere.bridge", "musketiere.games.musketiere.strategy.search", "json"} <= modules.keys()
    assert not {name.split(".")[1] for name in modules if name.startswith("musketiere.")} & {*LEFT_OUT}
    assert not modules.keys() & {*DISPENSABLE, "tools.image", "tools.importer"}


def test_beside_its_modules_lies_what_python_reads_before_and_the_data(written: zipfile.ZipFile) -> None:
    beside = {path for path in written.namelist() if not path.startswith("encodings/")}
    assert beside == {"code", "sitecustomize.pyc", MODULES, "musketiere/games/mousquetaires_du_roy/house.toml"}
    assert {"encodings/__init__.pyc", "encodings/utf_8.pyc"} <= {*written.namelist()}


def test_what_pyodide_asks_for_at_each_start_is_there_without_what_packages_want(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ModuleType("pyodide_js")
    page.__dict__["loadedPackages"] = {}
    monkeypatch.setitem(sys.modules, page.__name__, page)
    name = "pyodide._package_loader"
    (tmp_path / "_package_loader.py").write_text("import shutil, zipfile")
    spec = spec_from_file_location(name, tmp_path / "_package_loader.py")
    with zipfile.ZipFile(tmp_path / "image.zip", "w") as image:
        modules = write_code(image, [spec] if spec else [], "/lib/python.zip")
        image.writestr(MODULES, marshal.dumps(modules))
    loader = ModuleType(name)
    Image(str(tmp_path / "image.zip")).exec_module(loader)
    assert str(loader.DSO_DIR) == "/usr/lib"
    assert str(loader.SITE_PACKAGES).endswith("site-packages")
    assert not {"shutil", "zipfile"} & {*vars(loader)}


@pytest.fixture
def image(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An image of other modules, from which Python imports now."""
    path = str(tmp_path / "small.zip")
    for name, text in SOURCES.items():
        source = tmp_path / name
        source.parent.mkdir(exist_ok=True)
        source.write_text(text, "utf-8")
    folders = [str(tmp_path), str(tmp_path / "athos")]
    specs = [spec for name in NAMES if (spec := PathFinder.find_spec(name, folders))]
    with zipfile.ZipFile(path, "w") as target:
        modules = write_code(target, specs, "/lib")
        target.writestr(MODULES, marshal.dumps(modules))
        target.writestr("athos/motto.txt", "One for all")
    for name in NAMES:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))  # so that it is gone again afterwards
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Image(path), *sys.meta_path])
    return path


def test_packages_and_modules_know_where_they_are(image: str) -> None:
    athos = importlib.import_module("athos")
    assert athos.BLADE == "Toledo"
    assert athos.__path__ == [f"{image}/athos"]
    assert athos.__file__ == f"{image}/athos/__init__.pyc"
    assert athos.sword.__file__ == f"{image}/athos/sword.pyc"
    assert importlib.reload(athos.sword).BLADE == "Toledo"


def test_what_lies_beside_a_module_is_read(image: str) -> None:
    loader = importlib.import_module("athos").__loader__
    assert isinstance(loader, Image)
    assert loader.get_data(f"{image}/athos/motto.txt") == b"One for all"
    with pytest.raises(OSError, match="porthos"):
        loader.get_data(f"{image}/athos/porthos.txt")


def test_what_the_image_has_not_is_looked_for_elsewhere(image: str) -> None:
    assert Image(image).find_spec("porthos") is None
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("porthos")


def test_colours_are_made_when_they_are_wanted(image: str) -> None:
    athos = importlib.import_module("athos")
    colours = importlib.import_module("_colorize")
    assert not hasattr(athos, "coloured")
    assert colours.RED == "red"
    assert athos.coloured
