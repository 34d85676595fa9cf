import ColorValues
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// A scheme of base16 or base24, or of a terminal.
///
/// Source: github.com/tinted-theming/home, "Builder" 0.11 and the styling guides of both systems;
/// the flat form is that of the first builders.
struct Scheme {
  /// A color of the scheme.
  struct Slot {
    let name: String
    let color: Color
    /// The range of its value in the file.
    let range: Range<Int>
  }

  /// `base16`, `base24` or `terminal`.
  let system: String
  let name: String
  let slug: String?
  let author: String?
  let summary: String?
  /// The variant in the file, `light` or `dark` if it is valid.
  let variant: String?
  let file: SourceFile
  private(set) var slots: [Slot] = []

  init?(_ document: SourceDocument, reporting findings: ImportFindings) {
    let root = document.root
    file = document.file
    guard root.kind == .mapping else {
      findings.report(.schemeWithoutSlots, at: root.excerpt)
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
    let stem = document.file.stem
    // The name is `scheme` in the flat form.
    name = text("name") ?? text("scheme") ?? stem
    let extended = SchemeSlot.all.dropFirst(16).filter { palette[$0] != nil }
    system = text("system")?.lowercased() ?? (extended.isEmpty ? "base16" : "base24")
    if !["base16", "base24"].contains(system) {
      findings.report(.schemeSystem(system), at: (root["system"] ?? root).excerpt)
    }
    let wanted = system == "base24" ? SchemeSlot.all : Array(SchemeSlot.all.prefix(16)) + extended
    for name in wanted { readSlot(name, in: palette, reporting: findings) }
    for (key, _) in palette.entries where root["palette"] != nil || key.text.hasPrefix("base") {
      guard !SchemeSlot.all.contains(key.text) else { continue }
      findings.report(.unknownSlot(key.text), at: key.excerpt)
    }
  }

  private mutating func readSlot(
    _ name: String,
    in palette: SourceNode,
    reporting findings: ImportFindings
  ) {
    guard let node = palette[name] else {
      let start = palette.range.lowerBound
      return findings.report(
        .missingSlot(name, isRequired: name.hasPrefix("base0")),
        at: palette.file.excerpt(start..<start)
      )
    }
    let text = node.text
    guard node.kind == .scalar, let color = Self.color(text) else {
      let isComment = node.isNull && node.trailingComment != nil
      return findings.report(isComment ? .slotAsComment(name) : .slotSyntax(text), at: node.excerpt)
    }
    slots.append(Slot(name: name, color: color, range: node.range))
  }

  /// Creates the scheme of a terminal; reports colors that it lacks.
  ///
  /// - Parameters:
  ///   - name: The name of the scheme.
  ///   - file: The file.
  ///   - start: The start of the scheme in the file.
  ///   - colors: The colors by the names of their slots.
  ///   - findings: The findings of the import.
  init(
    terminal name: String,
    in file: SourceFile,
    at start: Int,
    colors: [String: Slot],
    reporting findings: ImportFindings
  ) {
    system = "terminal"
    self.name = name
    slug = name
    author = nil
    summary = nil
    variant = nil
    self.file = file
    slots = TerminalSlot.all.compactMap { colors[$0.name] }
    // The others have defaults.
    let required = TerminalSlot.all.prefix(TerminalSlot.numberedCount).map(\.name)
    for slot in required + ["foreground", "background"] where colors[slot] == nil {
      findings.report(.missingSlot(slot, isRequired: true), at: file.excerpt(start..<start))
    }
  }

  /// Returns the color of six hexadecimal digits, with or without `#`.
  static func color(_ text: String) -> Color? {
    let hex = text.hasPrefix("#") ? text : "#" + text
    return hex.utf8.count == 7 ? try? Color(css: hex) : nil
  }

  /// Whether the scheme is that of a terminal.
  var isTerminal: Bool { system == "terminal" }

  /// The metadata of the scheme, by the keys of theme files.
  var labels: [(key: String, text: String)] {
    let known = ["dark", "light"]
    let labels = [
      ("name", name), ("slug", slug), ("author", author), ("description", summary),
      ("variant", variant.flatMap { known.contains($0) ? $0 : nil }),
    ]
    return labels.compactMap { key, text in text.map { (key, $0) } }
  }

  func color(_ slot: String) -> Color? { slots.first { $0.name == slot }?.color }

  /// Whether the scheme is dark, by its variant, else by its background and text.
  var isDark: Bool {
    if let variant, ["dark", "light"].contains(variant) { return variant == "dark" }
    return looksDark
  }

  /// Whether the background is darker than the text.
  var looksDark: Bool {
    let (background, text) = isTerminal ? ("background", "foreground") : ("base00", "base05")
    return (color(background) ?? .black).tone < (color(text) ?? .white).tone
  }
}
