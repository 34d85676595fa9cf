internal import PlatformSupport
internal import SystemPackage

/// The states of watched files, which are read again to find changes where the system reports none.
struct PolledFiles {
  /// The attributes that differ after a change of a file, a folder or a link itself.
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

/// The folders to watch, each with the names in it that are of interest.
struct WatchedNames {
  /// The names of interest in a folder.
  struct Names: Equatable {
    var names: Set<String> = []

    /// Whether all names are of interest.
    var areAll = false

    func contains(_ name: String) -> Bool { areAll || names.contains(name) }

    mutating func formUnion(_ other: Names) {
      names.formUnion(other.names)
      areAll = areAll || other.areAll
    }
  }

  /// The names of interest, by the paths of their folders.
  private(set) var folders: [String: Names] = [:]

  /// Adds a folder with all names in it.
  mutating func insert(folder: String) {
    folders[folder, default: Names()].areAll = true
    insert(file: folder)
  }

  /// Adds a file, the folders that lead to it, and the targets of links among them.
  mutating func insert(file: String) { insert(file, links: LocalFiles.linkLimit) }

  private mutating func insert(_ path: String, links: Int) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    while path != ".", path != "/" {
      let parts = PathParts(path)
      let isNew = folders[parts.folder, default: Names()].names.insert(parts.name).inserted
      guard isNew else { return }
      if links > 0, let target = try? LocalFiles.linkTarget(of: path) {
        insert(target, links: links - 1)
      }
      path = parts.folder
    }
  }
}
