import SourceDocuments
import ThemeFiles
import TraitSystem

/// The name that a request renames: a symbol, or a group in the name of a color.
struct RenameTarget {
  let symbol: Symbol

  /// The part of the name that can be changed.
  let part: String

  /// The bytes of the part in the file of the request.
  let range: Range<Int>

  /// Finds the name at an offset.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: `ResponseError` with the reason why a name can't be changed.
  init?(at offset: Int, in context: FileContext) throws(ResponseError) {
    guard let occurrence = context.index.occurrence(at: offset) else { return nil }
    let bytes = context.index.document.file.bytes
    let text = String(decoding: bytes[occurrence.range], as: UTF8.self)
    if let reason = Self.reason(against: occurrence.symbol, text, context.project) {
      throw .failed(reason)
    }
    switch occurrence.symbol {
    case .definition(let name) where !occurrence.isDefinition:
      guard text == name else { throw Self.unclear(name) }
      let start = occurrence.range.lowerBound
      (symbol, part, range) = Self.part(of: name, at: offset, startingAt: start)
    default:
      let name = occurrence.symbol.name.split(separator: ".").last.map(String.init) ?? ""
      switch occurrence.symbol {
      case .definition, .group, .node: guard text == name else { throw Self.unclear(name) }
      default: break
      }
      (symbol, part, range) = (occurrence.symbol, text, occurrence.range)
    }
  }

  /// Returns the group or the color of the part of a name that has an offset.
  private static func part(
    of name: String,
    at offset: Int,
    startingAt start: Int
  ) -> (symbol: Symbol, part: String, range: Range<Int>) {
    var start = start
    var path: [Substring] = []
    let parts = name.split(separator: ".")
    for part in parts.dropLast() {
      path.append(part)
      let range = start..<start + part.utf8.count
      if offset <= range.upperBound {
        return (.group(path.joined(separator: ".")), String(part), range)
      }
      start = range.upperBound + 1
    }
    let last = String(parts.last ?? "")
    return (.definition(name), last, start..<start + last.utf8.count)
  }

  private static func unclear(_ name: String) -> ResponseError {
    ResponseError(.requestFailed, "'\(name)' is written with escapes or over several lines here")
  }

  /// Returns the reason why no name can be given to a symbol, or nil if one can.
  private static func reason(
    against symbol: Symbol,
    _ text: String,
    _ project: ThemeProject
  ) -> String? {
    switch symbol {
    case .trait(let identifier), .traitValue(let identifier, _):
      if identifier == project.themeTrait?.identifier {
        return "'\(text)' is the trait that selects the theme; its name is in 'theme-trait:'"
      }
      if let trait = project.names.trait(named: identifier), trait.isSystem {
        return "'\(text)' belongs to the system trait '\(trait.name)'"
      }
      if case .trait = symbol, text == identifier,
        !project.names.own.contains(where: { $0.identifier == text && $0.name == text })
      {
        return "'\(text)' is the identifier of a trait; rename the trait where its name is"
      }
    case .asset: return "'\(text)' is a color of an asset catalog; rename it in the catalog"
    case .catalog: return "'\(text)' is the path of an asset catalog"
    case .rule: return "'\(text)' is a rule"
    case .definition, .group, .theme, .hierarchy, .node: break
    }
    let hasDefinition = project.allIndexes.contains { _, index in
      index.occurrences.contains { $0.isDefinition && $0.symbol == symbol }
    }
    return hasDefinition ? nil : "'\(text)' is not defined"
  }
}
