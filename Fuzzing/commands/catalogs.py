"""Asset catalogs: folders with colour sets, and compiled ones."""
import json
import struct

from texts import HOSTILE, WORDS, number

SPACES = ["srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22", "extended-gray", "no-space"]
ASSET_NAMES = ["Accent", "Brand/Badge", "a b", "\u00e9", "Text", "text", "x.y"]


def folder_name(rng):
    """A name that a folder can have."""
    if rng.random() < 0.1:
        name = rng.choice(HOSTILE).replace("/", "\u2215")
        return name[:80] if name not in ("", ".", "..") else "x"
    return rng.choice(WORDS)


def component(rng):
    return rng.choice([
        lambda: round(rng.random(), 3), lambda: f"{rng.random():.3f}", lambda: str(rng.randrange(256)), lambda: f"0x{rng.randrange(256):02X}", lambda: number(rng),
        lambda: rng.choice(["1e400", "nan", "inf", "", "-1", "1e30", "0x", "0xFFFFFFFFFFFFFFFFFF", "99999999999999999999", None, [], True]),
    ] if rng.random() < 0.2 else [lambda: f"{rng.random():.3f}", lambda: round(rng.random(), 3)])()


def slot(rng):
    result = {"idiom": rng.choice(["universal"] * 4 + ["iphone", "ipad", "mac", "tv", "watch", "vision", "car"])}
    appearances = []
    if rng.random() < 0.5:
        appearances.append({"appearance": "luminosity", "value": rng.choice(["light", "dark", "tinted", "x"][:3])})
    if rng.random() < 0.3:
        appearances.append({"appearance": "contrast", "value": "high"})
    if appearances:
        result["appearances"] = appearances
    if rng.random() < 0.2:
        result["display-gamut"] = rng.choice(["sRGB", "display-P3"])
    if rng.random() < 0.05:
        result["locale"] = rng.choice(["de", "\x1b[31m"])
    if rng.random() < 0.9:
        space = rng.choice(SPACES if rng.random() < 0.3 else SPACES[:1])
        keys = ["white", "alpha"] if "gray" in space else ["red", "green", "blue", "alpha"]
        result["color"] = {"color-space": space, "components": {key: component(rng) for key in keys}}
        if rng.random() < 0.08:
            result["color"] = {"platform": "ios", "reference": rng.choice(["labelColor", "systemRedColor", "noColor", "\x1b[31m"])}
    return result


def assets(rng, prefix):
    """The files of a catalog folder."""
    info = {"info": {"author": "xcode", "version": 1}}
    files = {f"{prefix}/Contents.json": json.dumps(info)}
    for _ in range(rng.choice([1, 3, 10])):
        group = ""
        for _ in range(rng.choice([0, 0, 1, 2, 6])):
            group += "/" + folder_name(rng)
            files.setdefault(f"{prefix}{group}/Contents.json", json.dumps(info | {"properties": {"provides-namespace": rng.random() < 0.7}}))
        content = info | {"colors": [slot(rng) for _ in range(rng.randrange(0, 5))]}
        text = json.dumps(content)
        if rng.random() < 0.05:
            text = rng.choice([text[:-3], "", "[]", "null", text.replace("}", ",}", 1), '{"colors": 1}', '{"colors": [1, null, {}]}'])
        files[f"{prefix}{group}/{folder_name(rng)}.colorset/Contents.json"] = text
    if rng.random() < 0.2:
        files[f"{prefix}/Icon.imageset/Contents.json"] = json.dumps(info | {"images": [{"idiom": "universal", "scale": "1x", "filename": "no.png"}]})
    return files


def little(value, count):
    return (value & (1 << 8 * count) - 1).to_bytes(count, "little")


def big(value, count):
    return (value & (1 << 8 * count) - 1).to_bytes(count, "big")


def store(blocks, names):
    """A container of numbered blocks, some of which have names."""
    index, offset = big(len(blocks), 4), 32
    for block in blocks:
        index += big(offset if block else 0, 4) + big(len(block), 4)
        offset += len(block)
    content = b"".join(blocks)
    table = big(len(names), 4) + b"".join(big(number, 4) + bytes([len(name)]) + name for name, number in names)
    start = 32 + len(content)
    return b"BOMStore" + big(1, 4) + big(len(blocks), 4) + big(start, 4) + big(len(index), 4) + big(start + len(index), 4) + big(len(table), 4) + content + index + table


