import ColorValues
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// A scheme of base16 or base24.
///
/// Source: github.com/tinted-theming/home, "Builder" 0.11 and the styling guides of both systems; the
/// flat form is that of the first builders.
struct Scheme {
  /// A colour of the scheme.
  struct Slot {
    let name: String
    let color: Color
    let node: SourceNode
  }

  let system: String
  let name: String
  let slug: String?
  let author: String?
  let summary: String?
  /// The variant that the scheme says; nil where it says none.
  let variant: String?
  let file: SourceFile
  private(set) var slots: [Slot] = []

  init?(_ document: SourceDocument, _ findings: inout ImportFindings) {
    let root = document.root
    file = document.file
    guard root.kind == .mapping else {
      findings.add(.invalidToken, at: root.excerpt, "a scheme is a mapping of its slots")
      return nil
    }
    let palette = root["palette"] ?? root
    func text(_ key: String) -> String? {
      guard let node = root[key], node.kind == .scalar, !node.isNull else { return nil }
      return node.text
    }
    slug = text("slug")
    author = text("author")
    summary = text("description")
    variant = text("variant")?.lowercased()
    let stem = FilePath.stem(of: document.file.path)
    // The flat form calls the name `scheme`.
    name = text("name") ?? text("scheme") ?? stem
    let extended = SchemeSlot.all.dropFirst(16).filter { palette[$0] != nil }
    system = text("system")?.lowercased() ?? (extended.isEmpty ? "base16" : "base24")
    if !["base16", "base24"].contains(system) {
      findings.add(
        .invalidToken,
        at: (root["system"] ?? root).excerpt,
        "the system is 'base16' or 'base24', not '\(system)'"
      )
    }
    let wanted = system == "base24" ? SchemeSlot.all : Array(SchemeSlot.all.prefix(16)) + extended
    for name in wanted { read(name, palette, isRequired: name.hasPrefix("base0"), &findings) }
    reportUnknown(in: palette, isPalette: root["palette"] != nil, &findings)
  }

  private mutating func read(
    _ name: String,
    _ palette: SourceNode,
    isRequired: Bool,
    _ findings: inout ImportFindings
  ) {
    guard let node = palette[name] else {
      findings.add(
        .invalidToken,
        isRequired ? .error : .warning,
        at: palette.file.excerpt(palette.range.lowerBound..<palette.range.lowerBound),
        "the scheme has no '\(name)'"
      )
      return
    }
    let text = node.text
    let hex = text.hasPrefix("#") ? text : "#" + text
    guard node.kind == .scalar, hex.utf8.count == 7, let color = try? Color(css: hex) else {
      let isComment = node.isNull && node.trailingComment != nil
      findings.add(
        .invalidColor,
        at: node.excerpt,
        isComment
          ? "YAML reads what follows '\(name):' as a comment; put it in quotes"
          : "'\(text)' is no colour; one is written rrggbb, with or without '#'"
      )
      return
    }
    slots.append(Slot(name: name, color: color, node: node))
  }

  private func reportUnknown(
    in palette: SourceNode,
    isPalette: Bool,
    _ findings: inout ImportFindings
  ) {
    for (key, _) in palette.entries where isPalette || key.text.hasPrefix("base") {
      let name = key.text
      guard !SchemeSlot.all.contains(name), isPalette || key.text.hasPrefix("base") else {
        continue
      }
      findings.add(
        .unknownKey,
        .warning,
        at: key.excerpt,
        "a scheme has no slot '\(name)'\(Spelling.hint(for: name, among: SchemeSlot.all))"
      )
    }
  }

  /// What the scheme says of itself besides its colors, by the keys of theme files.
  var labels: [(key: String, text: String)] {
    let known = ["dark", "light"]
    let labels = [
      ("name", name), ("slug", slug), ("author", author), ("description", summary),
      ("variant", variant.flatMap { known.contains($0) ? $0 : nil }),
    ]
    return labels.compactMap { key, text in text.map { (key, $0) } }
  }

  func color(_ slot: String) -> Color? { slots.first { $0.name == slot }?.color }

  /// Whether the scheme is a dark one: as it says, else by its background and its text.
  var isDark: Bool {
    if let variant, ["dark", "light"].contains(variant) { return variant == "dark" }
    return looksDark
  }

  /// Whether the background is darker than the text.
  var looksDark: Bool { (color("base00") ?? .black).tone < (color("base05") ?? .white).tone }
}
