import PlatformSupport
import Synchronization

/// A line on the terminal of standard error while a command works for more than a second.
enum Progress {
  private enum State {
    case none
    case waiting(line: String)
    case shown
  }

  private static let state = Mutex(State.none)

  /// Runs `body`, and shows a line such as `exporting …` if it takes more than a second.
  ///
  /// The line is erased at the end, and before any other output. Without a terminal that can erase
  /// it, it is not shown.
  static func showing<Value>(
    _ verb: String,
    isQuiet: Bool,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let terminal = Terminal.current()
    let term = terminal.environment["TERM"] ?? "dumb"
    guard !isQuiet, terminal.isErrorTerminal, term != "dumb" else { return try body() }
    let line = terminal.isUTF8 ? "\(verb) …" : "\(verb) ..."
    state.withLock { $0 = .waiting(line: line) }
    startTimer()
    defer { end() }
    return try body()
  }

  /// Erases the line, and shows it no more.
  static func end() {
    state.withLock { state in
      if case .shown = state { write("\r\u{1B}[K") }
      state = .none
    }
  }

  /// Starts a thread that shows the line after a second; without threads, it is not shown.
  private static func startTimer() {
    let job = WorkerThreads.Job {
      sleep(1)
      show()
    }
    WorkerThreads.start(job)?.detach()
  }

  private static func show() {
    state.withLock { state in
      guard case .waiting(let line) = state else { return }
      write(line)
      state = .shown
    }
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe PlatformSupport.write(STDERR_FILENO, bytes, bytes.count)
  }
}
