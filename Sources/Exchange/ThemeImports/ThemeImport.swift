public import FileAccess
internal import SourceDiagnostics
import SourceDocuments

/// Makes theme files from tokens, schemes and style sheets of other tools.
///
/// References stay references, values keep their color spaces, and comments name the source of each
/// value. All problems are reported at once, and no files are made if any of them is an error,
/// unless ``ImportOptions/keepsGoing`` is set.
///
/// ```swift
/// let imported = ThemeImport().themes(of: ["core.tokens.json"])
/// imported.themes.map(\.name)   // ["core.yaml"]
/// ```
public struct ThemeImport: Sendable {
  /// The options of the import.
  public private(set) var options: ImportOptions

  let reader: any FileReading

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - options: The options of the import.
  ///   - reader: The file system.
  public init(_ options: ImportOptions = ImportOptions(), reader: any FileReading = LocalFiles()) {
    self.options = options
    self.reader = reader
  }

  /// Reads files, and the files in folders, and makes themes from them.
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

  /// Returns whether the paths are one folder.
  private func isFolder(_ paths: [String]) -> Bool {
    paths.count == 1 && (try? reader.entries(in: paths[0])) != nil
  }

  /// Returns whether a document is a theme of VS Code.
  private static func isEditorTheme(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping, root["colors"]?.kind == .mapping else { return false }
    return root["tokenColors"] != nil || root["colors"]?["editor.background"] != nil
  }

  private func read(_ paths: [String]) -> ImportedThemes {
    let findings = ImportFindings(keepsGoing: options.keepsGoing)
    let input = ImportInput(paths, options: options, reader: reader, reporting: findings)
    let documents = input.documents
    if !findings.hasErrors, input.isEmpty {
      findings.report(.emptyInput(paths))
    } else if !findings.hasErrors, input.format == nil {
      let document = documents.first
      let isEditorTheme = document.map { Self.isEditorTheme($0.root) } == true
      findings.report(
        isEditorTheme ? .editorTheme(document?.file.path ?? "") : .unknownFormat,
        at: document?.file.excerpt(0..<1)
      )
    }
    guard !findings.isRefused, let format = input.format else {
      return ImportedThemes(diagnostics: findings.diagnostics)
    }
    switch format {
    case .dtcg, .styleDictionary:
      // The only resolver document of a folder names the files to import.
      let resolvers = documents.filter { ResolverDocument.isResolver($0.root) }
      let isLed = isFolder(paths) && resolvers.count == 1 && format == .dtcg
      return themes(
        ofTokens: isLed ? resolvers : documents,
        shared: input.sharedDocuments,
        in: format,
        reporting: findings
      )
    case .base16:
      return themes(ofSchemes: documents, in: format, reporting: findings) { document in
        Scheme(document, reporting: findings).map { [$0] } ?? []
      }
    case .ghostty:
      return themes(ofSchemes: input.textFiles, in: format, reporting: findings) { file in
        [Scheme(ghostty: file, reporting: findings)]
      }
    case .windowsTerminal:
      return themes(ofSchemes: documents, in: format, reporting: findings) { document in
        Scheme.schemes(ofWindowsTerminal: document, reporting: findings)
      }
    case .css:
      return themes(
        ofStylesheets: input.textFiles,
        shared: input.sharedTextFiles,
        reporting: findings
      )
    case .xcassets: return ImportedThemes(diagnostics: findings.diagnostics)
    }
  }
}
