import ColorValues
import SourceDocuments
import ThemeFiles

/// The names in the colors of a theme file.
extension FileIndexBuilder {
  mutating func addColors(
    _ node: SourceNode,
    prefix: String,
    _ place: Occurrence.Place
  ) {
    for (key, value) in node.entries {
      let name = prefix + key.text
      let entry = Self.entry(from: key, to: value)
      if value.kind == .mapping, !value.isAlias, ConditionReader.isGroup(value) {
        define(.group(name), by: key, entry: entry, in: place)
        addColors(value, prefix: name + ".", place)
        continue
      }
      define(.color(name), by: key, entry: entry, in: place)
      let color = ColorPlace(name: name, key: key, isPalette: place == .palette)
      if value.kind == .mapping {
        addVariants(value, of: color, keys: [])
      } else {
        addValue(value, of: color, keys: [], key: key)
      }
    }
  }

  /// A color whose variants are read.
  private struct ColorPlace {
    let name: String
    let key: SourceNode
    let isPalette: Bool
  }

  private mutating func addVariants(_ node: SourceNode, of color: ColorPlace, keys: [String]) {
    guard !node.isAlias else { return }
    for (key, value) in node.entries {
      addConditions(key, .variant)
      let keys = keys + [key.text]
      if value.kind == .mapping {
        addVariants(value, of: color, keys: keys)
      } else {
        addValue(value, of: color, keys: keys, key: key)
      }
    }
  }

  private mutating func addValue(
    _ value: SourceNode,
    of color: ColorPlace,
    keys: [String],
    key: SourceNode
  ) {
    guard value.kind == .scalar, !value.isAlias, !value.isNull else { return }
    let site = ColorSite(
      name: color.name,
      nameRange: Self.range(of: color.key),
      isPalette: color.isPalette,
      keys: keys,
      keyRange: Self.range(of: key),
      node: value
    )
    sites.append(site)
    // Only text with a brace or a function can have references.
    var mayRefer = false
    unsafe value.readUTF8 { bytes in
      mayRefer = unsafe bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") }
    }
    guard mayRefer, let parsed = site.color else { return }
    for reference in parsed.references {
      let symbol: Symbol =
        switch reference.kind {
        case .color: .color(reference.name)
        case .asset: .asset(reference.name)
        }
      refer(symbol, at: site.range(ofText: reference.range), in: .value)
    }
  }
}
