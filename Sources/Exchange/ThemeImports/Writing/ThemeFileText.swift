import SourceDocuments
import TextSupport

/// The names of colors that theme files cannot have, with the names that are used instead.
typealias ChangedNames = [(old: String, new: String)]

/// The text of a theme file or of a library file that an import writes, in canonical form.
///
/// All imports write their files with this type: first the header, then each section with its colors
/// or its entries.
struct ThemeFileText {
  /// A value of a color, and the comment on its line, in the notation of YAML; the condition is empty
  /// for a color without variants.
  typealias Value = (condition: String, notation: String, comment: String?)

  private var text = UTF8Buffer()

  /// The groups around the previous color, from the outermost in.
  private var groups: [Substring] = []

  var bytes: [UInt8] { text.bytes }

  /// Begins a file with comments.
  init(comments: [String]) {
    for comment in comments { text += YAMLText.comment(comment) + "\n" }
  }

  /// Begins the file of a theme with its header.
  init(
    theme: String,
    extending parent: String? = nil,
    summary: String?,
    comments: [String] = [],
    changes: ChangedNames = []
  ) {
    let list = changes.map { "  \($0.old) -> \($0.new)" }
    self.init(comments: comments + (list.isEmpty ? [] : ["Changed names:"] + list))
    entry("theme", YAMLText.scalar(theme), depth: 0)
    if let parent { entry("extends", YAMLText.scalar(parent), depth: 0) }
    if let summary { entry("description", YAMLText.scalar(summary), depth: 0) }
  }

  /// Writes a section of texts, if there are any.
  mutating func section(_ name: String, of texts: [(key: String, text: String)]) {
    if !texts.isEmpty { section(name) }
    for (key, text) in texts { entry(key, YAMLText.scalar(text)) }
  }

  /// Begins a section.
  mutating func section(_ name: String, isEmpty: Bool = false) {
    groups = []
    text += "\n"
    entry(name, isEmpty ? "{}" : nil, depth: 0)
  }

  /// Writes a color below its groups.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - values: A value without a condition, or the values of the variants.
  ///   - comment: The comment about the color in the notation of YAML.
  mutating func color(_ name: String, _ values: [Value], comment: String? = nil) {
    var parts = name.utf8.split(separator: UInt8(ascii: ".")).map(Substring.init)
    guard let last = parts.popLast() else { return }
    let shared = zip(groups, parts).prefix { $0 == $1 }.count
    for depth in shared..<parts.count { entry(String(parts[depth]), depth: depth + 1) }
    groups = parts
    let depth = parts.count + 1
    if values.count == 1, values[0].condition.isEmpty {
      let comment = comment ?? values[0].comment
      return entry(String(last), values[0].notation, comment: comment, depth: depth)
    }
    entry(String(last), comment: comment, depth: depth)
    for value in values {
      line(value.condition, value.notation, comment: value.comment, depth: depth + 1)
    }
  }

  /// Writes a key with a value in the notation of YAML, or with nothing for entries below it.
  mutating func entry(
    _ key: String,
    _ notation: String? = nil,
    comment: String? = nil,
    depth: Int = 1
  ) {
    line(YAMLText.scalar(key), notation, comment: comment, depth: depth)
  }

  private mutating func line(_ key: String, _ notation: String?, comment: String?, depth: Int) {
    text.indent(depth)
    text += key
    text += ":"
    if let notation { text += " " + notation }
    if let comment { text += "  " + comment }
    text += "\n"
  }
}
