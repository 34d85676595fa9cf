import ColorValues
public import DynamicColors
public import SourceDiagnostics
public import ThemeFiles
public import ThemeValidation
public import TraitSystem

/// What a palette sheet shows, whatever it is drawn as: the colours of a theme in groups, each with
/// its values under the styles side by side, and how well text stands out.
///
/// A colour has a badge where a check of the library puts it in front of another. The badge tells the
/// ratio of WCAG 2.2 to the one of these, of the pairs that apply under the side's traits, for which
/// the level is worst, and of several such to the one from which it stands out least. The level is that
/// of text, AAA from 7 and AA from 4.5, or AA from 3 for large text alone; where no check of the pair
/// asks for 4.5, it is that of graphics, AA from 3.
public struct PaletteSheet: Sendable {
  /// The theme's name.
  let title: String
  /// What the theme is like, in the author's words.
  let summary: String?
  /// The traits that hold on all sides, such as `high contrast`.
  let traits: [String]
  /// The styles that are shown.
  let sides: [SheetSide]
  /// The colours by the part of the name before the first dot, in the order of definition.
  let groups: [SheetGroup]
  /// The pairs of colours of which both are there on some side.
  let contrasts: [SheetContrast]
  /// The colours in front that are shown, against all behind.
  let matrix: SheetMatrix

  /// What is missing: drawn as marked holes.
  public let findings: [Diagnostic]

  /// Resolves the colours of the theme that `traits` say.
  ///
  /// - Parameters:
  ///   - library: Where the colours are.
  ///   - traits: What to resolve for; if they say a style, the sheet has that side alone.
  ///   - pairs: Which colours are seen on which.
  ///   - names: The colours to show; nil shows all.
  /// - Complexity: O(*n*) in the number of colours and of pairs.
  public init(
    _ library: ThemeLibrary,
    traits: TraitCollection,
    pairs: [ContrastPair],
    showing names: Set<String>? = nil
  ) {
    let style = traits.userInterfaceStyle
    let styles: [UserInterfaceStyle] = style == .unspecified ? [.light, .dark] : [style]
    let palettes = styles.map { style in
      library.palette(for: traits.replacing(UserInterfaceStyleTrait.self, value: style))
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

  /// Lays palettes side by side: the same theme under several styles.
  ///
  /// A colour that one of them lacks is a hole there, as is one that `names` or `pairs` name and none
  /// has; each is a finding.
  public init(
    _ palettes: [Palette],
    summary: String? = nil,
    deprecated: [String: Theme.Deprecation] = [:],
    pairs: [ContrastPair] = [],
    showing names: Set<String>? = nil
  ) {
    var builder = SheetBuilder(palettes, pairs: pairs, deprecated: deprecated)
    title = palettes.lazy.compactMap(\.theme).first ?? "colours"
    self.summary = summary
    traits = palettes.first.map(SheetBuilder.sharedTraits) ?? []
    sides = builder.sides
    groups = builder.groups(showing: names)
    contrasts = builder.contrasts()
    matrix = builder.matrix(showing: names)
    findings = builder.findings
  }

  /// The number of colours.
  var count: Int { groups.reduce(0) { $0 + $1.colors.count } }
}

/// Colours whose names share the part before the first dot.
struct SheetGroup: Sendable {
  /// The shared part, without the dot; empty for names without one.
  let name: String
  let colors: [SheetColor]

  /// A heading for people.
  var heading: String { name.isEmpty ? "General" : name }
}

/// One pair of colours, measured on every side.
struct SheetContrast: Sendable {
  let front: String
  let back: String
  /// Whether the front is read, rather than seen.
  let isText: Bool
  /// The badge for each side; nil where a colour is missing or the pair doesn't apply.
  let badges: [ContrastBadge?]
}
