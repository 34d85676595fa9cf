import FileAccess
import TextSupport

/// Reports on standard error which files a command has written.
struct OutputReport {
  /// Whether nothing is reported.
  let isQuiet: Bool

  /// Reports a file: `wrote site/x.css`. Standard output, pipes and devices are not reported.
  func wrote(_ file: OutputFile) {
    guard !isQuiet, !file.isStream else { return }
    Output.error("wrote \(VisibleText.of(file.path))")
  }

  /// Reports the files of a folder: `wrote 3 files to site/`.
  func wrote(_ update: FolderUpdate, to folder: String) {
    guard !isQuiet else { return }
    let count = update.writtenPaths.count
    let place = folder.hasSuffix("/") ? folder : folder + "/"
    Output.error("wrote \(count) file\(count == 1 ? "" : "s") to \(VisibleText.of(place))")
  }
}
