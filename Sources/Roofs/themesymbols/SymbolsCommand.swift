import FileAccess
import SwiftSymbols
import TextSupport
import ThemeFiles

/// The command that writes `ThemeSymbols.swift` for the plugin, as `themetool export --to swift
/// --flavor embedded` does; it has the fewest modules, as the plugin compiles it before it runs.
///
/// Warnings are for `themetool validate`, which reads the settings of rules.
struct SymbolsCommand {
  /// The reason why the command writes nothing.
  enum Refusal: Error, Equatable, CustomStringConvertible {
    /// An option is missing or unknown.
    case usage
    /// The command has not written the file.
    case foreignFile(String)

    var description: String {
      switch self {
      case .usage: "usage: themesymbols --themes FOLDER --output FILE"
      case .foreignFile(let path):
        "'\(path)' exists and was not written by themetool; choose another output"
      }
    }
  }

  private let themes: String
  private let output: String

  /// Shows a line.
  private let report: (String) -> Void

  /// Reads the arguments of the process, without its own name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the command's name.
  ///   - report: Shows a line.
  /// - Throws: ``Refusal/usage``.
  init(_ arguments: [String], report: @escaping (String) -> Void) throws(Refusal) {
    guard arguments.count == 4, arguments[0] == "--themes", arguments[2] == "--output" else {
      throw .usage
    }
    (themes, output) = (arguments[1], arguments[3])
    self.report = report
  }

  /// Writes the file.
  ///
  /// - Throws: `ThemeLibraryError` with all errors of the themes, `NameClash`, ``Refusal``,
  ///   or `FileError`.
  func run() throws {
    let embedded = EmbeddedThemes(try ThemeLibrary(contentsOf: themes))
    let code = try embedded.code()
    let names = embedded.replacedNames.map { "'\($0)'" }.joined(separator: ", ")
    if !names.isEmpty {
      report(
        """
        note: UIKit, AppKit or SwiftUI has colors of these names, which the accessors replace in files \
        that import both: \(VisibleText.of(names))
        """
      )
    }
    if Folder.isFile(output) == true {
      let old = try LocalFiles().regularContents(of: output)
      guard old.isEmpty || OwnershipMarker.isIn(old) else { throw Refusal.foreignFile(output) }
    }
    try LocalFiles().write(code, to: output, isSynchronized: false)
  }
}
