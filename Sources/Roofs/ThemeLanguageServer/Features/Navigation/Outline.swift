import SourceDocuments
import ThemeFiles

/// The symbols of a file, nested.
struct Outline {
  /// A symbol with those in its range.
  struct Item {
    /// The name, without those of the symbols around it.
    let name: String

    /// The whole name.
    let qualifiedName: String

    /// A short description, such as the value of a color.
    var detail: String?

    let kind: SymbolKind

    /// The bytes of the entry in the file.
    let range: Range<Int>

    /// The bytes of the name.
    let nameRange: Range<Int>

    var children: [Item] = []
  }

  private(set) var items: [Item] = []

  /// The maximum number of characters of a description.
  private static let detailLimit = 80

  init(_ index: FileIndex) {
    var flat = Self.sections(of: index) + Self.definitions(of: index)
    flat.sort { left, right in
      (left.range.lowerBound, right.range.upperBound, left.nameRange.lowerBound)
        < (right.range.lowerBound, left.range.upperBound, right.nameRange.lowerBound)
    }
    items = Self.nested(flat[...])
  }

  /// Returns the items in the ranges of earlier ones as their children.
  private static func nested(_ flat: ArraySlice<Item>) -> [Item] {
    var items: [Item] = []
    var rest = flat
    while var item = rest.popFirst() {
      let inside = rest.prefix { $0.range.upperBound <= item.range.upperBound }
      item.children = nested(inside)
      rest = rest.dropFirst(inside.count)
      items.append(item)
    }
    return items
  }

  private static func definitions(of index: FileIndex) -> [Item] {
    let sites = Dictionary(grouping: index.sites, by: \.nameRange.lowerBound)
    return index.occurrences.filter(\.isDefinition).map { definition in
      let symbol = definition.symbol
      var name = symbol.name
      var qualifiedName: String?
      if case .section = definition.place {
        qualifiedName = name
        name = name.split(separator: ".").last.map(String.init) ?? name
      } else if case .trait = symbol {
        name = String(decoding: index.document.file.bytes[definition.range], as: UTF8.self)
      }
      return Item(
        name: name,
        qualifiedName: qualifiedName ?? name,
        detail: detail(of: sites[definition.range.lowerBound] ?? []),
        kind: SymbolKind(symbol),
        range: definition.entry,
        nameRange: definition.range
      )
    }
  }

  /// Returns the value of a color, or the conditions of its variants.
  private static func detail(of sites: [ValueSite]) -> String? {
    guard let first = sites.first else { return nil }
    let text =
      first.keys.isEmpty
      ? first.node.text : sites.map { $0.keys.joined(separator: " ") }.joined(separator: ", ")
    return text.count > detailLimit ? "\(text.prefix(detailLimit - 1))…" : text
  }

  /// The collections of a theme or library file, and the elements of lists whose first key decides.
  private static func sections(of index: FileIndex) -> [Item] {
    guard index.kind != .hierarchy, let format = index.format else { return [] }
    var items: [Item] = []
    for (key, value) in index.document.root.entries where value.kind != .scalar && !value.isAlias {
      items.append(
        Item(
          name: key.text,
          qualifiedName: key.text,
          kind: .namespace,
          range: FileIndexBuilder.entry(from: key, to: value),
          nameRange: key.range
        )
      )
      format[key.text]?.value.forEachPart(of: value) { part in
        guard case .choice(let choice) = part.value, !part.node.isAlias,
          let name = choice.option(for: part.node)?.names[0],
          let (key, value) = part.node.entries.first(where: { $0.key.hasText(name) })
        else { return }
        let texts = value.kind == .scalar ? [value.text] : value.elements.map(\.text)
        let title = "\(name): \(texts.joined(separator: ", "))"
        items.append(
          Item(
            name: title,
            qualifiedName: title,
            kind: .property,
            range: part.node.range,
            nameRange: key.range
          )
        )
      }
    }
    return items
  }
}

/// The kinds of symbols in lists of editors, with the numbers of the protocol.
enum SymbolKind: Int, JSONConvertible {
  case module = 2
  case namespace = 3
  case `class` = 5
  case property = 7
  case `enum` = 10
  case constant = 14
  case enumMember = 22

  /// The kind of a symbol that can be defined.
  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .definition, .asset: .constant
      case .group: .namespace
      case .theme, .hierarchy, .catalog: .module
      case .trait: .enum
      case .traitValue: .enumMember
      case .node: .class
      case .rule: .property
      }
  }
}
