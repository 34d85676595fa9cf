import SourceDiagnostics
import SwiftSymbols
import TextSupport

extension TemplateRenderer {
  mutating func printValue(_ template: ParsedTemplate, tag: Int) throws(MustacheTemplate.Failure) {
    guard let value = value(template, tag: tag), let text = text(of: value, template, tag: tag)
    else {
      return
    }
    if template.tags[tag].filters.isEmpty {
      let isRaw = template.tags[tag].isRaw
      if case .label = value, escapesLabels, !isRaw {
        writeLabel(text)
      } else {
        write(text, isRaw: isRaw)
      }
    } else {
      var text = text
      var isEscaped = template.tags[tag].isRaw
      var filters = template.tags[tag].filters[...]
      if case .members(let members) = value, case .spelling(let spelling) = filters.first {
        text = members.spelled(spelling)
        filters.removeFirst()
      }
      for filter in filters {
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
  mutating func text(
    of value: TemplateValue,
    _ template: ParsedTemplate,
    tag: Int
  ) -> String? {
    switch value {
    case .nothing: return nil
    case .text(let text), .label(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .members(let members):
      if let text = members.text { return text }
      report(template, tag: tag) { name in
        let known = Spelling.list(members.memberNames.sorted())
        return "\(name: name) has no text of its own; name one of its members: \(known)"
      }
    case .list:
      report(template, tag: tag) { name in
        "\(name: name) is a list, which has no text; write '{{#\(name)}} … {{/\(name)}}'"
      }
    }
    return nil
  }

  mutating func write(_ text: String, isRaw: Bool) {
    if isRaw || text.utf8.allSatisfy(TemplateEscape.isPlain) {
      output += text
    } else {
      output += escape.escaped(text)
    }
  }

  /// Writes a text with the escapes of HTML, as builders do, inside those of the output.
  private mutating func writeLabel(_ text: String) {
    switch escape {
    case .html, .xml: write(text, isRaw: false)
    case .json, .css, .swift, .none:
      write(MarkupText.escaped(text), isRaw: false)
    }
  }

  /// Returns the value that a tag names; an unknown name is reported.
  mutating func value(_ template: ParsedTemplate, tag: Int) -> TemplateValue? {
    guard let first = template.tags[tag].path.first else { return frames.last?.value }
    guard var value = firstValue(first) else {
      reportUnknown(first.text, in: nil, template, tag: tag)
      return nil
    }
    let count = template.tags[tag].path.count
    var index = 1
    while index < count {
      let name = template.tags[tag].path[index]
      guard let member = Self.member(name, of: value) else {
        reportUnknown(name.text, in: value, template, tag: tag)
        return nil
      }
      value = member
      index += 1
    }
    return value
  }

  /// Returns the value of a name in the innermost frame that has it.
  func firstValue(_ name: TemplateName) -> TemplateValue? {
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

  static func position(_ name: String, in frame: Frame) -> TemplateValue? {
    switch name {
    case "first": .flag(frame.index == 0)
    case "last": .flag(frame.index == frame.count - 1)
    case "index": .text(String(frame.index + 1))
    default: nil
    }
  }

  static func member(_ name: TemplateName, of value: TemplateValue) -> TemplateValue? {
    switch value {
    case .members(let members): members.member(name)
    case .list(let list): list.member(name)
    case .nothing, .flag, .text, .label: nil
    }
  }
}
