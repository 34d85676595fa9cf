import Foundation
import Testing

@testable import ThemeToolCommands

@Suite("themetool init --from")
struct ShippedLibraryTests {
  private static let themes = Tool.repository.appendingPathComponent("Themes")

  private func withFolder(_ body: (URL) throws -> Void) throws {
    try TemporaryThemes.with([:]) { themes in
      try FileManager.default.removeItem(at: themes.folder.appendingPathComponent("Themes"))
      try body(themes.folder)
    }
  }

  @Test(
    "A new project contains the theme, those that it extends, and the checks",
    arguments: [
      ("standard", ["standard"]), ("pastel", ["pastel", "standard"]),
      ("bold", ["bold", "standard"]), ("monochrome", ["monochrome", "standard"]),
    ]
  )
  func files(name: String, written: [String]) throws {
    try withFolder { folder in
      let result = try Tool.run(["init", "--from", name, "--ci", "none"], folder: folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("themetool resolve --theme \(name) --style dark\n"))
      #expect(result.output.contains("change the colors in Themes/\(name).yaml"))
      let library = folder.appendingPathComponent("Themes")
      let names = try FileManager.default.contentsOfDirectory(atPath: library.path).sorted()
      #expect(names == (written.map { "\($0).yaml" } + ["library.yaml", "schema.json"]).sorted())
      for name in written {
        // The embedded file is that of the repository.
        let own = try Data(contentsOf: library.appendingPathComponent("\(name).yaml"))
        #expect(own == (try Data(contentsOf: Self.themes.appendingPathComponent("\(name).yaml"))))
      }
      let own = try String(
        contentsOf: library.appendingPathComponent("library.yaml"),
        encoding: .utf8
      )
      let shipped = try String(
        contentsOf: Self.themes.appendingPathComponent("library.yaml"),
        encoding: .utf8
      )
      #expect(
        own
          == shipped.replacingOccurrences(
            of: "\ndefault-theme: standard\n",
            with: "\ndefault-theme: \(name)\n"
          ) + """

            # The outputs of 'themetool build', relative to this folder.
            exports:
              - { to: css, output: ../themes.css }

            """
      )
      let validated = try Tool.run(["validate", "--strict"], folder: folder)
      #expect(validated.status == 0)
      #expect(validated.output == "\(written.count + 1) files: no problems\n")
      let resolved = try Tool.run(["resolve", "accent"], folder: folder)
      #expect(resolved.status == 0)
      #expect(
        resolved.output
          == (try Tool.run(["resolve", "--theme", name, "accent"], folder: folder)).output
      )
    }
  }

  @Test("The tool contains every theme of the repository")
  func names() throws {
    let themes = try FileManager.default.contentsOfDirectory(atPath: Self.themes.path).filter {
      $0.hasSuffix(".yaml")
        && (try? String(contentsOf: Self.themes.appendingPathComponent($0), encoding: .utf8))?
          .contains("\ntheme: ") == true
    }
    #expect(StarterProject.shippedThemes.map { "\($0).yaml" }.sorted() == themes.sorted())
  }

  @Test("An unknown theme is refused, and nothing is written")
  func unknown() throws {
    try withFolder { folder in
      let list = "is not a theme of themetool; available themes: standard, pastel, bold, monochrome"
      let result = try Tool.run(["init", "--from", "pastle"], folder: folder)
      #expect(result.status == 64)
      #expect(result.errors.hasPrefix("error: 'pastle' \(list); did you mean 'pastel'?\n"))
      let other = try Tool.run(["init", "--from", "xyz"], folder: folder)
      #expect(other.status == 64)
      #expect(other.errors.hasPrefix("error: 'xyz' \(list)\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test("A second run completes a terminated one, and overwrites no other library")
  func existing() throws {
    try withFolder { folder in
      let command = ["init", "--from", "bold"]
      #expect(try Tool.run(command, folder: folder).status == 0)
      let file = folder.appendingPathComponent("Themes/standard.yaml")
      let text = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      #expect(try Tool.run(["init", "--from", "pastel"], folder: folder).status == 2)
      #expect(try Tool.run(["init"], folder: folder).status == 2)
      #expect(try Tool.run(command, folder: folder).status == 0)
      #expect(try Data(contentsOf: file) == text)
      #expect(try Tool.run(command, folder: folder).status == 2)
    }
  }
}
