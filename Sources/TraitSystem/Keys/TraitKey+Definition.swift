extension TraitKey {
  /// Defines a trait with named values at run time.
  ///
  /// If a trait with this identifier exists, it is the result, provided that the definitions agree:
  ///
  /// - Another run-time definition must have the same default; the values that only one of the two
  ///   lists are added.
  /// - The cases of a Swift type are the values, whatever is listed here. A listed name that the
  ///   type lacks is refused when it is used, by ``value(_:)``.
  /// - A Swift type that comes later reads and writes the values by the names of its cases. A value
  ///   that it has no case for reads as its default; a case that is not listed can be stored.
  ///
  /// - Parameters:
  ///   - identifier: What makes the trait the same everywhere, in reverse-DNS form.
  ///   - name: A short name for people; the identifier's last part if nil. Existing traits keep theirs.
  ///   - values: The names of the values, in order.
  ///   - text: The name of the default.
  ///   - affectsColorAppearance: Whether colours may look at the trait.
  /// - Returns: The key of the trait.
  /// - Throws: ``TraitDefinitionError`` if the definition is not valid or not that of the existing
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

  /// Defines a trait of any kind but ``TraitValueKind/opaque`` at run time.
  ///
  /// If a trait with this identifier exists, it is the result, provided that kind, default and
  /// influence on colours agree. Integers agree with `Bool` and with enums backed by integers, and
  /// text with enums, by the names of the cases.
  ///
  /// - Parameters:
  ///   - identifier: What makes the trait the same everywhere, in reverse-DNS form.
  ///   - name: A short name for people; the identifier's last part if nil. Existing traits keep theirs.
  ///   - kind: What kind of value the trait has.
  ///   - text: The default, as text.
  ///   - affectsColorAppearance: Whether colours may look at the trait.
  /// - Returns: The key of the trait.
  /// - Throws: ``TraitDefinitionError`` if the definition is not valid or not that of the existing
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

  /// Makes a trait of a codec, or finds the one with the identifier and compares.
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

  /// Registers a Swift trait type and says whether it is the trait that its identifier names.
  ///
  /// Types are registered at their first use without this; but then one that contradicts an earlier
  /// definition can't be refused and becomes a trait of its own, see ``conflict(of:)``.
  ///
  /// - Parameter type: The trait type.
  /// - Returns: The key of the trait; the same for every type with this identifier.
  /// - Throws: ``TraitDefinitionError`` if a trait with the same identifier has another kind of value,
  ///   another default, or says otherwise about colours.
  @discardableResult
  public static func register<T: TraitDefinition>(
    _ type: T.Type
  ) throws(TraitDefinitionError) -> TraitKey {
    let registry = TraitRegistry.shared
    if let conflict = registry.conflict(of: type) { throw conflict }
    _ = try registry.slot(of: type, codec: ValueCodec(defaultValue: T.defaultValue))
    return TraitKey(type)
  }

  /// Why a Swift type became a trait of its own instead of the one that its identifier names; nil if
  /// it didn't.
  public static func conflict<T: TraitDefinition>(of type: T.Type) -> TraitDefinitionError? {
    _ = TraitKey(type)
    return TraitRegistry.shared.conflict(of: type)
  }

  /// The codec of a run-time definition.
  private static func codec(
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
  /// Checks that a run-time definition means the same values as this trait has.
  fileprivate func check(_ other: any TraitCodec) throws(TraitDefinitionError) {
    let agrees: Bool
    let sameDefault: Bool
    switch (codec.kind, other.kind) {
    case (.named, .named(let new)):
      // The cases of a Swift type stand, whatever is listed.
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
