"""Numbers, names and texts: ordinary ones, extreme ones and hostile ones."""

NUMBERS = [
    "0", "-0", "1", "0.5", "-1", "2", "100", "255", "256", "360", "-360", "1e3", "1e-3", "1e30", "-1e30", "1e200", "1e300",
    "1e308", "1e309", "1e400", "1e-400", "5e-324", "9007199254740993", "9223372036854775808", "18446744073709551616",
    "0.1", "0.30000000000000004", "1e-16", "123456789.123456789", "0." + "3" * 60, "1" + "0" * 80, ".5", "5.", "+1", "1e", "none",
]
HOSTILE = [
    "\x1b[31mred\x1b[0m", "a\n::error::pwned", "a\r::error::pwned", "\u202etxet", "\u2066x\u2069", "\u200fx", "\x9b31mx", "a\tb", "\x7f",
    "</script><i x>", "</style><i x>", "<!--<i x>", "]]><i x>", "&amp;<i x>", "*/ pwned {} /*", "\"; pwned", "'; pwned", "\\", "\\\"",
    "\\(pwned)", "\"\"\"", "#{pwned}", "${pwned}", "$(pwned)", "`pwned`", "%s%n", "../../pwned", "/pwned", "a/b", ".", "..", "-", "--", "-x",
    "__proto__", "constructor", "", " ", " a", "a ", "\u2028x", "\ufeffx", "\u00adx", "e\u0301", "\u00e9", "\ufb01", "\u0130", "\u00df", "\U0001f600", "\u54c1\u724c",
    "\u0600", "\ufffe", "\U000e0001", "\x85x", "x" * 300,
]
WORDS = [
    "background", "text", "accent", "surface", "border", "link", "badge", "new", "count", "a", "b", "c", "x", "text-primary", "text-secondary", "on-accent",
    "primary", "rose", "ink", "100", "500", "1", "01", "self", "class", "init", "default-x", "Color", "color", "COLOR", "red", "white", "transparent", "none",
    "null", "true", "yes", "no", "y", "0x10", "1e3", "Type", "theme", "style", "light-x", "\u54c1\u724c", "gr\u00f6\u00dfe", "\u00e9", "badge-new", "a-b", "switch", "when", "lerp", "hash-code",
]
CONDITION_WORDS = {
    "style": ["light", "dark"], "contrast": ["normal-contrast", "high-contrast"], "gamut": ["srgb", "p3"],
    "idiom": ["phone", "pad", "tv", "car", "mac", "vision"], "level": ["base", "elevated"],
}
TRAIT_VALUES = {
    "style": ["light", "dark", "unspecified"], "contrast": ["normal", "high"], "gamut": ["srgb", "p3"],
    "idiom": ["phone", "pad", "tv", "car", "carPlay", "mac", "vision"], "level": ["base", "elevated"],
}


def number(rng):
    if rng.random() < 0.6:
        return str(round(rng.uniform(0, 1), rng.randrange(4)))
    if rng.random() < 0.7:
        return rng.choice(NUMBERS)
    return rng.choice(["", "-"]) + f"{rng.random():.{rng.randrange(1, 18)}f}e{rng.randrange(-330, 330)}"


def text(rng):
    return rng.choice(HOSTILE) if rng.random() < 0.5 else " ".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 6)))


def name(rng, hostile=0.03):
    if rng.random() < hostile:
        return rng.choice(HOSTILE)
    word = rng.choice(WORDS)
    return word if rng.random() < 0.5 else f"{word}-{rng.randrange(30)}"


def quoted(value, rng=None):
    """A double-quoted scalar of YAML; characters beyond ASCII are sometimes written as they are."""
    out = ['"']
    for character in value:
        code = ord(character)
        if character in '"\\':
            out.append("\\" + character)
        elif character == "\n":
            out.append("\\n")
        elif 32 <= code < 127 or code > 0xA0 and not 0xFFF0 <= code <= 0xFFFF and rng is not None and rng.random() < 0.5:
            out.append(character)
        elif code < 256:
            out.append(f"\\x{code:02x}")
        elif code < 65536:
            out.append(f"\\u{code:04x}")
        else:
            out.append(f"\\U{code:08x}")
    return "".join(out) + '"'


def yaml(value, rng, indent=0):
    """A value as YAML: mappings and lists in block or flow style, texts in quotes."""
    if isinstance(value, dict):
        pairs = [(quoted(str(key), rng) if not str(key).isidentifier() else str(key), item) for key, item in value.items()]
        if not pairs or indent > 40 or (indent and rng.random() < 0.2):
            return "{ " + ", ".join(f"{key}: {yaml(item, rng, 99)}" for key, item in pairs) + " }"
        lines = []
        for key, item in pairs:
            block = isinstance(item, (dict, list)) and item
            body = yaml(item, rng, indent + 2)
            is_block = block and body[0] not in "{["
            comment = "   # c" if not block and rng.random() < 0.05 else ""
            lines.append(" " * indent + key + (":\n" if is_block else ": ") + body + comment)
        return "\n".join(lines)
    if isinstance(value, list):
        if not value or indent > 40 or rng.random() < 0.3:
            return "[" + ", ".join(yaml(item, rng, 99) for item in value) + "]"
        return "\n".join(" " * indent + "- " + yaml(item, rng, indent + 2).lstrip(" ") for item in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    return quoted(value, rng)
