import FileAccess
import SourceDiagnostics
import SourceDocuments

/// A resolver document: which sources make up the tokens, in which order and in which contexts.
///
/// Source: Design Tokens Resolver Module 2025.10.
struct ResolverDocument {
  /// Tokens, and the contexts in which they count.
  struct Source {
    let root: SourceNode
    let choices: [ContextChoice]
  }

  var sources: [Source] = []
  var axes: [ImportAxis] = []
  private(set) var name: String?
  private(set) var summary: String?
  /// The theme that a set was before it was exported.
  var themeName: String?

  let document: SourceDocument
  let folder: String
  var files: SourceFiles
  var openSets: [String] = []
  var usedNames = Set<String>()
  /// How many sources were read so far, those of sets for each place that refers to them.
  var sourceCount = 0

  /// The most sources that are read: sets that refer to others twice at every level would else
  /// make endless work of a tiny file.
  static let sourceLimit = 10_000

  /// Whether a document is one of these rather than a file of tokens.
  static func isResolver(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping else { return false }
    if root["resolutionOrder"] != nil { return true }
    let hasParts = root["sets"] != nil || root["modifiers"] != nil
    return hasParts && root["version"]?.kind == .scalar
  }

  init(
    _ document: SourceDocument,
    reader: any FileReading,
    _ findings: inout ImportFindings
  ) {
    self.document = document
    folder = FilePath.folder(of: document.file.path)
    files = SourceFiles(reader: reader)
    read(document.root, &findings)
  }

  private static let rootKeys = [
    "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs",
    "$extensions",
  ]

  private mutating func read(_ root: SourceNode, _ findings: inout ImportFindings) {
    for (key, _) in root.entries where !Self.rootKeys.contains(key.text) {
      let hint = Spelling.hint(for: key.text, among: Self.rootKeys)
      findings.add(
        .invalidResolver,
        at: key.excerpt,
        "a resolver document has no key '\(key.text)'\(hint)"
      )
    }
    name = root["name"]?.text
    summary = root["description"]?.text
    if let version = root["version"] {
      if !version.hasText("2025.10") {
        findings.add(
          .invalidResolver,
          at: version.excerpt,
          "the version is '2025.10', not '\(version.text)'"
        )
      }
    } else {
      findings.add(
        .invalidResolver,
        at: root.file.excerpt(root.range.lowerBound..<root.range.lowerBound + 1),
        "a resolver document needs 'version', which is '2025.10'"
      )
    }
    checkModifiers(root["modifiers"], &findings)
    guard let order = root["resolutionOrder"], order.kind == .sequence else {
      findings.add(
        .invalidResolver,
        at: (root["resolutionOrder"] ?? root).file.excerpt(
          root.range.lowerBound..<root.range.lowerBound + 1
        ),
        "a resolver document needs 'resolutionOrder', a list of sets and modifiers"
      )
      return
    }
    for element in order.elements { readOrder(element, &findings) }
    for kind in ["sets", "modifiers"] {
      guard let parts = root[kind] else { continue }
      for (key, _) in parts.entries {
        guard !usedNames.contains("\(kind)/\(key.text)") else { continue }
        findings.add(
          .notImported,
          .warning,
          at: key.excerpt,
          "'\(key.text)' is in '\(kind)', but 'resolutionOrder' never leads to it"
        )
      }
    }
  }
}
