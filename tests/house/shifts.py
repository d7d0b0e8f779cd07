"""Finds constants shifted by variables: mypyc turns `1 << n` into a shift of a 32-bit number.

It does so wherever it can see the value, so that a name for the constant does not help: `ONE << n`
with a Final, `i64(1) << n` and `one: i64 = 1` followed by `one << n` all go wrong from n = 31 on.
A variable that is given a second value (`one <<= n` too) is safe.
"""

import ast
from collections.abc import Iterator

Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


def constant(node: ast.expr, names: set[str]) -> bool:
    """Whether the value of an expression is known when it is compiled."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in names or name.isupper()
        case ast.UnaryOp(operand=operand):
            return constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return constant(left, names) and constant(right, names)
        case ast.Call(func=ast.Name(id="i64" | "i32" | "i16" | "u8" | "int"), args=[argument]):
            return constant(argument, names)
    return False


def inside(scope: Scope) -> Iterator[ast.AST]:
    """Everything in a scope that is not in a function within it."""
    waiting: list[ast.AST] = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def constant_names(scope: Scope) -> set[str]:
    """Names that are given nothing but constants here."""
    given: dict[str, bool] = {}
    for node in inside(scope):
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    for part in ast.walk(target):
                        if isinstance(part, ast.Name):
                            plain = part is target and constant(value, set())
                            given[part.id] = given.get(part.id, True) and plain
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                given[name] = given.get(name, True) and constant(value, set())
            case ast.AugAssign(target=ast.Name(id=name)) | ast.NamedExpr(target=ast.Name(id=name)):
                given[name] = False
            case ast.For(target=target):
                for part in ast.walk(target):
                    if isinstance(part, ast.Name):
                        given[part.id] = False
    return {name for name, always in given.items() if always}


def miscompiled_shifts(source: str) -> list[int]:
    """The lines on which a constant is shifted by something that is none."""
    tree = ast.parse(source)
    scopes: list[Scope] = [tree]
    scopes += [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    outer = constant_names(tree)
    lines = []
    for scope in scopes:
        names = outer | constant_names(scope)
        for node in inside(scope):
            match node:
                case ast.BinOp(left=left, op=ast.LShift() | ast.RShift(), right=right):
                    if constant(left, names) and not constant(right, names):
                        lines.append(node.lineno)
    return sorted(lines)
