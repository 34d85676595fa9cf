import ColorValues
public import DynamicColors
import TraitSystem

/// The colours that the system's names stand for.
public enum SystemColors {
  private static let replacement = Guarded<(any ColorCatalog)?>(nil)

  /// A catalog whose colours replace the system's of the same names, such as `label` or
  /// `systemBackground`; nil unless the program sets it, which it does best at its start.
  ///
  /// What it has no colour for keeps the values that Apple documents.
  public static var catalog: (any ColorCatalog)? {
    get { replacement.withLock { $0 } }
    set { replacement.withLock { $0 = newValue } }
  }

  /// The colours as they are documented, by their names.
  public static let documented: any ColorCatalog = MemoryColorCatalog(
    Dictionary(uniqueKeysWithValues: SystemColorTable.rows.map { ($0.name, $0.color) })
  )

  static func color(_ name: String) -> DynamicColor {
    catalog?.color(named: name) ?? documented.color(named: name) ?? .clear
  }
}

extension SystemColorTable.Row {
  /// The colour with its variants.
  fileprivate var color: DynamicColor {
    let style = TraitKey(UserInterfaceStyleTrait.self)
    let contrast = TraitKey(AccessibilityContrastTrait.self)
    let level = TraitKey(UserInterfaceLevelTrait.self)
    var variants = [
      ColorVariant(Self.color(light)), ColorVariant(Self.color(dark), when: [(style, "dark")]),
    ]
    if let values = self.contrast {
      variants.append(ColorVariant(Self.color(values.light), when: [(contrast, "high")]))
      variants.append(
        ColorVariant(Self.color(values.dark), when: [(style, "dark"), (contrast, "high")])
      )
    }
    if let elevated {
      variants.append(
        ColorVariant(Self.color(elevated), when: [(style, "dark"), (level, "elevated")])
      )
    }
    return (try? ColorSet(variants)).map { DynamicColor($0) } ?? DynamicColor(Self.color(light))
  }

  private static func color(_ rgba: UInt32) -> Color {
    let part = { (shift: UInt32) in Double(rgba >> shift & 0xFF) / 255 }
    return Color(.srgb, part(24), part(16), part(8), alpha: part(0))
  }
}

extension ColorVariant {
  /// Makes a variant from the names of values.
  fileprivate init(_ color: Color, when conditions: [(TraitKey, String)]) {
    let conditions = conditions.compactMap { key, name in
      (try? key.value(name)).map { ColorCondition(key, $0) }
    }
    self.init(color, when: Set(conditions))
  }
}
