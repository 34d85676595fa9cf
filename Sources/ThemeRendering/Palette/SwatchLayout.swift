import TextSupport

/// Where the columns of a paint chart stand.
struct SwatchLayout {
  /// What stands behind the hex value.
  enum Notes: Hashable {
    /// Opacity and the CSS text of colours outside sRGB.
    case css
    /// Opacity and the space of colours outside sRGB.
    case space
    /// Opacity.
    case opacity
    case none
  }

  /// The columns of the margin and between two others.
  static let margin = 1
  static let gap = 2

  /// The columns for names.
  private(set) var name: Int
  /// The columns of a block with its ground; 0 for none.
  let block: Int
  /// The columns for hex values; 0 for none.
  let hex: Int
  let notes: Notes
  /// The columns for notes.
  private(set) var note: Int
  /// The columns for opacities at the start of the notes, which are aligned to the right.
  private let opacity: Int

  /// Chooses the richest layout that fits.
  ///
  /// First the values behind the hex become shorter, then names, then blocks; then the hex is left
  /// out, and last the blocks.
  init(rows: [SwatchRow], columns: Int, showsBlocks: Bool) {
    let longest = rows.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    let rich = showsBlocks ? Self.richPlans : [Plan(notes: .css), Plan(notes: .space)]
    let lean = showsBlocks ? Self.leanPlans : [Plan(notes: .opacity), Plan()]
    let attempts = [
      (longest, rich),
      (min(longest, Self.readableName), rich.dropFirst() + lean),
      (min(longest, Self.shortestName), lean),
    ]
    for (room, plans) in attempts {
      for plan in plans {
        self.init(plan, rows: rows)
        guard width(name: room) <= columns else { continue }
        name = min(longest, columns - width(name: 0))
        return
      }
    }
    self.init(Plan(hasHex: false), rows: rows)
    name = max(0, min(longest, columns - width(name: 0)))
  }

  /// What stands beside the names.
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
  /// What names are cut to before blocks become tiny and values are left out.
  private static let readableName = 18
  /// What names are cut to before blocks are left out.
  private static let shortestName = 8

  private init(_ plan: Plan, rows: [SwatchRow]) {
    name = 0
    block = plan.block
    hex = plan.hasHex ? rows.map(\.hex.utf8.count).max() ?? 0 : 0
    notes = plan.notes
    opacity = rows.compactMap { $0.opacity?.utf8.count }.max() ?? 0
    note = 0
    note = rows.map { TextWidth.columns(of: text(for: $0)) }.max() ?? 0
  }

  /// The columns of a line whose names take a number of them.
  private func width(name: Int) -> Int {
    ([Self.margin + name] + [2 * block, hex, note].filter { $0 > 0 }.map { Self.gap + $0 })
      .reduce(0, +)
  }

  /// The columns before the blocks, or before the values where there are no blocks.
  var start: Int { Self.margin + name + Self.gap }

  /// The text behind the hex value of a row.
  func text(for row: SwatchRow) -> String {
    let wide: String? =
      switch notes {
      case .css: row.wide?.css
      case .space: row.wide?.space
      case .opacity, .none: nil
      }
    guard notes != .none, let text = row.opacity else { return wide ?? "" }
    let padding = String(repeating: " ", count: opacity - text.utf8.count)
    return padding + text + (wide.map { "  " + $0 } ?? "")
  }
}
