#if os(Linux)
internal import PlatformSupport
internal import SystemPackage

/// The changes in watched folders that the system has queued, by inotify.
struct ChangeQueue: ~Copyable {
  let descriptor: FileDescriptor

  /// The names of interest, by the numbers that the system gives to watched folders.
  private var watched: [Int32: WatchedNames.Names] = [:]

  private static let mask = UInt32(
    IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM
      | IN_MOVED_TO | IN_MOVE_SELF | IN_ONLYDIR
  )

  init() throws(Errno) {
    let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard number >= 0 else { throw Errno(rawValue: errno) }
    descriptor = FileDescriptor(rawValue: number)
  }

  deinit { try? descriptor.close() }

  /// Watches folders instead of the previous ones; missing folders are skipped.
  mutating func watch(_ names: WatchedNames) throws(Errno) {
    var new: [Int32: WatchedNames.Names] = [:]
    for (folder, names) in names.folders {
      // The number is that of the folder, so that two paths that lead to it have the same.
      let number = unsafe inotify_add_watch(descriptor.rawValue, folder, Self.mask)
      if number >= 0 {
        new[number, default: WatchedNames.Names()].formUnion(names)
      } else if ![ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) {
        throw Errno(rawValue: errno)
      }
    }
    for number in watched.keys where new[number] == nil {
      _ = inotify_rm_watch(descriptor.rawValue, number)
    }
    watched = new
  }

  /// Removes all changes from the queue, and returns whether one is of interest.
  func takeChanges() throws(Errno) -> Bool {
    var events = [UInt8](repeating: 0, count: 1 << 16)
    var isAnyOfInterest = false
    do {
      while true {
        let count = try unsafe events.withUnsafeMutableBytes {
          try unsafe descriptor.read(into: $0)
        }
        if concerns(events.prefix(count)) { isAnyOfInterest = true }
      }
    } catch Errno.resourceTemporarilyUnavailable {
      return isAnyOfInterest
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  /// Returns whether one of the events, in the form of the system, is of interest.
  func concerns(_ events: ArraySlice<UInt8>) -> Bool {
    let headSize = MemoryLayout<inotify_event>.size
    var rest = events
    while rest.count >= headSize {
      let head = unsafe rest.withUnsafeBytes { bytes in
        unsafe bytes.loadUnaligned(as: inotify_event.self)
      }
      let name = rest.dropFirst(headSize).prefix(Int(head.len))
      if concerns(head, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)) { return true }
      rest = rest.dropFirst(headSize + Int(head.len))
    }
    return false
  }

  private func concerns(_ event: inotify_event, _ name: String) -> Bool {
    // Some changes are not in the queue.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let names = watched[event.wd] else { return false }
    // Changes of the folder itself have no name.
    return name.isEmpty || names.contains(name)
  }
}
#endif
