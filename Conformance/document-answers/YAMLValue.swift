import Foundation
import SourceDocuments

/// The data of a document, with aliases replaced by what they refer to.
indirect enum YAMLValue: Equatable {
  /// A text, and its type in the core schema of YAML 1.2.
  case scalar(String, Kind)
  case sequence([YAMLValue])
  /// Keys and values in turn.
  case mapping([YAMLValue])

  enum Kind {
    case null, bool, number, string

    /// The type of a scalar without quotes and tags.
    init(plain text: String) {
      if text.wholeMatch(of: /(|~|null|Null|NULL)/) != nil {
        self = .null
      } else if text.wholeMatch(of: /true|True|TRUE|false|False|FALSE/) != nil {
        self = .bool
      } else if text.wholeMatch(of: Self.numberForm) != nil {
        self = .number
      } else {
        self = .string
      }
    }

    private static var numberForm: Regex<Substring> {
      // swift-format-ignore
      /[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN/
    }
  }

  /// The data of a node.
  init(_ node: SourceNode) {
    switch node.kind {
    case .sequence: self = .sequence(node.elements.map(YAMLValue.init))
    case .mapping:
      self = .mapping(node.entries.flatMap { [YAMLValue($0.key), YAMLValue($0.value)] })
    case .scalar:
      let isText = node.style != .plain || (!node.isAlias && Self.hasTag(node))
      self = .scalar(node.text, isText ? .string : Kind(plain: node.text))
    }
  }

  /// Whether a tag precedes a node; all supported tags make a scalar a text.
  private static func hasTag(_ node: SourceNode) -> Bool {
    let before = String(decoding: node.file.bytes[..<node.range.lowerBound], as: UTF8.self)
    let properties = before.split(whereSeparator: \.isWhitespace).reversed()
      .prefix { $0.hasPrefix("&") || $0.hasPrefix("!") }
    return properties.contains { $0.hasPrefix("!") }
  }
}
