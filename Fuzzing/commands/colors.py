"""Color texts of CSS Color 4 and 5 and of theme files."""
from texts import number

HEX = "0123456789abcdefABCDEF"
SPACES = ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50", "xyz-d65"]
MIXING = ["srgb", "srgb-linear", "lab", "oklab", "xyz", "display-p3", "rec2020"] + [space + hue for space in ["hsl", "hwb", "lch", "oklch"] for hue in
          ["", "", " shorter hue", " longer hue", " increasing hue", " decreasing hue"]]
NAMES = ["red", "white", "black", "transparent", "rebeccapurple", "teal", "goldenrod", "CanvasText", "currentColor", "grey", "RED"]


def component(rng, names=()):
    roll = rng.random()
    if names and roll < 0.35:
        return rng.choice(names)
    if roll < 0.5:
        return "calc(" + rng.choice([*names, number(rng)]) + rng.choice([" * ", " + ", " - ", " / "]) + number(rng) + ")"
    if roll < 0.56:
        function, count = rng.choice([("min", 3), ("max", 2), ("clamp", 3), ("pow", 2), ("sqrt", 1), ("sin", 1), ("exp", 1), ("log", 1), ("mod", 2), ("round", 2), ("abs", 1), ("hypot", 3), ("atan2", 2)])
        return function + "(" + ", ".join(number(rng) for _ in range(count)) + ")"
    return number(rng) + rng.choice(["", "", "", "", "%"])


def alpha(rng):
    return f" / {component(rng)}" if rng.random() < 0.25 else ""


def extreme(rng):
    """A color that is accepted and lies far from every gamut, or nearly at zero."""
    far = lambda: rng.choice(["1e30", "-1e30", "1e200", "1e300", "1e308", "-1e308", "1e-300", "5e-324", "1e17", "9223372036854775808", "calc(1e308 * 1e308)", "calc(infinity)", "calc(-infinity)", "calc(NaN)", "0", "0.5"])
    form = rng.choice(["oklch(0.5 {} {})", "oklab(0.5 {} {})", "lch(50 {} {})", "lab(50 {} {})", "color(srgb {} {} 0)", "color(xyz {} {} 0)", "color(prophoto-rgb {} 1 {})", "hsl({} 50% {}%)",
                       "rgb({} {} 3)", "color-mix(in oklch, oklch(0.5 {} 20), oklch(0.5 0.1 {}))", "oklch(from color(srgb {} 0 1) l calc(c * {}) h)"])
    return form.format(far(), far())


def color(rng, names=(), depth=0):
    """A color, or a text that is nearly one; names are what references may refer to."""
    roll = rng.random()
    if depth > 5:
        roll = roll * 0.45
    if names and rng.random() < 0.35:
        return "{" + rng.choice(names) + "}"
    if roll < 0.3:
        return "#" + "".join(rng.choice(HEX) for _ in range(rng.choice([3, 4, 6, 6, 6, 8])))
    if roll < 0.37:
        return rng.choice(NAMES)
    below = lambda: color(rng, names, depth + 1)
    three = lambda channels=(): " ".join(component(rng, channels) for _ in range(3))
    if roll < 0.55:
        function, channels = rng.choice([("rgb", "rgb"), ("hsl", "hsl"), ("hwb", "hwb"), ("lab", "lab"), ("lch", "lch"), ("oklab", "lab"), ("oklch", "lch")])
        if rng.random() < 0.3:
            return f"{function}(from {below()} {three(channels)}{alpha(rng)})"
        return f"{function}({three()}{alpha(rng)})"
    if roll < 0.65:
        return f"color({rng.choice(SPACES)} {three()}{alpha(rng)})"
    if roll < 0.82:
        share = lambda: f" {rng.randrange(101) if rng.random() < 0.9 else number(rng)}%" if rng.random() < 0.4 else ""
        return f"color-mix(in {rng.choice(MIXING)}, {below()}{share()}, {below()}{share()})"
    if roll < 0.9:
        return f"light-dark({below()}, {below()})"
    if roll < 0.95:
        return f"contrast-color({below()})"
    if roll < 0.98:
        return f"alpha(from {below()} / {component(rng, ['alpha'])})"
    if roll < 0.985 and names:
        return f"asset({rng.choice(['Accent', 'Brand/Badge', 'none', 'system/labelColor'])})"
    return rng.choice(["", "#", "#12345", "rgb(", "rgb(1 2)", "{", "{}", "{a.}", "color-mix(in x, red, red)", "var(--x)", "r\u00e9d", "rgb(1,2,3", "url(x)"])
