internal import TextSupport

/// Writes JSON values as text.
///
/// ```swift
/// JSONWriter(JSONStyle()).text(for: .object([JSONMember("version", .number("1"))]))
/// // "{\n  \"version\": 1\n}\n"
/// ```
public struct JSONWriter: Sendable {
  /// The layout of the text.
  public let style: JSONStyle

  private let ranks: [String: Int]
  private let colon: [UInt8]
  private let comma: [UInt8]

  /// The line break with the indentation of the first depths; none for text on one line.
  private let lines: [[UInt8]]

  /// Creates a writer with a style.
  public init(_ style: JSONStyle) {
    self.style = style
    var ranks: [String: Int] = [:]
    if case .listed(let keys) = style.keyOrder {
      for key in keys where ranks[key] == nil { ranks[key] = ranks.count }
    }
    self.ranks = ranks
    colon = Array(style.colon.utf8)
    comma = Array((style.indentation == nil ? style.comma : ",").utf8)
    lines =
      style.indentation.map { indentation in
        (0..<Self.usualDepth).map { depth in
          Array((style.lineBreak + String(repeating: indentation, count: depth)).utf8)
        }
      } ?? []
  }

  /// The number of depths whose indentation is stored.
  private static let usualDepth = 8

  /// Returns the UTF-8 bytes of a value.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func bytes(for value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    write(value, depth: 0, to: &output)
    if style.endsWithLineBreak { output.append(contentsOf: style.lineBreak.utf8) }
    return output
  }

  /// Returns the text of a value.
  public func text(for value: JSONValue) -> String {
    String(decoding: bytes(for: value), as: UTF8.self)
  }

  private func write(_ value: JSONValue, depth: Int, to output: inout [UInt8]) {
    switch value {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let text): output.append(contentsOf: text.utf8)
    case .string(let text): write(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      if elements.isEmpty { breakEmpty(depth: depth, to: &output) }
      for (index, element) in elements.enumerated() {
        writeSeparator(before: index, depth: depth + 1, to: &output)
        write(element, depth: depth + 1, to: &output)
      }
      if !elements.isEmpty { breakLine(depth: depth, to: &output) }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      if members.isEmpty { breakEmpty(depth: depth, to: &output) }
      for (index, member) in ordered(members).enumerated() {
        writeSeparator(before: index, depth: depth + 1, to: &output)
        write(member.key, to: &output)
        output.append(contentsOf: colon)
        write(member.value, depth: depth + 1, to: &output)
      }
      if !members.isEmpty { breakLine(depth: depth, to: &output) }
      output.append(UInt8(ascii: "}"))
    }
  }

  private func ordered(_ members: [JSONMember]) -> [JSONMember] {
    switch style.keyOrder {
    case .given: members
    case .sorted: areSorted(members) ? members : members.sorted { isLess($0.key, than: $1.key) }
    case .listed:
      members.sorted { left, right in
        switch (ranks[left.key], ranks[right.key]) {
        case (let left?, let right?): left < right
        case (.some, nil): true
        case (nil, .some): false
        case (nil, nil): isLess(left.key, than: right.key)
        }
      }
    }
  }

  private func areSorted(_ members: [JSONMember]) -> Bool {
    members.indices.dropFirst().allSatisfy { !isLess(members[$0].key, than: members[$0 - 1].key) }
  }

  /// Compares the scalars, which have the order of their bytes in UTF-8.
  private func isLess(_ left: String, than right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  // MARK: Layout

  private func writeSeparator(before index: Int, depth: Int, to output: inout [UInt8]) {
    if index > 0 { output.append(contentsOf: comma) }
    breakLine(depth: depth, to: &output)
  }

  private func breakLine(depth: Int, to output: inout [UInt8]) {
    guard depth >= lines.count else { return output.append(contentsOf: lines[depth]) }
    guard let indentation = style.indentation else { return }
    output.append(contentsOf: style.lineBreak.utf8)
    for _ in 0..<depth { output.append(contentsOf: indentation.utf8) }
  }

  private func breakEmpty(depth: Int, to output: inout [UInt8]) {
    switch style.empty {
    case .closed: return
    case .broken: breakLine(depth: depth, to: &output)
    case .spread:
      if style.indentation != nil { output.append(contentsOf: style.lineBreak.utf8) }
      breakLine(depth: depth, to: &output)
    }
  }

  // MARK: Strings

  private func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    defer { output.append(UInt8(ascii: "\"")) }
    // Almost all texts are plain, and the bytes of the output are checked faster than those of a
    // string.
    let start = output.count
    output.append(contentsOf: text.utf8)
    if output[start...].allSatisfy({ Self.isPlain($0) }) { return }
    output.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", " ":
        output.append(UInt8(truncatingIfNeeded: scalar.value))
      case "/" where style.escapesSlashes: output.append(contentsOf: "\\/".utf8)
      case "\u{8}": output.append(contentsOf: "\\b".utf8)
      case "\u{C}": output.append(contentsOf: "\\f".utf8)
      case "\u{7F}"... where style.escapesNonASCII:
        output.append(contentsOf: scalar.jsonEscape.utf8)
      default:
        if let escape = JSONText.escape(of: scalar) {
          output.append(contentsOf: escape.utf8)
        } else {
          output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".")
  }
}
