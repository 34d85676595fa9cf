/// The layout of JSON text.
public struct JSONStyle: Hashable, Sendable {
  /// The order of an object's members.
  public enum KeyOrder: Hashable, Sendable {
    /// Sorted by the code points of the keys.
    case sorted
    /// As in the value.
    case given
    /// Listed keys in the order of the list, then the others sorted by their code points.
    case listed([String])
  }

  /// The layout of an empty list or object.
  public enum Empty: Hashable, Sendable {
    /// `[]` and `{}`.
    case closed
    /// The brackets on two lines.
    case broken
    /// The brackets on two lines, with an empty line between them.
    case spread
  }

  /// The indentation of one level; nil for text on one line.
  public var indentation: String? = "  "

  /// The separator between a key and its value.
  public var colon = ": "

  /// The separator between the elements of a value on one line.
  public var comma = ", "

  /// The layout of an empty list or object.
  public var empty = Empty.closed

  /// The order of members.
  public var keyOrder = KeyOrder.given

  /// The line terminator.
  public var lineBreak = "\n"

  /// Whether a line break ends the text.
  public var endsWithLineBreak = true

  /// Whether `/` is written as `\/`.
  public var escapesSlashes = false

  /// Whether non-ASCII characters are written as `\u` escapes.
  public var escapesNonASCII = false

  /// Creates the most common style: two spaces, `"key": value`, members in given order.
  public init() {}
}

extension JSONStyle {
  /// Detects the style of a file from its first lines, so that changes of the file match the rest
  /// of it.
  ///
  /// The order of members is `.sorted` if all objects of the file are sorted, else `.given`.
  public init(of document: SourceDocument) {
    self.init()
    let bytes = document.file.bytes
    let root = document.root
    endsWithLineBreak = bytes.last.map(\.isLineBreak) ?? false
    if let feed = bytes.firstIndex(of: UInt8(ascii: "\n")), feed > 0,
      bytes[feed - 1] == UInt8(ascii: "\r")
    {
      lineBreak = "\r\n"
    }
    escapesSlashes = bytes.indices.dropFirst().contains {
      bytes[$0] == UInt8(ascii: "/") && bytes[$0 - 1] == UInt8(ascii: "\\")
    }
    keyOrder = Self.isSorted(root) ? .sorted : .given
    if let first = Self.firstChild(of: root) {
      let blanks = bytes[(root.range.lowerBound + 1)..<first.range.lowerBound]
      if let feed = blanks.lastIndex(where: \.isLineBreak) {
        indentation = String(decoding: blanks[(feed + 1)...], as: UTF8.self)
      } else {
        indentation = nil
        comma = bytes[root.range].contains(UInt8(ascii: " ")) ? ", " : ","
      }
    }
    var search = Search(bytes)
    search.look(at: root)
    if let found = search.colon { colon = found }
    if let found = search.empty { empty = found }
  }

  private static func firstChild(of node: SourceNode) -> SourceNode? {
    node.kind == .mapping
      ? node.entries.first { _ in true }?.key : node.elements.first { _ in true }
  }

  private static func isSorted(_ node: SourceNode) -> Bool {
    var last: String?
    for (key, value) in node.entries {
      let text = key.text
      if let last, !last.unicodeScalars.lexicographicallyPrecedes(text.unicodeScalars) {
        return false
      }
      guard isSorted(value) else { return false }
      last = text
    }
    return node.elements.allSatisfy(isSorted)
  }

  /// Finds the first pair, and the first empty list or object.
  private struct Search {
    private let bytes: [UInt8]
    private(set) var colon: String?
    private(set) var empty: Empty?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func look(at node: SourceNode) {
      guard node.kind != .scalar else { return }
      if node.entries.isEmpty, node.elements.isEmpty, empty == nil {
        switch bytes[node.range].count(where: { $0 == UInt8(ascii: "\n") }) {
        case 0: empty = .closed
        case 1: empty = .broken
        default: empty = .spread
        }
      }
      for (key, value) in node.entries {
        if colon == nil {
          let between = bytes[key.range.upperBound..<value.range.lowerBound]
          if between.allSatisfy({ $0 == UInt8(ascii: ":") || $0.isBlank }) {
            colon = String(decoding: between, as: UTF8.self)
          }
        }
        look(at: value)
      }
      for element in node.elements { look(at: element) }
    }
  }
}
