import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// An open style sheet or template, and the library whose colors it names.
struct NamingDocument {
  /// The maximum number of bytes of a document that is read.
  private static let sizeLimit = 1_000_000

  /// The maximum number of findings, whose lines can be long.
  private static let findingLimit = 100

  let document: OpenDocument
  let names: OutputNames

  /// The context in which colors are shown.
  let context: EffectiveContext

  /// Creates a document; nil for one of another kind, and for one that is too large.
  init?(_ document: OpenDocument, naming names: OutputNames, in context: EffectiveContext) {
    guard document.kind != .source, document.text.bytes.count <= Self.sizeLimit else { return nil }
    self.document = document
    self.names = names
    self.context = context
  }

  private var project: ThemeProject { names.project }
  private var bytes: [UInt8] { document.text.bytes }

  /// Returns the color whose name is at an offset, the bytes of the name, and the theme that is
  /// named with it.
  func color(at offset: Int) -> (name: String, range: Range<Int>, theme: String?)? {
    switch document.kind {
    case .source: return nil
    case .styleSheet:
      let range = CustomPropertyScanner.name(at: offset, in: bytes)
      guard CustomPropertyScanner.isArgument(range.lowerBound, of: bytes) else { return nil }
      return names.color(ofProperty: document.text.string(range)).map { ($0, range, nil) }
    case .template:
      guard let place = TemplateColorPlace(at: offset, in: bytes),
        let range = place.name(among: hasColor), offset <= range.upperBound
      else { return nil }
      return (document.text.string(range), range, place.theme)
    }
  }

  private func hasColor(_ name: String) -> Bool {
    project.themes.contains { $0.definitions.index(of: name) != nil }
  }

  // MARK: Completion

  /// Returns the proposals at an offset.
  func proposals(at offset: Int, _ isCancelled: () -> Bool) -> [CompletionItem] {
    switch document.kind {
    case .source: return []
    case .styleSheet:
      let range = CustomPropertyScanner.name(at: offset, in: bytes)
      let isName = range.isEmpty || bytes[range.lowerBound] == UInt8(ascii: "-")
      guard isName, CustomPropertyScanner.isArgument(range.lowerBound, of: bytes) else { return [] }
      return items(names.properties.map { ($0, $1) }, at: range, isCancelled)
    case .template:
      guard let place = TemplateColorPlace(at: offset, in: bytes) else { return [] }
      let name = place.name(among: hasColor) ?? offset..<offset
      let end = max(name.upperBound, offset)
      let colors = project.colorNames.filter { name in
        !name.contains("(")
          && project.themes.contains { theme in
            theme.definitions.index(of: name).map(theme.definitions.isPrimitive) == place.isPalette
          }
      }
      return items(colors.map { ($0, $0) }, at: place.range.lowerBound..<end, isCancelled)
    }
  }

  private func items(
    _ labels: [(name: String, color: String)],
    at range: Range<Int>,
    _ isCancelled: () -> Bool
  ) -> [CompletionItem] {
    let themes = project.themes
    var items: [CompletionItem] = []
    for (label, name) in labels {
      if items.count % 256 == 0, isCancelled() { break }
      guard let (theme, index) = themes.theme(withColor: name, preferring: context.theme)
      else { continue }
      let hex = theme.definitions.color(at: index, for: context.traits).hex
      items.append(
        CompletionItem(
          label: label,
          kind: .color,
          range: range,
          text: label,
          detail: hex,
          documentation: hex,
          isDeprecated: theme.deprecated[name] != nil,
          data: .color(name, library: project.folder.path, theme: theme.name)
        )
      )
    }
    return items
  }

  // MARK: Findings

  /// Returns the unknown names.
  func findings(reader: some FileReading) -> [Diagnostic] {
    switch document.kind {
    case .source: return []
    case .template: return names.findings(inTemplate: document.path, reader: reader)
    case .styleSheet(let language):
      let found = CustomPropertyScanner(bytes, language)
      let file = SourceFile(path: document.path, bytes: bytes)
      let findings = found.uses.lazy.compactMap { use -> Diagnostic? in
        guard use.isComplete, !found.declared.contains(use.name),
          names.color(ofProperty: use.name) == nil
        else { return nil }
        let near = names.properties(near: use.name)
        guard !near.isEmpty else { return nil }
        return Diagnostic(
          rule: .unknownReference,
          severity: .warning,
          message:
            "'\(use.name)' is not a custom property of the library\(Spelling.question(proposing: near))",
          excerpt: file.excerpt(use.range)
        )
      }
      return Array(findings.prefix(Self.findingLimit))
    }
  }
}
