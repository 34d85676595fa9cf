"""Prints a Swift program that compares the colors of an exported file for UIKit with the theme library.

Usage: uikit_file.py uikit|appkit EXPORTED.swift NAMES, where NAMES is the output of
`themetool list colors --format json`.
"""

import json
import re
import sys

FRAMEWORK, EXPORTED, NAMES = sys.argv[1:]


def plain(name):
    return re.sub(r"[-_`.]", "", name).lower()


def accessors(text):
    """The accessors of the extension of the platform's color, without the names of types."""
    body = text.split("nonisolated extension ThemePlatformColor {\n")[-1].split("\n}\n")[0]
    groups = []
    pending = None
    for line in filter(str.strip, body.splitlines()):
        depth = (len(line) - len(line.lstrip())) // 2
        del groups[depth - 1:]
        if group := re.match(r" *static var (\S+): \w+\.Type", line):
            pending = group[1]
        elif re.match(r" *nonisolated enum ", line):
            groups.append(pending)
        elif color := re.match(r" *static let (\S+) = ", line):
            yield ".".join(groups + [color[1]])


START = r"""
let library = try ThemeLibrary(contentsOf: CommandLine.arguments[1])
var count = 0

/// Compares a color with that of the library: the components of wide colors, otherwise the bytes.
@MainActor func compare(_ name: String, _ value: ColorValues.Color, _ traits: TraitCollection) {
  let expected: ColorValues.Color = library.color(named: name)?.resolvedColor(with: traits) ?? .transparent
  let isShown = expected.isInGamut(of: .displayP3)
  let was = (isShown ? expected : expected.fitted(to: .displayP3)).converted(to: .srgb)
  let parts = zip([value.c1, value.c2, value.c3, value.alpha], [was.c1, was.c2, was.c3, was.alpha])
  let isWide = !expected.isInGamut(of: .srgb)
  guard isWide ? parts.allSatisfy({ ($0 - $1).magnitude < 1e-6 }) : value.hex == expected.hex
  else { fatalError("'\(name)' is \(value.hex), not \(expected.hex), for \(traits)") }
  count += 1
}
"""

UIKIT = r"""
@MainActor func compareAll(_ traits: UITraitCollection) {
  for (name, color, shared) in colors {
    compare(name, color.resolvedColor(with: traits), traits)
    guard shared.color == color else { fatalError("SwiftUI has another color '\(name)'") }
  }
}

compareAll(UITraitCollection())
for theme in ThemeName.allCases {
  for density in Density.allCases {
    for style in UIUserInterfaceStyle.allCases {
      for contrast in UIAccessibilityContrast.allCases {
        for gamut in UIDisplayGamut.allCases {
          for level in UIUserInterfaceLevel.allCases {
            for idiom in UIUserInterfaceIdiom.allCases {
              compareAll(
                UITraitCollection {
                  $0.theme = theme
                  $0.density = density
                  $0.userInterfaceStyle = style
                  $0.accessibilityContrast = contrast
                  $0.displayGamut = gamut
                  $0.userInterfaceLevel = level
                  $0.userInterfaceIdiom = idiom
                }
              )
            }
          }
        }
      }
    }
  }
}

// The environment and the traits are one.
let traits = UITraitCollection().modifyingTraits { (traits: inout UIMutableTraits) in
  ThemeKey.write(to: &traits, value: ThemeName.allCases[0])
}
guard ThemeKey.read(from: traits) == ThemeName.allCases[0], traits.theme == ThemeName.allCases[0]
else { fatalError("the environment key has another value") }
"""

# An appearance has a style and a contrast; the settings have the rest.
APPKIT = r"""
let appearances: [(NSAppearance.Name, UserInterfaceStyle, AccessibilityContrast)] = [
  (.aqua, .light, .normal), (.darkAqua, .dark, .normal),
  (.accessibilityHighContrastAqua, .light, .high), (.accessibilityHighContrastDarkAqua, .dark, .high),
]
guard let trait = TraitKey.named("density") else { fatalError("the library has no density") }
for theme in ThemeName.allCases {
  ThemeSettings.theme = theme
  for density in Density.allCases {
    ThemeSettings.density = density
    let value = try trait.value(density.rawValue)
    for (appearance, style, contrast) in appearances {
      let traits = try library.traits(theme: theme.rawValue).modifyingTraits {
        $0.set(value, for: trait)
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      }
      for (name, color, shared) in colors {
        let parts = color.components(for: NSAppearance(appearance))
        compare(name, Color(.srgb, parts[0], parts[1], parts[2], alpha: parts[3]), traits)
        guard shared.color === color else { fatalError("SwiftUI has another color '\(name)'") }
      }
    }
  }
}
"""

module, color, program = {"uikit": ("UIKit", "UIColor", UIKIT), "appkit": ("AppKit", "NSColor", APPKIT)}[FRAMEWORK]
names = {plain(item["name"]): item["name"] for item in json.load(open(NAMES))["colors"]}
pairs = []
for accessor in accessors(open(EXPORTED).read()):
    key = plain(accessor)
    name = names.pop(key, None) or names.pop(key.removeprefix("theme"))
    text = json.dumps(name, ensure_ascii=False)
    pairs.append(f"  ({text}, {color}.{accessor}, SwiftUI.Color.{accessor}),")
if names:
    sys.exit(f"no accessor for {sorted(names.values())}")

print(f"import ColorValues\nimport {module}\nimport SwiftUI\nimport ThemeKit\n")
print(f"let colors: [(name: String, color: {color}, shared: SwiftUI.Color)] = [")
print("\n".join(pairs))
print("]")
print(START + program + r'print("\(count) values are those of the library")')
