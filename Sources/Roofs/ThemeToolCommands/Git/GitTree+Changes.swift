import FileAccess
import SourceDocuments

extension GitTree {
  /// Returns the paths of `results` that lead to something else than in the commit: a file with
  /// other bytes, another link on the way, a file or folder that appeared, vanished or lost names.
  ///
  /// Files are compared by their bytes, so that neither attributes nor the index of the repository
  /// can hide a difference. A path that the commit lacks differs, also if git ignores it.
  ///
  /// - Parameters:
  ///   - results: What was read.
  ///   - matters: Whether the disappearance of a name from a folder counts.
  /// - Returns: The paths, as they were read.
  /// - Throws: ``Failure`` if git fails.
  /// - Complexity: O(*n*) in the size of the files.
  func changedPaths(
    among results: ReadResults,
    where matters: (_ name: String, _ folder: String) -> Bool = { _, _ in true }
  ) throws -> Set<String> {
    let files = LocalFiles()
    var changed = Set<String>()
    // The files whose bytes are to be compared, by the paths of their ends.
    var compared: [String: [String]] = [:]
    var targets: [String: Bool] = [:]
    var reserved: [String: Bool] = [:]
    for path in Set(results.files).union(results.folders).union(results.paths) {
      guard let route = try? files.route(of: path), let end = relative(route.end) else {
        // Of what is outside, only the contents matter, which the commit can't tell.
        if results.files.contains(path) { changed.insert(path) }
        continue
      }
      let hasSameLinks = try route.links.allSatisfy { link in
        if let known = targets[link] { return known }
        let isSame = try isSameLink(link)
        targets[link] = isSame
        return isSame
      }
      guard hasSameLinks else {
        changed.insert(path)
        continue
      }
      // No commit has the repository's own data. Outputs of a library look whether it exists, and
      // nothing reads it.
      if end == ".git", !results.files.contains(path), !results.folders.contains(path) { continue }
      let folders = [end] + PathParts.folders(of: end)
      // Files that became data of a repository are not read anymore.
      let isReserved = folders.contains { folder in
        let known = reserved[folder] ?? hasChangedReservation(folder)
        reserved[folder] = known
        return known
      }
      guard !isReserved else {
        changed.insert(path)
        continue
      }
      if Folder.isFile(route.end) == true, entries[end]?.isFile == true {
        compared[route.end, default: []].append(path)
      } else if Folder.exists(route.end) {
        let present = Set((try? files.names(in: route.end)) ?? [])
        let isListed = results.folders.contains(path)
        let lost = isListed ? names[end, default: []].subtracting(present) : []
        if entries[end] != nil || lost.contains(where: { matters($0, path) }) {
          changed.insert(path)
        }
      } else if Folder.isFile(route.end) != nil || names[end] != nil
        || folders.contains(where: { entries[$0] != nil })
      {
        // A file is new, or was something else; or something has vanished.
        changed.insert(path)
      }
    }
    let ends = compared.keys.sorted()
    // A command line has a limited length.
    for start in stride(from: 0, to: ends.count, by: 256) {
      let batch = Array(ends[start..<min(start + 256, ends.count)])
      // If git can't read a file, all of them count as changed.
      let output = try? repository.output(of: ["hash-object", "--no-filters", "--"] + batch) {
        "git can't read the files of '\(repository.root)'"
      }
      let objects = String(decoding: output ?? [], as: UTF8.self).split(separator: "\n")
      for (index, end) in batch.enumerated() {
        let object = index < objects.count ? objects[index] : nil
        if object != relative(end).flatMap({ entries[$0]?.object }) {
          changed.formUnion(compared[end, default: []])
        }
      }
    }
    return changed
  }

  /// Whether a folder has the form of a repository's data either in the commit or now, not in both.
  private func hasChangedReservation(_ folder: String) -> Bool {
    let old = names[folder] ?? []
    let new = Set((try? LocalFiles().names(in: "\(repository.root)/\(folder)")) ?? [])
    return ReservedPlace.isRepositoryData(with: old.contains)
      != ReservedPlace.isRepositoryData(with: new.contains)
  }

  /// Whether the commit has the link at a path with the same target.
  private func isSameLink(_ path: String) throws -> Bool {
    // A pull request can't change links outside of the repository.
    guard let relative = relative(path) else { return true }
    guard let entry = entries[relative], entry.isLink else { return false }
    return LocalFiles().target(ofLink: path) == String(decoding: try blob(entry), as: UTF8.self)
  }
}
