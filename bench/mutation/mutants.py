"""Small faults put into a module on purpose: each changes one place of its syntax tree.

An operator is exchanged, a condition turned round, a number moved by one, a truth flipped, a statement left out. What
only the type checker reads (annotations, `if TYPE_CHECKING`), what is asserted and what people read is left alone.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

import musketiere

ENGINE: Final = Path(musketiere.__path__[0]).parent
NOT_RULES: Final = {"strategy", "protocol", "protocol.py", "problems.py", "lesson.py"}
"""How to play well, what is only typed, and prepared matches."""
COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CONDITIONS: Final = (ast.If, ast.While, ast.IfExp)
STATEMENTS: Final = (ast.Expr, ast.AugAssign, ast.Assign, ast.Raise, ast.Break, ast.Continue, ast.Delete)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@dataclass(frozen=True)
class Mutant:
    """One fault. `name` stays the same while its function does, wherever in the file that stands."""

    file: Path
    line: int
    function: str
    """The function or class it is in, by its qualified name."""
    at_import: bool
    """Whether it is read when the module is imported, and never again."""
    before: str
    after: str
    name: str
    number: int
    """Its place among all that the file has."""


@dataclass(frozen=True)
class _Place:
    """A node and where it hangs, as long as the tree is that one."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    function: tuple[str, ...]
    at_import: bool

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def rules(game: str) -> list[Path]:
    """The modules that say what a game is."""
    folder = ENGINE / "musketiere" / "games" / game
    return [file for file in sorted(folder.rglob("*.py")) if not NOT_RULES & {*file.relative_to(folder).parts}]


def equivalent() -> dict[str, str]:
    """The faults that change nothing, by name, with the reason."""
    listed = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text("utf-8"))
    return {name: each["reason"] for each in listed["equivalent"] for name in each["mutants"]}


def mutants(file: Path) -> list[Mutant]:
    """All that a file of the engine has, in the order of its lines."""
    source = file.read_text("utf-8")
    tree = ast.parse(source)
    where = file.relative_to(ENGINE).as_posix()
    seen: Counter[str] = Counter()
    found: list[Mutant] = []
    for number, (place, replaced) in enumerate(_faults(tree)):
        before, after = ast.unparse(place.node), ast.unparse(replaced)
        function = ".".join(place.function)
        label = f"{where}:{function}: {before} → {after}"
        seen[label] += 1
        name = label if seen[label] == 1 else f"{label} #{seen[label]}"
        line = _line(place.node)
        found.append(Mutant(file, line, function, place.at_import, before, after, name, number))
    return found


def _line(node: ast.AST) -> int:
    placed = node.target if isinstance(node, ast.comprehension) else node
    assert isinstance(placed, ast.expr | ast.stmt)
    return placed.lineno


def digest(file: Path) -> str:
    """Tells whether results are of the file as it is."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]


def mutated(file: Path, number: int) -> ast.Module:
    """The whole module with one of its faults in it."""
    tree = ast.parse(file.read_text("utf-8"))
    place, replaced = next(islice(_faults(tree), number, None))
    place.put(ast.copy_location(replaced, place.node))
    return ast.fix_missing_locations(tree)


def _faults(tree: ast.Module) -> Iterator[tuple[_Place, ast.AST]]:
    for place in _places(tree, (), True):
        for replaced in _replacements(place.node):
            yield place, replaced


def _places(parent: ast.AST, function: tuple[str, ...], at_import: bool) -> Iterator[_Place]:
    """All nodes that run, outermost first. A default or a decorator belongs to what is around the function."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "type_comment", "type_params"):
            continue
        inside, early = function, at_import
        if field == "body" and isinstance(parent, FUNCTIONS):
            inside, early = (*function, getattr(parent, "name", "<lambda>")), False
        elif field == "body" and isinstance(parent, ast.ClassDef):
            inside = (*function, parent.name)
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(node, ast.AST) and not _left_alone(node):
                yield _Place(parent, field, index, node, inside, early)
                yield from _places(node, inside, early)


def _left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.keyword(arg="strict"):  # asserts too
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Expr(value=ast.Constant(value=str())):  # a docstring
            return True
        case ast.AnnAssign(value=None):
            return True
    return False


def _replacements(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare():
            for index, operator in enumerate(node.ops):
                for other in COMPARISONS[type(operator)]:
                    changed = copy.deepcopy(node)
                    changed.ops[index] = other()
                    yield changed
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in ARITHMETIC:
            changed_operation = copy.deepcopy(node)
            changed_operation.op = ARITHMETIC[type(operator)]()
            yield changed_operation
        case ast.BoolOp():
            changed_truth = copy.deepcopy(node)
            changed_truth.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield changed_truth
        case ast.UnaryOp(op=ast.Not()):
            yield copy.deepcopy(node.operand)
        case ast.UnaryOp(op=ast.USub()):
            yield copy.deepcopy(node.operand)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.comprehension(ifs=[_, *_]):
            for index in range(len(node.ifs)):
                fewer = copy.deepcopy(node)
                fewer.ifs[index] = _not(fewer.ifs[index])
                yield fewer
    if isinstance(node, CONDITIONS):
        turned = copy.deepcopy(node)
        turned.test = _not(turned.test)
        yield turned
    if isinstance(node, STATEMENTS) and _does_something(node):
        yield ast.Pass()


def _not(test: ast.expr) -> ast.expr:
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
    return ast.UnaryOp(ast.Not(), test)


def _does_something(node: ast.stmt) -> bool:
    """Whether it could be missing without a name being missing."""
    match node:
        case ast.Expr(value=ast.Constant() | ast.Yield() | ast.YieldFrom() | ast.Await()):
            return False
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.Assign():
            return False
    return True
