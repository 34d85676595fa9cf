import TextSupport

/// The custom properties for color names: `--badge-new` for `badge.new`.
package struct CustomPropertyNames {
  /// The properties, in the order of the names.
  package let names: [String]

  /// The colors whose names keep dots, with their properties.
  package let changedNames: [(color: String, property: String)]

  /// Creates the properties, with dots replaced by hyphens.
  ///
  /// If two colors would have the same property, the later dotted name keeps its dots, escaped, so
  /// that no color hides another.
  package init(_ colors: [String]) {
    if !colors.contains(where: { $0.containsByte { $0 == 0x2E } }) {
      names = colors.map { "--" + CSSText.identifierPart($0) }
      changedNames = []
      return
    }
    var taken = Set(colors.filter { !$0.containsByte { $0 == 0x2E } })
    var changedNames: [(color: String, property: String)] = []
    names = colors.map { color in
      let hyphenated = String(color.map { $0 == "." ? "-" : $0 })
      let isFree = hyphenated == color || taken.insert(hyphenated).inserted
      let property = "--" + CSSText.identifierPart(isFree ? hyphenated : color)
      if !isFree { changedNames.append((color, property)) }
      return property
    }
    self.changedNames = changedNames
  }
}
