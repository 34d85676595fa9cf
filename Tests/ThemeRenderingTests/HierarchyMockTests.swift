import ColorValues
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport
import TextSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

@testable import ThemeRendering

struct HierarchyMockTests {
  private static let hierarchy = """
    hierarchy: app
    traits: { style: light }
    scene: main
    children:
      - window: window
        uses: [background]
        children:
          - controller: root
            view:
              uses: [panel, edge]
              children:
                - view: "side"
                  overrides: { style: dark }
                  uses: [background, text, nowhere]
                - view: plain
                  uses: [text]
    """

  /// The mock after changes, with a hierarchy that lives as long.
  private func mock(_ changes: [(String, String)] = []) throws -> HierarchyMock {
    let files = InMemoryFiles([
      "T/library.yaml": Array(SampleLibrary.library.utf8),
      "T/standard.yaml": Array(SampleLibrary.standard.utf8),
      "T/app.yaml": Array(Self.hierarchy.utf8),
    ])
    let project = ThemeProject(try ThemeFolder(path: "T", reader: files))
    let pairs = project.contrastPairs
    let file = try project.hierarchy("app").file
    let hierarchy = Hierarchy(file, names: project.names)
    let library = try project.themeLibrary()
    let style = TraitKey(UserInterfaceStyleTrait.self)
    let redraws = try hierarchy.redraws(
      after: changes.map { path, value in
        HierarchyRedraws.Change(path: path, trait: style, value: try style.value(value))
      },
      colorsOf: library
    )
    return HierarchyMock(
      hierarchy,
      colorsOf: library,
      pairs: pairs,
      highlighting: changes.isEmpty ? nil : redraws
    )
  }

  @Test("Panels have the colors of nodes under their own traits")
  func panels() throws {
    let mock = try mock()
    #expect(mock.root.label == "main / window")
    #expect(mock.root.fill?.hex == "#ffffff")
    let root = try #require(mock.root.children.first)
    #expect(root.label == "root")
    #expect(root.swatches.map(\.name) == ["edge"])
    #expect(root.children.map(\.title) == ["side  style=dark", "plain"])
    #expect(root.children[0].fill?.hex == "#101014")
    #expect(root.children[0].foreground.hex == "#f0f0f4")
    // Text is in front of something, so it fills nothing.
    #expect(root.children[1].fill == nil)
    #expect(root.children[1].foreground.hex == "#202024")
  }

  @Test("A color that no theme defines is marked and reported")
  func missing() throws {
    let mock = try mock()
    let side = mock.root.children[0].children[0]
    #expect(side.swatches.map { $0.color == nil } == [false, true])
    #expect(mock.findings.map(\.message).count == 1)
    #expect(mock.findings[0].message.contains("'nowhere'"))
  }

  @Test("A color that only another theme defines is reported once for each theme")
  func otherThemes() throws {
    let hierarchy = """
      hierarchy: app
      children:
        - window: one
          uses: [background, glow]
          children:
            - view: two
              overrides: { theme: warm }
              uses: [panel, glow]
            - view: three
              uses: [panel, glow]
      """
    let files = InMemoryFiles([
      "T/library.yaml": Array(SampleLibrary.library.utf8),
      "T/standard.yaml": Array(SampleLibrary.standard.utf8),
      "T/warm.yaml": Array(SampleLibrary.warm.utf8), "T/app.yaml": Array(hierarchy.utf8),
    ])
    let project = ThemeProject(try ThemeFolder(path: "T", reader: files))
    let file = try project.hierarchy("app").file
    let nodes = Hierarchy(file, names: project.names)
    let mock = HierarchyMock(nodes, colorsOf: try project.themeLibrary(), pairs: [])
    #expect(mock.root.swatches.map { $0.color?.hex } == [nil])
    #expect(mock.root.children.map { $0.swatches.map { $0.color?.hex } } == [["#ffcc88"], [nil]])
    let message = "theme 'standard' lacks the color 'glow' that node"
    #expect(mock.findings.count == 1)
    #expect(mock.findings.first?.message.hasPrefix(message) == true)
  }

  @Test("The traits of a node follow its name, independent of the width of the font")
  func labels() throws {
    let text = HierarchyMockSVG(try mock()).text
    #expect(text.contains(">side<tspan dx=\"10\""))
    #expect(text.contains(">style=dark</tspan>\n</text>"))
    #expect(!text.contains("data-find"))
    // As legible as the name.
    #expect(!text.contains("fill-opacity=\"0.8\""))
  }

  @Test("A panel that a change redraws is marked, and the changed trait is in the legend")
  func marks() throws {
    let mock = try mock([("side", "light")])
    let views = mock.root.children[0].children
    #expect(views.map(\.mark) == [.redraw, .none])
    #expect(views[0].title == "side  style=light")
    #expect(mock.legend == "1 of 4 drawing nodes are redrawn (coarse tracking: 1)")
    #expect(try self.mock().legend == nil)
  }

  @Test("A mock equals its golden file", arguments: ["mock", "mock-redraw"])
  func goldens(name: String) throws {
    let mock = try mock(name == "mock" ? [] : [("side", "light")])
    let text = HierarchyMockSVG(mock).text
    #expect(MarkupScan(text).problem == nil)
    try expectGolden(text, "\(name).svg")
    try expectGolden(
      HierarchyMockText(mock, depth: .truecolor, columns: 60).text,
      "\(name)-60.ansi"
    )
    try expectGolden(HierarchyMockText(mock, depth: .none, columns: 30).text, "\(name)-30.txt")
  }

  @Test("No line of a mock is wider than the terminal", arguments: ColorDepth.allCases)
  func fits(depth: ColorDepth) throws {
    let mock = try mock([("root", "dark")])
    for columns in terminalWidths {
      for isUTF8 in [true, false] {
        let text = HierarchyMockText(mock, depth: depth, columns: columns, isUTF8: isUTF8).text
        for line in text.split(separator: "\n") {
          #expect(TextWidth.columns(of: String(line).withoutStyles) <= max(1, columns))
          #expect(!line.contains("\u{1B}") || String(line).endsPlain)
        }
      }
    }
  }
}
