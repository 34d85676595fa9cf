import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Joins palettes of one theme to the colors of a sheet, and reports missing colors.
struct SheetBuilder {
  /// One palette with its entries by name.
  struct Column {
    let side: SheetSide
    let palette: Palette
    let entries: [String: PaletteEntry]
    /// The names of the colors, also of those whose invalid values were reported.
    let names: Set<String>
  }

  let columns: [Column]
  let pairs: [ContrastPair]
  /// The indices of the pairs by their foreground.
  private let pairsByForeground: [String: [Int]]
  private let deprecated: [String: Theme.Deprecation]
  private(set) var findings: [Diagnostic] = []

  init(_ palettes: [Palette], pairs: [ContrastPair], deprecated: [String: Theme.Deprecation]) {
    self.pairs = pairs
    pairsByForeground = pairs.indices.reduce(into: [:]) {
      $0[pairs[$1].front, default: []].append($1)
    }
    self.deprecated = deprecated
    columns = palettes.map { palette in
      let style = palette.traits.userInterfaceStyle
      return Column(
        side: SheetSide(palette, name: style == .dark ? "dark" : "light", pairs: pairs),
        palette: palette,
        entries: Dictionary(palette.entries.map { ($0.name, $0) }) { $1 },
        names: Set(palette.entries.map(\.name) + palette.invalidNames)
      )
    }
  }

  var sides: [SheetSide] { columns.map(\.side) }

  /// Returns the traits except theme and style, in words.
  static func sharedTraits(of palette: Palette) -> [String] {
    var rest = palette
    rest.traits = palette.traits.modifyingTraits {
      $0.remove(TraitKey(UserInterfaceStyleTrait.self))
    }
    return TraitWords.words(of: rest)
  }

  // MARK: Colors

  /// Returns the colors in groups, in the order of the first palette that has them.
  mutating func groups(showing names: Set<String>?) -> [SheetGroup] {
    var seen = Set<String>()
    var order = columns.flatMap { $0.palette.entries.map(\.name) + $0.palette.invalidNames }
    order += (names ?? []).sorted()
    var groups: [(name: String, colors: [SheetColor])] = []
    var indices: [Substring: Int] = [:]
    for name in order where names?.contains(name) != false && seen.insert(name).inserted {
      let color = color(name)
      let group = color.prefix.dropLast()
      if let index = indices[group] {
        groups[index].colors.append(color)
      } else {
        indices[group] = groups.count
        groups.append((String(group), [color]))
      }
    }
    return groups.map { SheetGroup(name: $0.name, colors: $0.colors) }
  }

  private mutating func color(_ name: String) -> SheetColor {
    let start = name.firstIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
    let missing = columns.filter { !$0.names.contains(name) }
    if !missing.isEmpty {
      let place = missing.count == columns.count ? "" : " in \(missing[0].side.name)"
      report(missing: name, place: place)
    }
    return SheetColor(
      prefix: String(name[..<start]),
      stem: String(name[start...]),
      about: columns.lazy.compactMap { $0.entries[name]?.about }.first,
      deprecation: deprecated[name],
      values: columns.map { column in column.entries[name].map { value($0, in: column) } }
    )
  }

  private func value(_ entry: PaletteEntry, in column: Column) -> SheetValue {
    let badges = (pairsByForeground[entry.name] ?? []).compactMap {
      badge(of: pairs[$0], in: column)
    }
    return SheetValue(
      entry.color,
      over: column.side.background,
      // Of pairs that require different ratios, the one with the lowest may pass.
      badge: badges.min { ($1.level, $0.ratio) < ($0.level, $1.ratio) }
    )
  }

  /// Reports that a color is missing.
  mutating func report(missing name: String, place: String) {
    let theme = columns.lazy.compactMap(\.palette.theme).first.map { " of theme '\($0)'" } ?? ""
    report(MissingColorRule.rule, "'\(name)' is not a color\(theme)\(place)")
  }

  mutating func report(_ rule: Rule, _ message: String) {
    findings.append(Diagnostic(rule: rule, severity: .warning, message: message))
  }
}
