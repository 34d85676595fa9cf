import FileAccess
import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
package import ThemeOutputs

/// The library of everything: wide gamut, contrast, alpha, expressions, groups, awkward names.
package enum ExportFixture {
  package static func library(themes: [String]? = nil) throws -> ThemeLibrary {
    try ThemeLibrary(contentsOf: folder, themes: themes)
  }

  /// The folder of the library's files.
  package static var folder: String {
    let parts = #filePath.split(separator: "/").dropLast()
    return "/\(parts.joined(separator: "/"))/Fixtures/Themes"
  }

  /// The files of an export by their paths, and the messages about what was lost.
  package static func export(
    _ format: OutputFormat,
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
  package static func library(_ files: [String: String]) throws -> ThemeLibrary {
    try ThemeLibrary(contentsOf: "Themes", reader: memory(files))
  }

  /// A library of the theme `standard` alone, with some colors.
  package static func colors(_ colors: String) throws -> ThemeLibrary {
    try library(["standard.yaml": "theme: standard\ncolors:\n\(colors)\n"])
  }
}
