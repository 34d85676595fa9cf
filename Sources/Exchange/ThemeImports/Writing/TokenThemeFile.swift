import SourceDocuments
import TextSupport

/// The names of tokens in theme files.
struct TokenNames {
  /// The last part of the name of each node, and its whole name; empty for nodes without colors.
  private(set) var parts: [String]
  private(set) var names: [String]

  /// Names all nodes with a color in some theme, and the groups that contain them.
  init(_ tree: TokenTree, _ themes: [TokenThemes.Theme]) {
    let count = tree.nodes.count
    var isNeeded = [Bool](repeating: false, count: count)
    for entry in themes.lazy.flatMap(\.entries) {
      var node = entry.node
      while node != TokenTree.root, !isNeeded[node] {
        isNeeded[node] = true
        node = tree[node].parent
      }
    }
    parts = Array(repeating: "", count: count)
    names = Array(repeating: "", count: count)
    var open = [TokenTree.root]
    while let parent = open.popLast() {
      let children = tree[parent].children.filter { isNeeded[$0] }
      if children.isEmpty { continue }
      var free = FreeNames()
      let prefix = parent == TokenTree.root ? "" : names[parent] + "."
      let wanted = children.map {
        tree[$0].name.colorNamePart(isInGroup: parent != TokenTree.root)
      }
      // Legal names are kept; other names must differ from them.
      for (child, name) in zip(children, wanted) where name == tree[child].name {
        parts[child] = free.take(name)
      }
      for (child, name) in zip(children, wanted) {
        if parts[child].isEmpty { parts[child] = free.take(name) }
        names[child] = prefix + parts[child]
      }
      open += children
    }
  }
}

/// The theme file of a theme of tokens.
struct TokenThemeFile {
  let set: TokenSet
  let names: TokenNames

  /// The comment about each file of tokens, up to the number of a line.
  let comments: [ObjectIdentifier: String]
  let theme: TokenThemes.Theme

  /// The theme that this one extends.
  let parent: TokenThemes.Theme?

  /// The comment about the source of the file, and the description of the theme.
  let origin: String
  let summary: String?

  /// Returns the comments about the files of tokens.
  static func comments(on set: TokenSet) -> [ObjectIdentifier: String] {
    var comments: [ObjectIdentifier: String] = [:]
    for definition in set.definitions {
      let file = definition.key.file
      if comments[ObjectIdentifier(file)] == nil {
        comments[ObjectIdentifier(file)] = comment(on: file)
      }
    }
    return comments
  }

  private static func comment(on file: SourceFile) -> String {
    YAMLText.comment("\(file.path):")
  }

  /// Returns the bytes of the file.
  func bytes() -> [UInt8] {
    var text = UTF8Buffer()
    let own = theme.entries.filter { parent?.hasEqual($0) != true }
    text += "\(YAMLText.comment(origin))\n"
    text += names.changes(of: own.map(\.node), in: set.tree).header
    text += "theme: \(YAMLText.scalar(theme.name))\n"
    if let parent { text += "extends: \(YAMLText.scalar(parent.name))\n" }
    if let summary { text += "description: \(YAMLText.scalar(summary))\n" }
    let palette = own.filter(isPalette)
    let hasPalette = !palette.isEmpty
    if hasPalette { write(palette, as: "palette", to: &text) }
    write(hasPalette ? own.filter { !isPalette($0) } : own, as: "colors", to: &text)
    writeRemarks(on: own, to: &text)
    return text.bytes
  }

  private func isPalette(_ entry: TokenThemes.Entry) -> Bool {
    entry.definitions.contains { set.definitions[$0].isPalette }
  }

  // MARK: Colors

  private func write(
    _ entries: [TokenThemes.Entry],
    as section: String,
    to text: inout UTF8Buffer
  ) {
    text += entries.isEmpty ? "\n\(section): {}\n" : "\n\(section):\n"
    // The groups around the previous color, from the outermost in.
    var open: [Int] = []
    for entry in entries {
      let groups = set.tree.lineage(of: set.tree[entry.node].parent)
      let shared = zip(open, groups).prefix { $0 == $1 }.count
      for depth in shared..<groups.count {
        text.indent(depth + 1)
        text += YAMLText.scalar(names.parts[groups[depth]])
        text += ":\n"
      }
      open = groups
      write(entry, depth: open.count + 1, to: &text)
    }
  }

