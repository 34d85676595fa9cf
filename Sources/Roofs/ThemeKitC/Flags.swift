import CThemeKit
import TraitSystem

/// A combination of `tk_trait_flag` values.
struct Flags: OptionSet {
  var rawValue: UInt32

  static let affectsColor = Flags(rawValue: TK_TRAIT_AFFECTS_COLOR.rawValue)
  static let optional = Flags(rawValue: TK_TRAIT_OPTIONAL.rawValue)
  static let defaultNil = Flags(rawValue: TK_TRAIT_DEFAULT_NIL.rawValue)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates flags from a caller's bits; throws if they contain flags unknown to this version.
  init(_ bits: UInt32) throws(CallFailure) {
    self.init(rawValue: bits)
    let unknown = subtracting([.affectsColor, .optional, .defaultNil])
    guard unknown.isEmpty else {
      throw CallFailure(TK_INVALID_ARGUMENT, "'flags' has unknown bits: \(unknown.rawValue)")
    }
  }

  /// Creates the flags of a trait.
  init(of trait: TraitKey) {
    self.init(rawValue: 0)
    if trait.affectsColorAppearance { insert(.affectsColor) }
    if trait.nilValue != nil { insert(.optional) }
    if trait.defaultValue.isNil { insert(.defaultNil) }
  }
}
