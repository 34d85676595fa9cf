import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeTestSupport
import TraitHierarchy
import TraitSystem

@testable import ThemeValidation

@Suite("Hierarchy files")
struct HierarchyTests {
  static let text = """
    hierarchy: app
    traits: { style: light, idiom: phone }
    scene: main
    overrides: { contrast: high }
    children:
      - window: front
        children:
          - controller: root
            overrides: { level: base }
            view:
              uses: [background]
              children:
                - view: sidebar
                  overrides: { style: dark }
                  uses: [background, text]
                  children:
                    - view: list
                - controller: detail
                  view:
                    overrides: { gamut: p3 }
                    uses: [background]
                    children:
                      - view: list
          - presentation: sheet
            overrides: { level: elevated }
            children: [ { controller: settings, view: { uses: [text] } } ]
    """

  private func hierarchy(_ text: String = Self.text) throws -> Hierarchy {
    let project = ThemeProject(
      try folder(["app.yaml": text, "a.yaml": "theme: a\ncolors: { text: red, background: red }"])
    )
    let (file, diagnostics) = try project.hierarchy("app")
    #expect(project.reported(diagnostics).isEmpty)
    return Hierarchy(file, names: project.names)
  }

  @Test("Every node has its path")
  func paths() throws {
    #expect(
      try hierarchy().nodes.map(\.definition.path) == [
        "main", "main/front", "main/front/root", "main/front/root.view",
        "main/front/root/sidebar", "main/front/root/sidebar/list", "main/front/root/detail",
        "main/front/root/detail.view", "main/front/root/detail/list", "main/front/sheet",
        "main/front/sheet/settings", "main/front/sheet/settings.view",
      ]
    )
  }

  @Test(
    "A path, or any unambiguous end of one, finds its node",
    arguments: [
      ("main", "main"), ("root", "main/front/root"), ("root.view", "main/front/root.view"),
      ("sidebar", "main/front/root/sidebar"), ("detail/list", "main/front/root/detail/list"),
      ("main/front/sheet", "main/front/sheet"),
    ]
  )
  func finding(path: String, found: String) throws {
    #expect(try hierarchy().node(at: path).definition.path == found)
  }

  @Test("A path to no node or to several nodes throws an error with candidates")
  func lost() throws {
    let hierarchy = try hierarchy()
    let unknown = #expect(throws: NodePathError.self) { try hierarchy.node(at: "sidebr") }
    #expect(
      unknown?.description
        == "'sidebr' is not a node; available nodes: main/front/root/sidebar"
    )
    let several = #expect(throws: NodePathError.self) { try hierarchy.node(at: "list") }
    #expect(
      several?.description
        == "'list' is ambiguous between main/front/root/sidebar/list and "
        + "main/front/root/detail/list; use a longer path"
    )
  }

  @Test(
    "Traits propagate from the device through scene, window, controllers and views",
    arguments: [
      ("main", "phone light high unspecified unspecified"),
      ("root", "phone light high base unspecified"),
      ("root.view", "phone light high base unspecified"),
      ("sidebar", "phone dark high base unspecified"),
      ("sidebar/list", "phone dark high base unspecified"),
      ("detail", "phone light high base unspecified"),
      ("detail.view", "phone light high base p3"),
      ("detail/list", "phone light high base p3"),
      ("sheet", "phone light high elevated unspecified"),
      ("settings.view", "phone light high elevated unspecified"),
    ]
  )
  func inheritance(path: String, expected: String) throws {
    let hierarchy = try hierarchy()
    let traits = hierarchy.traitCollection(of: try hierarchy.node(at: path))
    let names = ["idiom", "style", "contrast", "level", "gamut"]
    let values = try names.map { try #require(TraitKey.named($0)) }.map(traits.value(of:))
    #expect(values.map(\.description).joined(separator: " ") == expected)
  }

  @Test("Each trait of a node reports its origin")
  func origins() throws {
    let hierarchy = try hierarchy()
    let origins = hierarchy.origins(of: try hierarchy.node(at: "sidebar/list"))
    let rows = origins.map { origin in
      "\(origin.trait.name)=\(origin.value) \(origin.path ?? "device") "
        + "\(origin.excerpt?.start.line ?? 0)"
    }
    #expect(
      rows.sorted() == [
        "contrast=high main 4", "idiom=phone device 2", "level=base main/front/root 9",
        "style=dark main/front/root/sidebar 14",
      ]
    )
  }

  @Test(
    "Errors in hierarchy files are reported",
    arguments: [
      ("children: [ { view: a } ]", "a view can't be a child of a scene; expected a window"),
      ("children: [ { windw: a } ]", "a node below a scene needs 'window:'"),
      ("children: [ { window: a }, { window: a } ]", "two nodes have the path 'app/a'"),
      (
        "children: [ { window: a, children: [ { controller: b }, { controller: c } ] } ]",
        "a window has only one controller; move 'c' to one of its views"
      ),
      (
        "children: [ { window: a, children: [ { controller: b, children: [] } ] } ]",
        "'children' is not a key of a node"
      ),
      (
        "children: [ { window: a, children: [ { presentation: b } ] } ]",
        "a node needs 'children:', the controller that is shown"
      ),
      (
        "overrides: { stile: dark }", "'stile' is not a trait; did you mean 'style' or 'scale'?"
      ),
      ("overrides: { style: drak }", "drak"),
      (
        "overrides: { org.nowhere.quux: x }",
        "trait 'org.nowhere.quux' is not defined here"
      ),
      (
        "children: [ { window: a, uses: [txt] } ]",
        "'txt' is not a color of any theme; did you mean 'text'?"
      ),
      ("children: [ { window: a/b } ]", "node name 'a/b' contains '/'"),
      ("child: []", "'child' is not a key of a hierarchy file; available keys: hierarchy"),
    ]
  )
  func mistakes(line: String, part: String) throws {
    let found = try findings(of: [
      "app.yaml": "hierarchy: app\n\(line)\n", "a.yaml": "theme: a\ncolors: { text: red }",
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains(part) == true)
  }
}
