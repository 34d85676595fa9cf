import Foundation
import Testing

@Suite("The option --watch")
struct WatchTests {
  /// A command that runs until it is stopped, with its output.
  private final class Watching: @unchecked Sendable {
    private let process = Process()
    // `text` is only accessed while it is locked.
    private let condition = NSCondition()
    private var text = ""

    init(_ arguments: [String], in folder: URL) throws {
      process.executableURL = Tool.executable
      process.arguments = arguments
      process.environment = [:]
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      // One pipe for both keeps their order.
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      Thread { [self] in
        while true {
          let data = output.fileHandleForReading.availableData
          if data.isEmpty { return }
          condition.withLock {
            text += String(decoding: data, as: UTF8.self)
            condition.broadcast()
          }
        }
      }.start()
    }

    /// Waits until the command waits for a change, and returns its output since the last time.
    func output() throws -> String {
      let deadline = Date(timeIntervalSinceNow: 120)
      return try condition.withLock {
        while !text.contains(/press Ctrl-C to stop\n/) {
          try #require(condition.wait(until: deadline), "\(text)")
        }
        defer { text = "" }
        return text
      }
    }

    /// Ends the command, and returns whether it has not ended before.
    ///
    /// Threads of tests block other signals, and their processes inherit that.
    func stop() -> Bool {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal
    }
  }

  private static let files = [
    "library.yaml": "library: 1\nchecks:\n  - { contrast: [x, y], at-least: 3 }\n",
    "a.yaml": "theme: a\ncolors: { x: black, y: white }\n",
  ]

  private func with(
    _ arguments: String...,
    body: (TemporaryThemes, Watching) throws -> Void
  ) throws {
    try TemporaryThemes.with(Self.files) { themes in
      let watching = try Watching(arguments + ["--watch"], in: themes.folder)
      do {
        try body(themes, watching)
      } catch {
        _ = watching.stop()
        throw error
      }
      #expect(watching.stop())
    }
  }

  /// Replaces a file, as editors do.
  private func replace(_ themes: TemporaryThemes, _ name: String, by text: String) throws {
    try themes.write(text, to: "\(name).new")
    try #require(rename(themes.url("\(name).new").path, themes.url(name).path) == 0)
  }

  private func lines(_ text: String) -> Set<Substring> { Set(text.split(separator: "\n")) }

  @Test("A watch checks a file again that an editor has replaced")
  func validate() throws {
    try with("validate") { themes, watching in
      let waiting: Substring = "watching 2 files in Themes; press Ctrl-C to stop"
      #expect(lines(try watching.output()) == ["2 files: no problems", waiting])
      try replace(themes, "a.yaml", by: "theme: a\ncolors: { x: silver, y: white }\n")
      let output = try watching.output()
      #expect(lines(output).contains("changed: Themes/a.yaml"))
      #expect(output.contains("error: contrast of 'x' on 'y' is 1.81:1 in theme 'a'"))
      try replace(themes, "a.yaml", by: Self.files["a.yaml"] ?? "")
      #expect(
        lines(try watching.output())
          == ["changed: Themes/a.yaml", "2 files: no problems", waiting]
      )
    }
  }

  @Test("A watch keeps the last output while the input has an error")
  func export() throws {
    try with("export", "--output", "Themes/a.css") { themes, watching in
      #expect(try watching.output().hasPrefix("wrote Themes/a.css\n"))
      let first = try themes.text("a.css")
      try replace(themes, "a.yaml", by: "theme: a\ncolors: { x: blac, y: white }\n")
      let findings = try watching.output()
      #expect(findings.contains("error: "))
      #expect(!findings.contains("wrote"))
      #expect(try themes.text("a.css") == first)
      try replace(themes, "a.yaml", by: "theme: a\ncolors: { x: navy, y: white }\n")
      #expect(try watching.output().contains("wrote Themes/a.css\n"))
      #expect(try themes.text("a.css") != first)
    }
  }

  @Test("A watch prints changed colors")
  func resolve() throws {
    try with("resolve", "--format", "css", "x") { themes, watching in
      #expect(try watching.output().contains("--x: #000000;"))
      try replace(themes, "a.yaml", by: "theme: a\ncolors: { x: red, y: white }\n")
      #expect(try watching.output().contains("--x: #ff0000;"))
    }
  }

  @Test("A watch finds the folder again after it was removed")
  func removed() throws {
    try with("preview", "--format", "svg") { themes, watching in
      #expect(try watching.output().contains("<svg"))
      let away = themes.folder.appendingPathComponent("away")
      try FileManager.default.moveItem(at: themes.url(""), to: away)
      #expect(try watching.output().contains("error: 'Themes' does not exist\n"))
      try FileManager.default.moveItem(at: away, to: themes.url(""))
      #expect(try watching.output().contains("<svg"))
    }
  }

  @Test("A watch without files to watch ends immediately")
  func ends() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Tool.run(["validate", "--watch"], folder: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("no folder 'Themes' here or above"))
    let input = try Tool.run(["validate", "--watch", "-"], folder: folder)
    #expect(input.status == 64)
    #expect(input.errors.contains("--watch can't be used with standard input"))
  }
}
