import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// Proposals for the text at the cursor.
extension LanguageServer {
  /// The maximum number of proposals of an answer.
  private static let completionLimit = 4_000

  /// Returns the traits under which the values of a library's colors are shown.
  private func colorTraits(in snapshot: LibrarySnapshot) -> TraitCollection {
    snapshot.read(traitContext).effective.traits
  }

  /// Answers `textDocument/completion`.
  func completion(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let position = try parameters.position("position")
    guard let path = try path(of: parameters), let text = workspace.text(ofFile: path) else {
      return Self.list([], isIncomplete: false)
    }
    let offset = text.offset(of: position, client.encoding)
    let found = proposals(at: offset, in: text, ofFile: path, for: .completion)
    let shown = found.prefix(Self.completionLimit)
    let edits = CompletionEdits(text, at: offset, client)
    return Self.list(
      shown.map { $0.json(edit: edits.edit(for: $0.range)) },
      isIncomplete: shown.count < found.count
    )
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
    let snapshot =
      workspace.projects[PathParts(path).folder]?.current
      ?? workspace.project(ofFile: path)?.current
    return CompletionBuilder(
      place,
      in: text.bytes,
      snapshot,
      for: purpose,
      traits: snapshot.map(colorTraits) ?? TraitCollection(),
      catalogFolders: { self.catalogFolders(nearFile: path) },
      hasSnippets: purpose == .spelling || client.hasSnippets
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

  private static func list(_ items: [JSONValue], isIncomplete: Bool) -> JSONValue {
    JSONValue(members: ["isIncomplete": .bool(isIncomplete), "items": .array(items)])
  }

  /// Answers `completionItem/resolve`.
  func resolveCompletion(_ parameters: Parameters) -> JSONValue {
    var item = parameters.value
    if let rule = parameters["data", "rule"]?.text.flatMap(RuleReference.rule) {
      item["documentation"] = JSONValue(
        members: ["kind": "markdown".json, "value": RuleMarkdown.text(of: rule).json]
      )
    }
    if let text = colorText(Parameters(parameters["data"] ?? .null)) {
      item["documentation"] = text.json
    }
    return item
  }

  /// Returns the purpose of a color and its values for each style.
  private func colorText(_ data: Parameters) -> String? {
    guard let folder = data["library"]?.text, let name = data["color"]?.text,
      let snapshot = workspace.projects[folder]?.current
    else { return nil }
    let themes = snapshot.library.themes
    let member =
      themes.first { $0.name == data["theme"]?.text && $0.colors.index(of: name) != nil }
      ?? themes.first { $0.colors.index(of: name) != nil }
    guard let member, let index = member.colors.index(of: name) else { return nil }
    let colorTraits = colorTraits(in: snapshot)
    // The value is the first line, where editors look for it.
    var lines = [member.colors.color(at: index, for: colorTraits).hex]
    if let about = member.chain.reversed().lazy.compactMap({ $0.about[name] }).first {
      lines.append(about)
    }
    if member.colors.depends([index], on: TraitKey(UserInterfaceStyleTrait.self)) {
      for (word, style) in [("light", UserInterfaceStyle.light), ("dark", .dark)] {
        let traits = colorTraits.modifyingTraits { $0[UserInterfaceStyleTrait.self] = style }
        lines.append("\(word): \(member.colors.color(at: index, for: traits).displayCSS)")
      }
    } else {
      lines.append(member.colors.color(at: index, for: colorTraits).displayCSS)
    }
    if let deprecation = member.deprecated[name] {
      lines.append("deprecated" + (deprecation.replacement.map { "; use '\($0)'" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }
}

/// The ranges of the edits of one answer, which are few.
private final class CompletionEdits {
  private let text: DocumentText
  private let offset: Int
  private let client: ClientCapabilities
  private let inserts: Bool
  private var known: [Range<Int>: JSONValue] = [:]

  init(_ text: DocumentText, at offset: Int, _ client: ClientCapabilities) {
    self.text = text
    self.offset = offset
    self.client = client
    inserts = client.insertsAndReplaces
  }

  /// Returns an edit without its text.
  func edit(for range: Range<Int>) -> JSONValue {
    if let edit = known[range] { return edit }
    let whole = text.range(of: range, client.encoding).json
    let edit: JSONValue
    if inserts, range.lowerBound <= offset, offset <= range.upperBound {
      let before = text.range(of: range.lowerBound..<offset, client.encoding).json
      edit = JSONValue(members: ["newText": "".json, "insert": before, "replace": whole])
    } else {
      edit = JSONValue(members: ["range": whole, "newText": "".json])
    }
    known[range] = edit
    return edit
  }
}
