internal import PlatformSupport
internal import SystemPackage

/// The states of watched files, which are read again to find changes where the system reports none.
struct PolledFiles {
  /// What differs after a change of a file, a folder or a link itself.
  private struct State: Equatable {
    private let identity: FileIdentity
    private let mode: FileMode
    private var size: Int64 = 0
    private var times: [Int] = []

    /// The state at a path; nil if nothing is there, or its folder can't be searched.
    init?(_ path: String) {
      guard let status = try? unsafe Stat(path, followTargetSymlink: false) else { return nil }
      identity = FileIdentity(status)
      mode = status.mode
      // The names in a folder are compared where they are of interest, and its times change with
      // all of them.
      guard status.type != .directory else { return }
      size = Int64(status.size)
      times = [
        Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec),
        Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec),
      ]
    }
  }

  private var names: [String: WatchedNames.Names] = [:]

  /// The states by folders and names in them.
  private var states: [String: [String: State?]] = [:]

  /// Watches files instead of the previous ones.
  ///
  /// Changes in a folder whose names were watched before are still found.
  mutating func watch(_ new: WatchedNames) {
    let (oldNames, old) = (names, states)
    names = new.folders
    states = [:]
    for (folder, names) in names {
      states[folder] =
        names == oldNames[folder] ? old[folder] : Self.states(of: names, in: folder)
    }
  }

  /// Returns whether a file has changed since the last call.
  ///
  /// - Complexity: O(*n*) in the number of watched names.
  mutating func takeChanges() -> Bool {
    let old = states
    for (folder, names) in names { states[folder] = Self.states(of: names, in: folder) }
    return states != old
  }

  private static func states(of names: WatchedNames.Names, in folder: String) -> [String: State?] {
    let all = names.areAll ? (try? FolderListing(folder))?.items.map(\.name) ?? [] : []
    let watched = names.names.union(all)
    return Dictionary(
      uniqueKeysWithValues: watched.map { name in
        (name, State(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"))
      }
    )
  }
}