def overlapping(leaves, entries):
    """A compiled catalog whose leaves lie in one another, so that each entry is read by all."""
    blocks = [b"", b"RATC" + bytes(428) + little(2, 4), b"tmfk" + bytes(4) + little(1, 4) + little(17, 4), b"A", bytes(18)]
    first = len(blocks) + 2
    blocks += [b"tree" + big(1, 4) + big(first, 4) + big(4096, 4) + big(1, 4) + b"\0", b"tree" + big(1, 4) + big(first, 4) + big(4096, 4) + big(1, 4) + b"\0"]
    body = b"".join(big(1, 2) + big(entries, 2) + big(first + index + 1 if index < leaves - 1 else 0, 4) + big(3, 4) for index in range(leaves)) + (big(4, 4) + big(3, 4)) * entries
    index, offset = big(len(blocks) + leaves, 4), 32
    for block in blocks:
        index += big(offset if block else 0, 4) + big(len(block), 4)
        offset += len(block)
    for leaf in range(leaves):
        index += big(offset + 12 * leaf, 4) + big(len(body) - 12 * leaf, 4)
    content = b"".join(blocks) + body
    names = [(1, b"CARHEADER"), (2, b"KEYFORMAT"), (5, b"FACETKEYS"), (6, b"RENDITIONS")]
    table = big(len(names), 4) + b"".join(big(number, 4) + bytes([len(name)]) + name for number, name in names)
    start = 32 + len(content)
    return b"BOMStore" + big(1, 4) + big(len(blocks) + leaves, 4) + big(start, 4) + big(len(index), 4) + big(start + len(index), 4) + big(len(table), 4) + content + index + table


def compiled(rng):
    """A compiled catalog, sometimes with blocks that lie about their sizes or go round in circles."""
    keys = [7, 13, 1, 2, 3, 17, 15, 16, 24]
    blocks, names = [b""], []

    def add(block):
        blocks.append(block)
        return len(blocks) - 1

    def tree(name, entries):
        count = len(entries) if rng.random() < 0.95 else rng.choice([0, 1, 65535])
        leaf = add(b"")
        after = leaf if rng.random() < 0.03 else 0
        body = b"".join(big(add(value), 4) + big(add(key), 4) for key, value in entries)
        blocks[leaf] = big(1, 2) + big(count, 2) + big(after, 4) + big(0, 4) + body
        root = leaf
        for _ in range(rng.choice([0, 0, 1, 5])):
            root = add(big(0, 2) + big(1, 2) + big(0, 8) + big(root, 4))
        names.append((name, add(b"tree" + big(1, 4) + big(root, 4) + big(4096, 4) + big(len(entries), 4) + b"\0")))

    facets, renditions = [], []
    for identifier in range(1, rng.choice([2, 4, 30])):
        name = rng.choice(ASSET_NAMES if rng.random() < 0.8 else HOSTILE) + str(identifier)
        attributes = [(1, 85), (2, 217), (17, identifier if rng.random() < 0.97 else 999)]
        facets.append((name.encode(), little(0, 4) + little(len(attributes), 2) + b"".join(little(key, 2) + little(value, 2) for key, value in attributes)))
        for appearance in rng.sample([0, 1, 2, 3, 4, 77], rng.randrange(1, 4)):
            at = {1: 85, 2: 217, 17: identifier, 7: appearance, 15: rng.choice([0, 0, 1, 2, 9]), 24: rng.choice([0, 0, 1])}
            space = rng.choice([1, 1, 1, 2, 3, 4, 6, 0, 99])
            values = [rng.choice([rng.random(), 0.5, 1e300, float("inf"), float("nan"), -1.0] if rng.random() < 0.2 else [rng.random()]) for _ in range(2 if space in (2, 6) else 4)]
            payload = b"RLOC" + little(1, 4) + little(space, 4) + little(len(values) if rng.random() < 0.97 else 1 << 30, 4) + b"".join(struct.pack("<d", v) for v in values)
            extra = little(1004, 4) + little(8, 4) + little(0, 8)
            head = b"ISTC" + little(1, 4) + bytes(28) + little(1009, 2) + little(0, 2) + bytes(128) + little(len(extra), 4) + little(1, 4) + little(0, 4) + little(len(payload), 4)
            renditions.append((b"".join(little(at.get(key, 0), 2) for key in keys), head + extra + payload))
    names.append((b"CARHEADER", add(b"RATC" + bytes(428) + little(rng.choice([1, 2]), 4))))
    names.append((b"KEYFORMAT", add(b"tmfk" + bytes(4) + little(len(keys), 4) + b"".join(little(key, 4) for key in keys))))
    tree(b"FACETKEYS", facets)
    tree(b"RENDITIONS", renditions)
    if rng.random() < 0.7:
        tree(b"APPEARANCEKEYS", [(b"UIAppearanceAny", little(0, 2)), (b"UIAppearanceDark", little(1, 2)), (b"UIAppearanceHighContrastDark", little(3, 2))])
    return store(blocks, names)
