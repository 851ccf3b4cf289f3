"""Imports the modules of the image. There it is called `sitecustomize`, which Python imports by itself as it starts.

`zipimport` lists every file of its zip in Python, and for each import opens the zip, seeks in it and reads; there are
two hundred until the first answer. Here one list says where in the zip each module begins and ends.
"""

import marshal
import os
import sys
from _frozen_importlib import ModuleSpec  # `importlib`, `types` and `__future__` lie in the image themselves
from zipimport import zipimporter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.abc import Loader
    from importlib.util import LazyLoader
    from types import ModuleType
else:
    Loader = object

MODULES = "modules"
"""An entry of the zip: by the name of each module whether it is a package, and where in the zip its code begins and
ends."""
LATER = "_colorize"
"""Made when it is first used: it is a dozen data classes, which take long, and only what shows a traceback wants it."""


class Image(Loader):
    """Finder and loader of the modules in the image at that path. It lists none: `pkgutil` does not see them."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._zip = zipimporter(path)
        self._modules: dict[str, tuple[bool, int, int]] = marshal.loads(self._zip.get_data(MODULES))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in self._modules:
            return None
        spec = ModuleSpec(name, self._later() if name == LATER else self)
        place = f"{self._path}/{name.replace('.', '/')}"
        if self._modules[name][0]:
            spec.submodule_search_locations = [place]
            place += "/__init__"
        spec.origin = f"{place}.pyc"
        spec.has_location = True
        return spec

    def _later(self) -> "LazyLoader":
        from importlib.util import LazyLoader

        return LazyLoader(self)

    def create_module(self, spec: ModuleSpec) -> None:
        """Left to Python."""

    def exec_module(self, module: "ModuleType") -> None:
        _, begin, end = self._modules[module.__name__]
        file = os.open(self._path, os.O_RDONLY)
        try:
            code = os.pread(file, end - begin, begin)
        finally:
            os.close(file)
        exec(marshal.loads(code), module.__dict__)

    def get_data(self, path: str) -> bytes:
        """What lies beside modules. Raises `OSError` where there is nothing."""
        return self._zip.get_data(path)


if __name__ == "sitecustomize":
    sys.meta_path.insert(0, Image(next(path for path in sys.path if path.endswith(".zip"))))
