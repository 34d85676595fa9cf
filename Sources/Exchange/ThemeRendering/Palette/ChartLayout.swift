import ColorValues
import TextSupport

/// The columns of a chart of colors in a terminal, beside the names.
struct ChartLayout {
  /// Something that a chart shows of a color.
  enum Part {
    case block
    case hex
    /// A text of the value.
    case note((SheetValue) -> String)
    case sample
    case badge
    /// The description, which ends with the line.
    case about
  }

  /// A part with its width.
  typealias Sized = (part: Part, columns: Int)

  /// Parts side by side.
  struct Column {
    /// The index of the panel, and of the value.
    var side = 0
    let parts: [Sized]
    /// Whether the parts are on the panel, with an edge around each.
    var isPanel = false
    /// Whether the name of the panel is above the parts.
    var hasLabel = false
    /// The columns before the first part.
    var gap = PaletteChart.gap

    /// The width without the gap.
    var width: Int {
      parts.reduce(isPanel ? 1 : -PaletteChart.gap) {
        $0 + $1.columns + (isPanel ? 1 : PaletteChart.gap)
      }
    }
  }

  /// The columns, and where each starts.
  private(set) var columns: [(column: Column, start: Int)] = []
  /// The width of names.
  let name: Int

  /// Chooses the first plan that fits when names have its width; only names are left if none does.
  ///
  /// - Parameters:
  ///   - plans: The columns, the richest first, each with the width that names keep.
  ///   - longest: The width of the longest name.
  ///   - width: The width of the terminal.
  private init(
    _ plans: some Sequence<(columns: [Column], name: Int)>,
    longest: Int,
    width: Int
  ) {
    func rest(_ columns: [Column]) -> Int {
      columns.reduce(width - PaletteChart.margin) { $0 - $1.gap - $1.width }
    }
    let fitting = plans.first { min(longest, $0.name) <= rest($0.columns) }?.columns ?? []
    name = max(0, min(longest, rest(fitting)))
    var end = PaletteChart.margin + name
    for column in fitting {
      columns.append((column, end + column.gap))
      end += column.gap + column.width
    }
  }

  /// Whether values are on panels.
  var hasPanels: Bool { columns.contains { $0.column.isPanel } }

  /// Whether columns have labels.
  var hasLabels: Bool { columns.contains { $0.column.hasLabel } }

  /// Whether values have badges.
  var hasBadges: Bool {
    columns.contains {
      $0.column.parts.contains { if case .badge = $0.part { true } else { false } }
    }
  }
}

// MARK: - Sheets

extension ChartLayout {
  /// Lays out a sheet: all parts of a value are on its panel.
  init(_ sheet: PaletteSheet, width: Int, showsBlocks: Bool) {
    let colors = sheet.groups.flatMap(\.colors)
    // Headings are in the column of the names.
    let names = colors.map(\.markedStem) + sheet.groups.map(\.heading)
    let values = colors.flatMap(\.values).compactMap(\.self)
    let hasBadges = values.contains { $0.badge != nil }
    func block(_ columns: Int) -> Sized { (.block, showsBlocks ? columns : 0) }
    let hex: Sized = (.hex, values.map(\.hex.utf8.count).max() ?? 7)
    let css: Sized = (.note { $0.css ?? "" }, values.map { $0.css?.utf8.count ?? 0 }.max() ?? 0)
    let sample: Sized = (.sample, showsBlocks && hasBadges ? 4 : 0)
    let badge: Sized = (.badge, hasBadges ? 9 : 0)
    // Descriptions are left out where they would have less room.
    let about = colors.contains { $0.about != nil } ? 24 : 0
    // The columns that names keep until values are left out, and until blocks are.
    let (readable, shortest) = (16, 6)
    func plan(_ parts: [Sized], about: Int = 0) -> [Column] {
      let parts = parts.filter { $0.columns > 0 }
      let panels = parts.isEmpty ? 0..<0 : sheet.sides.indices
      return panels.map { Column(side: $0, parts: parts, isPanel: true, hasLabel: true) }
        + (about > 0 ? [Column(parts: [(.about, about)])] : [])
    }
    self.init(
      [
        (plan([block(6), hex, css, sample, badge], about: about), readable),
        (plan([block(6), hex, sample, badge], about: about), readable),
        (plan([block(6), hex, sample, badge]), readable),
        (plan([block(6), hex, badge]), readable),
        (plan([block(4), hex]), shortest),
        (plan([block(4)]), shortest),
      ],
      longest: names.map { TextWidth.columns(of: $0) }.max() ?? 0,
      width: width
    )
  }
}

