import SourceDocuments
import ThemeFiles

/// A file of a theme library that a request is about.
struct FileContext {
  let project: Project

  /// The state of the library with the last readable version of each file.
  let snapshot: LibrarySnapshot

  let path: String

  /// The current text, which can have errors.
  let text: DocumentText

  /// The names of the last readable version.
  let index: FileIndex

  /// The relation of the last readable version to the current one; nil for the same text.
  let shift: TextShift?

  /// Returns the offset in the last readable version of one in the current text.
  func indexOffset(of offset: Int) -> Int? { shift.map { $0.old(offset) } ?? offset }

  /// Returns the range in the current text of one in the last readable version.
  func textRange(of range: Range<Int>) -> Range<Int>? { shift.map { $0.new(range) } ?? range }
}

extension LanguageServer {
  /// Returns the file of a request; nil for a document outside of theme libraries, and for an unreadable one.
  func context(_ parameters: Parameters) throws(ResponseError) -> FileContext? {
    guard let path = try path(of: parameters) else { return nil }
    return context(ofFile: path)
  }

  /// Returns the file at a path.
  func context(ofFile path: String) -> FileContext? {
    guard let project = workspace.project(ofFile: path), let snapshot = project.readable,
      let text = project.current?.text(ofFile: path), let index = snapshot.index(ofFile: path)
    else { return nil }
    return FileContext(
      project: project,
      snapshot: snapshot,
      path: path,
      text: text,
      index: index,
      shift: project.shift(ofFile: path)
    )
  }

  /// Returns the offset of the position of a request in the last readable version of the file.
  func offset(_ parameters: Parameters, in context: FileContext) throws(ResponseError) -> Int? {
    let position = try parameters.position("position")
    return context.indexOffset(of: context.text.offset(of: position, client.encoding))
  }

  /// Returns the range in the client's text of some bytes of the last readable version of a file.
  ///
  /// - Returns: nil inside a part that has changed since.
  func range(of bytes: Range<Int>, in context: FileContext) -> JSONValue? {
    context.textRange(of: bytes).map { context.text.range(of: $0, client.encoding).json }
  }

  /// Returns the place of some bytes of the last readable version of a file of the same library.
  func location(_ bytes: Range<Int>, ofFile path: String, _ context: FileContext) -> JSONValue? {
    let own = path == context.path ? context : self.context(ofFile: path)
    guard let own, let range = range(of: bytes, in: own) else { return nil }
    return JSONValue(members: ["uri": uri(ofPath: path).json, "range": range])
  }
}
