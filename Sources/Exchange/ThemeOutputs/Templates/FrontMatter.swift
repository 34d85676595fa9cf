import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// The settings at the start of a template: a YAML mapping between two lines `---`.
struct FrontMatter: Sendable {
  /// The settings.
  private(set) var settings = TemplateSettings()

  /// The positions of the elements of `matrix`, `traits` and `where`, by key.
  private(set) var positions: [String: [SourceExcerpt]] = [:]

  /// The bytes of the text of `output`, if they are the same in the file.
  private(set) var outputRange: Range<Int>?

  /// The byte offset of the template after the front matter.
  let end: Int

  /// Reads the front matter of a template, which can be missing.
  init(_ file: SourceFile, reporting findings: inout Findings) {
    guard let mapping = Self.range(in: file.bytes) else {
      end = 0
      return
    }
    end = mapping.end
    // The first line `---` starts a document of YAML, so that positions are those of the file.
    let head = SourceFile(path: file.path, bytes: Array(file.bytes[..<mapping.inner]))
    let (document, diagnostics) = YAMLReader.read(head)
    findings.append(contentsOf: diagnostics.filter { $0.rule != .emptyDocument })
    guard let root = document?.root, !root.isNull else { return }
    findings.check(root, as: .mapping(.frontMatter))
    settings.about = root.text(.frontMatterAbout)
    settings.matrix = texts(.frontMatterMatrix, root)
    settings.traits = texts(.frontMatterTraits, root)
    settings.conditions = texts(.outputConditions, root)
    settings.escape = root.text(OutputOption.escape.key).flatMap(TemplateEscape.init)
    if let output = root.text(.frontMatterOutput), let node = root[.frontMatterOutput] {
      settings.output = output
      let inner = node.style == .plain ? node.range : node.range.dropFirst().dropLast()
      if file.bytes[inner].elementsEqual(output.utf8) { outputRange = inner }
    }
  }

  private mutating func texts(_ key: FormatKey, _ root: SourceNode) -> [String]? {
    guard let node = root[key] else { return nil }
    let nodes = node.kind == .scalar ? [node] : root.texts(key)
    positions[key.name] = nodes.map(\.excerpt)
    return nodes.map(\.text)
  }

  /// Returns the end of the mapping and of the front matter; nil if the file does not begin with
  /// `---`.
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

extension FormatMapping {
  /// The settings of a template.
  fileprivate static let frontMatter = FormatMapping(
    noun: "the front matter",
    [
      .frontMatterAbout, .frontMatterMatrix, .frontMatterTraits, .outputConditions,
      OutputOption.escape.key, .frontMatterOutput,
    ]
  )
}

extension FormatKey {
  fileprivate static let frontMatterAbout = FormatKey("about", .text, documentation: nil)

  fileprivate static let frontMatterMatrix = FormatKey("matrix", traitNames, documentation: nil)

  fileprivate static let frontMatterTraits = FormatKey("traits", traitNames, documentation: nil)

  fileprivate static let frontMatterOutput = FormatKey("output", .text, documentation: nil)

  private static let traitNames = FormatValue.oneOrMore(.name(.traitOrTheme))
}
