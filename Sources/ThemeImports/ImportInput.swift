import FileAccess
import SourceDiagnostics
import SourceDocuments

/// What is to be imported: files of one format.
struct ImportInput {
  /// A file with its format.
  private struct Item {
    let source: SourceFile
    let isFound: Bool
    /// Nil where there are no tokens.
    let format: ImportFormat?
    /// Nil for a style sheet.
    let document: SourceDocument?
  }

  /// The format; nil where there is none.
  private(set) var format: ImportFormat?

  private var own: [Item] = []
  private var shared: [Item] = []

  /// The documents of themes, and those that all of them share.
  var documents: [SourceDocument] { own.compactMap(\.document) }
  var sharedDocuments: [SourceDocument] { shared.compactMap(\.document) }

  /// The style sheets, those that all themes share first.
  var styleSheets: [SourceFile] { (shared + own).map(\.source) }

  /// Whether there is nothing to make themes of.
  var isEmpty: Bool { own.isEmpty }

  /// Reads the files, and looks for the format that all of them have.
  init(
    _ paths: [String],
    _ options: ImportOptions,
    _ reader: any FileReading,
    _ findings: inout ImportFindings
  ) {
    let all = InputFiles(reader: reader)
    var files = SourceFiles(reader: reader)
    own = all.files(paths, &findings).compactMap { Self.item($0, options, &files, &findings) }
    shared = all.files(options.shared, &findings).compactMap {
      Self.item($0, options, &files, &findings)
    }
    guard !findings.hasErrors else { return }
    if let chosen = options.format {
      format = chosen
      leaveOut(all: chosen, &findings)
    } else {
      choose(&findings)
    }
  }

  private static func item(
    _ input: InputFiles.Input,
    _ options: ImportOptions,
    _ files: inout SourceFiles,
    _ findings: inout ImportFindings
  ) -> Item? {
    guard let source = files.file(at: input.path, isNamed: !input.isFound, &findings) else {
      return nil
    }
    let isStyleSheet =
      SourceFiles.kind(of: source) == .css || (options.format == .css && !input.isFound)
    if isStyleSheet {
      return Item(source: source, isFound: input.isFound, format: .css, document: nil)
    }
    guard let document = files.document(of: source, &findings) else { return nil }
    let format = InputFormat.format(of: document.root)
    return Item(source: source, isFound: input.isFound, format: format, document: document)
  }

  // MARK: Several formats

  /// Takes the only format that there is; several are refused.
  private mutating func choose(_ findings: inout ImportFindings) {
    var kinds: [(format: ImportFormat, paths: [String])] = []
    for item in shared + own {
      guard let format = item.format else { continue }
      if let known = kinds.firstIndex(where: { $0.format == format }) {
        kinds[known].paths.append(item.source.path)
      } else {
        kinds.append((format, [item.source.path]))
      }
    }
    format = kinds.first?.format
    guard kinds.count > 1 else {
      // What has no format of its own is read as the others, which a style sheet can't be.
      if format == .css { leaveOut(all: .css, &findings) }
      warnOfEmpty(&findings)
      return
    }
    let list = kinds.map { kind in
      let more = kind.paths.count > 2 ? " and \(kind.paths.count - 2) more" : ""
      let paths = kind.paths.prefix(2).map { "'\($0)'" }.joined(separator: ", ")
      return "\(kind.format.title) (\(paths)\(more))"
    }
    let choices = kinds.map { "--from \($0.format.rawValue)" }.joined(separator: " or ")
    findings.add(
      .mixedFormats,
      at: nil,
      """
      the files have several formats: \(list.joined(separator: "; ")); import each by itself, or \
      choose with \(choices)
      """
    )
  }

  /// Tells of files beside others that say nothing: each was named for a reason.
  private func warnOfEmpty(_ findings: inout ImportFindings) {
    guard format != nil else { return }
    for item in shared + own where item.format == nil && !item.isFound {
      guard let root = item.document?.root, root.kind == .mapping, !root.entries.isEmpty else {
        continue
      }
      findings.add(.emptyImport, .warning, at: nil, "there are no tokens in '\(item.source.path)'")
    }
  }

  /// Leaves out the files that can't be read as the format that was asked for, and those in folders
  /// that have another.
  private mutating func leaveOut(all chosen: ImportFormat, _ findings: inout ImportFindings) {
    func isOther(_ item: Item) -> Bool {
      if (item.document == nil) != (chosen == .css) { return true }
      guard item.isFound, let format = item.format else { return false }
      return Self.family(format) != Self.family(chosen)
    }
    for item in shared + own {
      let path = item.source.path
      if isOther(item) {
        let message: Diagnostic.Message = "'\(path)' isn't of the format \(chosen.title)"
        // What was named is meant to be taken.
        findings.add(
          .mixedFormats,
          item.isFound ? .warning : .error,
          at: nil,
          item.isFound ? "\(message), and is left out" : message
        )
      } else if let format = item.format, Self.family(format) != Self.family(chosen) {
        findings.add(
          .mixedFormats,
          .warning,
          at: nil,
          "'\(path)' looks like \(format.title), and is read as \(chosen.title)"
        )
      }
    }
    own.removeAll(where: isOther)
    shared.removeAll(where: isOther)
  }

  /// Formats that the same reader takes.
  private static func family(_ format: ImportFormat) -> ImportFormat {
    format == .styleDictionary ? .dtcg : format
  }
}
