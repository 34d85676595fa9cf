public import FileAccess
internal import SourceDiagnostics
import SourceDocuments

/// Makes theme files of what other tools have: tokens, schemes and style sheets.
///
/// References stay references, values keep their colour spaces, and comments tell where each came
/// from. All that is wrong is told at once, and nothing is made where anything is.
///
/// ```swift
/// let imported = ThemeImport().themes(of: ["core.tokens.json"])
/// imported.themes.map(\.name)   // ["core.yaml"]
/// ```
public struct ThemeImport: Sendable {
  /// How the files are read.
  public private(set) var options: ImportOptions

  private let reader: any FileReading

  /// Makes an import.
  ///
  /// - Parameters:
  ///   - options: How files are turned into themes.
  ///   - reader: What files are read through.
  public init(_ options: ImportOptions = ImportOptions(), reader: any FileReading = LocalFiles()) {
    self.options = options
    self.reader = reader
  }

  /// Reads files, and the files in folders, and makes themes of them.
  ///
  /// - Complexity: O(*n*) in the size of the files and the number of themes.
  public func themes(of paths: [String]) -> ImportedThemes {
    if isFolder(paths), let path = paths.first {
      var named = self
      named.options.fallbackName = path.split(separator: "/").last { $0 != "." }.map(String.init)
      return named.read(paths)
    }
    return read(paths)
  }

  /// Whether the paths are one folder.
  private func isFolder(_ paths: [String]) -> Bool {
    paths.count == 1 && (try? reader.entries(in: paths[0])) != nil
  }

  private func read(_ paths: [String]) -> ImportedThemes {
    var findings = Findings(limit: Findings.importLimit)
    let input = ImportInput(paths, options, reader, &findings)
    guard !findings.hasErrors, !input.isEmpty else {
      if !findings.hasErrors {
        let list = paths.map { "'\($0)'" }.joined(separator: ", ")
        findings.add(.emptyImport, at: nil, "there is nothing of that format in \(list)")
      }
      return ImportedThemes(diagnostics: findings.imported)
    }
    let documents = input.documents
    guard let format = input.format else {
      findings.add(
        .invalidToken,
        at: documents.first?.file.excerpt(0..<1),
        "there are no tokens in it, and it is no scheme; name the format with --from"
      )
      return ImportedThemes(diagnostics: findings.imported)
    }
    switch format {
    case .dtcg, .styleDictionary:
      let tokens = TokenImport(format: format, options: options, reader: reader)
      // In a folder the one resolver document names the files that count, and how.
      let resolvers = documents.filter { ResolverDocument.isResolver($0.root) }
      let isLed = isFolder(paths) && resolvers.count == 1 && format == .dtcg
      return tokens.run(isLed ? resolvers : documents, shared: input.sharedDocuments, &findings)
    case .base16:
      return SchemeImport(options: options).run(documents, &findings)
    case .css: return StylesheetImport(options: options).run(input.styleSheets, &findings)
    case .xcassets: return ImportedThemes(diagnostics: findings.imported)
    }
  }
}
