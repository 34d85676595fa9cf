import FileAccess
import TextSupport
import ThemeOutputs

extension OutputFile {
  /// Writes the file with its missing parent folders, or to standard output.
  ///
  /// - Throws: ``Failure``.
  func writeOrShow(
    _ bytes: [UInt8],
    isSynchronized: Bool = true,
    isDry: Bool = false
  ) throws {
    if isStandardOutput { return try Output.write(bytes) }
    guard !isDry else { return }
    do {
      try write(bytes, isSynchronized: isSynchronized)
    } catch {
      throw Failure.cannot("\(error)")
    }
  }
}

/// Reports on standard error which files a command has written.
struct OutputReport {
  /// Whether nothing is reported.
  let isQuiet: Bool

  /// Whether nothing is written.
  var isDry = false

  private var writeVerb: String { isDry ? "would write" : "wrote" }
  private var removeVerb: String { isDry ? "would remove" : "removed" }

  /// Reports a file, as in `wrote site/x.css`, unless it is standard output, a pipe or a device.
  func wrote(_ file: OutputFile) {
    guard !isQuiet, !file.isStream else { return }
    Output.error("\(writeVerb) \(VisibleText.of(file.path))")
  }

  /// Reports the files of a folder, as in `wrote 3 files to site/`.
  func wrote(_ update: FolderUpdate, to folder: String) {
    guard !isQuiet else { return }
    let count = update.writtenCount
    let place = folder.hasSuffix("/") ? folder : folder + "/"
    Output.error("\(writeVerb) \(count) file\(count == 1 ? "" : "s") to \(VisibleText.of(place))")
  }

  /// Reports a built output, as in `wrote 2 of 5 files to tokens/, removed 1` or
  /// `unchanged: site/x.css`.
  func built(_ changes: OutputChanges) {
    guard !isQuiet else { return }
    guard let folder = changes.folder else {
      for file in changes.files { Output.error("\(writeVerb) \(VisibleText.of(file.path))") }
      if changes.isEmpty { Output.error("unchanged: \(VisibleText.of(changes.path))") }
      return
    }
    let place = VisibleText.of(folder + "/")
    let files = changes.count == 1 ? "1 file" : "\(changes.count) files"
    let removed = changes.files.count { $0.new == nil }
    let written = changes.files.count - removed
    if changes.isEmpty {
      // Of a catalog, only changes are made.
      return Output.error("unchanged: \(changes.count == 0 ? "" : "\(files) in ")\(place)")
    }
    if written == 0 {
      return Output.error("\(removeVerb) \(removed) file\(removed == 1 ? "" : "s") from \(place)")
    }
    let count = written == changes.count ? files : "\(written) of \(files)"
    let others = removed == 0 ? "" : ", \(removeVerb) \(removed)"
    Output.error("\(writeVerb) \(count) to \(place)\(others)")
  }
}
