import ColorValues
import DynamicColors
import FileAccess
import SourceDocuments
import ThemeFiles
import ThemeOutputs
import TraitSystem

/// What holds for every theme library: it is compiled or refused, its colors can be resolved and
/// explained, and what is exported as JSON is JSON.
enum ThemeLaws {
  /// A byte of zero separates the files of the library.
  static func check(_ bytes: [UInt8]) {
    var files: [String: [UInt8]] = [:]
    for (number, part) in bytes.split(separator: 0, maxSplits: 3).enumerated() {
      files["T/\(number).yaml"] = Array(part)
    }
    let reader = InMemoryFiles(files)
    guard let library = try? ThemeLibrary(contentsOf: "T", reader: reader) else { return }
    for style in [UserInterfaceStyle.light, .dark] {
      let traits = TraitCollection(userInterfaceStyle: style)
      for entry in library.palette(for: traits).entries {
        if !entry.color.alpha.isFinite { fail("'\(entry.name)' has no alpha") }
        _ = library.explanation(of: entry.name, for: traits)
      }
    }
    for format in OutputFormat.allCases {
      var options = ExportOptions()
      options.keepsReferences = bytes.count % 2 == 0
      options.styleSwitch = bytes.count % 3 == 0 ? .media : .lightDark
      guard let export = try? ThemeExport(library, to: format, options: options) else { continue }
      for file in export.files where file.path.hasSuffix(".json") {
        let source = SourceFile(path: file.path, bytes: file.bytes)
        let (document, diagnostics) = JSONReader.read(source)
        if document == nil || !diagnostics.isEmpty { fail("'\(file.path)' is not JSON") }
      }
    }
  }
}
