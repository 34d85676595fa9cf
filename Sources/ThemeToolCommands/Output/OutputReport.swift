import FileAccess
import TextSupport

/// Reports on standard error which files a command has written.
struct OutputReport {
  /// Whether nothing is reported.
  let isQuiet: Bool

  /// Reports a file, as in `wrote site/x.css`, unless it is standard output, a pipe or a device.
  func wrote(_ file: OutputFile) {
    guard !isQuiet, !file.isStream else { return }
    Output.error("wrote \(VisibleText.of(file.path))")
  }

  /// Reports the files of a folder, as in `wrote 3 files to site/`.
  func wrote(_ update: FolderUpdate, to folder: String) {
    guard !isQuiet else { return }
    let count = update.writtenCount
    let place = folder.hasSuffix("/") ? folder : folder + "/"
    Output.error("wrote \(count) file\(count == 1 ? "" : "s") to \(VisibleText.of(place))")
  }
}
