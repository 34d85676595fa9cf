internal import PlatformSupport
internal import SystemPackage

/// Watches files and folders for changes of their contents.
///
/// The folders of the files are watched, so that a file is also noticed that an editor replaces by
/// another one, and so are the folders above, so that a folder is found again after it was removed
/// or replaced. A notice says that something may have changed, and not what: the files must be
/// compared.
///
/// Where the system watches no more files, as its limit is reached, the watch compares the states of
/// the files every second instead.
///
/// ```swift
/// let watch = FileWatch()
/// repeat {
///   watch.follow(files: ["Themes/calm.yaml"], folders: ["Themes"])
///   // Reads the files again.
/// } while watch.waitForChanges()
/// ```
package final class FileWatch {
  /// The time without further changes after which changes are reported.
  package static let quietTime = Duration.milliseconds(50)

  /// The time between two comparisons of files that the system doesn't watch.
  package static let pollingInterval = Duration.seconds(1)

  /// The changes that the system reports; nil if it doesn't watch the files.
  private var queue: ChangeQueue?

  private var polled = PolledFiles()

  /// Creates a watch of no files.
  ///
  /// - Parameter isPolling: Whether the files are compared even if the system can watch them.
  package init(isPolling: Bool = false) {
    queue = isPolling ? nil : try? ChangeQueue()
  }

  /// The descriptor that `poll` reports as readable when something may have changed; nil if
  /// ``waitForChanges(timeout:quietTime:)`` must be called every ``pollingInterval`` instead.
  ///
  /// Another call can change it.
  package var descriptor: Int32? { queue?.descriptor.rawValue }

  /// Watches files and folders instead of the previous ones.
  ///
  /// A change that precedes this call may not be noticed, so files must be compared after it. It
  /// must be called again after each change, since another folder may have replaced a watched one.
  ///
  /// - Parameters:
  ///   - files: The paths of files, which need not exist.
  ///   - folders: The paths of folders, which need not exist; all names in them are watched.
  package func follow(
    files: some Sequence<String>,
    folders: some Sequence<String>
  ) {
    var names = WatchedNames()
    for folder in folders { names.insert(folder: folder) }
    for file in files { names.insert(file: file) }
    do { try queue?.watch(names) } catch { queue = nil }
    if queue == nil { polled.watch(names) }
  }

  /// Waits for a change, and for further changes that follow it closely, for at most ten times the
  /// quiet time.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for the first change; nil waits without limit.
  ///   - quietTime: The time without further changes after which changes are reported.
  /// - Returns: False if nothing has changed in that time.
  package func waitForChanges(
    timeout: Duration? = nil,
    quietTime: Duration = FileWatch.quietTime
  ) -> Bool {
    guard hasChange(within: timeout) else { return false }
    let end = ContinuousClock.now + quietTime * 10
    while ContinuousClock.now < end, hasChange(within: quietTime) {}
    return true
  }

  private func hasChange(within timeout: Duration?) -> Bool {
    let end = timeout.map { ContinuousClock.now + $0 }
    while true {
      if descriptor == nil, polled.takeChanges() { return true }
      let rest = end.map { max(.zero, $0 - ContinuousClock.now) }
      let wait = descriptor == nil ? min(rest ?? Self.pollingInterval, Self.pollingInterval) : rest
      var ready = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&ready, 1, wait.map(Self.milliseconds) ?? -1) > 0, takeQueuedChanges() {
        return true
      }
      if let end, ContinuousClock.now >= end { return false }
    }
  }

  /// Removes all changes from the queue, and returns whether there may be one of interest.
  private func takeQueuedChanges() -> Bool {
    do {
      return try queue?.takeChanges() ?? false
    } catch {
      // The files may have changed, and are followed again.
      queue = nil
      return true
    }
  }

  /// The duration in milliseconds, rounded up.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, rest) = duration.components
    guard seconds < Int64(Int32.max) / 1_000 else { return .max }
    return Int32(seconds * 1_000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
