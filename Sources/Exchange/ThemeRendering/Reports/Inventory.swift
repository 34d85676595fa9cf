import TextSupport

/// The names of one kind of things in a theme library, such as themes or colors.
package struct Inventory: Sendable {
  /// One of the things.
  package struct Item: Sendable {
    package let name: String
    let facts: [Fact]
    let summary: String?
    let sample: ColorSample?

    /// Creates an item with facts, a description, and the appearance of a color.
    package init(
      name: String,
      facts: [Fact] = [],
      summary: String? = nil,
      sample: ColorSample? = nil
    ) {
      self.name = name
      self.facts = facts
      self.summary = summary
      self.sample = sample
    }
  }

  /// A property of an item, in JSON and as text.
  package struct Fact: Sendable {
    let key: String
    let value: any JSONEncodable & Sendable
    let text: String

    /// A number of things, such as `12 colors`.
    package static func count(key: String, _ count: Int) -> Fact {
      Fact(key: key, value: count, text: "\(count) \(key)")
    }

    /// A word that needs no explanation, such as a severity.
    package static func word(key: String, _ word: String) -> Fact {
      Fact(key: key, value: word, text: word)
    }

    /// A value, such as `default: compact`.
    package static func value(key: String, _ value: String) -> Fact {
      Fact(key: key, value: value, text: "\(key): \(value)")
    }

    /// A property that some items have.
    package static func flag(key: String, _ isSet: Bool) -> Fact {
      Fact(key: key, value: isSet, text: isSet ? key : "")
    }
  }

  /// The kind in the plural, such as `themes`.
  let kind: String
  package let items: [Item]

  /// Creates the list of a kind.
  package init(kind: String, items: [Item]) {
    self.kind = kind
    self.items = items
  }
}

extension [Inventory] {
  /// Returns the inventories as JSON, in a stable, versioned format: a member for each kind, after
  /// the name of the theme that the names are of.
  package func jsonDocument(theme: String? = nil) -> String {
    let lists = map { inventory in
      let items = inventory.items.map(\.jsonObject).jsonLines(indentation: 2)
      return (inventory.kind, items as (any JSONEncodable)?)
    }
    return (["version": 1, "theme": theme] + JSONObject(lists)).document
  }

  /// Returns a line for each kind: its name, its count and the first names.
  package func overview(columns: Int) -> String {
    let rows = map { [$0.kind, "\($0.items.count)"] }
    let heads = TextTable(rows.map { [$0[0], $0[1]] }).lines(separator: "  ")
    let width = heads.map { TextWidth.columns(of: $0) }.max() ?? 0
    return zip(self, heads).map { inventory, head in
      let start = TextWidth.padded(head, to: width) + "  "
      return (start + inventory.firstNames(columns: columns - width - 2)).withoutTrailingSpaces
        + "\n"
    }.joined()
  }
}

extension Inventory.Item {
  fileprivate var jsonObject: JSONObject {
    ["name": name] + JSONObject(facts.map { ($0.key, $0.value) }) + ["about": summary]
  }
}

extension Inventory {
  /// Returns a line for each item: its name, its facts and its description, after a sample of a
  /// color where the terminal has colors.
  ///
  /// Descriptions that don't fit the columns are on lines of their own.
  package func text(depth: ColorDepth, columns: Int) -> String {
    let rows = items.map { item in
      ([item.name] + item.facts.map(\.text) + [item.summary ?? ""])
        .map(VisibleText.of)
    }
    let hasSamples = depth != .none && items.contains { $0.sample != nil }
    let margin = hasSamples ? "      " : ""
    let blocks = TextTable(rows).blocks(columns: columns - margin.utf8.count)
    return zip(items, blocks).flatMap { item, lines in
      lines.enumerated().map { index, line in
        let sample = index == 0 && hasSamples ? item.sample : nil
        let start = sample.map { $0.text(depth: depth) + "  " } ?? margin
        return start + line.withoutTrailingSpaces + "\n"
      }
    }.joined()
  }

  /// The maximum number of names in an overview.
  private static let overviewLimit = 8

  /// The first names that fit the columns, for an overview.
  fileprivate func firstNames(columns: Int) -> String {
    var text = ""
    var shown = 0
    for (index, item) in items.prefix(Self.overviewLimit).enumerated() {
      let longer = text + (text.isEmpty ? "" : ", ") + VisibleText.of(item.name)
      let rest = index + 1 < items.count ? ", …" : ""
      guard TextWidth.columns(of: longer + rest) <= columns else { break }
      text = longer
      shown += 1
    }
    return shown == 0 || shown == items.count ? text : text + ", …"
  }
}
