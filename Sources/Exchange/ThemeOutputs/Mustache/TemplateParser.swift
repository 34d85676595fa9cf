import SourceDiagnostics
import SourceDocuments
import ThemeValidation

/// Parses the Mustache language into nodes with positions.
///
/// The language is that of the specification at github.com/mustache/spec, 1.4: interpolation,
/// sections, inverted sections, comments, partials, delimiters and inheritance. Lambdas and dynamic
/// names are not supported. In addition, a tag can apply filters to its value: `{{name | camel}}`.
struct TemplateParser {
  /// A section, parent or block whose end is not parsed yet, with the whitespace before a parent
  /// tag that begins its line.
  private typealias Opening = (
    kind: TemplateNode.Kind, node: Int, tag: Int, margin: Range<Int>?
  )

  let file: SourceFile
  let bytes: [UInt8]
  let origin: Int
  let textEnd: Int
  let vocabulary: [String: Int]
  private let limits: TemplateLimits
  var findings: Findings
  private var nodes: [TemplateNode] = []
  private var tags: [TemplateTag] = []
  private var openings: [Opening] = []
  var position: Int
  /// Whether parsing has ended at a section that is nested too deeply.
  private var isTooDeep = false
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - file: The file of the template.
  ///   - range: The bytes of the template in the file; nil for all.
  ///   - vocabulary: The numbers of the names of the data.
  ///   - limits: The limits of the template.
  /// - Returns: The template.
  /// - Throws: All syntax errors.
  /// - Complexity: O(*n*) in the size of the template.
  static func parse(
    _ file: SourceFile,
    in range: Range<Int>? = nil,
    vocabulary: [String: Int] = [:],
    limits: TemplateLimits = TemplateLimits()
  ) throws(MustacheTemplate.Failure) -> ParsedTemplate {
    guard file.bytes.count <= limits.templateBytes else {
      throw MustacheTemplate.Failure(
        limit: "'\(file.path)' is larger than \(limits.templateBytes) bytes"
      )
    }
    var parser = TemplateParser(
      file,
      in: range ?? 0..<file.bytes.count,
      vocabulary: vocabulary,
      limits: limits
    )
    parser.parse()
    guard !parser.findings.hasErrors else {
      throw MustacheTemplate.Failure(parser.findings.diagnostics)
    }
    return ParsedTemplate(file: file, nodes: parser.nodes, tags: parser.tags)
  }

  private init(
    _ file: SourceFile,
    in range: Range<Int>,
    vocabulary: [String: Int],
    limits: TemplateLimits
  ) {
    self.file = file
    bytes = file.bytes
    let isMarked = range.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let range = range.clamped(to: 0..<bytes.count)
    origin = isMarked ? 3 : range.lowerBound
    textEnd = range.upperBound
    self.vocabulary = vocabulary
    self.limits = limits
    findings = Findings(limit: limits.findings)
    position = self.origin
  }

  // MARK: Tags

  private mutating func parse() {
    while position < textEnd, !isTooDeep {
      guard let start = find(open, from: position) else {
        addText(position..<textEnd)
        break
      }
      guard parseTag(at: start) else { break }
    }
    for opening in isTooDeep ? [] : openings.reversed() {
      let tag = tags[opening.tag]
      report(tag.range, "\(name: tag.name) has no end; expected '{{/\(tag.name)}}'")
    }
  }

