internal import PlatformSupport
internal import SystemPackage

/// An exclusive lock on the entries of a folder, held by one process at a time.
///
/// It is an advisory lock of the system on the folder, which is released when the process ends.
/// Only processes that use this type wait for it.
///
/// Staged files have hidden names in such folders. Staged files found by the owner of a new lock
/// were left by processes that were terminated, and are removed.
package final class FolderLock: Sendable {
  /// The open folder; nil if the system can't lock it, for example because it can't be read.
  private let descriptor: FileDescriptor?

  /// The maximum time to wait for another process, in steps of 10 milliseconds.
  private static let steps = 6000

  /// Waits until no other process changes the folder, and removes staged files of terminated
  /// processes.
  ///
  /// - Parameter folder: A folder's path.
  /// - Throws: `FileError`; `.locked` if another process keeps the lock for a minute.
  package init(_ folder: String) throws(FileError) {
    descriptor = try Self.lockedDescriptor(of: folder)
    removeLeftovers(in: folder)
  }

  deinit { try? descriptor?.close() }

  private static func lockedDescriptor(of folder: String) throws(FileError) -> FileDescriptor? {
    for _ in 0..<steps {
      let descriptor: FileDescriptor
      do {
        descriptor = try FileDescriptor.opening(folder, .readOnly, options: .directory)
      } catch Errno.permissionDenied {
        return nil
      } catch {
        return try reading(folder) { throw error }
      }
      do {
        try perform(flock(descriptor.rawValue, LOCK_EX | LOCK_NB))
        // The previous run may have put another folder in its place.
        if try FileIdentity(descriptor.stat()) == FileIdentity(folder) { return descriptor }
        try? descriptor.close()
      } catch {
        try? descriptor.close()
        switch (error as? Errno)?.rawValue {
        case EWOULDBLOCK: _ = usleep(10_000)
        // File systems without locks.
        case EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: return nil
        default: try writing(folder) { throw error }
        }
      }
    }
    throw .locked(path: folder)
  }

  // MARK: Hidden names

  private static let ending = ".partial"
  private static let mark = ".themetool-"

  /// Returns an unused hidden path in a folder, for a file or folder that will replace `name`.
  ///
  /// Without a lock, the name is one that other processes don't remove, since they can't know
  /// whether this process has ended.
  func hiddenPath(for name: some StringProtocol, in folder: String) -> String {
    let start = String(decoding: name.utf8.prefix(100), as: UTF8.self)
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let mark = descriptor == nil ? ".unlocked-" : Self.mark
    return "\(folder == "/" ? "" : folder)/.\(start)\(mark)\(number)\(Self.ending)"
  }

  /// Removes staged files of terminated processes from a folder in which only the lock's owner
  /// stages.
  func removeLeftovers(in folder: String) {
    guard descriptor != nil,
      let listing = try? FolderListing(folder, where: { $0.hasPrefix(".") })
    else { return }
    for item in listing.items where Self.isHidden(item.name) {
      if item.kind == .folder {
        StagedFolder.discard("\(folder)/\(item.name)")
      } else {
        _ = unsafe unlink("\(folder)/\(item.name)")
      }
    }
  }

  /// Whether a name is one that ``hiddenPath(for:in:)`` returns with a lock.
  private static func isHidden(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    let parts = name.dropLast(ending.count).split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 1, let number = parts.last, !number.isEmpty else { return false }
    return number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }
}
