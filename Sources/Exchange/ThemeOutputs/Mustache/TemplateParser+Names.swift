import SourceDiagnostics

extension TemplateParser {
  /// Returns the tag of a value with its filters; nil if it has an error.
  mutating func filteredTag(_ content: Range<Int>) -> TemplateTag? {
    var parts: [Range<Int>] = []
    var start = content.lowerBound
    for index in content where bytes[index] == UInt8(ascii: "|") {
      parts.append(trimmed(start..<index))
      start = index + 1
    }
    parts.append(trimmed(start..<content.upperBound))
    guard let path = path(parts[0]) else { return nil }
    var tag = TemplateTag(range: parts[0])
    tag.path = path
    tag.name = text(parts[0])
    for part in parts.dropFirst() {
      let name = text(part)
      guard let filter = TemplateFilter(name) else {
        let hint = Spelling.hint(for: name, among: TemplateFilter.names)
        let list = Spelling.list(TemplateFilter.names)
        report(
          part,
          "\(name: name) is not a filter\(hint.isEmpty ? "; available filters: \(list)" : hint)"
        )
        continue
      }
      tag.filters.append(filter)
    }
    return tag
  }

  /// Returns the parts of a name between dots; nil if the name has an error.
  mutating func path(_ content: Range<Int>) -> [TemplateName]? {
    guard let name = name(content) else { return nil }
    guard name != "." else { return [] }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else {
      report(content, "\(name: name) has a dot without a name beside it")
      return nil
    }
    return parts.map { TemplateName($0, number: vocabulary[$0] ?? -1) }
  }

  /// Returns a name; nil if it has an error.
  mutating func name(_ content: Range<Int>) -> String? {
    guard !content.isEmpty else {
      report(max(0, content.lowerBound - 1)..<content.upperBound, "this tag has no name")
      return nil
    }
    guard !bytes[content].contains(where: Self.isWhitespace) else {
      report(content, "\(name: text(content)) is not a name: names have no spaces")
      return nil
    }
    return text(content)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
