extension TraitKey {
  /// Defines a trait at run time whose values may be nil, as those of a Swift type with an optional
  /// value are.
  ///
  /// If a trait with this identifier exists, it is the result, provided that kind, default and
  /// influence on colours agree. One whose values can't be nil then stays so; ``nilValue`` tells.
  ///
  /// ```swift
  /// let rating = try TraitKey.defineOptional(
  ///   identifier: "com.example.rating", kind: .integer, default: nil)
  /// rating.defaultValue.isNil  // true
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: What makes the trait the same everywhere, in reverse-DNS form.
  ///   - name: A short name for people; the identifier's last part if nil. Existing traits keep theirs.
  ///   - kind: What kind of value the trait has: ``TraitValueKind/boolean``,
  ///     ``TraitValueKind/integer``, ``TraitValueKind/float`` or ``TraitValueKind/text``.
  ///   - text: The default, as text, or nil where that is the default.
  ///   - affectsColorAppearance: Whether colours may look at the trait.
  /// - Returns: The key of the trait.
  /// - Throws: ``TraitDefinitionError`` if the definition is not valid or not that of the existing
  ///   trait.
  public static func defineOptional(
    identifier: String,
    name: String? = nil,
    kind: TraitValueKind,
    default text: String?,
    affectsColorAppearance: Bool = false
  ) throws(TraitDefinitionError) -> TraitKey {
    let codec: (any TraitCodec)?
    switch kind {
    case .boolean: codec = optionalCodec(text, as: Bool.self)
    case .integer: codec = optionalCodec(text, as: Int.self)
    case .float: codec = optionalCodec(text, as: Double.self)
    case .text: codec = openCodec(Optional(text))
    case .named, .opaque: throw .notOptional(identifier: identifier, kind: kind)
    }
    guard let codec else {
      throw .badDefault(identifier: identifier, text: text ?? "nil", kind: kind)
    }
    return try define(
      identifier: identifier,
      name: name,
      codec: codec,
      affectsColorAppearance: affectsColorAppearance
    )
  }

  /// Fails if the text, where there is one, is not a value of the type.
  private static func optionalCodec<Value: Hashable & Sendable>(
    _ text: String?,
    as type: Value.Type
  ) -> ValueCodec<Value?>? {
    guard let text else { return ValueCodec(defaultValue: nil) }
    return ValueText.value(text, as: type).map { ValueCodec(defaultValue: $0) }
  }
}
