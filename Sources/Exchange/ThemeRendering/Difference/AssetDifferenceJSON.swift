import AssetCatalogs
import ColorValues
import TextSupport
package import ThemeValidation

/// The differences between two asset catalogs as JSON, in a stable, versioned format.
///
/// Slots have the old and the new content in words and, for a fixed color, as an object of the DTCG
/// color module.
package struct AssetDifferenceJSON {
  /// The JSON text, a line for each asset.
  package let text: String

  /// Creates the JSON text; `old` and `new` are the names of the catalogs.
  package init(_ differences: [AssetDifference], old: String, new: String) {
    let object: JSONObject = [
      "version": 1, "old": old, "new": new,
      "assets": differences.map(Self.object).jsonLines(indentation: 2),
    ]
    text = object.document
  }

  private static func object(_ difference: AssetDifference) -> JSONObject {
    var slots: [JSONObject]?
    if case .changed(let changed) = difference.change { slots = changed.map(object) }
    return [
      "name": difference.name, "type": difference.type.rawValue, "change": difference.change.word,
      "slots": slots,
    ]
  }

  private static func object(_ slot: SlotDifference) -> JSONObject {
    func object(_ content: AssetSlot.Content?) -> JSONObject {
      ["text": AssetDifferenceText.text(content), "value": content?.fixedColor]
    }
    return [
      "conditions": "\(slot.conditions)", "old": object(slot.old), "new": object(slot.new),
      "deltaE2000": slot.colorDifference,
    ]
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
