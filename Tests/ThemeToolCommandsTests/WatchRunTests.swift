import ArgumentParser
import FileAccess
import Testing
import ThemeFiles

@testable import ThemeToolCommands

@Suite struct WatchRunTests {
  /// Runs `body` in a folder with two themes, with each edit while it waits for a change.
  ///
  /// - Returns: The numbers of runs after the start and after each edit.
  private func runs(
    _ edits: [(TemporaryFolder) throws -> Void],
    _ body: (LibraryOptions, _ run: Int) throws -> Void = { library, _ in
      _ = try library.project().folder
    }
  ) throws -> [Int] {
    let folder = try TemporaryFolder(TemporaryFolder.themes)
    let library = try folder.library()
    var edits = edits[...]
    var count = 0
    var counts: [Int] = []
    let run = WatchRun(isQuiet: true) { watch in
      counts.append(count)
      // Changes that lead to no run, such as those by the run itself.
      if watch.waitForChanges(timeout: .zero) { return true }
      while let edit = edits.popFirst() {
        try edit(folder)
        if watch.waitForChanges(timeout: .zero) { return true }
        counts.append(count)
      }
      return false
    }
    try run.start {
      count += 1
      try body(library, count)
    }
    return counts
  }

  @Test("A command runs again for each change of its input, and for no other")
  func changes() throws {
    let counts = try runs([
      { try $0.write("theme: a\ncolors:\n  text: red\n", to: "Themes/a.yaml") },
      { try $0.write("theme: a\ncolors:\n  text: red\n", to: "Themes/a.yaml") },
      { try $0.write("other", to: "Themes/notes.txt") },
      { try $0.write("other", to: "Themes/.a.yaml.swp") },
      { try $0.write("lock", to: "Themes/.#a.yaml") },
      { try $0.remove("Themes/.#a.yaml") },
      { try $0.write("theme: c\n", to: "Themes/c.yaml") },
      { try $0.remove("Themes/notes.txt") },
      { try $0.remove("Themes/c.yaml") },
    ])
    // Each edit of the folder ends a wait, and a run follows some of them.
    #expect(Set(counts) == [1, 2, 3, 4])
    #expect(counts == counts.sorted())
  }

  @Test("Several changes during a run lead to one more run")
  func during() throws {
    let folder = try TemporaryFolder(TemporaryFolder.themes)
    let library = try folder.library()
    var count = 0
    let run = WatchRun(isQuiet: true) { _ in false }
    try run.start {
      count += 1
      _ = try library.project().folder
      guard count == 1 else { return }
      for name in ["a", "b", "c"] {
        try folder.write("theme: \(name)\n", to: "Themes/\(name).yaml")
      }
      try folder.remove("Themes/app.yaml")
    }
    #expect(count == 2)
  }

  @Test("Files that a run writes beside its input lead to no run")
  func outputs() throws {
    let counts = try runs([]) { library, run in
      let folder = try library.project().folder
      try LocalFiles().write(Array("run \(run)".utf8), to: "\(folder.path)/out.css")
    }
    #expect(Set(counts) == [1])
  }

  @Test("A watch continues after a failure, also when a folder is removed and added again")
  func failures() throws {
    let counts = try runs(
      [
        { try $0.remove("Themes") },
        { try $0.write("theme: a\n", to: "Themes/a.yaml") },
      ]
    ) { library, _ in
      do {
        _ = try library.project().folder
      } catch {
        throw ExitCode(2)
      }
    }
    #expect(counts.last == 3)
  }

  @Test("An error without a file as its cause ends the watch")
  func errors() throws {
    #expect(throws: Failure.self) {
      try runs([]) { _, _ in throw Failure.cannot("no folder") }
    }
    #expect(throws: ValidationError.self) {
      try runs([]) { library, _ in
        _ = try library.project().folder
        throw ValidationError("wrong")
      }
    }
  }

  @Test(
    "The option '--watch' is refused if input can't be read again or files would change",
    arguments: [
      "validate -", "validate --fix", "validate --write-baseline x", "validate --list-rules",
      "validate --explain contrast", "validate /dev/stdin", "validate --baseline /dev/stdin",
      "resolve --catalog /dev/stdin", "export --output /dev/stderr --to css",
      "export --catalog A.xcassets --output B.xcassets", "preview --format svg --output /dev/null",
    ]
  )
  func refused(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(throws: (any Error).self) { try ThemeTool.parseAsRoot(arguments + ["--watch"]) }
    #expect(throws: Never.self) { try ThemeTool.parseAsRoot(arguments) }
  }

  @Test(
    "The option '--watch' is available for commands with text and files as output",
    arguments: [
      "validate", "validate Themes --changed-since main --format json", "validate --matrix",
      "resolve --format css", "preview", "preview --output a.svg", "export --to css",
      "export --output a.xcassets --merge",
    ]
  )
  func accepted(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--watch"]
    let command = try ThemeTool.parseAsRoot(arguments)
    #expect((command as? any WatchingCommand)?.watch.isOn == true)
  }
}
