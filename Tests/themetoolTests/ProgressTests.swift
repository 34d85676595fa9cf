import Foundation
import Testing

#if os(Linux)
@Suite("Progress display")
struct ProgressTests {
  /// TIOCSPTLCK and TIOCGPTN, which are macros with a type in C.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  /// Runs a preview with standard error on a terminal, and returns the text on the terminal.
  ///
  /// The PNG takes `seconds` to draw; with nil, until something is on the terminal.
  private func shown(seconds: Double?, _ more: [String] = [], term: String = "xterm") throws
    -> String
  {
    var shown = ""
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: red }\n"]) { themes in
      let program = themes.folder.appendingPathComponent("rsvg-convert")
      let drawn = themes.folder.appendingPathComponent("drawn")
      let wait =
        seconds.map { "/bin/sleep \($0)" }
        ?? "until [ -e '\(drawn.path)' ]; do /bin/sleep 0.01; done"
      try Data("#!/bin/sh\n\(wait)\nprintf x\n".utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (isLocked, number): (CInt, CInt) = (0, 0)
      try #require(ioctl(terminal, Self.setLock, &isLocked) == 0)
      try #require(ioctl(terminal, Self.getNumber, &number) == 0)
      let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(other >= 0)
      defer {
        close(terminal)
        close(other)
      }
      let process = Process()
      process.executableURL = Tool.executable
      process.arguments = ["preview", "--output", "a.png"] + more
      process.environment = ["PATH": themes.folder.path, "TERM": term, "LC_ALL": "C.UTF-8"]
      process.currentDirectoryURL = themes.folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(fileDescriptor: other, closeOnDealloc: false)
      try process.run()
      if seconds == nil {
        shown = Self.text(from: terminal)
        try Data().write(to: drawn)
      }
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      // Ends what is read, also if nothing was written.
      try FileHandle(fileDescriptor: other, closeOnDealloc: false).write(contentsOf: Data("$".utf8))
      while !shown.hasSuffix("$") {
        let text = Self.text(from: terminal)
        guard !text.isEmpty else { break }
        shown += text
      }
    }
    return shown
  }

  /// Waits for text on a terminal, and returns it; empty at the end.
  private static func text(from terminal: CInt) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  @Test("Progress appears after a second, and is erased before other output")
  func slow() throws {
    #expect(try shown(seconds: nil) == "drawing …\r\u{1B}[Kwrote a.png\r\n$")
  }

  // Only time shows that nothing is written after a second.
  @Test(
    "Progress is not shown for short work, with '--quiet', or if it can't be erased",
    arguments: [
      (0, [], "xterm", "wrote a.png\r\n$"), (1.2, ["-q"], "xterm", "$"),
      (1.2, [], "dumb", "wrote a.png\r\n$"),
    ] as [(Double, [String], String, String)]
  )
  func fast(seconds: Double, options: [String], term: String, expected: String) throws {
    #expect(try shown(seconds: seconds, options, term: term) == expected)
  }
}
#endif
