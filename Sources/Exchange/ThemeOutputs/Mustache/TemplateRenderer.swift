import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Renders a template with data.
///
/// Unknown names are collected as errors, each position once.
struct TemplateRenderer {
  /// A value whose members names refer to, the innermost last.
  struct Frame {
    let value: TemplateValue
    /// The position in the list of its section; -1 outside lists.
    var index = -1
    var count = 0
  }

  /// A position in a template, which identifies an error.
  struct Site: Hashable {
    let template: ObjectIdentifier
    let offset: Int
  }

  let partials: TemplatePartials
  let escape: TemplateEscape
  let limits: TemplateLimits
  /// Whether labels of schemes have the escapes of HTML.
  let escapesLabels: Bool
  /// Whether unknown names print nothing, as the specification of Mustache suggests.
  let ignoresUnknownNames: Bool
  var frames: [Frame] = []
  var replacements: [String: (template: ParsedTemplate, node: Int)] = [:]
  var indentation: [UInt8] = []
  /// The number of whitespace characters that are removed from each line of a replacement.
  var removed = 0
  /// Whether the text before the next line start is already printed.
  var isInLine = false
  var depth = 0
  var steps = 0
  var sites: Set<Site> = []
  /// The reported reasons why names are not available, each of which is reported once.
  var absences: Set<String> = []
  var findings: Findings
  var output = UTF8Buffer()

  /// Creates a renderer.
  init(
    partials: TemplatePartials,
    escape: TemplateEscape,
    limits: TemplateLimits = TemplateLimits(),
    escapesLabels: Bool = false,
    ignoresUnknownNames: Bool = false
  ) {
    self.partials = partials
    self.escape = escape
    self.limits = limits
    self.escapesLabels = escapesLabels
    self.ignoresUnknownNames = ignoresUnknownNames
    findings = Findings(limit: limits.findings)
  }

  /// Returns the output of a template.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - data: The value whose members the names of the template refer to.
  /// - Returns: The output.
  /// - Throws: All unknown names, or the limit that was exceeded.
  mutating func render(
    _ template: ParsedTemplate,
    _ data: TemplateValue
  ) throws(MustacheTemplate.Failure) -> [UInt8] {
    frames = [Frame(value: data)]
    output = UTF8Buffer()
    try render(template, 0..<template.nodes.count)
    guard !findings.hasErrors else { throw MustacheTemplate.Failure(findings.diagnostics) }
    return output.bytes
  }

  // MARK: Nodes

  mutating func render(
    _ template: ParsedTemplate,
    _ range: Range<Int>
  ) throws(MustacheTemplate.Failure) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = template.nodes[index]
      steps += 1
      if steps > limits.steps {
        throw limitError("rendering takes more than \(limits.steps) steps", at: node, in: template)
      }
      let next = Int(node.next)
      switch node.kind {
      case .text: write(template, node)
      case .lineStart: startLine()
      case .value: try printValue(template, tag: Int(node.tag))
      case .section: try renderSection(template, at: index, tag: Int(node.tag))
      case .inverted:
        if !isTrue(value(template, tag: Int(node.tag))) { try renderInside(template, at: index) }
      case .partial: try renderPartial(template, tag: Int(node.tag))
      case .parent: try renderParent(template, tag: Int(node.tag))
      case .block: try renderBlock(template, at: index, tag: Int(node.tag))
      }
      if output.bytes.count > limits.outputBytes {
        throw limitError(
          "the output is larger than \(limits.outputBytes) bytes",
          at: node,
          in: template
        )
      }
      index = next
    }
  }

  /// Renders the nodes inside a node.
  mutating func renderInside(
    _ template: ParsedTemplate,
    at index: Int
  ) throws(MustacheTemplate.Failure) {
    let node = template.nodes[index]
    guard depth < limits.depth else {
      throw limitError(
        "sections, partials and blocks are nested deeper than \(limits.depth)",
        at: node,
        in: template
      )
    }
    depth += 1
    try render(template, index + 1..<Int(node.next))
    depth -= 1
  }

  mutating func renderSection(
    _ template: ParsedTemplate,
    at index: Int,
    tag: Int
  ) throws(MustacheTemplate.Failure) {
    switch value(template, tag: tag) {
    case .list(let list):
      let count = list.count
      for element in 0..<count {
        frames.append(Frame(value: list.element(element), index: element, count: count))
        try renderInside(template, at: index)
        frames.removeLast()
      }
    case .flag(true): try renderInside(template, at: index)
    case .text(let text) where !text.isEmpty, .label(let text) where !text.isEmpty:
      frames.append(Frame(value: .text(text)))
      try renderInside(template, at: index)
      frames.removeLast()
    case .members(let members):
      frames.append(Frame(value: .members(members)))
      try renderInside(template, at: index)
      frames.removeLast()
    case nil, .nothing, .flag, .text, .label: break
    }
  }

  func isTrue(_ value: TemplateValue?) -> Bool {
    switch value {
    case nil, .nothing: false
    case .flag(let isTrue): isTrue
    case .text(let text), .label(let text): !text.isEmpty
    case .list(let list): list.count > 0
    case .members: true
    }
  }

  // MARK: Text

  mutating func startLine() {
    if !isInLine, !indentation.isEmpty { output.append(indentation) }
    isInLine = false
  }

  mutating func write(_ template: ParsedTemplate, _ node: TemplateNode) {
    let (start, end) = (Int(node.start), Int(node.end))
    if indentation.isEmpty, removed == 0 {
      output.append(template.file.bytes[start..<end])
      return
    }
    var position = start
    var isAtLineStart = node.isAtLineStart
    while position < end {
      if isAtLineStart {
        startLine()
        let limit = min(end, position + removed)
        while position < limit, [0x20, 0x09].contains(template.file.bytes[position]) {
          position += 1
        }
      }
      let line = template.file.bytes[position..<end]
      let next = line.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
      output.append(template.file.bytes[position..<next])
      position = next
      isAtLineStart = true
    }
  }
}
