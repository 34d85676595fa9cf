import Foundation
import SourceDiagnostics
import SwiftSymbols
import Testing
import ThemeFiles

@testable import themesymbols

@Suite("The command of the plugin for symbols")
struct SymbolsCommandTests {
  private static let theme = "theme: warm\ncolors: { accent: red }\n"

  /// Runs `body` in a folder with a theme file; returns the path of the themes and that of an output.
  private func withThemes(
    _ text: String,
    _ body: (_ themes: String, _ output: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "themekit-\(UUID().uuidString)")
    let themes = folder.appending(path: "Themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: themes.appending(path: "warm.yaml"))
    try body(themes.path, folder.appending(path: "ThemeSymbols.swift").path)
  }

  @discardableResult
  private func run(_ themes: String, _ output: String) throws -> [String] {
    var lines: [String] = []
    try SymbolsCommand(["--themes", themes, "--output", output]) { lines.append($0) }.run()
    return lines
  }

  @Test("Names of Apple's colors are named, and names that would hide members are changed")
  func takenNames() throws {
    let colors =
      "{ white: red, clear: red, mine: red, description: red, g: { hash: red, red: red } }"
    try withThemes("theme: warm\ncolors: \(colors)\n") { themes, output in
      let lines = try run(themes, output)
      #expect(lines.count == 1 && lines[0].hasSuffix("import both: 'white', 'clear'"), "\(lines)")
      let text = try String(contentsOfFile: output, encoding: .utf8)
      #expect(text.contains("  static let description_ = "))
      #expect(text.contains("    static let hash = "))
    }
  }

  @Test("The command writes the symbols of a folder of themes, and replaces those of earlier ones")
  func symbols() throws {
    try withThemes(Self.theme) { themes, output in
      try run(themes, output)
      let expected = try EmbeddedThemes(ThemeLibrary(contentsOf: themes)).code()
      #expect(try Data(contentsOf: URL(filePath: output)) == Data(expected))
      try Data(Self.theme.replacing("accent", with: "tint").utf8)
        .write(to: URL(filePath: themes).appending(path: "warm.yaml"))
      try run(themes, output)
      #expect(try String(contentsOfFile: output, encoding: .utf8).contains("static let tint"))
    }
  }

  @Test("Errors of the themes are thrown at once, and nothing is written")
  func errors() throws {
    try withThemes("theme: warm\ncolors: { a: rad, b: \"{c}\" }\n") { themes, output in
      let error = #expect(throws: ThemeLibraryError.self) { try run(themes, output) }
      guard case .invalid(let findings) = error else {
        Issue.record("the error is \(String(describing: error))")
        return
      }
      #expect(findings.map { $0.excerpt?.start.line } == [2, 2])
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test("A file that the command has not written is kept")
  func foreignFile() throws {
    try withThemes(Self.theme) { themes, output in
      try Data("let mine = 1\n".utf8).write(to: URL(filePath: output))
      #expect(throws: SymbolsCommand.Refusal.foreignFile(output)) { try run(themes, output) }
      #expect(try String(contentsOfFile: output, encoding: .utf8) == "let mine = 1\n")
    }
  }

  @Test(
    "Other arguments are refused",
    arguments: [[], ["--themes", "a"], ["--output", "a", "--themes", "b"]]
  )
  func usage(_ arguments: [String]) {
    #expect(throws: SymbolsCommand.Refusal.usage) {
      try SymbolsCommand(arguments) { _ in }
    }
  }
}
