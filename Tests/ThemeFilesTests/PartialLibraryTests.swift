import DynamicColors
import Testing
import ThemeFiles
import ThemeTestSupport

/// Libraries in which errors concern single colors.
struct PartialLibraryTests {
  private func library(_ files: [String: String]) throws -> ThemeLibrary {
    try ThemeProject(try folder(files)).themeLibrary(allowsErrors: true)
  }

  @Test(
    "An error in a color makes it and the colors that refer to it invalid, and no other",
    arguments: [
      ("a: redd\n  b: \"{a}\"", ["a", "b"]),
      ("a: \"{x}\"\n  b: \"{c}\"", ["a"]),
      ("a: { light: red, drak: blue }\n  b: blue", ["a"]),
      ("a: { light: red, dark: \"#12345\" }\n  b: blue", ["a"]),
      ("a: { default: red, densty=compact: blue }\n  b: blue", ["a"]),
      ("a: {}\n  b: blue", ["a"]),
      ("a: #fff\n  b: blue", ["a"]),
      ("a: \"{b}\"\n  b: \"{a}\"", ["a", "b"]),
      ("a:\n    x: redd\n    y: \"{c}\"\n  b: \"{a.x}\"", ["a.x", "b"]),
    ]
  )
  func invalidColors(colors: String, expected: [String]) throws {
    let files = ["a.yaml": "theme: a\ncolors:\n  \(colors)\n  c: green\n"]
    let library = try library(files)
    let traits = library.traits(ofTheme: "a")
    #expect(library.hasErrors)
    #expect(library.warnings.isEmpty)
    #expect(library.invalidNames(for: traits) == expected)
    let palette = library.palette(for: traits)
    #expect(palette.invalidNames == expected)
    #expect(palette.entries.contains { $0.name == "c" })
    #expect(palette.entries.allSatisfy { !expected.contains($0.name) })
    #expect(throws: ThemeLibraryError.self) {
      try ThemeLibrary(contentsOf: "Themes", reader: memory(files))
    }
  }

  @Test("A theme that replaces an invalid color has a valid one")
  func replacedColor() throws {
    let library = try library([
      "a.yaml": "theme: a\ncolors:\n  link: redd\n  text: black\n  hover: \"{link}\"\n",
      "b.yaml": "theme: b\nextends: a\ncolors:\n  link: blue\n",
    ])
    #expect(library.invalidNames(for: library.traits(ofTheme: "a")) == ["link", "hover"])
    #expect(library.invalidNames(for: library.traits(ofTheme: "b")) == [])
    let hover = library.color(named: "hover")?.resolvedColor(with: library.traits(ofTheme: "b"))
    #expect(hover?.hex == "#0000ff")
  }

  @Test("The colors of a group that a theme replaces by an invalid value are invalid")
  func replacedGroup() throws {
    let library = try library([
      "a.yaml": "theme: a\ncolors:\n  badge: { new: red, old: blue }\n  text: black\n",
      "b.yaml": "theme: b\nextends: a\ncolors:\n  badge: { light: red, new: blue }\n",
    ])
    #expect(library.invalidNames(for: library.traits(ofTheme: "a")) == [])
    let names = library.invalidNames(for: library.traits(ofTheme: "b"))
    #expect(Set(names) == ["badge", "badge.new", "badge.old"])
  }

  @Test("A description of an unknown color makes no color invalid")
  func unknownDescription() throws {
    let library = try library(["a.yaml": "theme: a\ncolors:\n  b: red\nabout:\n  c: Text\n"])
    #expect(library.hasErrors)
    #expect(library.invalidNames.isEmpty)
  }

  @Test(
    "An error that can change other colors is refused",
    arguments: [
      "theme: a\ncolours:\n  b: red\n", "theme: a\ncolors:\n  b: \"red\n  c: blue\n",
      "theme: a\ncolors:\n  b c: red\n  d: redd\n", "theme: a\nextends: x\ncolors:\n  b: red\n",
      "theme: a\ncolors:\n  b: redd\n  b: red\n",
    ]
  )
  func refused(text: String) throws {
    #expect(throws: ThemeLibraryError.self) { try library(["a.yaml": text]) }
  }

  @Test("An error in the library file is refused")
  func refusedLibraryFile() throws {
    let files = [
      "library.yaml": "library: 1\ntrait: {}\n", "a.yaml": "theme: a\ncolors: { b: red }\n",
    ]
    #expect(throws: ThemeLibraryError.self) { try library(files) }
  }
}
