#if !os(Linux)
internal import PlatformSupport
internal import SystemPackage

/// The changes of watched folders and files that the system has queued, by kqueue.
struct ChangeQueue: ~Copyable {
  let descriptor: FileDescriptor

  /// The watched folders and files, which must be open.
  private var watched: [FileDescriptor] = []

  private static let changes = UInt32(
    NOTE_ATTRIB | NOTE_DELETE | NOTE_EXTEND | NOTE_RENAME | NOTE_WRITE
  )

  init() throws(Errno) {
    let number = kqueue()
    guard number >= 0 else { throw Errno(rawValue: errno) }
    descriptor = FileDescriptor(rawValue: number)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    for file in watched { try? file.close() }
    try? descriptor.close()
  }

  /// Watches folders, and the files in them that have names of interest, instead of the previous
  /// ones; missing ones are skipped.
  mutating func watch(_ names: WatchedNames) throws(Errno) {
    // Closing a file also removes it from the queue.
    for file in watched { try? file.close() }
    watched = []
    for (folder, names) in names.folders {
      try watch(folder)
      for name in names.names {
        try watch(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      }
    }
  }

  private mutating func watch(_ path: String) throws(Errno) {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.opening(path, .readOnly, options: [.eventOnly, .nonBlocking])
    } catch Errno.tooManyOpenFiles, Errno.tooManyOpenFilesInSystem {
      throw .tooManyOpenFiles
    } catch {
      return
    }
    watched.append(file)
    var change = unsafe kevent(
      ident: UInt(file.rawValue),
      filter: Int16(EVFILT_VNODE),
      flags: UInt16(EV_ADD | EV_CLEAR),
      fflags: Self.changes,
      data: 0,
      udata: nil
    )
    guard unsafe kevent(descriptor.rawValue, &change, 1, nil, 0, nil) == 0 else {
      throw Errno(rawValue: errno)
    }
  }

  /// Removes all changes from the queue, and returns whether there was one.
  func takeChanges() throws(Errno) -> Bool {
    var isAny = false
    var event = unsafe kevent()
    var now = timespec()
    while true {
      let count = unsafe kevent(descriptor.rawValue, nil, 0, &event, 1, &now)
      guard count >= 0 || errno == EINTR else { throw Errno(rawValue: errno) }
      if count == 0 { return isAny }
      // A signal interrupts the call without a change.
      if count > 0 { isAny = true }
    }
  }
}
#endif
