/// Values, brackets and scalars.
extension CompletionPlaceReader {
  /// Reads the rest of a line, which is a value.
  mutating func readValue() {
    while index < lineEnd, "&!".utf8.contains(bytes[index]) {
      while index < lineEnd, !isBlank(index) { index += 1 }
      skipBlanks()
    }
    guard index < lineEnd else { return }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): readFlow()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      scalarColumn = frames.last.map(\.column) ?? -1
    case UInt8(ascii: "#"): readComment()
    default:
      let (text, isQuoted) = readScalar()
      if frames.count == 1, root == nil, let key = frames[0].key {
        root = (string(key), string(text))
      }
      take(text, to: index, isQuoted, as: .value)
      readComment()
    }
  }

  var isScalarStart: Bool {
    !"{[|>#&!".utf8.contains(bytes[index])
  }

  /// Reads brackets up to their end or that of the line.
  mutating func readFlow() {
    var start = index
    repeat {
      start = min(start, index)
      skipBlanks()
      guard index < lineEnd else { break }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let column = frames.first { $0.isFlow }?.column ?? frames.last?.column ?? -1
        if isFlow { gap(start...index) }
        frames.append(
          Frame(isMapping: byte == UInt8(ascii: "{"), isFlow: true, column: column, start: index)
        )
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        gap(start...index)
        if isFlow { close(to: frames.count - 1) }
        index += 1
      case UInt8(ascii: ","):
        gap(start...index)
        frames[frames.count - 1].key = nil
        index += 1
      case UInt8(ascii: ":"):
        if frames[frames.count - 1].isMapping, frames[frames.count - 1].key == nil {
          frames[frames.count - 1].key = frames[frames.count - 1].texts.last ?? index..<index
        }
        index += 1
      case UInt8(ascii: "#") where index > lineStart && isBlank(index - 1):
        gap(start...index)
        readComment()
      default:
        if cursor < index { gap(start...index) }
        let (text, isQuoted) = readScalar()
        let isKey = frames.last.map { $0.isMapping && $0.key == nil } == true
        let end = index
        skipBlanks()
        let hasColon = isKey && index < lineEnd && bytes[index] == UInt8(ascii: ":")
        // A comment needs whitespace in front of it.
        if !hasColon, index < lineEnd, bytes[index] == UInt8(ascii: "#") { index = end }
        take(text, to: end, isQuoted, as: isKey ? .key : .value, hasColon: hasColon)
      }
      start = index
    } while index < lineEnd && isFlow
    if isFlow { gap(min(start, lineEnd)...lineEnd) }
    if !isFlow { readComment() }
  }

  /// Reads a scalar without its quotes up to its end or that of the line.
  mutating func readScalar() -> (text: Range<Int>, isQuoted: Bool) {
    let start = index
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      readPlain()
      return (start..<index, false)
    }
    index += 1
    while index < lineEnd, bytes[index] != quote {
      index += quote == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, lineEnd)
    let end = index
    if index < lineEnd { index += 1 }
    return (start + 1..<end, true)
  }

  mutating func readPlain() {
    var depth = 0
    var end = index
    loop: while index < lineEnd {
      switch bytes[index] {
      case UInt8(ascii: "#") where index > lineStart && isBlank(index - 1): break loop
      case UInt8(ascii: ":") where index + 1 == lineEnd || isBlank(index + 1): break loop
      case UInt8(ascii: ":") where isFlow && ",[]{}".utf8.contains(bytes[index + 1]): break loop
      // Commas and braces in a function belong to the value that is meant, though it needs quotes.
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if isFlow, depth == 0 { break loop }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      default: break
      }
      if !isBlank(index) { end = index + 1 }
      index += 1
    }
    index = end
  }
}
