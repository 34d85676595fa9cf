import FileAccess
import SwiftSymbols
import ThemeFiles

/// The command that writes `ThemeSymbols.swift` for the plugin, as `themetool export --to swift
/// --flavor embedded` does; it has the fewest modules, as the plugin compiles it before it runs.
///
/// Warnings are for `themetool validate`, which reads the settings of rules.
struct SymbolsCommand {
  /// An option that is missing or unknown.
  struct UsageError: Error, CustomStringConvertible {
    let description = "usage: themesymbols --themes FOLDER --output FILE"
  }

  /// A file that the command has not written.
  struct ForeignFileError: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "'\(path)' exists and was not written by themetool; choose another output"
    }
  }

  private let themes: String
  private let output: String

  /// Reads the arguments of the process, without its own name.
  init(_ arguments: [String]) throws(UsageError) {
    guard arguments.count == 4, arguments[0] == "--themes", arguments[2] == "--output" else {
      throw UsageError()
    }
    (themes, output) = (arguments[1], arguments[3])
  }

  /// Writes the file.
  ///
  /// - Throws: `ThemeLibraryError` with all errors of the themes, `NameClash`, ``ForeignFileError``,
  ///   or `FileError`.
  func run() throws {
    let code = try EmbeddedThemes(ThemeLibrary(contentsOf: themes)).code()
    if Folder.isFile(output) == true {
      let old = try LocalFiles().regularContents(of: output)
      guard old.isEmpty || OwnershipMarker.isIn(old) else { throw ForeignFileError(path: output) }
    }
    try LocalFiles().write(code, to: output, isSynchronized: false)
  }
}
