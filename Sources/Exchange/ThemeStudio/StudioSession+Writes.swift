import FileAccess
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// Values that are written to files.
extension StudioSession {
  /// The change of a file that can be undone.
  struct Write {
    let path: String
    let line: Int
    let old: Version
    let new: Version
  }

  /// The text of a value, and the bytes of its file.
  typealias Version = (text: String, bytes: [UInt8])

  /// A value that was written or restored.
  typealias Written = (file: String, line: Int, text: String)

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
  /// - Throws: ``HTTPResponse``.
  func write(
    _ value: String,
    for name: String,
    in state: [Int],
    seen revision: Int
  ) throws(HTTPResponse) -> Written {
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
    let written = try replace(write.old, with: write.new, in: write)
    if write.old.bytes != write.new.bytes { writes = writes.suffix(Self.undoLimit - 1) + [write] }
    return written
  }

  /// Restores the bytes of the file that was written last.
  func undo() throws(HTTPResponse) -> Written {
    guard let write = writes.last else { throw .conflict("there is nothing to undo") }
    let written = try replace(write.new, with: write.old, in: write)
    writes.removeLast()
    return written
  }

  /// Writes the file of a change, which must have the expected bytes, if they differ.
  private func replace(
    _ old: Version,
    with new: Version,
    in write: Write
  ) throws(HTTPResponse) -> Written {
    let path = write.path
    if old.bytes != new.bytes {
      do {
        try OutputGuard.checkPlace(path, allowsOutside: options.allowsOutside)
        guard try LocalFiles().regularContents(of: path) == old.bytes else {
          throw HTTPResponse.conflict("'\(path)' was changed by another process; try again")
        }
        try LocalFiles().write(new.bytes, to: path)
      } catch {
        throw error as? HTTPResponse ?? .conflict("\(error)")
      }
      load()
    }
    return (input.shownPath(of: path), write.line, new.text)
  }
}
