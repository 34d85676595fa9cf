import SourceDiagnostics
import SourceDocuments
import ThemeValidation

extension TemplateRenderer {
  mutating func reportUnknown(
    _ name: String,
    in value: TemplateValue?,
    _ template: ParsedTemplate,
    tag: Int
  ) {
    guard !ignoresUnknownNames else { return }
    let frames = frames
    let values = value.map { [$0] } ?? frames.reversed().map(\.value)
    if let absence = values.lazy.compactMap({ Self.absence(of: name, in: $0) }).first {
      guard absences.insert(absence).inserted else { return }
      report(template, tag: tag) { _ in "\(name: name) is not a name here: \(absence)" }
      return
    }
    report(template, tag: tag) { whole in
      var known = values.flatMap(Self.memberNames)
      if value == nil, frames.contains(where: { $0.index >= 0 }) { known += Self.positionNames }
      let hint = Spelling.hint(for: name, among: known)
      if !hint.isEmpty { return "\(name: name) is not a name of the data\(hint)" }
      let list =
        value == nil || known.isEmpty ? "" : "; available names: \(Spelling.list(known.sorted()))"
      return whole == name
        ? "\(name: name) is not a name of the data\(list)"
        : "\(name: name) of \(name: whole) is not a name of the data\(list)"
    }
  }

  private static func absence(of name: String, in value: TemplateValue) -> String? {
    switch value {
    case .members(let members): members.absence(of: name)
    case .nothing, .flag, .text, .label, .list: nil
    }
  }

  private static func memberNames(of value: TemplateValue) -> [String] {
    switch value {
    case .members(let members): members.memberNames
    case .list(let list): list.memberNames()
    case .nothing, .flag, .text, .label: []
    }
  }

  /// Reports an error of a tag once.
  mutating func report(
    _ template: ParsedTemplate,
    tag: Int,
    rule: Rule = .templateName,
    _ message: (String) -> Diagnostic.Message
  ) {
    guard !ignoresUnknownNames else { return }
    let range = template.tags[tag].range
    let site = Site(template: ObjectIdentifier(template), offset: range.lowerBound)
    guard sites.count <= limits.findings, sites.insert(site).inserted else { return }
    findings.add(rule, message(template.tags[tag].name), at: template.file.excerpt(range))
  }

  func limitError(
    _ message: String,
    at node: TemplateNode,
    in template: ParsedTemplate
  ) -> MustacheTemplate.Failure {
    let hasTag = node.kind != .text && node.kind != .lineStart
    let start = hasTag ? template.tags[Int(node.tag)].range.lowerBound : Int(node.start)
    return MustacheTemplate.Failure(limit: message, at: template.file.excerpt(start..<start))
  }
}
