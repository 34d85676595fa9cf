import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// The settings at the start of a template: a YAML mapping between two lines `---`.
struct FrontMatter: Sendable {
  /// The keys of the mapping.
  static let keys = ["about", "matrix", "traits", "where", "escape", "output"]

  /// The settings.
  private(set) var settings = TemplateSettings()

  /// The positions of the elements of `matrix`, `traits` and `where`, by key.
  private(set) var positions: [String: [SourceExcerpt]] = [:]

  /// The bytes of the text of `output`, if they are the same in the file.
  private(set) var outputRange: Range<Int>?

  /// The byte offset of the template after the front matter.
  let end: Int

  /// Reads the front matter of a template, which can be missing.
  init(_ file: SourceFile, _ findings: inout Findings) {
    guard let mapping = Self.range(in: file.bytes) else {
      end = 0
      return
    }
    end = mapping.end
    // The first line `---` starts a document of YAML, so that positions are those of the file.
    let head = SourceFile(path: file.path, bytes: Array(file.bytes[..<mapping.inner]))
    let (document, diagnostics) = YAMLReader.read(head)
    findings.append(contentsOf: diagnostics.filter { $0.rule != "empty-document" })
    guard let root = document?.root, !root.isNull,
      let reader = MappingReader(root, "the front matter", &findings)
    else { return }
    reader.reportUnknownKeys(known: Self.keys, &findings)
    settings.about = reader.string("about", &findings)
    settings.matrix = texts("matrix", reader, &findings)
    settings.traits = texts("traits", reader, &findings)
    settings.conditions = texts("where", reader, &findings)
    if let name = reader.string("escape", &findings) {
      settings.escape = TemplateEscape(rawValue: name)
      let known = TemplateEscape.allCases.map(\.rawValue)
      if settings.escape == nil {
        let hint = Spelling.hint(for: name, among: known)
        let list = hint.isEmpty ? "; available escapes: \(Spelling.list(known))" : hint
        findings.add(
          .invalidValue,
          "'\(name)' is not an escape\(list)",
          at: root["escape"]?.excerpt
        )
      }
    }
    if let output = reader.string("output", &findings), let node = root["output"] {
      settings.output = output
      let inner = node.style == .plain ? node.range : node.range.dropFirst().dropLast()
      if file.bytes[inner].elementsEqual(output.utf8) { outputRange = inner }
    }
  }

  private mutating func texts(
    _ key: String,
    _ reader: MappingReader,
    _ findings: inout Findings
  ) -> [String]? {
    guard let node = reader.node[key] else { return nil }
    let nodes =
      node.kind == .scalar && !node.isNull ? [node] : reader.scalars(key, &findings)
    positions[key] = nodes.map(\.excerpt)
    return nodes.map(\.text)
  }

  /// Returns the end of the mapping and of the front matter; nil if the file does not begin with `---`.
  private static func range(in bytes: [UInt8]) -> (inner: Int, end: Int)? {
    let fence = Array("---".utf8)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isFirst = true
    while start < bytes.count {
      let next = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      var line = bytes[start..<next]
      while let last = line.last, last == 0x0A || last == 0x0D || last == 0x20 { line.removeLast() }
      let isFence = line.elementsEqual(fence)
      if isFirst, !isFence { return nil }
      if !isFirst, isFence { return (start, next) }
      isFirst = false
      start = next
    }
    return nil
  }
}