  /// Parses the tag at `start` and the text before it; false if the tag has no end.
  private mutating func parseTag(at start: Int) -> Bool {
    let inner = start + open.count
    let sigil = inner < textEnd ? bytes[inner] : 0
    let isSpecial = Array("#^/!=><$&{".utf8).contains(sigil)
    let ending: [UInt8] = sigil == 0x7B ? [0x7D] + close : sigil == 0x3D ? [0x3D] + close : close
    let from = isSpecial ? inner + 1 : inner
    guard from <= textEnd, let end = find(ending, from: from) else {
      addText(position..<start)
      report(start..<min(textEnd, inner + 1), "this tag has no end")
      return false
    }
    let content = trimmed(from..<end)
    let after = end + ending.count
    switch sigil {
    case UInt8(ascii: "!"):
      _ = addText(beforeTagFrom: start, to: after, canBeAlone: true)
    case UInt8(ascii: "="):
      _ = addText(beforeTagFrom: start, to: after, canBeAlone: true)
      setDelimiters(content)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      _ = addText(beforeTagFrom: start, to: after, canBeAlone: true)
      openSection(sigil == UInt8(ascii: "#") ? .section : .inverted, content)
    case UInt8(ascii: ">"):
      let margin = margin(before: start)
      let isAlone = addText(beforeTagFrom: start, to: after, canBeAlone: true)
      addPartial(content, isAlone ? margin : nil)
    case UInt8(ascii: "<"): openParent(content, from: start, to: after)
    case UInt8(ascii: "$"): openBlock(content, from: start, to: after)
    case UInt8(ascii: "/"): closeSection(content, from: start, to: after)
    default:
      _ = addText(beforeTagFrom: start, to: after, canBeAlone: false)
      addValue(content, isRaw: isSpecial)
    }
    return true
  }

  private mutating func setDelimiters(_ content: Range<Int>) {
    let parts = bytes[content].split(whereSeparator: Self.isWhitespace)
    guard parts.count == 2, parts.allSatisfy({ !$0.contains(0x3D) }) else {
      return report(content, "delimiters are two words without '=', as in '{{=<% %>=}}'")
    }
    (open, close) = (Array(parts[0]), Array(parts[1]))
  }

  private mutating func addValue(_ content: Range<Int>, isRaw: Bool) {
    guard var tag = filteredTag(content) else { return }
    tag.isRaw = isRaw
    add(.value, tag)
  }

  private mutating func openSection(_ kind: TemplateNode.Kind, _ content: Range<Int>) {
    var tag = TemplateTag(range: content)
    if let path = path(content) { tag.path = path }
    tag.name = text(content)
    open(kind, tag)
  }

  private mutating func addPartial(_ content: Range<Int>, _ margin: Range<Int>?) {
    guard let name = name(content) else { return }
    var tag = TemplateTag(range: content)
    tag.name = name
    tag.isStandalone = margin != nil
    tag.indentation = margin ?? 0..<0
    add(.partial, tag)
  }

  private mutating func openParent(_ content: Range<Int>, from start: Int, to after: Int) {
    let margin = margin(before: start)
    addText(position..<(margin?.lowerBound ?? start))
    position = after
    guard let name = name(content) else { return }
    var tag = TemplateTag(range: content)
    tag.name = name
    // Whether the margin is printed is known at the end of the parent.
    if margin != nil { add(TemplateNode(.text)) }
    open(.parent, tag, margin: margin)
  }

  private mutating func openBlock(_ content: Range<Int>, from start: Int, to after: Int) {
    let isArgument = openings.last?.kind == .parent
    let margin = margin(before: start)
    let isAlone = addText(beforeTagFrom: start, to: after, canBeAlone: true)
    if isArgument, let next = endOfBlankLine(from: after) { position = next }
    guard let name = name(content) else { return }
    var tag = TemplateTag(range: content)
    tag.name = name
    tag.isStandalone = isAlone
    tag.indentation = margin ?? 0..<0
    let first = position
    var end = first
    while end < textEnd, Self.isBlank(bytes[end]) { end += 1 }
    if isLineStart(first) { tag.innerIndentation = first..<end }
    if isArgument, let parent = openings.last {
      if tags[parent.tag].blocks.updateValue(nodes.count, forKey: name) != nil {
        report(content, "the block \(name: name) is given twice")
      }
    }
    open(.block, tag)
    nodes[nodes.count - 1].isAtLineStart = isLineStart(first)
  }

