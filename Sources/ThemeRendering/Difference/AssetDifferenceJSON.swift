import AssetCatalogs
import ColorValues
import TextSupport
public import ThemeComparison
import ThemeExports

/// The differences between two asset catalogs as JSON, in a stable, versioned format.
///
/// Slots have the old and the new content in words and, for a fixed color, as an object of the DTCG color
/// module.
public struct AssetDifferenceJSON {
  private let differences: [AssetDifference]
  private let old: String
  private let new: String

  /// Prepares the JSON text; `old` and `new` are the names of the catalogs.
  public init(_ differences: [AssetDifference], old: String, new: String) {
    self.differences = differences
    self.old = old
    self.new = new
  }

  /// The JSON text, a line for each asset.
  public var text: String {
    let members = [
      JSONText.member("version", "1"),
      JSONText.member("old", JSONText.string(old)),
      JSONText.member("new", JSONText.string(new)),
      JSONText.member("assets", JSONText.lines(differences.map(object), indentation: 2)),
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private func object(_ difference: AssetDifference) -> String {
    var members = [
      ("name", JSONText.string(difference.name)),
      ("type", JSONText.string(difference.type.rawValue)),
      ("change", JSONText.string(difference.change.word)),
    ]
    if case .changed(let slots) = difference.change {
      members.append(("slots", JSONText.array(slots.map(object))))
    }
    return JSONText.object(members)
  }

  private func object(_ slot: SlotDifference) -> String {
    var members = [("conditions", JSONText.string("\(slot.conditions)"))]
    for (key, content) in [("old", slot.old), ("new", slot.new)] {
      var object = [("text", JSONText.string(AssetDifferenceText.text(content)))]
      if let color = content?.fixedColor { object.append(("value", JSONText.color(color))) }
      members.append((key, JSONText.object(object)))
    }
    if let distance = slot.colorDifference {
      members.append(("deltaE2000", JSONText.number(distance)))
    }
    return JSONText.object(members)
  }
}

extension AssetDifference.Change {
  /// The change in one word.
  var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }
}

extension AssetSlot.Content {
  /// The color, where the content is a fixed color.
  var fixedColor: Color? {
    if case .color(.components(let components)) = self { components.color } else { nil }
  }
}
