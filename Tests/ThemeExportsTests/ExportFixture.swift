import SourceDiagnostics
import SourceDocuments
import ThemeFiles

@testable import ThemeExports

/// The library of everything: wide gamut, contrast, alpha, expressions, groups, awkward names.
enum ExportFixture {
  static func library(themes: [String]? = nil, file: String = #filePath) throws -> ThemeLibrary {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    return try ThemeLibrary(contentsOf: "/\(folder)/Fixtures/Themes", themes: themes)
  }

  /// The files of an export by their paths, and the messages about what was lost.
  static func export(
    _ format: ExportFormat,
    of library: ThemeLibrary? = nil,
    _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> (files: [String: String], warnings: [String]) {
    var options = ExportOptions()
    change(&options)
    let export = try ThemeExport(try library ?? self.library(), to: format, options: options)
    let files = export.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: files), export.diagnostics.map(\.message))
  }

  /// A library of one file in memory; its theme trait has the identifier of all such libraries.
  static func library(_ files: [String: String]) throws -> ThemeLibrary {
    let all = files.map { ("Themes/\($0)", Array($1.utf8)) }
    return try ThemeLibrary(
      contentsOf: "Themes",
      reader: InMemoryFiles(Dictionary(uniqueKeysWithValues: all))
    )
  }

  /// A library of the theme `standard` alone, with some colours.
  static func colors(_ colors: String) throws -> ThemeLibrary {
    try library(["standard.yaml": "theme: standard\ncolors:\n\(colors)\n"])
  }
}
