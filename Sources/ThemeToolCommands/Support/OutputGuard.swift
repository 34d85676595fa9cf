import FileAccess
import SourceDocuments

/// Keeps what a command writes from replacing what it reads, and what no run of the tool has written.
struct OutputGuard {
  private let sources: SourcePaths
  private let isForced: Bool?
  private let isOwn: @Sendable ([UInt8]) -> Bool

  /// Protects files.
  ///
  /// - Parameters:
  ///   - sources: What the command reads, which is never replaced.
  ///   - isForced: Whether files may be replaced that no run has written; nil where there is no option
  ///     by which they could be.
  ///   - isOwn: Whether a file's bytes say that a run of the tool has written them.
  init(
    sources: SourcePaths,
    isForced: Bool? = nil,
    isOwn: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.sources = sources
    self.isForced = isForced
    self.isOwn = isOwn
  }

  /// Makes sure that one file may be written; a link is followed, and what isn't a file takes anything.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: What is to be written; the same may always be written again.
  /// - Throws: ``Failure``.
  func check(_ path: String, bytes: [UInt8]?) throws {
    guard !OutputFile(path: path).isStream else { return }
    guard Folder.isFile(path) == true else { return try refuseSource(path) }
    // A file that is larger than any of ours is not looked into.
    let limit = max(bytes?.count ?? 0, ReadingLimits.standard.fileBytes)
    let old = try? LocalFiles().contents(of: path, limit: limit)
    if let old, old == bytes { return }
    try refuseSource(path)
    // There is nothing to lose in an empty file.
    if isForced == true || old.map({ $0.isEmpty || isOwn($0) }) == true { return }
    throw refusal("'\(path)' exists and was not written by themetool")
  }

  /// Makes sure that the files of an update may be written in a folder, where links are replaced.
  ///
  /// - Throws: ``Failure``.
  func check(_ update: FolderUpdate, in folder: String) throws {
    for name in update.writtenPaths {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if LocalFiles().isLink(path) || LocalFiles.isStream(path) {
        try refuseSource(path)
        if isForced == true { continue }
        throw refusal("'\(path)' exists and is not a file")
      }
      try check(path, bytes: update.bytes(of: name))
    }
  }

  private func refusal(_ reason: String) -> Failure {
    let way = isForced == nil ? "remove it first" : "replace it with --force"
    return .cannot("\(reason); choose another output, or \(way)")
  }

  private func refuseSource(_ path: String) throws {
    guard sources.contains(path) else { return }
    throw Failure.cannot("'\(path)' is one of the files that are read; choose another output")
  }
}
