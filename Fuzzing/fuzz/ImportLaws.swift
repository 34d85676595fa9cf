import FileAccess
import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import ThemeImports

/// What holds for every import: files are made or errors reported, and what is made is valid and in
/// canonical form.
enum ImportLaws {
  /// A byte of zero separates the files of one import.
  static func check(_ bytes: [UInt8], as format: ImportFormat?) {
    let ending = format == .css ? "css" : "json"
    var files: [String: [UInt8]] = [:]
    for (number, part) in bytes.split(separator: 0, maxSplits: 3).enumerated() {
      files["\(number).\(ending)"] = Array(part)
    }
    guard !files.isEmpty else { return }
    var options = ImportOptions()
    options.format = format
    let read = ThemeImport(options, reader: InMemoryFiles(files)).themes(of: files.keys.sorted())
    if read.hasErrors != read.themes.isEmpty { fail("neither themes nor an error") }
    // A library file defines traits for the whole process, where another input may have others.
    let imported = read.library == nil ? read.checked() : read
    if imported.hasErrors, !read.hasErrors {
      fail("the imported themes are not valid: \(imported.diagnostics.map(\.message))")
    }
    options.keepsGoing = true
    let part = ThemeImport(options, reader: InMemoryFiles(files)).themes(of: files.keys.sorted())
    if !read.hasErrors, part.themes.map(\.bytes) != read.themes.map(\.bytes) {
      fail("parts are left out although nothing has an error")
    }
    if part.library == nil, part.themes.isEmpty != part.checked().themes.isEmpty {
      fail("the part without errors is not valid: \(part.checked().diagnostics.map(\.message))")
    }
    for file in imported.themes + [imported.library].compactMap(\.self) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let formatted = YAMLFormatter.format(SourceFile(path: file.name, bytes: file.bytes)).text
      if formatted != text { fail("'\(file.name)' is not in canonical form:\n\(text)") }
    }
  }
}
