import FileAccess
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeLanguageServer
import ThemeOutputs

/// Values that are written to files.
extension StudioSession {
  /// The change of a file that can be undone.
  struct Write {
    let path: String
    let line: Int
    let old: (text: String, bytes: [UInt8])
    let new: (text: String, bytes: [UInt8])
  }

  /// A value that was written or restored.
  struct Written {
    let file: String
    let line: Int
    let text: String

    /// The response to the request.
    var json: JSONObject { ["file": file, "line": line, "text": text] }
  }

  /// The most writes that can be undone.
  private static let undoLimit = 100

  /// Writes a value to the file that has it.
  ///
  /// - Parameters:
  ///   - value: The value, in CSS.
  ///   - name: The color.
  ///   - state: The choice on each axis of the document.
  ///   - revision: The state of the files that the client has seen.
  /// - Returns: The value as it was written.
  /// - Throws: ``StudioError``.
  func write(
    _ value: String,
    for name: String,
    in state: [Int],
    seen revision: Int
  ) throws(StudioError) -> Written {
    let (change, _) = try change(of: name, in: state, to: value)
    let source = change.file.source
    guard !hasChanged(source.path, since: revision) else {
      throw .conflict("the files have changed since the page showed them; try again")
    }
    let write = Write(
      path: source.path,
      line: change.line,
      old: (change.oldText, source.bytes),
      new: (change.text, change.bytes)
    )
    if write.old.bytes != write.new.bytes {
      try replace(write.old.bytes, with: write.new.bytes, in: write.path)
      writes = writes.suffix(Self.undoLimit - 1) + [write]
      load()
    }
    return Written(file: input.shownPath(of: write.path), line: write.line, text: write.new.text)
  }

  /// Restores the bytes of the file that was written last.
  func undo() throws(StudioError) -> Written {
    guard let write = writes.last else { throw .conflict("there is nothing to undo") }
    try replace(write.new.bytes, with: write.old.bytes, in: write.path)
    writes.removeLast()
    load()
    return Written(file: input.shownPath(of: write.path), line: write.line, text: write.old.text)
  }

  private static func changed(_ path: String) -> StudioError {
    .conflict("'\(path)' was changed by another process; try again")
  }

  /// Writes a file that has the expected bytes.
  private func replace(
    _ old: [UInt8],
    with new: [UInt8],
    in path: String
  ) throws(StudioError) {
    do {
      try WrittenPlace.check(path, allowsOutside: options.allowsOutside)
      guard try LocalFiles().regularContents(of: path) == old else { throw Self.changed(path) }
      try LocalFiles().write(new, to: path)
    } catch let error as StudioError {
      throw error
    } catch {
      throw .conflict("\(error)")
    }
  }
}
