import CLibrary

/// The environment variables and the terminal of the process.
struct Terminal {
  /// The environment variables.
  let environment: [String: String]

  /// Whether standard output is a terminal.
  let isOutputTerminal: Bool

  /// Whether standard error is a terminal.
  let isErrorTerminal: Bool

  /// The number of columns of the terminal, at most ``widest``; 80 if unknown.
  let columns: Int

  /// The maximum number of columns, since drawing takes memory for each.
  private static let widest = 2_000

  /// The current state of the process.
  static func current() -> Terminal {
    let environment = variables()
    return Terminal(
      environment: environment,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      columns: columns(environment["COLUMNS"])
    )
  }

  /// Whether the locale's characters are encoded as UTF-8, by the first variable that is set.
  var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      let folded = value.lowercased()
      return folded.contains("utf-8") || folded.contains("utf8")
    }
    // Without a locale, output to a file or pipe is UTF-8.
    return !isOutputTerminal
  }

  private static func variables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environmentEntries
    while let entry = next.pointee {
      let text = String(cString: entry)
      next += 1
      guard let equals = text.firstIndex(of: "=") else { continue }
      variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
    }
    return variables
  }

  private static func columns(_ variable: String?) -> Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return min(Int(size.ws_col), widest)
    }
    guard let asked = variable.flatMap(Int.init), asked > 0 else { return 80 }
    return min(asked, widest)
  }
}
