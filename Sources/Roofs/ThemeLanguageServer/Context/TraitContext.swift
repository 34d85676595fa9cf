import SourceDiagnostics
import SourceDocuments

/// The traits that a user has picked, by their names: hovers, hints and lenses show colors under
/// them.
///
/// Names mean the same in all libraries; a library that lacks one uses its default.
struct TraitContext: Hashable {
  /// A trait and its value.
  struct Setting: Hashable {
    let trait: String
    let value: String
  }

  /// The traits, which override those of the node.
  var settings: [Setting] = []

  /// The hierarchy of the node; nil for any.
  var hierarchy: String?

  /// The node whose traits apply: its path, or the end of it.
  var node: String?
}

extension TraitContext: MessageParameters {
  /// The members that name a trait.
  private static let traits = ["theme", "style", "contrast"]

  private static let members = traits + ["traits", "hierarchy", "node"]

  /// Reads the parameters of `themetool/setContext`; null is the default.
  ///
  /// - Throws: `ResponseError` for unknown members and members of another type.
  init(_ parameters: Parameters) throws(ResponseError) {
    self.init()
    guard parameters.value != .null else { return }
    guard case .object(let members) = parameters.value else {
      throw .invalid("a context must be an object or null")
    }
    for member in members where member.value != .null {
      switch member.key {
      case "hierarchy": hierarchy = try Self.text(member.value, of: member.key)
      case "node": node = try Self.text(member.value, of: member.key)
      case "traits":
        guard case .object(let traits) = member.value else {
          throw .invalid("'traits' must be an object")
        }
        for trait in traits where trait.value != .null {
          try set(trait.key, to: Self.text(trait.value, of: "traits.\(trait.key)"))
        }
      case let key where Self.traits.contains(key):
        try set(key, to: Self.text(member.value, of: key))
      case "workDoneToken": break
      case let key:
        let hint = Spelling.hint(for: key, among: Self.members)
        throw .invalid("'\(key)' is not a member of a context\(hint)")
      }
    }
  }

  private mutating func set(_ trait: String, to value: String) {
    settings.removeAll { $0.trait == trait }
    settings.append(Setting(trait: trait, value: value))
  }

  private static func text(_ value: JSONValue, of key: String) throws(ResponseError) -> String {
    switch value {
    case .string(let text), .number(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    default: throw .invalid("'\(key)' must be a text")
    }
  }
}
