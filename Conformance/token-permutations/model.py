"""A resolver document's tokens in one permutation, by the steps of the Design Tokens modules 2025.10.

Written from the Resolver and Format Modules alone. The sources of a permutation become one tree of tokens, which then
"behaves the same as if it were one source to begin with": groups are extended in it, and aliases and types resolved.
"""
import itertools


class Invalid(Exception):
    """A document, or a permutation of it, that the modules forbid."""


def is_token(node):
    return "$value" in node or "$ref" in node


def pointer(text):
    """The parts of a JSON pointer in a fragment."""
    if not isinstance(text, str) or not text.startswith("#/"):
        raise Invalid(f"{text!r} is not a pointer")
    return [part.replace("~1", "/").replace("~0", "~") for part in text[2:].split("/")]


class Document:
    """A resolver document and the files beside it."""

    def __init__(self, root, files):
        self.root, self.files = root, files
        if root.get("version") != "2025.10":
            raise Invalid("version")
        if not root.get("resolutionOrder"):
            raise Invalid("resolutionOrder")
        for modifier in root.get("modifiers", {}).values():
            self.check(modifier)
        self.order = [self.element(element) for element in root["resolutionOrder"]]
        self.modifiers = {}
        for kind, name, node in self.order:
            if kind == "modifiers":
                self.check(node)
                if name in self.modifiers:
                    raise Invalid(f"modifier {name} twice")
                self.modifiers[name] = node
        for kind, name, node in self.order:
            for sources in [node["sources"]] if kind == "sets" else node["contexts"].values():
                list(self.trees(sources, []))

    @staticmethod
    def check(modifier):
        if len(modifier.get("contexts", {})) < 2:
            raise Invalid("contexts")
        if "default" in modifier and modifier["default"] not in modifier["contexts"]:
            raise Invalid("default")

    def element(self, element):
        if "$ref" not in element:
            kind = {"set": "sets", "modifier": "modifiers"}.get(element.get("type"))
            if not kind or "name" not in element:
                raise Invalid("an inline element")
            return kind, element["name"], element
        return self.local(element["$ref"])

    def local(self, reference):
        parts = pointer(reference)
        if len(parts) != 2 or parts[0] not in ("sets", "modifiers"):
            raise Invalid(f"{reference} in the order")
        node = self.root.get(parts[0], {}).get(parts[1])
        if node is None:
            raise Invalid(f"{reference} is unknown")
        return parts[0], parts[1], node

    def trees(self, sources, open_sets):
        """The trees of a list of sources, in order."""
        for source in sources:
            reference = source.get("$ref")
            if reference is None:
                yield source
            elif reference.startswith("#"):
                kind, name, node = self.local(reference)
                if kind != "sets" or name in open_sets:
                    raise Invalid(f"{reference} as a source")
                yield from self.trees(node["sources"], open_sets + [name])
            elif reference in self.files:
                yield self.files[reference]
            else:
                raise Invalid(f"{reference} is no file")

    def permutations(self, extra=()):
        """Every combination of contexts, and of extra ones that have no sources."""
        names = list(self.modifiers)
        for contexts in itertools.product(*([*self.modifiers[name]["contexts"], *extra] for name in names)):
            yield dict(zip(names, contexts))

    def tree(self, permutation):
        """The one tree of a permutation."""
        result = {}
        for kind, name, node in self.order:
            sources = node["sources"] if kind == "sets" else node["contexts"].get(permutation[name], [])
            for tree in self.trees(sources, []):
                merge(result, tree)
        return result


def merge(into, tree):
    """Merges groups; of tokens and of properties of groups the most recent one is taken."""
    for key, value in tree.items():
        known = into.get(key)
        both = isinstance(value, dict) and isinstance(known, dict)
        is_group = both and not key.startswith("$") and not is_token(value) and not is_token(known)
        if is_group:
            merge(known, value)
        else:
            into[key] = copy(value)


def copy(value):
    if isinstance(value, dict):
        return {key: copy(inner) for key, inner in value.items()}
    return [copy(inner) for inner in value] if isinstance(value, list) else value


