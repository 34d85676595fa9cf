import FileAccess
import PlatformSupport
import SourceDocuments
import ThemeFiles

extension LocalFiles {
  /// The reason against other paths beside that of standard input.
  static let inputIsAlone =
    "'-' can't be combined with other paths: standard input is one file"

  /// All bytes of standard input, at most as many as a file may have.
  static func standardInput() throws -> [UInt8] {
    do {
      return try LocalFiles().contents(of: STDIN_FILENO, path: "standard input")
    } catch {
      throw Failure.cannot(error)
    }
  }
}

/// A theme file from standard input, in place of a file that may or may not exist.
struct InputBuffer {
  /// The path in findings.
  let path: String

  private let bytes: [UInt8]
  private let isAlone: Bool

  /// Creates a buffer in place of the file at `path`, or without a file.
  init(_ bytes: [UInt8], path: String?) {
    self.bytes = bytes
    self.path = path ?? "stdin.yaml"
    isAlone = path == nil
  }

  /// The folder of the file, with the bytes in place of the file.
  func folder(_ library: LibraryOptions) throws -> ThemeFolder {
    let parts = PathParts(path)
    guard ThemeFolder.isThemeFile(named: parts.name) else {
      throw Failure.cannot(Failure.nonYAMLFile(path))
    }
    if isAlone {
      return try library.neededFolder(at: ".", reader: InMemoryFiles([parts.name: bytes]))
    }
    let reader = OverlaidFiles(LocalFiles(), overlaying: [path: bytes])
    return try library.neededFolder(at: parts.folder, reader: reader)
  }
}
