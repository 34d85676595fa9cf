import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeOutputs
import ThemeValidation

/// Names of colors in style sheets and templates.
extension LanguageServer {
  /// Returns an open style sheet or template with its library; nil for other documents.
  func namingDocument(_ document: LSP.TextDocumentIdentifier) -> NamingDocument? {
    document.path.flatMap { workspace.documents[$0] }.flatMap(namingDocument)
  }

  private func namingDocument(_ document: OpenDocument) -> NamingDocument? {
    guard document.kind != .source,
      let names = workspace.library(namedBy: document)?.outputNames
    else { return nil }
    let context = names.project.read(traitContext).effective
    return NamingDocument(document, naming: names, in: context)
  }

  /// The findings of open style sheets and templates, by path.
  var namingFindings: [String: [Diagnostic]] {
    let documents = workspace.documents.filter { $0.value.kind != .source }
    guard !documents.isEmpty else { return [:] }
    let files = workspace.files
    return documents.compactMapValues { namingDocument($0)?.findings(reader: files) }
  }

  /// Returns the text about a color that a style sheet or template names, as at its definition.
  func namingHover(_ parameters: LSP.TextDocumentPositionParams) -> JSONValue? {
    guard let document = namingDocument(parameters.textDocument) else { return nil }
    let text = document.document.text
    let offset = text.offset(of: parameters.position, client.encoding)
    let project = document.names.project
    guard let (name, range, theme) = document.color(at: offset),
      let path = project.path(ofTheme: theme ?? document.context.theme),
      let file = context(ofFile: path)
    else { return nil }
    let writer = HoverWriter(file: file, context: traitContext)
    let context = theme.map { document.context.selecting($0, in: project) } ?? document.context
    return writer.hover(onColor: name, in: context).map { found in
      hover(found, text.range(of: range, client.encoding))
    }
  }
}

extension Workspace {
  /// Returns the library whose colors a document names: for a template the one that declares it,
  /// for a style sheet the nearest one in its folder, in the folders around it, or in a folder
  /// `Themes` of these; otherwise the only one of the workspace.
  func library(namedBy document: OpenDocument) -> WorkspaceLibrary? {
    if document.kind == .template {
      return libraries.keys.sorted().lazy.compactMap(library(atPath:)).first { library in
        let paths = library.current?.templatePaths ?? []
        return paths.contains { Self.normalized($0) == document.path }
      }
    }
    var folder = document.path
    repeat {
      folder = PathParts(folder).folder
      let inside = folder == "/" ? "/Themes" : "\(folder)/Themes"
      if let found = library(atPath: folder) ?? library(atPath: inside) { return found }
    } while folder.count > 1
    let all = folders.compactMap { library(atPath: "\($0)/Themes") }
    if let first = all.first { return first }
    return libraries.count == 1 ? libraries.keys.first.flatMap(library(atPath:)) : nil
  }
}
