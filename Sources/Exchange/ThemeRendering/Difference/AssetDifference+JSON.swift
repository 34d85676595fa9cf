import AssetCatalogs
import ColorValues
import TextSupport
import ThemeValidation

extension [AssetDifference] {
  /// Returns the differences as JSON, in a stable, versioned format: a line for each asset.
  ///
  /// Slots have the old and the new content in words and, for a fixed color, as an object of the
  /// DTCG color module. `old` and `new` are the names of the catalogs.
  package func jsonDocument(old: String, new: String) -> String {
    let object: JSONObject = [
      "version": 1, "old": old, "new": new,
      "assets": map(\.jsonObject).jsonLines(indentation: 2),
    ]
    return object.document
  }
}

extension AssetDifference {
  fileprivate var jsonObject: JSONObject {
    var slots: [JSONObject]?
    if case .changed(let changed) = change { slots = changed.map(Self.object) }
    return ["name": name, "type": type.rawValue, "change": change.word, "slots": slots]
  }

  private static func object(_ slot: AssetDifference.Slot) -> JSONObject {
    func object(_ content: AssetSlot.Content?) -> JSONObject {
      ["text": content.words, "value": content?.fixedColor]
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
