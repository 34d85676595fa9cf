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
  private let notes: Notes
  /// The columns for notes.
  private var noteColumns = 0
  /// The columns for opacities at the start of the notes, which are aligned to the right.
  private let opacity: Int

  /// Chooses the richest layout that fits.
  ///
  /// As the terminal gets narrower, notes get shorter, then names, then blocks; then the hex values are
  /// left out, and last the blocks.
  init(_ colors: [SheetColor], columns: Int, showsBlocks: Bool, alphabet: TerminalAlphabet) {
    let longest = colors.map { TextWidth.columns(of: alphabet.text($0.name)) }.max() ?? 0
    let values = colors.flatMap(\.values).compactMap(\.self)
    let rich = showsBlocks ? Self.richPlans : [Plan(notes: .css), Plan(notes: .space)]
    let lean = showsBlocks ? Self.leanPlans : [Plan(notes: .opacity), Plan()]
    let attempts = [
      (longest, rich),
      (min(longest, Self.readableName), rich.dropFirst() + lean),
      (min(longest, Self.shortestName), lean),
    ]
    for (room, plans) in attempts {
      for plan in plans {
        self.init(plan, values)
        guard width(name: room) <= columns else { continue }
        name = min(longest, columns - width(name: 0))
        return
      }
    }
    self.init(Plan(hasHex: false), values)
    name = max(0, min(longest, columns - width(name: 0)))
  }

  /// The parts beside the names.
  private struct Plan {
    var block = 0
    var hasHex = true
    var notes = Notes.none
  }

  private static let richPlans = [
    Plan(block: 8, notes: .css), Plan(block: 6, notes: .css),
    Plan(block: 8, notes: .space), Plan(block: 6, notes: .space),
  ]
  private static let leanPlans = [
    Plan(block: 6, notes: .opacity), Plan(block: 6), Plan(block: 4), Plan(block: 4, hasHex: false),
  ]
  /// The columns that names keep until blocks get smallest and values are left out.
  private static let readableName = 18
  /// The columns that names keep until blocks are left out.
  private static let shortestName = 8

  private init(_ plan: Plan, _ values: [SheetValue]) {
    name = 0
    block = plan.block
    hex = plan.hasHex ? values.map(\.hex.utf8.count).max() ?? 0 : 0
    notes = plan.notes
    opacity = values.compactMap { $0.opacity?.utf8.count }.max() ?? 0
    noteColumns = values.map { TextWidth.columns(of: note(for: $0)) }.max() ?? 0
  }

  /// Returns the columns of a line, with a number of them for the name.
  private func width(name: Int) -> Int {
    ([ChartWriter.margin + name]
      + [2 * block, hex, noteColumns].filter { $0 > 0 }.map { ChartWriter.gap + $0 })
      .reduce(0, +)
  }

  /// The columns before the blocks, or before the values where there are no blocks.
  var start: Int { ChartWriter.margin + name + ChartWriter.gap }

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
