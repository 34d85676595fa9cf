extension TraitKey {
  /// Defines a trait with named values at run time.
  ///
  /// If a trait with this identifier exists, it is returned, provided that the definitions agree:
  ///
  /// - Another run-time definition must have the same default; values that only one of them lists
  ///   are added.
  /// - The cases of a Swift type take precedence over the list. A listed name that the type lacks
  ///   is refused by ``value(_:)``.
  /// - A Swift type that is registered later accesses the values by the names of its cases. A value
  ///   without a matching case reads as the type's default; cases that aren't listed can be stored.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the trait, in reverse-DNS form.
  ///   - name: A short name for display; nil uses the identifier's last component. Existing traits
  ///     keep their names.
  ///   - values: The names of the values, in order.
  ///   - text: The name of the default.
  ///   - affectsColorAppearance: Whether colors can depend on the trait.
  /// - Returns: The key of the trait.
  /// - Throws: ``TraitDefinitionError`` if the definition isn't valid or conflicts with an existing
  ///   trait.
  public static func define(
    identifier: String,
    name: String? = nil,
    values: [String],
    default text: String,
    affectsColorAppearance: Bool = false
  ) throws(TraitDefinitionError) -> TraitKey {
    try define(
      identifier: identifier,
      name: name,
      kind: .named(values),
      default: text,
      affectsColorAppearance: affectsColorAppearance
    )
  }

  /// Defines a trait of any kind except ``TraitValueKind/opaque`` at run time.
  ///
  /// If a trait with this identifier exists, it is returned, provided that kind, default and effect
  /// on colors agree. Integers agree with `Bool` and with enums that have integer raw values; text
  /// agrees with enums, by the names of the cases.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the trait, in reverse-DNS form.
  ///   - name: A short name for display; nil uses the identifier's last component. Existing traits
  ///     keep their names.
  ///   - kind: The kind of the trait's values.
  ///   - text: The default, as text.
  ///   - affectsColorAppearance: Whether colors can depend on the trait.
  /// - Returns: The key of the trait.
  /// - Throws: ``TraitDefinitionError`` if the definition isn't valid or conflicts with an existing
  ///   trait.
  public static func define(
    identifier: String,
    name: String? = nil,
    kind: TraitValueKind,
    default text: String,
    affectsColorAppearance: Bool = false
  ) throws(TraitDefinitionError) -> TraitKey {
    try define(
      identifier: identifier,
      name: name,
      codec: try codec(kind: kind, default: text, identifier: identifier),
      affectsColorAppearance: affectsColorAppearance
    )
  }

  /// Creates a trait with a codec, or returns the existing one if the definitions agree.
  static func define(
    identifier: String,
    name: String?,
    codec: any TraitCodec,
    affectsColorAppearance: Bool
  ) throws(TraitDefinitionError) -> TraitKey {
    guard !identifier.isEmpty else { throw .emptyIdentifier }
    let shortName = name ?? identifier.split(separator: ".").last.map(String.init) ?? identifier
    let (descriptor, isNew) = TraitRegistry.shared.descriptor(identifier: identifier) { slot in
      TraitDescriptor(
        slot: slot,
        identifier: identifier,
        name: shortName,
        affectsColorAppearance: affectsColorAppearance,
        codec: codec
      )
    }
    if !isNew {
      try descriptor.check(codec)
      try descriptor.checkColor(affectsColorAppearance)
    }
    return TraitKey(descriptor)
  }

  /// Registers a Swift trait type and verifies that it agrees with other definitions of its
  /// identifier.
  ///
  /// Types are also registered at first use, but then a conflict with an earlier definition can't
  /// be reported and the type becomes a separate trait; see ``conflict(of:)``.
  ///
  /// - Parameter type: The trait type.
  /// - Returns: The key of the trait, which is the same for every type with this identifier.
  /// - Throws: ``TraitDefinitionError`` if a trait with the same identifier has another kind of
  ///   value, another default or another effect on color appearance.
  @discardableResult
  public static func register<T: TraitDefinition>(
    _ type: T.Type
  ) throws(TraitDefinitionError) -> TraitKey {
    let registry = TraitRegistry.shared
    if let conflict = registry.conflict(of: type) { throw conflict }
    _ = try registry.slot(of: type, codec: ValueCodec(defaultValue: T.defaultValue))
    return TraitKey(type)
  }

  /// Returns the reason why a Swift type became a separate trait instead of the trait that its
  /// identifier names; nil if it didn't.
  public static func conflict<T: TraitDefinition>(of type: T.Type) -> TraitDefinitionError? {
    _ = TraitKey(type)
    return TraitRegistry.shared.conflict(of: type)
  }

  /// Creates the codec of a run-time definition.
  static func codec(
    kind: TraitValueKind,
    default text: String,
    identifier: String
  ) throws(TraitDefinitionError) -> any TraitCodec {
    let codec: (any TraitCodec)?
    switch kind {
    case .named(let names):
      let distinct = Set(names.map { ValueText.normalized($0) })
      guard !names.isEmpty, distinct.count == names.count, !distinct.contains("") else {
        throw .badNames(identifier: identifier, names: names)
      }
      codec = SymbolCodec(names: names, defaultName: text)
    case .boolean: codec = openCodec(ValueText.value(text, as: Bool.self))
    case .integer: codec = openCodec(ValueText.value(text, as: Int.self))
    case .float: codec = openCodec(ValueText.value(text, as: Double.self))
    case .text: codec = openCodec(text)
    case .opaque: codec = nil
    }
    guard let codec else { throw .badDefault(identifier: identifier, text: text, kind: kind) }
    return codec
  }

  static func openCodec<Value: Hashable & Sendable>(
    _ defaultValue: Value?
  ) -> ValueCodec<Value>? {
    defaultValue.map { ValueCodec(defaultValue: $0) }
  }
}

extension TraitDescriptor {
  /// Verifies that a run-time definition describes the same values as this trait.
  fileprivate func check(_ other: any TraitCodec) throws(TraitDefinitionError) {
    let agrees: Bool
    let sameDefault: Bool
    switch (codec.kind, other.kind) {
    case (.named, .named(let new)):
      // The cases of a Swift type take precedence over the list.
      agrees = true
      sameDefault = isDefault(text: other.defaultText)
      if sameDefault, let symbols = codec as? SymbolCodec { symbols.list(new) }
    case (.named, .text), (.text, .named):
      agrees = true
      sameDefault = isDefault(text: other.defaultText)
    case (.integer, .integer), (.integer, .boolean), (.boolean, .integer), (.named, .integer):
      agrees = codec.hasIntegerDefault
      sameDefault =
        codec.integer(of: codec.defaultPayload) == other.integer(of: other.defaultPayload)
    case (let known, let new):
      agrees = known == new
      let isNil = other.isNil(other.defaultPayload)
      sameDefault =
        isNil == codec.isNil(codec.defaultPayload) && (isNil || isDefault(text: other.defaultText))
    }
    guard agrees else {
      throw .differentKind(identifier: identifier, existing: codec.kind, new: other.kind)
    }
    guard sameDefault else {
      throw .differentDefault(
        identifier: identifier,
        existing: codec.defaultText,
        new: other.defaultText
      )
    }
  }

  private func isDefault(text: String) -> Bool {
    codec.payload(wrapping: text).map { isDefault($0) } ?? false
  }
}
