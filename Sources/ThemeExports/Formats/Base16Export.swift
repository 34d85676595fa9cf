import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
import TraitSystem

/// Themes as schemes of base16, or base24 where the library maps all slots: one for each style.
///
/// Source: github.com/tinted-theming/home, "Base16 styling guide" and "Builder".
struct Base16Export {
  private let source: ExportSource
  private let space: ExportSpace

  init(_ source: ExportSource) {
    self.source = source
    space = ExportSpace(source.axes.filter { $0.kind == .style })
  }

  func files(_ losses: inout LossReport) throws(ExportError) -> [ExportedFile] {
    let slots = source.library.schemeSlots
    guard !slots.isEmpty else { throw .noSlots }
    let names = Set(slots.map(\.name))
    let isExtended = SchemeSlot.base24.contains { names.contains($0) }
    let wanted = SchemeSlot.base16 + (isExtended ? SchemeSlot.base24 : [])
    let missing = wanted.filter { !names.contains($0) }
    guard missing.isEmpty else { throw .missingSlots(missing) }

    var files: [ExportedFile] = []
    var paths = UniqueNames(.base16)
    for theme in source.themes {
      if let slot = slots.first(where: { theme.colors.index(of: $0.color) == nil }) {
        throw .missingSlotColor(theme: theme.name, slot: slot.name, color: slot.color)
      }
      for axis in source.axes where axis.kind != .style {
        for slot in slots {
          guard let index = theme.colors.index(of: slot.color),
            theme.colors.dependencies(at: index) & axis.bit != 0
          else { continue }
          losses.add(.trait(name: axis.trait.name, value: axis.word(0)), slot.color)
        }
      }
      for state in space.states(of: .max) {
        let colors = wanted.map { color(of: $0, theme, state, &losses) }
        let isDark = (colors.first ?? .black).tone < (colors[5]).tone
        let variant =
          space.axes.isEmpty
          ? (isDark ? "dark" : "light") : space.axes[0].word(Int(state.choices[0]))
        let name = space.axes.isEmpty ? theme.name : "\(theme.name)-\(variant)"
        let slug = Self.slug(name)
        try paths.take(slug, for: name)
        let summary = theme.summary.map { "description: \(JSONText.string($0))\n" } ?? ""
        let palette = zip(wanted, colors).map { "  \($0): \"\($1.opaqueHex)\"\n" }.joined()
        files.append(
          ExportedFile(
            "\(slug).yaml",
            """
            # \(CSSText.line(source.origin))
            system: "\(isExtended ? "base24" : "base16")"
            name: \(JSONText.string(name))
            slug: "\(slug)"
            author: "themetool"
            \(summary)variant: "\(variant)"
            palette:
            \(palette)
            """
          )
        )
      }
    }
    return files
  }

  private func color(
    of slot: String,
    _ theme: ExportTheme,
    _ state: ExportState,
    _ losses: inout LossReport
  ) -> Color {
    let traits = space.traits(of: state, over: theme.traits)
    func value(_ slot: String) -> (name: String, color: Color)? {
      guard let name = source.library.schemeSlots.first(where: { $0.name == slot })?.color,
        let index = theme.colors.index(of: name)
      else { return nil }
      return (name, theme.colors.color(at: index, for: traits))
    }
    // No theme lacks the colour of a slot.
    guard let (name, color) = value(slot) else { return .black }
    if !color.isInGamut(of: .srgb) { losses.add(.wideGamut, name) }
    guard color.alpha < 1, let background = value("base00")?.color else { return color }
    losses.add(.alpha, name)
    return color.composited(over: background.withAlpha(1))
  }

  /// The name of the file: lower case, `-` between words, and nothing but ASCII.
  private static func slug(_ name: String) -> String {
    NameText.identifier(name, separator: "-").lowercased().unicodeScalars
      .map { $0.isASCII ? String($0) : "u" + String($0.value, radix: 16) }.joined()
  }
}
