import FileAccess

/// The places that commands write.
extension OutputGuard {
  /// Refuses files of a folder as ``checkPlace(_:allowsOutside:allowsAutomation:)`` does.
  ///
  /// - Parameters:
  ///   - names: The paths of the files in the folder.
  ///   - folder: The path of the folder, with a slash at its end.
  ///   - allowsOutside: Whether `--allow-outside` is given; nil if the command has no such option.
  /// - Throws: ``OutputError``.
  static func checkPlaces(
    _ names: [String],
    in folder: String,
    allowsOutside: Bool?
  ) throws(OutputError) {
    // The folders are looked up once, as links in them are never followed.
    var known: Set<String> = []
    for name in names {
      let inner = PathParts(name).folder
      if known.insert(inner).inserted {
        try checkPlace(folder + inner, allowsOutside: allowsOutside)
      }
      guard ReservedPlace(folder + name) != nil else { continue }
      try checkPlace(folder + name, allowsOutside: allowsOutside)
    }
  }

  /// Refuses a place that other programs run, and one that a link leads to from the project.
  ///
  /// - Parameters:
  ///   - path: The path of a file or folder, which need not exist.
  ///   - allowsOutside: Whether `--allow-outside` is given; nil if the command has no such option.
  ///   - allowsAutomation: Whether the configuration of continuous integration may be written.
  /// - Throws: ``OutputError``.
  package static func checkPlace(
    _ path: String,
    allowsOutside: Bool?,
    allowsAutomation: Bool = false
  ) throws(OutputError) {
    let files = LocalFiles()
    // A path that leads nowhere can't be written.
    guard let written = files.writtenPath(of: path) else { return }
    let way = allowsOutside == nil ? "" : ", or pass --allow-outside"
    let project = files.projectFolder(ofWritten: path)
    switch ReservedPlace(atCanonical: written, in: project) {
    case .versionControl?:
      throw OutputError("'\(path)' \(ReservedPlace.versionControl.reason); choose another path")
    case .automation? where allowsAutomation: break
    case let place? where allowsOutside != true:
      throw OutputError("'\(path)' \(place.reason); choose another path\(way)")
    case _?, nil: break
    }
    guard allowsOutside != true, let project, !AbsolutePath.isPath(written, in: project) else {
      return
    }
    throw OutputError(
      "a link leads '\(path)' outside '\(project)', the project folder; choose another path\(way)"
    )
  }
}