extension SheetColor {
  /// The name within its group, with a mark where it is deprecated.
  var markedStem: String {
    (stem.isEmpty ? name : stem) + (deprecation == nil ? "" : " !")
  }
}

// MARK: - Swatches

extension ChartLayout {
  /// Lays out swatches: blocks are on all panels, and values beside them.
  ///
  /// As the terminal gets narrower, notes get shorter, then blocks; then names are cut, the hex
  /// values are left out, and last the blocks.
  init(
    swatchesOf colors: [SheetColor],
    panels: [ChartPanel],
    hasStyles: Bool,
    width: Int,
    showsBlocks: Bool,
    alphabet: TerminalAlphabet
  ) {
    let longest = colors.map { TextWidth.columns(of: alphabet.text($0.name)) }.max() ?? 0
    let values = (0..<(hasStyles ? panels.count : 1)).map { side in colors.map { $0.values[side] } }
    let all = values.joined().compactMap(\.self)
    let opacity = all.compactMap { $0.opacity?.utf8.count }.max() ?? 0
    let css = Part.note { $0.note($0.isWide ? $0.css : nil, opacity: opacity) }
    let space = Part.note { $0.note($0.isWide ? $0.color.space.cssName : nil, opacity: opacity) }
    let short = Part.note { $0.note(nil, opacity: opacity) }
    let widest = max(8, 2 + (panels.map(\.label.utf8.count).max() ?? 0))
    typealias Plan = (block: Int, hasHex: Bool, note: Part?)
    let rich: [Plan] = [css, space].flatMap { note -> [Plan] in
      showsBlocks ? [(widest, true, note), (widest - 2, true, note)] : [(0, true, note)]
    }
    let lean: [Plan] =
      showsBlocks
      ? [(6, true, short), (6, true, nil), (4, true, nil), (4, false, nil)]
      : [(0, true, short), (0, true, nil)]
    // Names keep 18 columns until blocks get smallest and values are left out, then 8.
    let attempts = [(longest, rich + lean.filter(\.hasHex)), (18, lean), (8, lean)]
    self.init(
      attempts.lazy.flatMap { name, plans in
        plans.lazy.map { plan in
          let blocks = Self.blocks(plan.block, panels: panels.count)
          return (blocks + (plan.hasHex ? Self.texts(of: values, plan.note) : []), name)
        }
      },
      longest: longest,
      width: width
    )
  }

  /// Returns a block on each panel, with its edges in `columns`; none where that is 0.
  private static func blocks(_ columns: Int, panels: Int) -> [Column] {
    guard columns > 0 else { return [] }
    return (0..<panels).map { side in
      Column(
        side: side,
        parts: [(.block, columns - 2)],
        isPanel: true,
        hasLabel: true,
        gap: side == 0 ? PaletteChart.gap : 0
      )
    }
  }

  /// Returns a column for the hex values and the notes of each style.
  private static func texts(of values: [[SheetValue?]], _ note: Part?) -> [Column] {
    let hex = values.joined().map { $0?.hex.utf8.count ?? 7 }.max() ?? 0
    guard hex > 0 else { return [] }
    let hasLabel = values.count > 1
    return values.enumerated().map { side, values in
      var parts: [Sized] = [(.hex, hex)]
      if let note, case .note(let text) = note {
        let columns = values.map { $0.map { TextWidth.columns(of: text($0)) } ?? 0 }.max() ?? 0
        if columns > 0 { parts.append((note, columns)) }
      }
      return Column(side: side, parts: parts, hasLabel: hasLabel)
    }
  }
}

extension SheetValue {
  /// Returns the text after the hex value: the opacity, aligned to the right, and a text on a color
  /// outside sRGB.
  fileprivate func note(_ wide: String?, opacity columns: Int) -> String {
    guard let opacity else { return wide ?? "" }
    let padding = String(repeating: " ", count: columns - opacity.utf8.count)
    return padding + opacity + (wide.map { "  " + $0 } ?? "")
  }
}
