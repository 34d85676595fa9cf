import SourceDocuments
import Synchronization
import Testing
import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Parsing of the files of a library")
struct ParseCountTests {
  private static let files = [
    "library.yaml": "library: 1\nchecks:\n  - { contrast: [ink, page], at-least: 3 }\n",
    "base.yaml": "theme: base\ncolors:\n  ink: black\n  page: white\n",
    "child.yaml": "theme: child\nextends: base\ncolors:\n  text: \"{ink}\"\n",
    "app.yaml": "hierarchy: app\nscene: main\n",
    "other.yaml": "a: b\n",
    "broken.yaml": "theme: broken\ncolors: [\n",
  ]

  /// The names of the files that `body` parses, sorted.
  private func parsed(_ body: () throws -> Void) rethrows -> [String] {
    let paths = Mutex<[String]>([])
    let note: @Sendable (String) -> Void = { path in paths.withLock { $0.append(path) } }
    try YAMLReader.$onParse.withValue(note, operation: body)
    return paths.withLock { $0.map { String($0.dropFirst("Themes/".count)) }.sorted() }
  }

  @Test("Validation and the search for dependents parse each file once")
  func validation() throws {
    let names = try parsed {
      let folder = try folder(Self.files)
      #expect(!ThemeValidator().findings(in: folder).isEmpty)
      #expect(folder.scope(ofChanged: ["Themes/base.yaml"]).files.contains("Themes/child.yaml"))
      #expect(folder.catalogPaths.isEmpty)
    }
    #expect(names == Self.files.keys.sorted())
  }

  @Test("A library that is resolved parses each file once")
  func resolving() throws {
    let files = Self.files.filter { !["broken.yaml", "other.yaml"].contains($0.key) }
    let names = try parsed {
      let library = try ThemeLibrary(
        contentsOf: "Themes",
        themes: ["child"],
        reader: memory(files)
      )
      #expect(library.colorIndex(named: "ink") != nil)
    }
    #expect(names == files.keys.sorted())
  }

  @Test("An update of a folder parses changed files only")
  func keeping() throws {
    let earlier = try folder(Self.files)
    var files = Self.files
    files["base.yaml"] = "theme: base\n"
    let names = try parsed {
      _ = try ThemeFolder(path: "Themes", reader: memory(files), keeping: earlier)
    }
    #expect(names == ["base.yaml"])
  }
}
