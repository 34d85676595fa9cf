import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// The files of an import, which have one format.
struct ImportInput {
  /// A file with its format.
  private struct Item {
    let source: SourceFile
    let isFound: Bool
    /// The format; nil for a file without tokens.
    let format: ImportFormat?
    /// The content; nil for a style sheet, or a theme of Ghostty.
    let document: SourceDocument?
  }

  /// The format; nil if no file has one.
  private(set) var format: ImportFormat?

  private let findings: ImportFindings
  private var own: [Item] = []
  private var shared: [Item] = []

  /// The documents of themes, and the documents that all themes share.
  var documents: [SourceDocument] { own.compactMap(\.document) }
  var sharedDocuments: [SourceDocument] { shared.compactMap(\.document) }

  /// The files of a format without documents, and those of them that all themes share.
  var textFiles: [SourceFile] { own.map(\.source) }
  var sharedTextFiles: [SourceFile] { shared.map(\.source) }

  /// Whether no file is for a theme.
  var isEmpty: Bool { own.isEmpty }

  /// Reads the files and determines their format; reports files of several formats.
  init(
    _ paths: [String],
    options: ImportOptions,
    reader: any FileReading,
    reporting findings: ImportFindings
  ) {
    self.findings = findings
    var files = SourceFiles(reader: reader, reporting: findings)
    let inputs = files.inputs(paths).filter { !Self.isCompiledSheet($0.path, reporting: findings) }
    own = inputs.compactMap { Self.item($0, options: options, &files) }
    shared = files.inputs(options.shared).compactMap { Self.item($0, options: options, &files) }
    guard !findings.isRefused else { return }
    if let chosen = options.format {
      format = chosen
      removeOthers(than: chosen)
    } else {
      detectFormat()
    }
  }

  /// Returns whether a file is a style sheet that is compiled to CSS, which is reported.
  private static func isCompiledSheet(
    _ path: String,
    reporting findings: ImportFindings
  ) -> Bool {
    let isCompiled = path.hasEnding(".scss", ".sass", ".less")
    if isCompiled { findings.report(.compiledSheet(path)) }
    return isCompiled
  }

  private static func item(
    _ input: SourceFiles.Input,
    options: ImportOptions,
    _ files: inout SourceFiles
  ) -> Item? {
    guard let source = files.file(at: input.path, isNamed: !input.isFound) else { return nil }
    if let format = textFormat(of: source, chosen: input.isFound ? nil : options.format) {
      return Item(source: source, isFound: input.isFound, format: format, document: nil)
    }
    guard let document = files.document(of: source) else { return nil }
    let format = documentFormat(of: document.root)
    return Item(source: source, isFound: input.isFound, format: format, document: document)
  }

  /// Returns the format of a file that is not YAML or JSON; nil for other files.
  private static func textFormat(of file: SourceFile, chosen: ImportFormat?) -> ImportFormat? {
    let kind = SourceFiles.kind(of: file)
    if kind == .css { return .css }
    if let chosen, textFormats.contains(chosen) { return chosen }
    return kind == .yaml && Scheme.isGhostty(file) ? .ghostty : nil
  }

  /// The formats that are neither YAML nor JSON.
  private static let textFormats: [ImportFormat] = [.css, .ghostty]

  // MARK: Several formats

  /// Uses the only format of the files; reports several ones.
  private mutating func detectFormat() {
    var kinds: [(format: ImportFormat, paths: [String])] = []
    for item in shared + own {
      guard let format = item.format else { continue }
      if let known = kinds.firstIndex(where: { $0.format == format }) {
        kinds[known].paths.append(item.source.path)
      } else {
        kinds.append((format, [item.source.path]))
      }
    }
    guard kinds.count <= 1 else { return findings.report(.mixedFormats(kinds)) }
    format = kinds.first?.format
    // Files without a format are read like the others, unless these are style sheets.
    if let format, Self.textFormats.contains(format) { removeOthers(than: format) }
    guard format != nil else { return }
    // A named file without tokens is probably a mistake.
    for item in shared + own where item.format == nil && !item.isFound {
      if let root = item.document?.root, root.kind == .mapping, !root.entries.isEmpty {
        findings.report(.noTokens(item.source.path))
      }
    }
  }

  /// Removes the files that cannot be read in the chosen format, and files of other formats that
  /// were found in folders.
  private mutating func removeOthers(than chosen: ImportFormat) {
    func isOther(_ item: Item) -> Bool {
      if (item.document == nil) != Self.textFormats.contains(chosen) { return true }
      guard item.isFound, let format = item.format else { return false }
      return Self.family(format) != Self.family(chosen)
    }
    for item in shared + own {
      let path = item.source.path
      if isOther(item) {
        findings.report(.otherFormat(path, chosen, isFound: item.isFound))
      } else if let format = item.format, Self.family(format) != Self.family(chosen) {
        findings.report(.similarFormat(path, format, readAs: chosen))
      }
    }
    own.removeAll(where: isOther)
    shared.removeAll(where: isOther)
  }

  /// Returns one format for all formats that are read in the same way.
  private static func family(_ format: ImportFormat) -> ImportFormat {
    format == .styleDictionary ? .dtcg : format
  }
}

/// The formats of imported files.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  /// Design tokens of the DTCG, with or without a resolver document; older drafts as well.
  case dtcg
  /// Tokens of Style Dictionary in JSON, JSON5 or YAML.
  case styleDictionary = "style-dictionary"
  /// A scheme of base16 or base24.
  case base16
  /// A theme of the terminal Ghostty.
  case ghostty
  /// Color schemes of Windows Terminal.
  case windowsTerminal = "windows-terminal"
  /// Custom properties of a style sheet.
  case css
  /// An asset catalog, as a folder or compiled.
  case xcassets

  /// The name for messages.
  var title: String {
    switch self {
    case .dtcg: "DTCG"
    case .styleDictionary: "Style Dictionary"
    case .base16: "base16"
    case .ghostty: "Ghostty"
    case .windowsTerminal: "Windows Terminal"
    case .css: "CSS"
    case .xcassets: "an asset catalog"
    }
  }
}

extension ImportInput {
  /// Returns the format of a document by its content; nil for one without tokens.
  private static func documentFormat(of root: SourceNode) -> ImportFormat? {
    guard root.kind == .mapping else { return nil }
    if root["base00"] != nil || root["palette"]?["base00"] != nil { return .base16 }
    if Scheme.isWindowsTerminal(root) { return .windowsTerminal }
    if ResolverDocument.isResolver(root) { return .dtcg }
    if FigmaVariables.areVariables(root) { return .dtcg }
    if MaterialScheme.isScheme(root) { return .styleDictionary }
    // Searches breadth first, as the first token decides.
    var open = [root]
    var next = 0
    while next < open.count, next < 100_000 {
      let node = open[next]
      next += 1
      for (key, value) in node.entries {
        if key.hasText("$value") || key.hasText("$ref") || key.hasText("$extends") { return .dtcg }
        if key.hasText("$type") { return .dtcg }
        if key.hasText("value"), value.kind != .mapping || next > 1 { return .styleDictionary }
        // Extensions of other tools are not tokens.
        if value.kind == .mapping, !key.hasText("$extensions") { open.append(value) }
      }
    }
    return nil
  }
}
