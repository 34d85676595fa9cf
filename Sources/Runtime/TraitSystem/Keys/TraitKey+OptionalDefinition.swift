extension TraitKey {
  /// Defines a trait with optional values at run time.
  ///
  /// If a trait with this identifier exists, it is returned, provided that kind, default and effect
  /// on colors agree. An existing trait with nonoptional values stays nonoptional; its ``nilValue``
  /// is nil.
  ///
  /// ```swift
  /// let rating = try TraitKey.defineOptional(
  ///   identifier: "com.example.rating", kind: .integer, default: nil)
  /// rating.defaultValue.isNil  // true
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the trait, in reverse-DNS form.
  ///   - name: A short name for display; nil uses the identifier's last component. Existing traits
  ///     keep their names.
  ///   - kind: The kind of the trait's values: ``TraitValueKind/boolean``,
  ///     ``TraitValueKind/integer``, ``TraitValueKind/float`` or ``TraitValueKind/text``.
  ///   - text: The default as text, or nil if the default is nil.
  ///   - affectsColorAppearance: Whether colors can depend on the trait.
  /// - Returns: The key of the trait.
  /// - Throws: ``TraitDefinitionError`` if the definition isn't valid or conflicts with an existing
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

  /// Creates the codec; fails if the text isn't nil and isn't a value of the type.
  private static func optionalCodec<Value: Hashable & Sendable>(
    _ text: String?,
    as type: Value.Type
  ) -> ValueCodec<Value?>? {
    guard let text else { return ValueCodec(defaultValue: nil) }
    return ValueText.value(text, as: type).map { ValueCodec(defaultValue: $0) }
  }
}
