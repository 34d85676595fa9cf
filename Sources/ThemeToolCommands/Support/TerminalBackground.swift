import ThemeRendering

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Asks the terminal whether its background is dark.
enum TerminalBackground {
  /// How long to wait for the terminal's answer, in milliseconds.
  private static let patience: Int32 = 200

  /// Whether the background is dark: as the terminal answers, else as `COLORFGBG` says, else yes.
  static func isDark() -> Bool {
    if let answer = ask(), let isDark = BackgroundReply.isDark(answer) { return isDark }
    let variable = getenv("COLORFGBG").map { String(cString: $0) }
    return variable.flatMap(BackgroundReply.isDark(colorFGBG:)) ?? true
  }

  /// The terminal's answer to the question for its background colour, or nil where there is none.
  private static func ask() -> [UInt8]? {
    let term = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    guard BackgroundReply.isWorthAsking(term: term) else { return nil }
    let file = open("/dev/tty", O_RDWR | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // A background process that touches the terminal is stopped.
    guard tcgetpgrp(file) == getpgrp() else { return nil }
    var saved = termios()
    guard tcgetattr(file, &saved) == 0 else { return nil }
    var raw = saved
    cfmakeraw(&raw)
    guard tcsetattr(file, TCSAFLUSH, &raw) == 0 else { return nil }
    defer { tcsetattr(file, TCSAFLUSH, &saved) }
    let question = Array(BackgroundReply.question.utf8)
    guard write(file, question, question.count) == question.count else { return nil }
    return read(file)
  }

  /// Reads until the reply that every terminal gives has come, or patience runs out.
  private static func read(_ file: Int32) -> [UInt8] {
    var answer: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while !BackgroundReply.isComplete(answer), answer.count < 4_096 {
      var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, patience) > 0 else { break }
      #if canImport(Darwin)
      let count = Darwin.read(file, &bytes, bytes.count)
      #elseif canImport(Glibc)
      let count = Glibc.read(file, &bytes, bytes.count)
      #elseif canImport(Musl)
      let count = Musl.read(file, &bytes, bytes.count)
      #endif
      guard count > 0 else { break }
      answer += bytes.prefix(count)
    }
    return answer
  }
}
