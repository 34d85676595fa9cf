import ColorValues
public import DynamicColors
public import SourceDiagnostics
public import ThemeFiles
public import ThemeValidation
public import TraitSystem

/// The content of a palette sheet, for all media: the colors of a theme in groups, each with its
/// values under the styles side by side, and the contrast of text.
///
/// A color has a badge where a check of the library names it as a foreground. The badge shows the
/// contrast ratio of WCAG 2.2 to the background with the worst level, and among several of these,
/// with the least ratio; only pairs that apply under the side's traits count. The levels are those
/// of text, AAA from 7 and AA from 4.5, or AA from 3 for large text only; where no check of the
/// pair requires 4.5, they are those of graphics, AA from 3.
public struct PaletteSheet: Sendable {
  /// The name of the color that themes usually have for backgrounds.
  package static let usualBackground = "background"

  /// The theme's name.
  let title: String
  /// The theme's own description.
  let summary: String?
  /// The traits that apply on all sides, such as `high contrast`.
  let traits: [String]
  /// The styles that are shown.
  let sides: [SheetSide]
  /// The colors by the part of the name before the first dot, in the order of definition.
  let groups: [SheetGroup]
  /// The pairs of colors that are measured on at least one side.
  let contrasts: [SheetContrast]
  /// The names of the colors that are paired.
  let paired: Set<String>

  /// The missing colors, which are drawn as marked empty places.
  public let findings: [Diagnostic]

  /// Resolves the colors of the theme that `traits` select.
  ///
  /// - Parameters:
  ///   - library: The library of the colors.
  ///   - traits: The traits to resolve for; where they have a style, the sheet has only that side.
  ///   - pairs: The pairs of foreground and background to measure.
  ///   - names: The colors to show; nil shows all.
  /// - Complexity: O(*n*) in the number of colors and of pairs.
  public init(
    _ library: ThemeLibrary,
    traits: TraitCollection,
    pairs: [ContrastPair],
    showing names: Set<String>? = nil
  ) {
    let style = traits.userInterfaceStyle
    let styles: [UserInterfaceStyle] = style == .unspecified ? [.light, .dark] : [style]
    let palettes = styles.map { style in
      library.palette(
        for: traits.replacing(UserInterfaceStyleTrait.self, value: style),
        hasSources: false
      )
    }
    let chain = library.member(for: traits).chain
    self.init(
      palettes,
      summary: chain.last?.summary,
      deprecated: chain.reduce(into: [:]) { $0.merge($1.deprecated) { $1 } },
      pairs: pairs,
      showing: names
    )
  }

  /// Arranges palettes of one theme under several styles side by side.
  ///
  /// A color that one of them lacks is a finding, as is one that `names` or `pairs` name and none
  /// has.
  public init(
    _ palettes: [Palette],
    summary: String? = nil,
    deprecated: [String: Theme.Deprecation] = [:],
    pairs: [ContrastPair] = [],
    showing names: Set<String>? = nil
  ) {
    var builder = SheetBuilder(palettes, pairs: pairs, deprecated: deprecated)
    title = palettes.lazy.compactMap(\.theme).first ?? "colors"
    self.summary = summary
    traits = palettes.first?.sharedTraitWords ?? []
    sides = builder.sides
    groups = builder.groups(showing: names)
    contrasts = builder.contrasts()
    paired = Set(pairs.flatMap { [$0.front, $0.back] })
    findings = builder.findings
  }

  /// The number of colors.
  var count: Int { groups.reduce(0) { $0 + $1.colors.count } }
}

/// Colors whose names share the part before the first dot.
struct SheetGroup: Sendable {
  /// The shared part, without the dot; empty for names without one.
  let name: String
  let colors: [SheetColor]

  /// The heading of the group.
  var heading: String { name.isEmpty ? "General" : name }
}

/// One pair of colors, measured on every side.
struct SheetContrast: Sendable {
  let foreground: String
  let background: String
  /// Whether the foreground is text, not graphics.
  let isText: Bool
  /// The badge for each side; nil where a color is missing or the pair doesn't apply.
  let badges: [ContrastBadge?]
}
