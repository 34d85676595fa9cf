import PlatformSupport

/// Queries the background color of the terminal.
package enum TerminalBackground {
  /// The maximum time to wait for the reply of the terminal, which can be at the end of a slow
  /// connection.
  ///
  /// A later reply would appear in the shell as typed text. Terminals without colors reply as well,
  /// so the full time passes only with a connection that is slower than this.
  private static let patience = Duration.seconds(1)

  /// Whether the background is dark: from the reply of the terminal, or else `COLORFGBG`; nil if
  /// unknown.
  package static func isDark() -> Bool? {
    if let reply = reply(), let isDark = isDark(reply) { return isDark }
    return variable("COLORFGBG").flatMap(isDark(colorFGBG:))
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The reply of the terminal to the query for its background color; nil if there is none.
  private static func reply() -> [UInt8]? {
    let term = variable("TERM") ?? "dumb"
    guard isWorthSending(term: term) else { return nil }
    let file = unsafe open("/dev/tty", O_RDWR | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // A background process that touches the terminal is stopped.
    guard tcgetpgrp(file) == getpgrp() else { return nil }
    var saved = termios()
    guard unsafe tcgetattr(file, &saved) == 0 else { return nil }
    var raw = saved
    unsafe cfmakeraw(&raw)
    guard unsafe tcsetattr(file, TCSAFLUSH, &raw) == 0 else { return nil }
    defer { unsafe tcsetattr(file, TCSAFLUSH, &saved) }
    let question = Array(self.question.utf8)
    guard unsafe write(file, question, question.count) == question.count else { return nil }
    return answer(from: file)
  }

  /// Reads until the reply is complete or the time is over.
  private static func answer(from file: Int32) -> [UInt8] {
    var answer: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    let deadline = ContinuousClock.now + patience
    while !isComplete(answer), answer.count < 4_096 {
      let left = (deadline - .now) / .milliseconds(1)
      var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard left > 0, unsafe poll(&ready, 1, Int32(left.rounded(.up))) > 0 else { break }
      let count = unsafe read(file, &bytes, bytes.count)
      guard count > 0 else { break }
      answer += bytes.prefix(count)
    }
    return answer
  }
}
