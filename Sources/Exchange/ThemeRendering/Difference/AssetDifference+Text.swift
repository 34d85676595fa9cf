import AssetCatalogs
import TextSupport
import ThemeValidation

extension [AssetDifference] {
  /// Returns the differences as text; empty without differences.
  ///
  /// Added assets have the mark `+`, removed ones `-` and changed ones `~`, with a line for each
  /// slot. `columns` is the width of the terminal.
  package func text(columns: Int = 80) -> String {
    map { Self.lines($0, columns) }.joined()
  }

  private static func lines(_ difference: AssetDifference, _ columns: Int) -> String {
    let name = "\(VisibleText.of(difference.name)) (\(difference.type.rawValue))\n"
    switch difference.change {
    case .added: return "+ \(name)"
    case .removed: return "- \(name)"
    case .changed(let slots): return "~ \(name)" + slots.map { line($0, columns) }.joined()
    }
  }

  private static func line(_ slot: AssetDifference.Slot, _ columns: Int) -> String {
    let distance = slot.colorDifference.map { distance in
      // Smaller differences are not visible.
      "(ΔE2000 \(NumberText.message(distance, .fixed(1))))"
    }
    let cells = [
      "\(slot.conditions):", slot.old.words, "→ \(slot.new.words)", distance ?? "",
    ]
    return CellFlow(columns: columns, indent: 4, hanging: 8, gap: 1).lines(
      cells.map { StyledLine($0) }
    )
    .map { $0 + "\n" }.joined()
  }
}

extension AssetSlot.Content? {
  /// The content of a slot, in words.
  var words: String {
    switch self {
    case nil: "none"
    case .empty?: "empty"
    case .unreadable?: "unreadable"
    case .file(let name)?: name
    case .color(.system(let reference))?: "\(reference.platform) \(reference.name)"
    case .color(.components(let components))?: components.words
    }
  }
}

extension AssetComponents {
  /// The space and the components, such as `srgb 0.541 0 1` or `gray-gamma-22 0.5 / 0.25`.
  fileprivate var words: String {
    func rounded(_ value: Double) -> String { NumberText.message(value, .places(4)) }
    let values = space.isGray ? [first] : [first, second, third]
    let opacity = alpha == 1 ? "" : " / \(rounded(alpha))"
    return "\(space.rawValue) \(values.map(rounded).joined(separator: " "))\(opacity)"
  }
}
