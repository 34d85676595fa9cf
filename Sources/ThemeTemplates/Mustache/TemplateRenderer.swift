import SourceDiagnostics
import SourceDocuments
import TextSupport

/// The other templates that a template contains.
package protocol TemplatePartials {
  /// Returns the template with a name; nil if there is none.
  ///
  /// - Throws: The syntax errors of the template, or the error of reading its file.
  func template(named name: String) throws(TemplateErrors) -> ParsedTemplate?

  /// The names of the templates, for corrections of misspelled names.
  var names: [String] { get }
}

/// Renders a template with data.
///
/// Unknown names are collected as errors, each position once.
package struct TemplateRenderer {
  /// A value whose members names refer to, the innermost last.
  private struct Frame {
    let value: TemplateValue
    /// The position in the list of its section; -1 outside lists.
    var index = -1
    var count = 0
  }

  /// The contents that replace a block.
  private struct Replacement {
    let template: ParsedTemplate
    let node: Int
  }

  /// A position in a template, which identifies an error.
  private struct Site: Hashable {
    let template: ObjectIdentifier
    let offset: Int
  }

  private let partials: any TemplatePartials
  private let escape: TemplateEscape
  private let limits: TemplateLimits
  /// Whether unknown names print nothing, as the specification of Mustache suggests.
  private let ignoresUnknownNames: Bool
  private var frames: [Frame] = []
  private var replacements: [String: Replacement] = [:]
  private var indentation: [UInt8] = []
  /// The number of whitespace characters that are removed from each line of a replacement.
  private var removed = 0
  /// Whether the text before the next line start is already printed.
  private var isInLine = false
  private var depth = 0
  private var steps = 0
  private var sites: Set<Site> = []
  private var findings: Findings
  private var output = UTF8Buffer()

  /// Creates a renderer.
  package init(
    partials: any TemplatePartials,
    escape: TemplateEscape,
    limits: TemplateLimits = TemplateLimits(),
    ignoresUnknownNames: Bool = false
  ) {
    self.partials = partials
    self.escape = escape
    self.limits = limits
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
  package mutating func render(
    _ template: ParsedTemplate,
    _ data: TemplateValue
  ) throws(TemplateErrors) -> [UInt8] {
    frames = [Frame(value: data)]
    output = UTF8Buffer()
    try render(template, 0..<template.nodes.count)
    guard !findings.hasErrors else { throw TemplateErrors(findings.diagnostics) }
    return output.bytes
  }

  // MARK: Nodes

  private mutating func render(
    _ template: ParsedTemplate,
    _ range: Range<Int>
  ) throws(TemplateErrors) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = template.nodes[index]
      steps += 1
      if steps > limits.steps {
        throw limitError(template, node, "rendering takes more than \(limits.steps) steps")
      }
      let next = Int(node.next)
      switch node.kind {
      case .text: write(template, node)
      case .lineStart: startLine()
      case .value: try printValue(template, Int(node.tag))
      case .section: try renderSection(template, index, Int(node.tag))
      case .inverted:
        if !isTrue(value(template, Int(node.tag))) { try renderInside(template, index) }
      case .partial: try renderPartial(template, Int(node.tag))
      case .parent: try renderParent(template, Int(node.tag))
      case .block: try renderBlock(template, index, Int(node.tag))
      }
      if output.bytes.count > limits.outputBytes {
        throw limitError(template, node, "the output is larger than \(limits.outputBytes) bytes")
      }
      index = next
    }
  }

  /// Renders the nodes inside a node.
  private mutating func renderInside(
    _ template: ParsedTemplate,
    _ index: Int
  ) throws(TemplateErrors) {
    let node = template.nodes[index]
    guard depth < limits.depth else {
      throw limitError(
        template,
        node,
        "sections, partials and blocks are nested deeper than \(limits.depth)"
      )
    }
    depth += 1
    try render(template, index + 1..<Int(node.next))
    depth -= 1
  }

  private mutating func renderSection(
    _ template: ParsedTemplate,
    _ index: Int,
    _ tag: Int
  ) throws(TemplateErrors) {
    switch value(template, tag) {
    case .list(let list):
      let count = list.count
      for element in 0..<count {
        frames.append(Frame(value: list.element(at: element), index: element, count: count))
        try renderInside(template, index)
        frames.removeLast()
      }
    case .flag(true): try renderInside(template, index)
    case .text(let text) where !text.isEmpty:
      frames.append(Frame(value: .text(text)))
      try renderInside(template, index)
      frames.removeLast()
    case .members(let members):
      frames.append(Frame(value: .members(members)))
      try renderInside(template, index)
      frames.removeLast()
    case nil, .nothing, .flag, .text: break
    }
  }

  private func isTrue(_ value: TemplateValue?) -> Bool {
    switch value {
    case nil, .nothing: false
    case .flag(let isTrue): isTrue
    case .text(let text): !text.isEmpty
    case .list(let list): list.count > 0
    case .members: true
    }
  }

  // MARK: Values

  private mutating func printValue(_ template: ParsedTemplate, _ tag: Int) throws(TemplateErrors) {
    guard let value = value(template, tag), let text = text(of: value, template, tag) else {
      return
    }
    if template.tags[tag].filters.isEmpty {
      write(text, isRaw: template.tags[tag].isRaw)
    } else {
      var text = text
      var isEscaped = template.tags[tag].isRaw
      for filter in template.tags[tag].filters {
        switch filter {
        case .spelling(let spelling): text = spelling.spelled(text)
        case .escape(let escape):
          text = escape.escaped(text)
          isEscaped = true
        }
      }
      write(text, isRaw: isEscaped)
    }
  }

  /// Returns the text of a value; a list has none, which is an error.
  private mutating func text(
    of value: TemplateValue,
    _ template: ParsedTemplate,
    _ tag: Int
  ) -> String? {
    switch value {
    case .nothing: return nil
    case .text(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .members(let members):
      if let text = members.text { return text }
      report(template, tag) { name in
        let known = Spelling.list(members.memberNames.sorted())
        return "'\(name)' has no text of its own; name one of its members: \(known)"
      }
    case .list:
      report(template, tag) { name in
        "'\(name)' is a list, which has no text; write '{{#\(name)}} … {{/\(name)}}'"
      }
    }
    return nil
  }

  private mutating func write(_ text: String, isRaw: Bool) {
    if isRaw || text.utf8.allSatisfy(TemplateEscape.isPlain) {
      output += text
    } else {
      output += escape.escaped(text)
    }
  }

  /// Returns the value that a tag names; an unknown name is reported.
  private mutating func value(_ template: ParsedTemplate, _ tag: Int) -> TemplateValue? {
    guard let first = template.tags[tag].path.first else { return frames.last?.value }
    guard var value = firstValue(first) else {
      reportUnknown(first.text, in: nil, template, tag)
      return nil
    }
    let count = template.tags[tag].path.count
    var index = 1
    while index < count {
      let name = template.tags[tag].path[index]
      guard let member = Self.member(name, of: value) else {
        reportUnknown(name.text, in: value, template, tag)
        return nil
      }
      value = member
      index += 1
    }
    return value
  }

  /// Returns the value of a name in the innermost frame that has it.
  private func firstValue(_ name: TemplateName) -> TemplateValue? {
    var index = frames.count - 1
    while index >= 0 {
      if let value = Self.member(name, of: frames[index].value) { return value }
      if frames[index].index >= 0, !ignoresUnknownNames,
        let value = Self.position(name.text, in: frames[index])
      {
        return value
      }
      index -= 1
    }
    return nil
  }

  /// The names of the position of an element in its list.
  static let positionNames = ["first", "last", "index"]

  private static func position(_ name: String, in frame: Frame) -> TemplateValue? {
    switch name {
    case "first": .flag(frame.index == 0)
    case "last": .flag(frame.index == frame.count - 1)
    case "index": .text(String(frame.index + 1))
    default: nil
    }
  }

  private static func member(_ name: TemplateName, of value: TemplateValue) -> TemplateValue? {
    switch value {
    case .members(let members): members.member(name)
    case .list(let list): list.member(name)
    case .nothing, .flag, .text: nil
    }
  }

  // MARK: Other templates

  private mutating func renderPartial(
    _ template: ParsedTemplate,
    _ tag: Int
  ) throws(TemplateErrors) {
    guard let partial = try partial(template, tag) else { return }
    try render(partial, indentedBy: template.tags[tag], in: template)
  }

  private mutating func renderParent(_ template: ParsedTemplate, _ tag: Int) throws(TemplateErrors)
  {
    guard let parent = try partial(template, tag) else { return }
    let outer = replacements
    for (name, node) in template.tags[tag].blocks where outer[name] == nil {
      replacements[name] = Replacement(template: template, node: node)
    }
    try render(parent, indentedBy: template.tags[tag], in: template)
    replacements = outer
  }

  /// Renders another template, with its lines indented as far as its tag.
  private mutating func render(
    _ other: ParsedTemplate,
    indentedBy tag: TemplateTag,
    in template: ParsedTemplate
  ) throws(TemplateErrors) {
    guard depth < limits.depth else {
      throw TemplateErrors([
        Diagnostic(
          rule: Rule.templateLimit.id,
          severity: .error,
          message: "'\(tag.name)' is nested deeper than \(limits.depth); does it contain itself?",
          excerpt: template.file.excerpt(tag.range)
        )
      ])
    }
    let (outer, outerRemoved) = (indentation, removed)
    indentation += template.file.bytes[tag.indentation.dropFirst(removed)]
    removed = 0
    depth += 1
    try render(other, 0..<other.nodes.count)
    depth -= 1
    (indentation, removed) = (outer, outerRemoved)
  }

  private mutating func partial(
    _ template: ParsedTemplate,
    _ tag: Int
  ) throws(TemplateErrors) -> ParsedTemplate? {
    let name = template.tags[tag].name
    if let partial = try partials.template(named: name) { return partial }
    report(template, tag, rule: .templatePartial) { [names = partials.names] _ in
      "no template is called '\(name)'\(Spelling.hint(for: name, among: names))"
    }
    return nil
  }

  /// Renders the contents of a block, or those that replace it: indented as the block instead of as in
  /// their own template.
  private mutating func renderBlock(
    _ template: ParsedTemplate,
    _ index: Int,
    _ tag: Int
  ) throws(TemplateErrors) {
    let block = template.tags[tag]
    guard let replacement = replacements[block.name] else {
      return try renderInside(template, index)
    }
    let source = replacement.template
    let node = source.nodes[replacement.node]
    let (outer, outerRemoved) = (indentation, removed)
    let target = block.isStandalone ? block.innerIndentation : block.indentation
    indentation += template.file.bytes[target.dropFirst(removed)]
    removed = source.tags[Int(node.tag)].innerIndentation.count
    if block.isStandalone, !node.isAtLineStart {
      output.append(indentation)
    } else if !block.isStandalone, node.isAtLineStart {
      isInLine = true
    }
    // A block of the same name inside the replacement is its own default.
    replacements[block.name] = nil
    try renderInside(source, replacement.node)
    replacements[block.name] = replacement
    isInLine = false
    (indentation, removed) = (outer, outerRemoved)
  }

  // MARK: Text

  private mutating func startLine() {
    if !isInLine, !indentation.isEmpty { output.append(indentation) }
    isInLine = false
  }

  private mutating func write(_ template: ParsedTemplate, _ node: TemplateNode) {
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

  // MARK: Errors

  private mutating func reportUnknown(
    _ name: String,
    in value: TemplateValue?,
    _ template: ParsedTemplate,
    _ tag: Int
  ) {
    guard !ignoresUnknownNames else { return }
    let frames = frames
    report(template, tag) { whole in
      var known: [String] = []
      var absence: String?
      for value in value.map({ [$0] }) ?? frames.reversed().map(\.value) {
        switch value {
        case .members(let members):
          known += members.memberNames
          absence = absence ?? members.absence(of: name)
        case .list(let list):
          known += list.memberNames
          absence = absence ?? list.absence(of: name)
        case .nothing, .flag, .text: break
        }
      }
      if let absence { return "'\(name)' is not a name here: \(absence)" }
      if value == nil, frames.contains(where: { $0.index >= 0 }) { known += Self.positionNames }
      let hint = Spelling.hint(for: name, among: known)
      if !hint.isEmpty { return "'\(name)' is not a name of the data\(hint)" }
      let list =
        value == nil || known.isEmpty ? "" : "; available names: \(Spelling.list(known.sorted()))"
      return whole == name
        ? "'\(name)' is not a name of the data\(list)"
        : "'\(name)' of '\(whole)' is not a name of the data\(list)"
    }
  }

  /// Reports an error of a tag once.
  private mutating func report(
    _ template: ParsedTemplate,
    _ tag: Int,
    rule: Rule = .templateName,
    _ message: (String) -> Diagnostic.Message
  ) {
    guard !ignoresUnknownNames else { return }
    let range = template.tags[tag].range
    let site = Site(template: ObjectIdentifier(template), offset: range.lowerBound)
    guard sites.count <= limits.findings, sites.insert(site).inserted else { return }
    findings.add(rule, at: template.file.excerpt(range), message(template.tags[tag].name))
  }

  private func limitError(
    _ template: ParsedTemplate,
    _ node: TemplateNode,
    _ message: String
  ) -> TemplateErrors {
    let start = node.kind == .text ? Int(node.start) : template.tags[Int(node.tag)].range.lowerBound
    return TemplateErrors([
      Diagnostic(
        rule: Rule.templateLimit.id,
        severity: .error,
        message: message,
        excerpt: template.file.excerpt(start..<start)
      )
    ])
  }
}
