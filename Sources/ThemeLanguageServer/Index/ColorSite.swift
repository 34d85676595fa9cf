import ColorValues
import SourceDocuments
import TextSupport
import ThemeValidation

/// A value of a color in a theme file.
struct ColorSite: Sendable {
  /// The whole name of the color.
  let name: String

  /// The bytes of the color's name, the key.
  let nameRange: Range<Int>

  /// Whether the color is in `palette:`.
  let isPalette: Bool

  /// The keys of the variant, from the outermost; empty for a color with one value.
  let keys: [String]

  /// The bytes of the innermost key of the variant; those of the name for a color with one value.
  let keyRange: Range<Int>

  /// The value, a scalar.
  let node: SourceNode

  /// The value, read as a color; nil if it isn't one.
  var color: ParsedColor? {
    let text = node.text
    // The error of an unknown word would cost a search for similar ones.
    if text.utf8.allSatisfy(\.isASCIIWord), !ColorParts.isName(text) { return nil }
    return try? ColorExpression.parse(text)
  }

  /// Returns the bytes in the file of some bytes of the value's text.
  func range(ofText bytes: Range<Int>) -> Range<Int> { node.sourceRange(ofValueBytes: bytes) }
}
