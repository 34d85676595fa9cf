import DynamicColors
import SourceDocuments
import ThemeFiles
import TraitSystem

/// The rules for new names.
enum NameRules {
  /// Returns whether two texts are the same name of a trait or of a value, such as a theme.
  static func isSame(_ name: String, as other: String) -> Bool {
    TraitKey.normalizedName(name) == TraitKey.normalizedName(other)
  }

  /// Finds out why a symbol can't have a name in any library.
  ///
  /// - Parameters:
  ///   - name: The name, for a color in a group the last part.
  ///   - symbol: The symbol to rename.
  ///   - names: The traits of the library.
  /// - Returns: The reason, or nil for a valid name.
  static func reason(against name: String, for symbol: Symbol, names: TraitNames) -> String? {
    guard !name.isEmpty else { return "a name can't be empty" }
    if let character = ColorName.firstForbidden(in: name) {
      return "'\(name)' contains '\(character)'; names consist of letters, digits and '-'"
    }
    if ColorName.booleanWords.contains(name) {
      return "'\(name)' is true or false for many YAML readers"
    }
    if ["null", "Null", "NULL"].contains(name) { return "'\(name)' is an empty value in YAML" }
    if name.allSatisfy({ $0 == "-" }) { return "a name needs a letter or a digit" }
    guard isColor(symbol) else { return nil }
    let reader = ConditionReader(names: names)
    if ConditionReader.kind(of: name) == .condition {
      return "'\(name)' is a condition and can't be the name of a color"
    }
    if symbol.name.contains("."), let word = reader.caseConversion(of: name) {
      return "'\(name)' can't be distinguished from the condition '\(word)' in a group"
    }
    return nil
  }

  private static func isColor(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .color, .group: true
    default: false
    }
  }
}
