"""Reads the protocol modules (`musketiere/…/protocol.py`) so that Pydantic can check and describe what they say.

They are written for a type checker, with nothing but the standard library, and no other code imports them. Read here,
an alias becomes a type with a name, a string after a field, alias or class its description, and a typed dictionary
refuses keys that it does not name.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import zip_longest
from types import ModuleType
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_type_hints

from pydantic import ConfigDict, Field, GetCoreSchemaHandler, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypeAliasType, is_typeddict

PROTOCOL: Final = re.compile(r"[\w.]+\.protocol(\.\w+)*")
Named: TypeAlias = Any
"""A typed dictionary, or an alias with a name."""


def protocol_of(package: str) -> ModuleType:
    """The protocol module of a package. Raises `ModuleNotFoundError` if it has none."""
    name = f"{package}.protocol"
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    return import_module(name)


def named_types(module: ModuleType) -> dict[str, Named]:
    """The types that a protocol module says or takes over from another, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and (is_typeddict(value) or isinstance(value, TypeAliasType))
    }


# ---- reading ---------------------------------------------------------------------------------------------


class _Finder(MetaPathFinder):
    """Finds protocol modules where they lie, and has them read by `_Loader`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not PROTOCOL.fullmatch(fullname):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin)
        return spec


class _Loader(SourceFileLoader):
    """Turns what is said for a type checker into what Pydantic reads."""

    def get_code(self, fullname: str) -> Any:
        """Compiled anew each time: what lies in a cache is the file as it is written."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        tree.body = _described(tree.body)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                node.body = _described(node.body)
            elif isinstance(node, ast.ImportFrom) and node.module == "typing":
                node.module = "typing_extensions"  # Pydantic needs its TypedDict before Python 3.12
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(_alias=_alias, _Annotated=Annotated, _Field=Field)
        super().exec_module(module)
        for name, value in vars(module).items():
            if name == "Length":
                value.__get_pydantic_core_schema__ = _sized
            elif is_typeddict(value):
                value.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)


def _sized(length: Any, source: Any, handler: GetCoreSchemaHandler) -> Any:
    """What a list is that always has so many items."""
    return {**handler(source), "min_length": length.items, "max_length": length.items}


def _described(body: list[ast.stmt]) -> list[ast.stmt]:
    """Statements, with the string after an alias or a field said of it."""
    made: list[ast.stmt] = []
    for statement, after in zip_longest(body, body[1:]):
        text = _text(after)
        match statement:
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                made += _code(f"{name} = _alias({name!r}, {ast.unparse(value)}, {text!r})")
            case ast.AnnAssign(target=ast.Name(name), annotation=annotation) if text:
                made += _code(f"{name}: _Annotated[{ast.unparse(annotation)}, _Field(description={text!r})]")
            case ast.Assign(targets=[ast.Name(name)]) if text:
                made += [statement, *_code(f"{name}.__doc__ = {text!r}")]
            case _:
                made.append(statement)
    return made


def _text(statement: ast.stmt | None) -> str | None:
    """A string that stands alone, on one line."""
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return " ".join(text.split())
    return None


def _code(source: str) -> list[ast.stmt]:
    return ast.parse(source).body


def _alias(name: str, value: Any, text: str | None) -> TypeAliasType:
    """A type with a name. Typed dictionaries that all have a `type` are told apart by it."""
    members = get_args(value)
    tagged = len(members) > 1 and all(is_typeddict(one) and "type" in one.__annotations__ for one in members)
    said: dict[str, Any] = ({"description": text} if text else {}) | ({"discriminator": "type"} if tagged else {})
    return TypeAliasType(name, Annotated[value, Field(**said)] if said else value)


# ---- describing ------------------------------------------------------------------------------------------


class _Untitled(GenerateJsonSchema):
    """A field is called by its key alone."""

    def field_title_should_be_set(self, _: object) -> bool:
        return False


def schemas(module: ModuleType) -> dict[str, Any]:
    """The JSON Schema of each type that a protocol module says, by name."""
    inputs: list[tuple[str, Literal["validation"], TypeAdapter[Any]]]
    inputs = [(name, "validation", TypeAdapter(named)) for name, named in named_types(module).items()]
    _, whole = TypeAdapter.json_schemas(inputs, schema_generator=_Untitled)
    found: dict[str, Any] = whole["$defs"]
    for schema in found.values():
        schema.pop("title", None)
    return found


def fields(named: Named) -> dict[str, Any]:
    """What each key of a typed dictionary holds."""
    return get_type_hints(named, include_extras=True)
