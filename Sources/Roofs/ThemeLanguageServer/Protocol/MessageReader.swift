import SourceDiagnostics
import SourceDocuments

/// Reads messages from the bytes of a stream, in which each has a header with its length.
struct MessageReader {
  /// A part of the stream.
  enum Part: Hashable {
    /// The value of a message.
    case value(JSONValue)
    /// Invalid bytes, and the reason.
    case malformed(String)
  }

  /// The maximum number of bytes of a message; longer ones are skipped.
  static let limit = 128 << 20

  /// The maximum number of bytes of a header.
  private static let headerLimit = 4_096

  private var bytes: [UInt8] = []
  /// The number of bytes at the start that were read.
  private var start = 0
  /// The number of bytes of a message that is too long and is being skipped.
  private var skipped = 0

  /// Adds the next bytes of the stream.
  mutating func append(_ more: some Collection<UInt8>) {
    let passed = min(skipped, more.count)
    skipped -= passed
    bytes.append(contentsOf: more.dropFirst(passed))
  }

  /// Returns the next part, or nil if the bytes so far end before it is complete.
  mutating func next() -> Part? {
    guard skipped == 0 else { return nil }
    guard let headerEnd = endOfHeader() else {
      guard bytes.count - start > Self.headerLimit else { return nil }
      resynchronize()
      return .malformed("a message must begin with a header of at most \(Self.headerLimit) bytes")
    }
    guard let length = Self.length(in: bytes[start..<headerEnd - 4]) else {
      resynchronize()
      return .malformed("a header must have 'Content-Length:' with a number")
    }
    guard length <= Self.limit else {
      let present = min(bytes.count - headerEnd, length)
      skipped = length - present
      consume(through: headerEnd + present)
      return .malformed("a message must have at most \(Self.limit) bytes, not \(length)")
    }
    guard bytes.count - headerEnd >= length else { return nil }
    let body = Array(bytes[headerEnd..<headerEnd + length])
    consume(through: headerEnd + length)
    // Editors send half of a character while it is typed or deleted.
    let (document, diagnostics) = JSONReader.read(
      SourceFile(path: "", bytes: body),
      accepting: .halfCharacters
    )
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      return .malformed(diagnostics.first.map { "invalid JSON: \($0.message)" } ?? "invalid JSON")
    }
    return .value(JSONValue(document.root))
  }

  private mutating func consume(through end: Int) {
    start = end
    // Moving the rest costs as much as reading it, so it is done for large parts only.
    guard start == bytes.count || start > 1 << 16 else { return }
    bytes.removeSubrange(..<start)
    start = 0
  }

  /// Skips bytes up to the next header.
  private mutating func resynchronize() {
    let name = Array("Content-Length:".utf8)
    var place = min(start + 1, bytes.count)
    while place < bytes.count, !bytes[place...].starts(with: name) { place += 1 }
    // The last bytes can be the start of a header.
    if place == bytes.count { place = max(min(start + 1, place), place - name.count) }
    consume(through: place)
  }

  /// The end of the empty line after the header.
  private func endOfHeader() -> Int? {
    let end = Array("\r\n\r\n".utf8)
    let limit = min(bytes.count, start + Self.headerLimit)
    guard limit - start >= end.count else { return nil }
    for place in start...(limit - end.count)
    where bytes[place] == end[0] && bytes[place..<place + end.count].elementsEqual(end) {
      return place + end.count
    }
    return nil
  }

  /// The number after `Content-Length:`.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let number = parts[1].drop { $0 == " " }.prefix { $0 != " " }
      return Int(number).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// Returns the bytes of a message with its header.
  static func bytes(of message: JSONValue) -> [UInt8] {
    var style = JSONStyle()
    style.indentation = nil
    style.colon = ":"
    style.comma = ","
    style.endsWithLineBreak = false
    let body = JSONWriter(style).bytes(for: message)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
