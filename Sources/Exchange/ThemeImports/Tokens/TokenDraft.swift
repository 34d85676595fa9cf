import ColorValues
import SourceDocuments

/// The draft of the DTCG format that files follow, by the values of their colors.
///
/// Older drafts have colors as text, and 2025.10 has them as objects. Files without colors count as
/// 2025.10. Text as the color of a composite value is an error of 2025.10, rather than a color of an
/// older draft, if another part is an object with a unit.
struct TokenDraft {
  private var hasSchema = false
  private var hasColorObjects = false
  private var hasColorTexts = false

  /// Whether the files follow 2025.10, which makes every violation an error.
  var isNewest: Bool { hasSchema || hasColorObjects || !hasColorTexts }

  /// Determines the draft of files that are read together.
  init(_ documents: [SourceDocument]) {
    for document in documents {
      if document.root["$schema"]?.text.contains("designtokens.org") == true { hasSchema = true }
      read(document.root)
    }
  }

  private mutating func read(_ root: SourceNode) {
    // Groups and tokens with the type of the groups around them.
    var open: [(node: SourceNode, type: String?)] = [(root, nil)]
    while let (node, outer) = open.popLast() {
      let type = node["$type"]?.text ?? outer
      if let value = node["$value"] {
        read(value, type: type)
        continue
      }
      for (key, value) in node.entries where value.kind == .mapping {
        if key.text.utf8.first != UInt8(ascii: "$") || key.hasText("$root") {
          open.append((value, type))
        }
      }
    }
  }

  /// Reads the value of a token, and the colors in values of other types.
  private mutating func read(_ value: SourceNode, type: String?) {
    var open: [(node: SourceNode, mayBeColor: Bool)] = [(value, type == nil || type == "color")]
    while let (node, mayBeColor) = open.popLast() {
      switch node.kind {
      case .mapping:
        if node["colorSpace"] != nil { hasColorObjects = true }
        let hasUnit = node.entries.contains { $0.value["unit"] != nil }
        open += node.entries.map { ($0.value, !hasUnit && $0.key.hasText("color")) }
      case .sequence: open += node.elements.map { ($0, false) }
      case .scalar:
        if mayBeColor, !hasColorTexts { hasColorTexts = Self.isColor(node.text, type: type) }
      }
    }
  }

  /// Returns whether a text is a color rather than a reference; without a type, a word is not.
  private static func isColor(_ text: String, type: String?) -> Bool {
    if let parts = ColorExpression.parts(text) {
      return parts.count > 1 && ColorExpression.expression(parts) != nil
    }
    return type == nil ? ColorExpression.looksLikeColor(text) : ColorExpression.isColor(text)
  }
}
