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
