import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeValidation

extension TemplateRenderer {
  mutating func renderPartial(
    _ template: ParsedTemplate,
    tag: Int
  ) throws(MustacheTemplate.Failure) {
    guard let partial = try partial(template, tag: tag) else { return }
    try render(partial, indentedBy: template.tags[tag], in: template)
  }

  mutating func renderParent(_ template: ParsedTemplate, tag: Int) throws(MustacheTemplate.Failure)
  {
    guard let parent = try partial(template, tag: tag) else { return }
    let outer = replacements
    for (name, node) in template.tags[tag].blocks where outer[name] == nil {
      replacements[name] = (template, node)
    }
    try render(parent, indentedBy: template.tags[tag], in: template)
    replacements = outer
  }

  /// Renders another template, with its lines indented as far as its tag.
  mutating func render(
    _ other: ParsedTemplate,
    indentedBy tag: TemplateTag,
    in template: ParsedTemplate
  ) throws(MustacheTemplate.Failure) {
    guard depth < limits.depth else {
      throw MustacheTemplate.Failure(
        limit: "'\(tag.name)' is nested deeper than \(limits.depth); does it contain itself?",
        at: template.file.excerpt(tag.range)
      )
    }
    let (outer, outerRemoved) = (indentation, removed)
    indentation += template.file.bytes[tag.indentation.dropFirst(removed)]
    removed = 0
    depth += 1
    try render(other, 0..<other.nodes.count)
    depth -= 1
    (indentation, removed) = (outer, outerRemoved)
  }

  mutating func partial(
    _ template: ParsedTemplate,
    tag: Int
  ) throws(MustacheTemplate.Failure) -> ParsedTemplate? {
    let name = template.tags[tag].name
    if let partial = partials.templates[name] { return partial }
    report(template, tag: tag, rule: .templatePartial) { [names = partials.names] _ in
      "'\(name)' is not a template\(Spelling.hint(for: name, among: names))"
    }
    return nil
  }

  /// Renders the contents of a block or its replacement, which is indented as the block instead of
  /// as in its own template.
  mutating func renderBlock(
    _ template: ParsedTemplate,
    at index: Int,
    tag: Int
  ) throws(MustacheTemplate.Failure) {
    let block = template.tags[tag]
    guard let replacement = replacements[block.name] else {
      return try renderInside(template, at: index)
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
    try renderInside(source, at: replacement.node)
    replacements[block.name] = replacement
    isInLine = false
    (indentation, removed) = (outer, outerRemoved)
  }
}