  private mutating func closeSection(_ content: Range<Int>, from start: Int, to after: Int) {
    let name = text(content)
    guard let opening = openings.last else {
      _ = addText(beforeTagFrom: start, to: after, canBeAlone: true)
      return report(content, "\(name: name) ends here and has no start")
    }
    let isInParent = openings.dropLast().last?.kind == .parent
    if opening.kind == .parent {
      position = after
    } else if opening.kind == .block, isInParent, let margin = margin(before: start) {
      addText(position..<max(position, margin.lowerBound))
      position = after
    } else {
      _ = addText(beforeTagFrom: start, to: after, canBeAlone: true)
    }
    guard name == tags[opening.tag].name else {
      return report(content, "expected '{{/\(tags[opening.tag].name)}}', not '{{/\(name)}}'")
    }
    openings.removeLast()
    nodes[opening.node].next = Int32(truncatingIfNeeded: nodes.count)
    switch opening.kind {
    case .parent: closeParent(opening, to: after)
    case .block where tags[opening.tag].isStandalone && opening.node + 1 == nodes.count:
      tags[opening.tag].innerIndentation = tags[opening.tag].indentation
    default: break
    }
  }

  /// Ends a parent tag: alone on its lines, its margin becomes its indentation.
  private mutating func closeParent(_ opening: Opening, to after: Int) {
    guard let margin = opening.margin else { return }
    if let next = endOfBlankLine(from: after) {
      tags[opening.tag].isStandalone = true
      tags[opening.tag].indentation = margin
      position = next
    } else {
      nodes[opening.node - 1].start = Int32(truncatingIfNeeded: margin.lowerBound)
      nodes[opening.node - 1].end = Int32(truncatingIfNeeded: margin.upperBound)
      nodes[opening.node - 1].isAtLineStart = true
    }
  }

  // MARK: Nodes

  private mutating func add(_ node: TemplateNode) {
    var node = node
    node.next = Int32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(node)
  }

  private mutating func add(_ kind: TemplateNode.Kind, _ tag: TemplateTag) {
    var node = TemplateNode(kind)
    node.tag = Int32(truncatingIfNeeded: tags.count)
    tags.append(tag)
    add(node)
  }

  private mutating func open(
    _ kind: TemplateNode.Kind,
    _ tag: TemplateTag,
    margin: Range<Int>? = nil
  ) {
    guard openings.count < limits.nesting else {
      report(tag.range, rule: .templateLimit, "sections are nested deeper than \(limits.nesting)")
      isTooDeep = true
      return
    }
    openings.append((kind: kind, node: nodes.count, tag: tags.count, margin: margin))
    add(kind, tag)
  }

  /// Adds a text, except directly inside a parent tag, where only blocks have a meaning.
  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty, openings.last?.kind != .parent else { return }
    var node = TemplateNode(.text)
    node.start = Int32(truncatingIfNeeded: range.lowerBound)
    node.end = Int32(truncatingIfNeeded: range.upperBound)
    node.isAtLineStart = isLineStart(range.lowerBound)
    add(node)
  }

  /// Adds the text before a tag and moves behind the tag; a tag that is alone on its line is
  /// removed with the line.
  ///
  /// - Returns: Whether the tag is alone on its line.
  private mutating func addText(beforeTagFrom start: Int, to after: Int, canBeAlone: Bool) -> Bool {
    if canBeAlone, let margin = margin(before: start), let next = endOfBlankLine(from: after) {
      addText(position..<max(position, margin.lowerBound))
      position = next
      return true
    }
    addText(position..<start)
    if isLineStart(start), openings.last?.kind != .parent {
      var node = TemplateNode(.lineStart)
      node.start = Int32(truncatingIfNeeded: start)
      add(node)
    }
    position = after
    return false
  }

  // MARK: Errors

  mutating func report(
    _ range: Range<Int>,
    rule: Rule = .templateSyntax,
    _ message: Diagnostic.Message
  ) {
    findings.add(rule, message, at: file.excerpt(range))
  }
}
