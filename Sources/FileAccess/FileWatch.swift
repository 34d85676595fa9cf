internal import PlatformSupport
internal import SystemPackage

/// Watches files and folders for changes of their contents.
///
/// The folders of the files are watched, so that a file is also noticed that an editor replaces by
/// another one, and so are the folders above, so that a folder is found again after it was removed
/// or replaced. A notice says that something may have changed, and not what: the files must be
/// compared.
///
/// ```swift
/// let watch = try FileWatch()
/// repeat {
///   try watch.follow(files: ["Themes/calm.yaml"], folders: ["Themes"])
///   // Reads the files again.
/// } while try watch.waitForChanges()
/// ```
package final class FileWatch {
  /// The time without further changes after which changes are reported.
  package static let quietTime = Duration.milliseconds(50)

  private var queue: ChangeQueue

  /// Creates a watch of no files.
  package init() throws(FileWatchError) {
    queue = try ChangeQueue()
  }

  /// The descriptor that `poll` reports as readable when something may have changed.
  package var descriptor: Int32 { queue.descriptor.rawValue }

  /// Watches files and folders instead of the previous ones.
  ///
  /// A change that precedes this call may not be noticed, so files must be compared after it. It
  /// must be called again after each change, since another folder may have replaced a watched one.
  ///
  /// - Parameters:
  ///   - files: The paths of files, which need not exist.
  ///   - folders: The paths of folders, which need not exist; all names in them are watched.
  /// - Throws: `FileWatchError` if the system can't watch a folder.
  package func follow(
    files: some Sequence<String>,
    folders: some Sequence<String>
  ) throws(FileWatchError) {
    var names = WatchedNames()
    for folder in folders { names.insert(folder: folder) }
    for file in files { names.insert(file: file) }
    try queue.watch(names)
  }

  /// Waits for a change, and for further changes that follow it closely, for at most ten times the
  /// quiet time.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for the first change; nil waits without limit.
  ///   - quietTime: The time without further changes after which changes are reported.
  /// - Returns: False if nothing has changed in that time.
  /// - Throws: `FileWatchError` if changes can't be read.
  package func waitForChanges(
    timeout: Duration? = nil,
    quietTime: Duration = FileWatch.quietTime
  ) throws(FileWatchError) -> Bool {
    guard try hasChange(within: timeout) else { return false }
    let end = ContinuousClock.now + quietTime * 10
    while ContinuousClock.now < end, try hasChange(within: quietTime) {}
    return true
  }

  private func hasChange(within timeout: Duration?) throws(FileWatchError) -> Bool {
    let end = timeout.map { ContinuousClock.now + $0 }
    while true {
      let rest = end.map { max(.zero, $0 - ContinuousClock.now) }
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&ready, 1, rest.map(Self.milliseconds) ?? -1)
      guard count >= 0 || errno == EINTR else { throw .failed(path: nil, code: errno) }
      if count > 0, try queue.takeChanges() { return true }
      if let end, ContinuousClock.now >= end { return false }
    }
  }

  /// The duration in milliseconds, rounded up.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, rest) = duration.components
    guard seconds < Int64(Int32.max) / 1_000 else { return .max }
    return Int32(seconds * 1_000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
