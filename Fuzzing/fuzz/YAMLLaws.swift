import SourceDiagnostics
import SourceDocuments
import SourceFormatting

/// What holds for every YAML text: positions lie in the file, keys are unique, and formatting keeps
/// the data and changes nothing the second time.
enum YAMLLaws {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "a.yaml", bytes: bytes)
    let (document, diagnostics) = YAMLReader.read(file)
    if let part = YAMLReader.parse(file).document { check(part.root, inside: 0..<bytes.count) }
    _ = DiagnosticTextPrinter(color: false).text(for: diagnostics)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if document == nil, !hasErrors { fail("unreadable without an error") }
    if let document { check(document.root, inside: 0..<bytes.count) }

    guard let text = YAMLFormatter.format(file).text else { return }
    guard let document, !hasErrors else { fail("formatted although there are errors") }
    let again = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    guard let formatted = YAMLReader.read(again).document else {
      fail("unreadable when formatted:\n\(text)")
    }
    if !isSame(document.root, formatted.root) { fail("changed by formatting:\n\(text)") }
    let twice = YAMLFormatter.format(again).text
    if twice != text { fail("changed by formatting again:\n\(text)\n=>\n\(twice ?? "refused")") }
  }

  private static func check(_ node: SourceNode, inside outer: Range<Int>) {
    let range = node.range
    guard outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound else {
      fail("\(range) does not lie in \(outer)")
    }
    _ = node.trailingComment
    guard !node.isAlias else { return }
    if Set(node.entries.map(\.key.text)).count != node.entries.count { fail("duplicate keys") }
    for (key, value) in node.entries {
      check(key, inside: range)
      check(value, inside: range)
    }
    for element in node.elements { check(element, inside: range) }
  }

  /// Whether two nodes have the same data; aliases are compared by their places.
  private static func isSame(_ left: SourceNode, _ right: SourceNode) -> Bool {
    guard left.kind == right.kind, left.isAlias == right.isAlias else { return false }
    if left.isAlias { return true }
    switch left.kind {
    case .scalar: return left.text == right.text && left.isNull == right.isNull
    case .sequence:
      return left.elements.count == right.elements.count
        && zip(left.elements, right.elements).allSatisfy(isSame)
    case .mapping:
      return left.entries.count == right.entries.count
        && zip(left.entries, right.entries).allSatisfy {
          $0.key.text == $1.key.text && isSame($0.value, $1.value)
        }
    }
  }
}