  private func write(_ entry: TokenThemes.Entry, depth: Int, to text: inout UTF8Buffer) {
    text.indent(depth)
    text += YAMLText.scalar(names.parts[entry.node])
    text += ":"
    if entry.variants.count == 1, let only = entry.variants.first,
      only.key.isEmpty || only.key == "default"
    {
      writeValue(of: only.definition, to: &text)
      writeSource(of: only.definition, renamed: entry.node, to: &text)
      return
    }
    if let original = original(entry.node) { text += "  " + YAMLText.comment("was \(original)") }
    text += "\n"
    for variant in entry.variants {
      text.indent(depth + 1)
      text += variant.key.isEmpty ? "default" : variant.key
      text += ":"
      writeValue(of: variant.definition, to: &text)
      writeSource(of: variant.definition, renamed: nil, to: &text)
    }
  }

  private func writeValue(of number: Int, to text: inout UTF8Buffer) {
    text += " "
    switch set.definitions[number].result {
    case .color(let color): text += color
    case .alias(let token):
      text += "\"{"
      text += names.names[token]
      text += "}\""
    case .expression(let parts):
      let whole = parts.map { part in
        switch part {
        case .text(let text): text
        case .token(let token): "{\(names.names[token])}"
        }
      }
      text += YAMLText.scalar(whole.joined())
    case .unknown, .computed, .other, .invalid: text += "transparent"
    }
  }

  /// Writes a comment with the source of a value, and its original name if it was changed.
  private func writeSource(of number: Int, renamed node: Int?, to text: inout UTF8Buffer) {
    let place = set.definitions[number].key
    text += "  "
    if let node, let original = original(node) {
      text += YAMLText.comment("\(place.text), was \(original)")
    } else {
      text += comments[ObjectIdentifier(place.file)] ?? Self.comment(on: place.file)
      text += String(place.line)
    }
    text += "\n"
  }

  private func original(_ node: Int) -> String? { names.original(of: node, in: set.tree) }

  // MARK: Remarks

  private func writeRemarks(on entries: [TokenThemes.Entry], to text: inout UTF8Buffer) {
    var about = UTF8Buffer()
    var deprecated = UTF8Buffer()
    var extensions = UTF8Buffer()
    for entry in entries {
      guard let first = entry.definitions.first else { continue }
      let definition = set.definitions[first]
      let name = names.names[entry.node]
      if let description = description(of: definition), !description.isEmpty {
        about += "  \(YAMLText.scalar(name)): \(YAMLText.scalar(description))\n"
      }
      if let text = definition.extensionText {
        extensions += "  \(YAMLText.scalar(name)): \(YAMLText.scalar(text))\n"
      }
      guard let node = definition.deprecated, node.kind == .scalar, !node.hasText("false") else {
        continue
      }
      deprecated += "  \(YAMLText.scalar(name)):"
      let isFlag = node.style == .plain && node.hasText("true")
      deprecated += isFlag ? " {}\n" : "\n    reason: \(YAMLText.scalar(node.text))\n"
    }
    if !about.bytes.isEmpty { text += "\nabout:\n" }
    text.append(about.bytes)
    if !deprecated.bytes.isEmpty { text += "\ndeprecated:\n" }
    text.append(deprecated.bytes)
    if !extensions.bytes.isEmpty { text += "\nextensions:\n" }
    text.append(extensions.bytes)
  }

  private func description(of definition: TokenDefinition) -> String? {
    guard let node = definition.annotatedNode else { return nil }
    for (key, value) in node.entries where value.kind == .scalar {
      if key.hasText("$description") { return value.text }
      guard set.dialect == .styleDictionary else { continue }
      if key.hasText("comment") || key.hasText("description") { return value.text }
    }
    return nil
  }
}
