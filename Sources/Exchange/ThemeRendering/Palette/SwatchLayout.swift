import ColorValues
import TextSupport

/// The columns of a chart of swatches.
struct SwatchLayout {
  /// The text after the hex value.
  private enum Notes: Hashable {
    /// Opacity and the CSS text of colors outside sRGB.
    case css
    /// Opacity and the space of colors outside sRGB.
    case space
    /// Opacity.
    case opacity
    case none
  }

  /// The columns for names.
  private(set) var name: Int
  /// The columns of a block with its background; 0 for none.
  let block: Int
  /// The columns for hex values; 0 for none.
  let hex: Int
  /// Whether the hex values of each style are below its name.
  let hasValueLabels: Bool
  private let notes: Notes
  /// The columns for notes, for each value.
  private var noteColumns: [Int] = []
  /// The columns for all blocks of a line; 0 for none.
  private let blocks: Int
  /// The columns for opacities at the start of the notes, which are aligned to the right.
  private let opacity: Int

  /// Chooses the richest layout that fits.
  ///
  /// As the terminal gets narrower, notes get shorter, then blocks; then names are cut, the hex
  /// values are left out, and last the blocks.
  init(
    _ colors: [SheetColor],
    backgrounds: [SwatchBackground],
    hasStyles: Bool,
    columns: Int,
    showsBlocks: Bool,
    alphabet: TerminalAlphabet
  ) {
    let longest = colors.map { TextWidth.columns(of: alphabet.text($0.name)) }.max() ?? 0
    let values = (0..<(hasStyles ? backgrounds.count : 1)).map { index in
      colors.map { $0.values[index] }
    }
    let widest = 2 + (backgrounds.map(\.label.utf8.count).max() ?? 0)
    let rich =
      showsBlocks ? Self.richPlans(block: widest) : [Plan(notes: .css), Plan(notes: .space)]
    let lean = showsBlocks ? Self.leanPlans : [Plan(notes: .opacity), Plan()]
    let attempts = [
      (longest, rich + lean.filter(\.hasHex)),
      (min(longest, Self.readableName), lean),
      (min(longest, Self.shortestName), lean),
    ]
    for (room, plans) in attempts {
      for plan in plans {
        self.init(plan, values, backgrounds: backgrounds.count)
        guard width(name: room) <= columns else { continue }
        name = min(longest, columns - width(name: 0))
        return
      }
    }
    self.init(Plan(hasHex: false), values, backgrounds: backgrounds.count)
    name = max(0, min(longest, columns - width(name: 0)))
  }

  /// The parts beside the names.
  private struct Plan {
    var block = 0
    var hasHex = true
    var notes = Notes.none
  }

  private static func richPlans(block: Int) -> [Plan] {
    let widths = [max(block, 8), max(block, 8) - 2]
    return [Notes.css, .space].flatMap { notes in
      widths.map { Plan(block: $0, notes: notes) }
    }
  }
  private static let leanPlans = [
    Plan(block: 6, notes: .opacity), Plan(block: 6), Plan(block: 4), Plan(block: 4, hasHex: false),
  ]
  /// The columns that names keep until blocks get smallest and values are left out.
  private static let readableName = 18
  /// The columns that names keep until blocks are left out.
  private static let shortestName = 8

  private init(_ plan: Plan, _ values: [[SheetValue?]], backgrounds: Int) {
    name = 0
    block = plan.block
    blocks = backgrounds * plan.block
    let all = values.flatMap { $0 }.compactMap(\.self)
    hex = plan.hasHex ? values.joined().map { $0?.hex.utf8.count ?? 7 }.max() ?? 0 : 0
    hasValueLabels = hex > 0 && values.count > 1
    notes = plan.notes
    opacity = all.compactMap { $0.opacity?.utf8.count }.max() ?? 0
    noteColumns = values.map { column in
      column.map { $0.map { TextWidth.columns(of: note(for: $0)) } ?? 0 }.max() ?? 0
    }
  }

  /// Returns the columns of a line, with a number of them for the name.
  private func width(name: Int) -> Int {
    ChartWriter.margin + name + (blocks > 0 ? ChartWriter.gap + blocks : 0)
      + (hex > 0 ? noteColumns.reduce(0) { $0 + valueColumns(note: $1) } : 0)
  }

  /// Returns the columns of a value and its note, with the gaps before them.
  private func valueColumns(note: Int) -> Int {
    ChartWriter.gap + hex + (note > 0 ? ChartWriter.gap + note : 0)
  }

  /// The columns before the blocks, or before the values if no blocks are shown.
  var start: Int { ChartWriter.margin + name + ChartWriter.gap }

  /// Returns the columns before a value.
  func start(ofValue index: Int) -> Int {
    noteColumns.prefix(index).reduce(start + (blocks > 0 ? blocks + ChartWriter.gap : 0)) {
      $0 + valueColumns(note: $1)
    }
  }

  /// Returns the text after the hex value.
  func note(for value: SheetValue) -> String {
    let wide: String? =
      switch notes {
      case .css: value.isWide ? value.css : nil
      case .space: value.isWide ? value.color.space.cssName : nil
      case .opacity, .none: nil
      }
    guard notes != .none, let text = value.opacity else { return wide ?? "" }
    let padding = String(repeating: " ", count: opacity - text.utf8.count)
    return padding + text + (wide.map { "  " + $0 } ?? "")
  }
}
