import ThemeFiles
import ThemeOutputs

/// The page that `preview` writes, which opens with the requested view.
enum PreviewPage {
  /// Returns the page of a library.
  static func html(
    _ options: LibraryOptions,
    start: PageStart,
    color: ColorOptions
  ) throws -> String {
    do {
      let input = try PageInput(options.project())
      return ThemePage.html(PageDocument(input, start: start), mode: .file)
    } catch let error as ThemeLibraryError {
      throw Failure(error, color: color)
    }
  }
}
