import ColorValues
import ThemeComparison
import ThemeFiles
import ThemeHierarchies
import TraitHierarchy

/// A mock of a hierarchy as an HTML page: the picture of ``HierarchyMockSVG``, and the nodes that a
/// change redraws, with the colors that change; it has a picture for narrow screens, and may have
/// others for dark.
package struct HierarchyMockHTML {
  private let mock: HierarchyMock
  private let dark: HierarchyMock?

  /// Prepares the page of a mock.
  ///
  /// - Parameters:
  ///   - mock: The mock.
  ///   - dark: The mock for the dark style of the page; nil if both styles show the same.
  package init(_ mock: HierarchyMock, dark: HierarchyMock? = nil) {
    self.mock = mock
    self.dark = dark
  }

  /// The HTML file, which is complete and safe, as that of ``PaletteSheetHTML``.
  package var text: String {
    let page = HTMLPage(
      title: mock.title,
      description: "The hierarchy \(mock.title)",
      searchLabel: "Search nodes"
    )
    return page.document { writer in
      writer.element("h1", text: mock.title)
      if let dark {
        writer.element("div", ["class": "l"]) { add(mock, id: "l-", to: &$0) }
        writer.element("div", ["class": "d"]) { add(dark, id: "d-", to: &$0) }
      } else {
        add(mock, id: "", to: &writer)
      }
      writer.element("p", ["id": "none", "hidden": ""], text: "No node matches")
    }
  }

  private func add(_ mock: HierarchyMock, id: String, to writer: inout MarkupWriter) {
    if let legend = mock.legend { writer.element("p", ["class": "facts"], text: legend) }
    for (name, width, margin) in [("wide", 1_200.0, 40.0), ("narrow", 400, 10)] {
      let place = HierarchyMockSVG.PagePlace(id: "\(id)\(name)-", width: width, margin: margin)
      writer.element("div", ["class": "picture \(name)"]) { writer in
        writer.append(markup: HierarchyMockSVG(mock, in: place).text)
      }
    }
    if let redraws = mock.redraws { addRedraws(redraws, to: &writer) }
  }

  private func addRedraws(_ redraws: HierarchyRedraws, to writer: inout MarkupWriter) {
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
