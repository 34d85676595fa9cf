import ColorValues
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// The names and values of a file.
struct FileIndex: Sendable {
  /// The nodes of the file.
  let document: SourceDocument

  /// The kind of the file, if it has one.
  let kind: ThemeFolder.Kind?

  /// The keys of the file, if it has a kind.
  let format: FormatMapping?

  /// The name of the theme or the hierarchy.
  let name: String

  /// The names in the order of the file.
  let occurrences: [Occurrence]

  /// The values of colors in the order of the file.
  let sites: [ValueSite]

  /// Reads the names of a file, or returns nil if it has an error that hides all nodes.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the file.
  init?(
    _ file: ThemeFolder.File,
    names: TraitNames,
    themeTrait: String?,
    format: FormatMapping? = nil
  ) {
    guard let document = file.content.document else { return nil }
    var builder = FileIndexBuilder(names: names, themeTrait: themeTrait)
    self.format = format ?? file.kind?.fullFormat
    if let format = self.format { builder.add(document.root, format) }
    self.document = document
    kind = file.kind
    name = file.name
    occurrences = builder.occurrences.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    sites = builder.sites
  }

  /// Returns the name at an offset, which may be its end.
  func occurrence(at offset: Int) -> Occurrence? {
    // Names don't overlap; one that ends at the offset is before the one that begins there.
    Self.prefix(of: occurrences, through: offset, start: \.range.lowerBound)
      .suffix(2).last { $0.range.upperBound >= offset }
  }

  /// Returns the key of the format at an offset, with its value.
  func key(at offset: Int) -> FormatValue.Part? {
    format.flatMap { FormatValue.mapping($0).key(at: offset, in: document.root) }
  }

  /// Returns the value at an offset, which may be its end.
  func site(at offset: Int) -> ValueSite? {
    Self.prefix(of: sites, through: offset) { $0.node.range.lowerBound }
      .suffix(1).last { $0.node.range.upperBound >= offset }
  }

  /// Returns the elements of a list, sorted by their starts, that start at an offset or before it.
  private static func prefix<Element>(
    of list: [Element],
    through offset: Int,
    start: (Element) -> Int
  ) -> ArraySlice<Element> {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if start(list[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return list[..<low]
  }
}

/// A value in a theme file.
struct ValueSite: Sendable {
  /// The whole name of the color.
  let name: String

  /// The bytes of the color's name, the key.
  let nameRange: Range<Int>

  /// Whether the color is in `palette:`.
  let isPrimitive: Bool

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
    if text.utf8.allSatisfy(\.isASCIIWord), !ColorReplacement.Part.isName(text) { return nil }
    return try? ColorExpression.parse(text)
  }

  /// Returns the bytes in the file of some bytes of the value's text.
  func range(ofText bytes: Range<Int>) -> Range<Int> { node.sourceRange(ofValueBytes: bytes) }
}
