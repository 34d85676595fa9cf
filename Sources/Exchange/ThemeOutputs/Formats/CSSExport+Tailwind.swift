import DynamicColors
import SwiftSymbols
import TextSupport

/// An export of themes for Tailwind 4: the CSS custom properties, and a `@theme` block that creates
/// utilities for them, such as `bg-badge-new`.
///
/// The block is `inline`, so that utilities use the custom properties themselves: the values of a
/// theme or a style on an element apply to it and its descendants. Properties that have Tailwind's
/// names already, as those of a group `color` do, are in a block of `reference`, which declares no
/// property that would refer to itself.
extension CSSExport {
  fileprivate func tailwindFile(reporting losses: inout LossReport) -> ExportedFile {
    var text = UTF8Buffer()
    text += "/* \(CSSText.comment(source.origin)) */\n"
    writeGuide(to: &text)
    let all = source.themes.enumerated().flatMap { number, theme in
      theme.indices().compactMap { properties.property(ofTheme: ThemeIndex(number), at: $0) }
    }
    let names = all.uniqued()
    let utilities = Self.utilityProperties(of: names)
    for isOwn in [false, true] {
      let named = zip(utilities, names).filter { ($0 == $1) == isOwn }
      if named.isEmpty, isOwn { continue }
      text += isOwn ? "\n@theme inline reference {\n" : "\n@theme inline {\n"
      for (utility, property) in named { text += "  \(utility): var(\(property));\n" }
      text += "}\n"
    }
    write(to: &text, reporting: &losses)
    return ExportedFile("tailwind.css", bytes: text.bytes)
  }

  /// Returns the properties from which Tailwind creates the utilities of custom properties: those
  /// with its prefix, unless the rest is the name of another one, or with the prefix added.
  static func utilityProperties(of properties: [String]) -> [String] {
    let prefix = "--color-"
    let names = Set(properties)
    return properties.map { property in
      let isOwn = property.hasPrefix(prefix) && property.utf8.count > prefix.utf8.count
      return isOwn && !names.contains("--\(property.dropFirst(prefix.count))")
        ? property : "\(prefix)\(property.dropFirst(2))"
    }
  }
}

extension OutputFormat {
  /// Custom properties and the `@theme` block of Tailwind 4.
  public static let tailwind = OutputFormat(
    "tailwind",
    title: "Tailwind",
    "Custom properties of CSS, and the @theme block of Tailwind 4.",
    ending: "css",
    options: [.references, .styles]
  ) { source, options, losses in [CSSExport(source, options).tailwindFile(reporting: &losses)] }
}