class Tokens:
    """The tokens of one tree."""

    def __init__(self, tree):
        self.tree = tree
        self.extended, self.extending = set(), []
        self.extend([], tree)
        self.tokens = {}
        self.collect((), tree, None)

    def find(self, path):
        node = self.tree
        for name in path:
            if not isinstance(node, dict) or name not in node:
                return None
            node = node[name]
        return node

    def extend(self, path, group):
        """Merges what a group and those in it extend, below what they have themselves."""
        if tuple(path) in self.extending:
            raise Invalid(f"{path} extends itself")
        if tuple(path) in self.extended:
            return
        self.extending.append(tuple(path))
        text = group.get("$extends")
        if text is not None:
            target = text[1:-1].split(".") if text.startswith("{") else pointer(text)
            if path[: len(target)] == target:
                raise Invalid(f"{path} extends a group around it")
            self.extend_above(target)
            other = self.find(target)
            if other is None or is_token(other):
                raise Invalid(f"{text} is no group")
            self.extend(target, other)
            own = copy(group)
            inherited = copy(other)
            inherited.pop("$extends", None)
            group.clear()
            merge(group, inherited)
            merge(group, own)
        for name, child in list(group.items()):
            if isinstance(child, dict) and not name.startswith("$") and not is_token(child):
                self.extend(path + [name], child)
        self.extending.pop()
        self.extended.add(tuple(path))

    def extend_above(self, path):
        """Extends the groups around one that another extends, since they may give it members."""
        for length in range(1, len(path)):
            node = self.find(path[:length])
            if node is None or is_token(node):
                return
            if "$extends" in node:
                self.extend(path[:length], node)

    def collect(self, path, group, kind):
        kind = group.get("$type", kind)
        for name, child in group.items():
            if not isinstance(child, dict) or (name.startswith("$") and name != "$root"):
                continue
            if is_token(child):
                self.tokens[path + (name,)] = (child, kind)
            else:
                self.collect(path + (name,), child, kind)

    def alias(self, token):
        """The path of the token that is another's whole value."""
        value = token.get("$value")
        if isinstance(value, str) and value.startswith("{"):
            return tuple(value[1:-1].split("."))
        reference = value.get("$ref") if isinstance(value, dict) else token.get("$ref")
        if reference is None:
            return None
        parts = pointer(reference)
        return tuple(parts[:-1]) if parts[-1] == "$value" else None

    def token(self, path, seen):
        if path in seen:
            raise Invalid(f"{path} refers to itself")
        if path not in self.tokens:
            raise Invalid(f"{path} is no token")
        return self.tokens[path]

    def type(self, path, seen=()):
        """The token's own type, else that of its alias, else that of its group."""
        token, outer = self.token(path, seen)
        if "$type" in token:
            return token["$type"]
        target = self.alias(token)
        kind = self.type(target, seen + (path,)) if target else outer
        if kind is None:
            raise Invalid(f"{path} has no type")
        return kind

    def value(self, path, seen=()):
        token, _ = self.token(path, seen)
        kind, target = self.type(path), self.alias(token)
        if target:
            if self.type(target, seen + (path,)) != kind:
                raise Invalid(f"{path} is not of the type of {target}")
            return self.value(target, seen + (path,))
        return self.followed(token.get("$value", token), seen + (path,))

    def followed(self, value, seen):
        """A value with its references to parts of other values replaced."""
        if isinstance(value, list):
            return [self.followed(inner, seen) for inner in value]
        if not isinstance(value, dict):
            return value
        if "$ref" not in value:
            return {key: self.followed(inner, seen) for key, inner in value.items()}
        parts = pointer(value["$ref"])
        if "$value" not in parts:
            raise Invalid(f"{value['$ref']} leads to no value")
        at = parts.index("$value")
        found = self.value(tuple(parts[:at]), seen)
        for part in parts[at + 1 :]:
            try:
                found = found[int(part) if isinstance(found, list) else part]
            except (KeyError, IndexError, ValueError, TypeError):
                raise Invalid(f"{value['$ref']} leads nowhere") from None
        return found

    def colors(self):
        """The values of all tokens that are colors; those of others must resolve as well."""
        values = {}
        for path in self.tokens:
            kind, value = self.type(path), self.value(path)
            if isinstance(value, dict) != (kind == "color"):
                raise Invalid(f"{path} is no {kind}")
            if kind == "color":
                values[path] = value
        return values


def resolved(root, files, extra=()):
    """The permutations of a document with the values of their colors."""
    document = Document(root, files)
    return [(each, Tokens(document.tree(each)).colors()) for each in document.permutations(extra)]
