import ArgumentParser
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeImports
import ThemeOutputs

/// Writing imported themes.
extension ThemeTool.Import {
  /// Returns the bytes of files with the sections that people added to the files that these replace.
  ///
  /// - Throws: ``Failure`` for files whose imported sections were edited, unless they are replaced
  ///   by force.
  func replacing(
    _ files: [(path: String, bytes: [UInt8])],
    _ guarded: OutputGuard
  ) throws -> [[UInt8]] {
    var edited: [String] = []
    let contents = try files.map { path, bytes in
      let limit = ReadingLimits.standard.fileBytes
      guard let old = try? LocalFiles().regularContents(of: path, limit: limit),
        ImportedThemes.isImported(old)
      else { return ImportedFile.sealed(bytes) }
      if let merged = ImportedFile.merged(bytes, over: old) { return merged }
      try guarded.check(path, bytes: bytes)
      edited.append(path)
      return ImportedFile.sealed(bytes)
    }
    guard edited.isEmpty || force.isForced else {
      throw Failure.cannot(
        edited.map { path in
          """
          '\(path)' was edited since it was imported; put changes into a theme that extends it, or \
          replace it with --force
          """
        }
      )
    }
    return contents
  }

  /// Names the themes in a folder that earlier imports wrote, and this one did not.
  func reportEarlier(in folder: String, besides names: [String]) {
    let files = LocalFiles()
    for name in (try? files.names(in: folder)) ?? []
    where ThemeFolder.isYAML(named: name) && !names.contains(name) {
      let path = "\(folder)/\(name)"
      let bytes = try? files.regularContents(of: path, limit: ReadingLimits.standard.fileBytes)
      guard let bytes, ImportedThemes.isImported(bytes) else { continue }
      Output.error("note: '\(VisibleText.of(path))' is kept; an earlier import wrote it")
    }
  }

  func write(_ imported: ImportedThemes, guarded: OutputGuard) throws {
    let files = imported.themes + [imported.library].compactMap(\.self)
    let path = output ?? OutputFile.standardOutput
    // A pipe or a device can't be a folder, whatever it is called.
    let isNamedFile = ThemeFolder.isYAML(named: path)
    let isFile = Folder.isFile(path) == false || (isNamedFile && !Folder.exists(path))
    if path == OutputFile.standardOutput || isFile {
      guard files.count == 1, let file = files.first else {
        throw ValidationError(
          "\(files.count) files are made: \(Spelling.list(files.map(\.name))); "
            + "name a folder for them with --output"
        )
      }
      let isShown = path == OutputFile.standardOutput || Folder.isFile(path) == false
      let bytes = try isShown ? file.bytes : replacing([(path, file.bytes)], guarded)[0]
      try guarded.check(path, bytes: bytes)
      let output = OutputFile(path: path)
      try output.writeOrShow(bytes, isDry: dryRun.isOn)
      return OutputReport(isQuiet: quiet.isOn, isDry: dryRun.isOn).wrote(output)
    }
    do {
      var update = FolderUpdate()
      let contents = try replacing(files.map { ("\(path)/\($0.name)", $0.bytes) }, guarded)
      for (file, bytes) in zip(files, contents) { try update.write(bytes, to: file.name) }
      try guarded.check(update, in: path)
      if !dryRun.isOn {
        try Folder.creatingParents(of: path) { try LocalFiles().apply(update, to: path) }
      }
      OutputReport(isQuiet: quiet.isOn, isDry: dryRun.isOn).wrote(update, to: path)
      if !quiet.isOn { reportEarlier(in: path, besides: files.map(\.name)) }
    } catch let error as FileError {
      throw Failure.cannot(error)
    }
  }
}
