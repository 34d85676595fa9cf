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
    report(.missingColor, "'\(name)' is not a color\(theme)\(place)")
  }

  mutating func report(_ rule: Rule, _ message: String) {
    findings.append(Diagnostic(rule: rule, severity: .warning, message: message))
  }
}

extension SheetBuilder {
  /// Measures the pairs that apply on at least one side.
  mutating func contrasts() -> [SheetContrast] {
    let known = columns.reduce(into: Set()) { $0.formUnion($1.names) }
    var reported = Set<String>()
    return pairs.compactMap { pair in
      for name in [pair.front, pair.back] where !known.contains(name) {
        if reported.insert(name).inserted { report(missing: name, place: ", but a check names it") }
      }
      let badges = columns.map { badge(of: pair, in: $0) }
      guard badges.contains(where: { $0 != nil }) else { return nil }
      return SheetContrast(
        foreground: pair.front,
        background: pair.back,
        isText: pair.use != .graphics,
        badges: badges
      )
    }
  }

  /// Returns the badge of a pair, where both colors exist and its conditions apply.
  func badge(of pair: ContrastPair, in column: Column) -> ContrastBadge? {
    guard pair.conditions.allSatisfy({ $0.holds(in: column.palette.traits) }),
      let foreground = column.entries[pair.front]?.color,
      let background = column.entries[pair.back]?.color
    else { return nil }
    let ratio = ContrastPair.seenRatio(of: foreground, on: background, for: column.palette.traits)
    return ContrastBadge(
      backgroundName: pair.back,
      background: background.composited(over: column.side.background),
      ratio: ratio,
      level: ContrastLevel(ratio: ratio, use: pair.use)
    )
  }
}

/// The colors of a sheet under one style.
struct SheetSide: Sendable {
  /// The style's name: `light` or `dark`.
  let name: String
  /// The background of the colors: opaque, in sRGB.
  let background: Color
  /// The name of the background color, where it is one of the theme.
  let backgroundName: String?

  /// Black or white, whichever is readable on the background.
  var foreground: Color { background.contrasting }

  /// Returns the foreground with an opacity, increased where it would not be readable.
  func foreground(fadedTo opacity: Double) -> Color {
    let faded = [opacity, (1 + opacity) / 2].map(foreground.withAlpha)
    return faded.first { $0.isReadable(on: background) } ?? foreground
  }
}

extension SheetSide {
  /// Chooses the background of a palette: the most frequent background of the pairs, else the color
  /// named `background`, else a neutral color.
  init(_ palette: Palette, name: String, pairs: [ContrastPair]) {
    let isDark = palette.traits.userInterfaceStyle == .dark
    let neutral = isDark ? ChartBackground.dark.color : .white
    var counts: [String: Int] = [:]
    for pair in pairs { counts[pair.back, default: 0] += 1 }
    let best = pairs.map(\.back).reduce(nil as String?) { best, back in
      counts[back, default: 0] > best.flatMap { counts[$0] } ?? 0 ? back : best
    }
    let entry = [best, PaletteSheet.usualBackground].lazy.compactMap { name in
      palette.entries.first { $0.name == name }
    }.first
    self.name = name
    background = entry.map { $0.color.composited(over: neutral).fitted(to: .srgb) } ?? neutral
    backgroundName = entry?.name
  }
}
