import DynamicColors
import SwiftSymbols
import TextSupport

/// An export of themes for Tailwind 4: the CSS custom properties, and a `@theme` block that creates
/// utilities for them, such as `bg-badge-new`.
///
/// The block is `inline`, so that utilities use the custom properties themselves: the values of a
/// theme or a style on an element apply to it and its descendants.
struct TailwindExport {
  let css: CSSExport

  init(_ source: ExportSource, _ options: ExportOptions) {
    css = CSSExport(source, options)
  }

  func file(reporting losses: inout LossReport) -> ExportedFile {
    var text = UTF8Buffer()
    text += "/* \(CSSText.comment(css.source.origin)) */\n"
    CSSGuide(css).write(to: &text)
    text += "\n@theme inline {\n"
    var seen = Set<String>()
    for (number, theme) in css.source.themes.enumerated() {
      for index in theme.indices() {
        guard let property = css.properties.property(ofTheme: ThemeIndex(number), at: index),
          seen.insert(property).inserted
        else { continue }
        text += "  \(Self.utilityProperty(of: property)): var(\(property));\n"
      }
    }
    text += "}\n"
    css.write(to: &text, reporting: &losses)
    return ExportedFile("tailwind.css", bytes: text.bytes)
  }

  /// Returns the property from which Tailwind creates the utilities of a custom property.
  static func utilityProperty(of property: String) -> String {
    "--color-\(property.dropFirst(2))"
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
  ) { source, options, losses in [TailwindExport(source, options).file(reporting: &losses)] }
}
