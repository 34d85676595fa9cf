import ColorValues
import ThemeComparison
import ThemeFiles
import ThemeHierarchies
import TraitHierarchy

/// A mock of a hierarchy as an HTML page: the picture of ``HierarchyMockSVG``, and the nodes that a change
/// redraws, with the colors that change.
public struct HierarchyMockHTML {
  private let mock: HierarchyMock

  /// Prepares the page of a mock.
  public init(_ mock: HierarchyMock) {
    self.mock = mock
  }

  /// The HTML file, which is complete and safe, as that of ``PaletteSheetHTML``.
  public var text: String {
    let page = HTMLPage(
      title: mock.title,
      description: "The hierarchy \(mock.title)",
      searchLabel: "Search nodes"
    )
    return page.document { writer in
      writer.element("h1", text: mock.title)
      if let legend = mock.legend { writer.element("p", ["class": "facts"], text: legend) }
      writer.element("div", ["class": "picture", "tabindex": "0"]) { writer in
        writer.append(markup: HierarchyMockSVG(mock, isInPage: true).text)
      }
      writer.element("p", ["id": "none", "hidden": ""], text: "No node matches")
      guard let redraws = mock.redraws else { return }
      writer.element("section", ["data-group": ""]) { writer in
        writer.element("h2") { writer in
          writer.element("span", text: "Redrawn")
          writer.element("small", text: "\(redraws.nodes.count)")
        }
        writer.element("ul", ["class": "cards"]) { writer in
          for node in redraws.nodes {
            let find = ([node.path] + node.colors.map(\.name)).joined(separator: " ").lowercased()
            writer.element("li", ["class": "card", "data-find": find]) { writer in
              writer.element("div", ["class": "body"]) { writer in
                writer.element("h3", text: node.path)
                writer.element("p", ["class": "about"], text: "\(node.change.reason)")
                for color in node.colors { addChange(color, to: &writer) }
              }
            }
          }
        }
      }
    }
  }

  private func addChange(_ color: HierarchyRedraws.ColorChange, to writer: inout MarkupWriter) {
    writer.element("p", ["class": "change"]) { writer in
      for value in [color.old, color.new] {
        let style = value.declarations("background")
        writer.element("span", ["style": style, "aria-hidden": "true"], text: "")
      }
      writer.element("b", text: color.name)
      writer.element("i", text: "\(color.old.hex) → \(color.new.hex)")
    }
  }
}
