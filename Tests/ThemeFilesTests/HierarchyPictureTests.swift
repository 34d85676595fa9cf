import ColorValues
import Testing
import TraitHierarchy
import TraitSystem

@testable import ThemeFiles

struct HierarchyPictureTests {
  private let files = [
    "app.yaml": HierarchyTests.text,
    "a.yaml": """
    theme: a
    colors: { text: { light: black, dark: white }, background: { light: white, dark: black } }
    """,
  ]

  private func hierarchy() throws -> (Hierarchy, ThemeLibrary) {
    var loader = LibraryLoader(try folder(files))
    let file = try #require(try loader.readHierarchy("app"))
    return (Hierarchy(file, names: loader.names), try library(files))
  }

  private func lastName(_ item: DisplayList.Item) -> String {
    item.name?.split(separator: "/").last.map(String.init) ?? ""
  }

  @Test("A picture shows the nodes that use colours in each other, with what is presented in front")
  func nodes() throws {
    let (hierarchy, library) = try hierarchy()
    let list = try #require(hierarchy.pictures(width: 200, colorsOf: library).first)
    #expect(list.items.map(lastName) == ["root.view", "sidebar", "detail.view", "settings.view"])
    #expect(list.size.width == 200)
    for item in list.items {
      #expect(
        item.frame.width > 0 && item.frame.height > 0,
        "\(list.items.map(\.frame)) \(list.size)"
      )
      #expect(item.frame.x >= 0 && item.frame.x + item.frame.width <= 200)
      #expect(item.frame.y >= 0 && item.frame.y + item.frame.height <= list.size.height)
    }
    let (root, sidebar, detail) = (list.items[0].frame, list.items[1].frame, list.items[2].frame)
    #expect(sidebar.x > root.x && sidebar.y > root.y)
    #expect(detail.y >= sidebar.y + sidebar.height)
    let texts = list.items[1].commands.compactMap {
      if case .text(let line, let color) = $0 { "\(line.text) \(color == .white)" } else { nil }
    }
    #expect(texts == ["sidebar true"])
  }

  @Test("After a change only the nodes that are drawn again have other commands")
  func changes() throws {
    let (hierarchy, library) = try hierarchy()
    let before = try #require(hierarchy.pictures(width: 200, colorsOf: library).first)
    let redraws = try hierarchy.redraws(
      after: [
        HierarchyRedraws.Change(
          path: nil,
          trait: TraitKey(UserInterfaceStyleTrait.self),
          value: TraitKey(UserInterfaceStyleTrait.self).value("dark")
        )
      ],
      colorsOf: library
    )
    let after = try #require(hierarchy.pictures(width: 200, colorsOf: library).first)
    #expect(before.items.map(\.frame) == after.items.map(\.frame))
    let changed = zip(before.items, after.items).filter { $0 != $1 }.compactMap(\.1.name)
    #expect(!changed.isEmpty)
    #expect(Set(changed) == Set(redraws.nodes.map(\.path)))
    #expect(!changed.contains { $0.hasSuffix("sidebar") })
  }
}
