import FileAccess
import SwiftSymbols

extension OutputFormat {
  /// A page for people.
  static let html = OutputFormat(
    "html",
    "A page for people: colors, contrast and hierarchies for all traits.",
    canBeFile: true,
    ending: "html",
    usesChecks: true
  ) { output, context in
    let input = try PageInput(context.project, showing: context.library)
    let page = ThemePage.html(PageDocument(input), mode: .file)
    let comment = OwnershipMarker.comment(for: context.library)
    // Below the doctype, which is the first line.
    let end = page.firstIndex(of: "\n").map(page.index(after:)) ?? page.startIndex
    let bytes = Array((page[..<end] + comment + "\n" + page[end...]).utf8)
    let diagnostics = ThemeExport.missingColors(in: context.library)
    if OutputFile(path: output.path).isStream || output.endsAsFile("html") {
      let content = ExportOutput.Content.file(path: output.path, bytes)
      return ExportOutput.Made(content: content, diagnostics: diagnostics)
    }
    var update = FolderUpdate()
    try update.write(bytes, to: "index.html")
    return ExportOutput.Made(
      content: output.folder(update, replacing: .pages),
      diagnostics: diagnostics
    )
  }
}
