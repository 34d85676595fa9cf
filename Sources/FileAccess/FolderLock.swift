#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The right to change the files and folders directly in a folder, which one run has at a time.
///
/// It is a lock of the system on the folder itself, so that nothing is left when the process ends,
/// however it ends. It keeps other runs of this code waiting, and nobody else.
///
/// Files that are still to take their places have hidden names in such folders. Those that are found
/// by the run that has the lock were left by processes that were ended, and are removed.
package final class FolderLock: Sendable {
  /// The open folder; nil where the system can't lock it, such as one that may not be read.
  private let descriptor: Int32?

  /// How long another run is waited for, in steps of a hundredth of a second.
  private static let steps = 6000

  /// Waits until no other run changes the folder, and removes what ended runs have left in it.
  ///
  /// - Parameter folder: A folder's path.
  /// - Throws: `FileError`; `.locked` where another run has the folder for a minute.
  package init(_ folder: String) throws(FileError) {
    descriptor = try Self.lockedDescriptor(of: folder)
    removeLeftovers(in: folder)
  }

  deinit { if let descriptor { _ = close(descriptor) } }

  private static func lockedDescriptor(of folder: String) throws(FileError) -> Int32? {
    for _ in 0..<steps {
      let descriptor = retryingInterrupts {
        unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      guard descriptor >= 0 else {
        if errno == EACCES { return nil }
        throw FileError(path: folder, code: errno)
      }
      if retryingInterrupts({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 {
        // The run before may have put another folder into its place.
        if isOpen(folder, descriptor) { return descriptor }
        _ = close(descriptor)
        continue
      }
      let code = errno
      _ = close(descriptor)
      switch code {
      case EWOULDBLOCK: _ = usleep(10_000)
      // Disks that know no locks.
      case EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: return nil
      default: throw .notWritten(path: folder, code: code)
      }
    }
    throw .locked(path: folder)
  }

  private static func isOpen(_ folder: String, _ descriptor: Int32) -> Bool {
    var (own, named) = (stat(), stat())
    guard unsafe fstat(descriptor, &own) == 0, unsafe stat(folder, &named) == 0 else {
      return false
    }
    return own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  // MARK: Hidden names

  private static let ending = ".partial"
  private static let mark = ".themetool-"

  /// A free hidden name in a folder, for what is to take the place of `name` there or nearby.
  ///
  /// Without a lock it is a name that nobody removes, as the process that has it can't be known to
  /// have ended.
  func hiddenPath(for name: some StringProtocol, in folder: String) -> String {
    let start = String(decoding: name.utf8.prefix(100), as: UTF8.self)
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let mark = descriptor == nil ? ".unlocked-" : Self.mark
    return "\(folder == "/" ? "" : folder)/.\(start)\(mark)\(number)\(Self.ending)"
  }

  /// Removes what ended runs have left in a folder that only who has the lock writes hidden files to.
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

  /// Whether a name is one that ``hiddenPath(for:in:)`` makes for who has a lock.
  private static func isHidden(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    let parts = name.dropLast(ending.count).split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 1, let number = parts.last, !number.isEmpty else { return false }
    return number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }
}
