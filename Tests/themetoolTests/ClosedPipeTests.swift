import Foundation
import Testing

@Suite("Commands whose output nobody reads any more")
struct ClosedPipeTests {
  /// Runs a command line of a shell in a folder, where `T` is the tool, and returns its output.
  private func shell(_ line: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", line]
    process.environment = [
      "T": Tool.executable.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "The exit code is that of the findings",
    arguments: [
      ("a: red", "validate", "0"), ("a: rad", "validate", "1"), ("a: rad", "resolve", "1"),
      ("a: rad", "validate --format sarif", "1"), ("a: rad", "explain a", "1"),
    ]
  )
  func exitCode(color: String, command: String, code: String) throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { \(color) }\n"]) { themes in
      // The other end of the pipe is closed before the command writes.
      let line = "exec 3>&1; { sleep 0.2; $T \(command); echo $? >&3; } | true"
      let result = try shell(line, in: themes.folder)
      #expect(result == "\(code)\n", "\(command)")
    }
  }

  @Test("A command that reads an endless input ends")
  func endless() throws {
    try TemporaryThemes.with([:]) { themes in
      let result = try shell(
        "yes red | $T color - --format jsonl | head -1 | wc -l",
        in: themes.folder
      )
      #expect(result.trimmingCharacters(in: .whitespaces) == "1\n")
    }
  }
}
