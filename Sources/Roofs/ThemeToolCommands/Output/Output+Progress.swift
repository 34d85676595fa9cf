import PlatformSupport
import Synchronization

/// A line on the terminal of standard error while a command works for more than a second.
extension Output {
  private enum Progress {
    case none
    case waiting(line: String)
    case shown
  }

  private static let progress = Mutex(Progress.none)

  /// Runs `body`, and shows a line such as `exporting …` if it takes more than a second.
  ///
  /// The line is erased at the end, and before any other output. Without a terminal that can erase
  /// it, it is not shown.
  static func showingProgress<Value>(
    _ verb: String,
    isQuiet: Bool,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let terminal = Terminal.current()
    let term = terminal.environment["TERM"] ?? "dumb"
    guard !isQuiet, terminal.isErrorTerminal, term != "dumb" else { return try body() }
    let line = terminal.isUTF8 ? "\(verb) …" : "\(verb) ..."
    progress.withLock { $0 = .waiting(line: line) }
    startProgressTimer()
    defer { endProgress() }
    return try body()
  }

  /// Erases the line, and shows it no more.
  static func endProgress() {
    progress.withLock { progress in
      if case .shown = progress { writeProgress("\r\u{1B}[K") }
      progress = .none
    }
  }

  /// Starts a thread that shows the line after a second; without threads, it is not shown.
  private static func startProgressTimer() {
    let job = WorkerThreads.Job {
      sleep(1)
      showProgress()
    }
    WorkerThreads.start(job)?.detach()
  }

  private static func showProgress() {
    progress.withLock { progress in
      guard case .waiting(let line) = progress else { return }
      writeProgress(line)
      progress = .shown
    }
  }

  private static func writeProgress(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe PlatformSupport.write(STDERR_FILENO, bytes, bytes.count)
  }
}
