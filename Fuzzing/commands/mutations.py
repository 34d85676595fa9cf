"""Changes of the bytes of real samples."""
import os

ALPHABET = list(b"\n\n  \t:-?[]{},&*!|>'\"%@`#~a1\r<\\/.;()=") + [0, 0xFF, 0xC3, 0xEF, 0xBB, 0xE2, 0x80, 0xAE, 0x1B, 0x7F]


def mutated(rng, data):
    """The bytes with some changed, lost, repeated or taken from elsewhere."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 1, 1, 2, 3, 30])):
        place = rng.randrange(len(data) + 1)
        roll = rng.random()
        if roll < 0.3 and place < len(data):
            data[place] = rng.choice(ALPHABET)
        elif roll < 0.5:
            data.insert(place, rng.choice(ALPHABET))
        elif roll < 0.65:
            del data[place:place + rng.choice([1, 1, 4, 50])]
        elif roll < 0.8:
            data[place:place] = data[place:place + rng.choice([1, 8, 100])] * rng.choice([1, 1, 2, 20])
        elif roll < 0.9 and place < len(data):
            data[place] ^= 1 << rng.randrange(8)
        elif roll < 0.95:
            lines = bytes(data).split(b"\n")
            first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[first], lines[second] = lines[second], lines[first]
            data = bytearray(b"\n".join(lines))
        else:
            del data[place:]
    return bytes(data)


def samples(root):
    """The folders of themes and the files for imports that the project has, as bytes by path."""
    folders, imports = [], []
    for folder in ["Themes", "Tests/ThemeTestSupport/Fixtures/Themes", "Examples"]:
        for base, _, names in os.walk(os.path.join(root, folder)):
            files = {name: open(os.path.join(base, name), "rb").read() for name in sorted(names) if name.endswith(".yaml")}
            if files and ".build" not in base:
                folders.append(files)
    for base, _, names in os.walk(os.path.join(root, "Tests/themetoolTests/Fixtures")):
        for name in sorted(names):
            if name.endswith((".css", ".json", ".yaml")):
                imports.append((name, open(os.path.join(base, name), "rb").read()))
    return folders, imports
