import SourceDocuments

/// A node of a parsed template.
///
/// Nodes are in document order: the nodes inside a section follow it, up to ``next``.
struct TemplateNode {
  /// The kinds of nodes.
  enum Kind: UInt8 {
    /// Text that is printed unchanged.
    case text
    /// The start of a line that begins with a tag.
    case lineStart
    /// A tag that prints a value.
    case value
    /// A section, for a value that is true or a list with elements.
    case section
    /// A section for a value that is false, empty or an empty list.
    case inverted
    /// Another template.
    case partial
    /// Another template with other contents of its blocks.
    case parent
    /// A part that templates with this parent can replace.
    case block
  }

  let kind: Kind

  /// Whether the text, or that of a block, begins a line.
  var isAtLineStart = false

  /// The bytes of the text, or the start of the line.
  var start: Int32 = 0
  var end: Int32 = 0

  /// The index of the tag.
  var tag: Int32 = 0

  /// The index of the first node that is not inside this one.
  var next: Int32 = 0

  init(_ kind: Kind) { self.kind = kind }
}

/// The contents of a tag.
struct TemplateTag: Sendable {
  /// The parts of the name between dots; empty for `.`, the current value.
  var path: [TemplateName] = []

  /// The name as it is written.
  var name = ""

  /// The bytes of the name.
  var range: Range<Int>

  /// Whether the value is printed without escapes.
  var isRaw = false

  /// The filters, in the order in which they apply.
  var filters: [TemplateFilter] = []

  /// The bytes of the whitespace before a tag that begins its line.
  var indentation: Range<Int> = 0..<0

  /// Whether the tag is alone on its line.
  var isStandalone = false

  /// The bytes of the whitespace before the first line inside a block.
  var innerIndentation: Range<Int> = 0..<0

  /// The nodes of the blocks inside a parent tag, by name.
  var blocks: [String: Int] = [:]
}

/// A template, parsed and ready to be rendered.
final class ParsedTemplate: Sendable {
  /// The source of the template.
  let file: SourceFile
  let nodes: [TemplateNode]
  let tags: [TemplateTag]

  init(file: SourceFile, nodes: [TemplateNode], tags: [TemplateTag]) {
    self.file = file
    self.nodes = nodes
    self.tags = tags
  }

  /// The names that tags of the template read, with their positions.
  var readNames: [(path: [TemplateName], range: Range<Int>)] {
    nodes.filter { [.value, .section, .inverted].contains($0.kind) }
      .map { (tags[Int($0.tag)].path, tags[Int($0.tag)].range) }
  }

  /// The names that sections of the template test.
  var testedNames: [String] {
    nodes.filter { $0.kind == .section || $0.kind == .inverted }.map { tags[Int($0.tag)].name }
  }

  /// The names of the templates that the template contains, with their positions.
  var partialTags: [TemplateTag] {
    nodes.filter { $0.kind == .partial || $0.kind == .parent }.map { tags[Int($0.tag)] }
  }
}
