import TextSupport

/// Differences between catalogs as lines of text.
///
/// `+` stands before what is new, `-` before what is gone and `~` before what has changed, with a line
/// below it for each slot.
public struct AssetDifferenceText: Sendable {
  /// The lines; empty where nothing differs.
  public let text: String

  /// Makes the text of differences.
  public init(_ differences: [AssetDifference]) {
    text = differences.map(Self.lines).joined()
  }

  private static func lines(_ difference: AssetDifference) -> String {
    let name = "\(VisibleText.of(difference.name)) (\(difference.type.rawValue))\n"
    switch difference.change {
    case .added: return "+ \(name)"
    case .removed: return "- \(name)"
    case .changed(let slots): return "~ \(name)" + slots.map(line).joined()
    }
  }

  private static func line(_ slot: SlotDifference) -> String {
    let distance = slot.colorDifference.map { distance in
      // One decimal is finer than eyes are.
      " (ΔE \(NumberText.message(distance, .fixed(1))))"
    }
    let line = "\(slot.conditions): \(text(slot.old)) → \(text(slot.new))\(distance ?? "")"
    return "    \(VisibleText.of(line))\n"
  }

  /// What a slot holds, in words.
  package static func text(_ content: AssetSlot.Content?) -> String {
    switch content {
    case nil: "none"
    case .empty?: "empty"
    case .unreadable?: "unreadable"
    case .file(let name)?: name
    case .color(.system(let reference))?: "\(reference.platform) \(reference.name)"
    case .color(.components(let components))?: components.description
    }
  }
}

extension AssetComponents: CustomStringConvertible {
  /// The space and the components, as in `srgb 0.541 0 1` or `gray-gamma-22 0.5 / 0.25`.
  public var description: String {
    let values = space.isGray ? [first] : [first, second, third]
    let opacity = alpha == 1 ? "" : " / \(Self.rounded(alpha))"
    return "\(space.rawValue) \(values.map(Self.rounded).joined(separator: " "))\(opacity)"
  }

  private static func rounded(_ value: Double) -> String { NumberText.message(value, .places(4)) }
}
