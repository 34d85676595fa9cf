/// The links of a page to the other pages of a set.
public struct PageLinks: Sendable {
  /// A page with its title and its path.
  public struct Page: Sendable {
    let title: String
    let path: String

    /// Creates a link to a page.
    public init(title: String, path: String) {
      self.title = title
      self.path = path
    }
  }

  private let index: Page?
  private let previous: Page?
  private let next: Page?

  /// Creates the links that exist.
  public init(index: Page? = nil, previous: Page? = nil, next: Page? = nil) {
    self.index = index
    self.previous = previous
    self.next = next
  }

  /// Writes the links, unless there are none.
  func write(to writer: inout MarkupWriter) {
    let links = [("up", index, "", ""), ("prev", previous, "← ", ""), ("next", next, "", " →")]
    guard links.contains(where: { $0.1 != nil }) else { return }
    writer.element("nav", ["class": "groups pages", "aria-label": "Pages"]) { writer in
      for (relation, page, before, after) in links {
        guard let page else { continue }
        writer.element(
          "a",
          ["href": page.path, "rel": relation],
          text: before + page.title + after
        )
      }
    }
  }
}
