/// The trait for the language in which text is typeset, as a BCP 47 tag.
public enum TypesettingLanguageTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: String? { nil }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "language" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "typesettingLanguage" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 14) }
}

extension TraitCollection {
  /// The language in which text is typeset, as a BCP 47 tag such as `en` or `zh-Hant`; nil if it
  /// isn't specified.
  @inlinable
  public var typesettingLanguage: String? { self[TypesettingLanguageTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(typesettingLanguage: String?) {
    self.init(TypesettingLanguageTrait.self, value: typesettingLanguage)
  }
}

extension MutableTraits {
  /// The language in which text is typeset, as a BCP 47 tag such as `en` or `zh-Hant`; nil if it
  /// isn't specified.
  @inlinable
  public var typesettingLanguage: String? {
    get { self[TypesettingLanguageTrait.self] }
    set { self[TypesettingLanguageTrait.self] = newValue }
  }
}
