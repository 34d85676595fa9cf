import SourceDocuments
import ThemeFiles

/// A file of a theme library that a request is about.
struct FileContext {
  /// The state of the library.
  let project: ThemeProject

  let path: String

  /// The current text, which can have errors.
  let text: DocumentText

  /// The names of the file, as far as its errors allow.
  let index: FileIndex

  /// Returns the values of a theme file; nil for another file, and for a theme that can't be
  /// compiled.
  func values(_ context: TraitContext) -> VariantValues? {
    VariantValues(ofFile: path, named: index.name, in: project, context)
  }
}

extension LanguageServer {
  /// Returns the file of a request; nil for a document outside of theme libraries, and for an
  /// unreadable one.
  func context(_ document: LSP.TextDocumentIdentifier) -> FileContext? {
    document.path.flatMap(context(ofFile:))
  }

  /// Returns the file at a path.
  func context(ofFile path: String) -> FileContext? {
    guard let project = workspace.library(ofFile: path)?.current,
      let text = workspace.text(ofFile: path), let index = project.index(ofFile: path)
    else { return nil }
    return FileContext(project: project, path: path, text: text, index: index)
  }

  /// Returns the file and the offset of the position of a request.
  func place(
    _ parameters: LSP.TextDocumentPositionParams
  ) -> (context: FileContext, offset: Int)? {
    context(parameters.textDocument).map { context in
      (context, context.text.offset(of: parameters.position, client.encoding))
    }
  }

  /// Returns the range in the client's text of some bytes of a file.
  func range(of bytes: Range<Int>, in context: FileContext) -> TextRange {
    context.text.range(of: bytes, client.encoding)
  }

  /// Returns the place of some bytes of a file.
  func location(of bytes: Range<Int>, in context: FileContext) -> JSONValue {
    location(of: range(of: bytes, in: context), inFile: context.path)
  }

  /// Returns the place of a range of a file.
  func location(of range: TextRange, inFile path: String) -> JSONValue {
    JSONValue(members: ["uri": uri(ofPath: path), "range": range])
  }

  /// Returns the results of `body` for occurrences with their files.
  func places<Result>(
    of found: [(path: String, occurrences: [Occurrence])],
    _ body: (Occurrence, FileContext) -> Result
  ) -> [Result] {
    found.flatMap { path, occurrences in
      context(ofFile: path).map { target in occurrences.map { body($0, target) } } ?? []
    }
  }
}
