import PlatformSupport

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

  /// The number of lines of the terminal; nil if standard output is not a terminal.
  let rows: Int?

  /// Whether the number of columns is that of a terminal, or of the environment.
  let hasKnownWidth: Bool

  /// The maximum number of columns, since drawing takes memory for each.
  private static let widest = 2_000

  /// The current state of the process, where standard output may be replaced by a file.
  static func current(isForFile: Bool = false) -> Terminal {
    let environment = variables()
    let size = isForFile ? nil : size(of: STDOUT_FILENO)
    let requested = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    return Terminal(
      environment: environment,
      isOutputTerminal: !isForFile && isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      columns: min(size?.columns ?? requested ?? 80, widest),
      rows: size?.rows,
      hasKnownWidth: size != nil || requested != nil
    )
  }

  /// The number of columns of messages on the terminal of standard error; nil if it is not one.
  static func errorColumns() -> Int? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let requested = variable("COLUMNS").flatMap(Int.init)
    return max(leastErrorColumns, size(of: STDERR_FILENO)?.columns ?? requested ?? 80)
  }

  /// Returns the size of a terminal, with the number of rows if that is known; nil if it has none.
  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int?)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// The columns that a source line with its number takes at least.
  private static let leastErrorColumns = 30

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

  /// Returns the value of an environment variable; nil if it isn't set.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  private static func variables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = unsafe environmentEntries
    while let entry = unsafe next.pointee {
      unsafe next += 1
      guard let equals = unsafe strchr(entry, CInt(UInt8(ascii: "="))) else { continue }
      let name = unsafe UnsafeRawBufferPointer(start: entry, count: equals - entry)
      unsafe variables[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
    }
    return variables
  }
}
