import SourceDocuments
import ThemeFiles

/// A file of a theme library that a request is about.
struct FileContext {
  /// The state of the library.
  let snapshot: LibrarySnapshot

  let path: String

  /// The current text, which can have errors.
  let text: DocumentText

  /// The names of the file, as far as its errors allow.
  let index: FileIndex

  /// Returns the values of a theme file; nil for another file, and for a theme that can't be compiled.
  func values(_ context: TraitContext) -> VariantValues? {
    VariantValues(ofFile: path, named: index.name, in: snapshot, context)
  }
}

extension LanguageServer {
  /// Returns the file of a request; nil for a document outside of theme libraries, and for an unreadable one.
  func context(_ parameters: Parameters) throws(ResponseError) -> FileContext? {
    guard let path = try path(of: parameters) else { return nil }
    return context(ofFile: path)
  }

  /// Returns the file at a path.
  func context(ofFile path: String) -> FileContext? {
    guard let snapshot = workspace.project(ofFile: path)?.current,
      let text = workspace.text(ofFile: path), let index = snapshot.index(ofFile: path)
    else { return nil }
    return FileContext(snapshot: snapshot, path: path, text: text, index: index)
  }

  /// Returns the offset of the position of a request.
  func offset(_ parameters: Parameters, in context: FileContext) throws(ResponseError) -> Int {
    context.text.offset(of: try parameters.position("position"), client.encoding)
  }

  /// Returns the range in the client's text of some bytes of a file.
  func range(of bytes: Range<Int>, in context: FileContext) -> JSONValue {
    context.text.range(of: bytes, client.encoding).json
  }

  /// Returns the place of some bytes of a file of the same library.
  func location(_ bytes: Range<Int>, ofFile path: String, _ context: FileContext) -> JSONValue? {
    let own = path == context.path ? context : self.context(ofFile: path)
    guard let own else { return nil }
    return JSONValue(members: ["uri": uri(ofPath: path).json, "range": range(of: bytes, in: own)])
  }
}
