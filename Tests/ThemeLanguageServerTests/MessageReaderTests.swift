import SourceDocuments
import Testing
import TestSupport

@testable import ThemeLanguageServer

/// Messages in the bytes of a stream.
struct MessageReaderTests {
  private static func frame(_ body: String, header: String? = nil) -> [UInt8] {
    Array(((header ?? "Content-Length: \(body.utf8.count)") + "\r\n\r\n" + body).utf8)
  }

  /// Returns all parts of a stream that arrives in pieces of a length.
  private static func parts(_ bytes: [UInt8], length: Int) -> [MessageReader.Part] {
    var reader = MessageReader()
    var parts: [MessageReader.Part] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      reader.append(bytes[start..<min(start + length, bytes.count)])
      while let part = reader.next() { parts.append(part) }
    }
    return parts
  }

  private static func isMalformed(_ part: MessageReader.Part) -> Bool {
    if case .malformed = part { true } else { false }
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1_000])
  func `Messages in pieces of any length are read equally`(length: Int) {
    let stream =
      Self.frame(#"{"method":"ä"}"#)
      + Self.frame("[1]", header: "content-type: text/x\r\ncontent-length:3")
    #expect(
      Self.parts(stream, length: length) == [
        .value(.object([JSONMember("method", .string("ä"))])), .value(.array([.number("1")])),
      ]
    )
  }

  @Test func `An unpaired surrogate is replaced`() {
    for (text, expected) in [
      (#"\ud83d"#, "\u{FFFD}"), (#"a\uDE00b"#, "a\u{FFFD}b"), (#"\ud83d\ude00"#, "\u{1F600}"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}\u{1F600}"),
    ] {
      #expect(Self.parts(Self.frame("[\"\(text)\"]"), length: 5) == [.value(.strings([expected]))])
    }
  }

  @Test(
    arguments: [
      "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "X: 1\r\n\r\n",
      "Content-Length: 3\r\n\r\n{a}", "Content-Length: 99999999999999999999\r\n\r\n",
      String(repeating: "a", count: 9_000), "\r\n\r\n",
    ]
  )
  func `The message after malformed bytes is read`(malformed: String) {
    let parts = Self.parts(Array(malformed.utf8) + Self.frame("{}"), length: 11)
    #expect(parts.last == .value(.object([])))
    #expect(parts.count >= 2 && parts.dropLast().allSatisfy(Self.isMalformed))
  }

  @Test func `A message that is too long is skipped without being stored`() {
    var reader = MessageReader()
    let length = MessageReader.limit + 5
    reader.append(Array("Content-Length: \(length)\r\n\r\nabc".utf8))
    #expect(reader.next().map(Self.isMalformed) == true)
    var rest = length - 3
    let piece = [UInt8](repeating: 0x61, count: 1 << 20)
    while rest > 0 {
      reader.append(piece.prefix(rest))
      rest -= min(rest, piece.count)
      #expect(reader.next() == nil)
    }
    reader.append(Self.frame("{}"))
    #expect(reader.next() == .value(.object([])))
  }

  @Test func `Random bytes don't end the reading of messages`() {
    var random = SplitMix64(seed: 7)
    let pieces = ["Content-Length: ", "2 ", "\r\n", "\r\n\r\n", "{}", "{\"a\":", "ä", "\n", "19 "]
    for _ in 0..<caseCount(100, long: 500) {
      let count = Int.random(in: 0..<60, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var reader = MessageReader()
      reader.append(Array(text.utf8))
      while reader.next() != nil {}
      // The stream continues with a message after enough bytes of no header.
      reader.append([UInt8](repeating: 0x20, count: 10_000))
      while reader.next() != nil {}
      reader.append(Self.frame(#"{"end":1}"#))
      var last: MessageReader.Part?
      while let part = reader.next() { last = part }
      #expect(
        last == .value(.object([JSONMember("end", .number("1"))])),
        "\(text.debugDescription)"
      )
    }
  }

  @Test func `A written message is read as the same message`() {
    let message = JSONValue.object([JSONMember("text", .string("ä\n\"\u{1F600}"))])
    #expect(Self.parts(MessageReader.bytes(of: message), length: 5) == [.value(message)])
  }
}
