import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// Proposals for the text at the cursor.
extension LanguageServer {
  /// The maximum number of proposals of an answer.
  private static let completionLimit = 4_000

  /// Returns the traits under which the values of a library's colors are shown.
  private func colorTraits(in project: ThemeProject) -> TraitCollection {
    project.read(traitContext).effective.traits
  }

  /// Answers `textDocument/completion`.
  func completion(_ parameters: LSP.TextDocumentPositionParams) -> JSONValue {
    guard let path = parameters.textDocument.path, let text = workspace.text(ofFile: path) else {
      return JSONValue(members: ["isIncomplete": false, "items": [JSONValue]()])
    }
    let offset = text.offset(of: parameters.position, client.encoding)
    let isSource = workspace.documents[path].map { $0.kind == .source } ?? true
    let found =
      isSource
      ? proposals(at: offset, in: text, ofFile: path, for: .completion)
      : namingDocument(parameters.textDocument)?.proposals(at: offset, isCancelled) ?? []
    let shown = found.prefix(Self.completionLimit)
    let edits = CompletionEdits(text, at: offset, client)
    return JSONValue(members: [
      "isIncomplete": shown.count < found.count,
      "items": shown.map { $0.json(with: edits.edit(for: $0)) },
    ])
  }

  /// Returns the proposals at an offset of a file.
  func proposals(
    at offset: Int,
    in text: DocumentText,
    ofFile path: String,
    for purpose: CompletionBuilder.Purpose
  ) -> [CompletionItem] {
    guard let place = CompletionPlaceReader.place(at: offset, in: text) else { return [] }
    // The names before the last edit are good enough, so that typing doesn't wait for validation.
    let project =
      workspace.libraries[PathParts(path).folder]?.current
      ?? workspace.library(ofFile: path)?.current
    // Any other YAML file is left alone.
    let isNamed = path.hasEnding(".theme.yaml", ".theme.yml")
    guard isNamed || project != nil || ThemeFolder.Kind(rawValue: place.kind) != nil else {
      return []
    }
    return CompletionBuilder(
      place,
      in: text.bytes,
      project,
      for: purpose,
      traits: project.map(colorTraits) ?? TraitCollection(),
      catalogFolders: { self.catalogFolders(nearFile: path) },
      hasSnippets: purpose == .spelling || client.hasSnippets,
      isCancelled: isCancelled
    ).items
  }

  /// Returns the known asset catalogs, relative to the folder of a file, the nearest first.
  private func catalogFolders(nearFile path: String) -> [String] {
    let folder = PathParts(path).folder
    return workspace.catalogs.keys.map { AbsolutePath.relative($0, to: folder) }
      .sorted { (Self.depth(of: $0), $0) < (Self.depth(of: $1), $1) }
  }

  private static func depth(of path: String) -> Int {
    path.utf8.count { $0 == UInt8(ascii: "/") }
  }

  /// Answers `completionItem/resolve`.
  func resolveCompletion(_ item: Parameters) -> JSONValue {
    let data = CompletionItemData(Parameters(item["data"] ?? .null))
    return item.resolved(data.flatMap(documentation), for: "documentation")
  }

  private func documentation(from data: CompletionItemData) -> JSONValue? {
    switch data {
    case .rule(let identifier):
      RuleReference.rule(named: identifier).map { rule in
        JSONValue(members: ["kind": "markdown", "value": rule.documentationMarkdown])
      }
    case .color(let name, let library, let theme):
      workspace.libraries[library]?.current.flatMap { project in
        colorText(name, preferring: theme, in: project)?.json
      }
    }
  }

  /// Returns the purpose of a color and its values for each style.
  private func colorText(
    _ name: String,
    preferring theme: String?,
    in project: ThemeProject
  ) -> String? {
    guard let (member, index) = project.themes.theme(withColor: name, preferring: theme) else {
      return nil
    }
    let colorTraits = colorTraits(in: project)
    // The value is the first line, where editors look for it.
    var lines = [member.definitions.color(at: index, for: colorTraits).hex]
    if let about = member.chain.reversed().lazy.compactMap({ $0.about[name] }).first {
      lines.append(about)
    }
    if member.definitions.depends([index], on: TraitKey(UserInterfaceStyleTrait.self)) {
      for (word, style) in [("light", UserInterfaceStyle.light), ("dark", .dark)] {
        let traits = colorTraits.modifyingTraits { $0[UserInterfaceStyleTrait.self] = style }
        lines.append("\(word): \(member.definitions.color(at: index, for: traits).displayCSS)")
      }
    } else {
      lines.append(member.definitions.color(at: index, for: colorTraits).displayCSS)
    }
    if let deprecation = member.deprecated[name] {
      lines.append("deprecated" + (deprecation.replacement.map { "; use '\($0)'" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }
}

/// The edits of one answer, whose ranges are few.
private final class CompletionEdits {
  private let text: DocumentText
  private let offset: Int
  private let client: ClientCapabilities
  private let inserts: Bool
  private var known: [Range<Int>: TextRange] = [:]

  init(_ text: DocumentText, at offset: Int, _ client: ClientCapabilities) {
    self.text = text
    self.offset = offset
    self.client = client
    inserts = client.insertsAndReplaces
  }

  func edit(for item: CompletionItem) -> JSONValue {
    let (whole, newText) = (range(of: item.range), item.text)
    guard inserts, item.range.lowerBound <= offset, offset <= item.range.upperBound else {
      return JSONValue(members: ["range": whole, "newText": newText])
    }
    let before = range(of: item.range.lowerBound..<offset)
    return JSONValue(members: ["newText": newText, "insert": before, "replace": whole])
  }

  private func range(of bytes: Range<Int>) -> TextRange {
    if let range = known[bytes] { return range }
    let range = text.range(of: bytes, client.encoding)
    known[bytes] = range
    return range
  }
}
