import ColorValues
import TraitSystem

/// The settings `org.freedesktop.appearance` of the desktop portal.
///
/// Keys and values are those of the portal's documentation, version 2 of
/// [org.freedesktop.portal.Settings](https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html).
struct PortalSettings: Equatable {
  /// The numbers of each key, such as `color-scheme`: one, or three for a color.
  private(set) var numbers: [Substring: [Double]] = [:]

  /// Reads a reply or signal as `dbus-send` prints it: types and values as words, where a key
  /// precedes its value.
  init(_ text: String) {
    var key: Substring?
    var words = text.split(whereSeparator: \.isWhitespace).makeIterator()
    while let word = words.next() {
      switch word {
      case "string":
        key = words.next().map { $0.drop { $0 == "\"" }.prefix { $0 != "\"" } }
      case "uint32", "double":
        guard let key, let number = words.next().flatMap({ Double($0) }) else { continue }
        numbers[key, default: []].append(number)
      default: continue
      }
    }
  }

  /// The traits of the settings.
  ///
  /// A style without preference is light, as applications of desktops show it; traits whose setting
  /// is missing have no value.
  var traits: TraitCollection {
    TraitCollection { traits in
      if let scheme = numbers["color-scheme"] {
        traits.userInterfaceStyle = scheme == [1] ? .dark : .light
      }
      if let contrast = numbers["contrast"] {
        traits.accessibilityContrast = contrast == [1] ? .high : .normal
      }
      if let motion = numbers["reduced-motion"] { traits.isMotionReduced = motion == [1] }
      if let color = numbers["accent-color"], color.count == 3,
        color.allSatisfy((0...1).contains)
      {
        traits.accentColor = Color(.srgb, color[0], color[1], color[2])
      }
    }
  }
}
