/// The traits that a file defines, as values.
///
/// A schema changes nothing in the process. Its traits are used in one of two ways:
///
/// - ``TraitKey/define(_:)`` registers a definition, so that Swift types and other libraries with
///   the same identifier share the trait.
/// - ``TraitKey/detached(_:)`` returns a trait that only its key refers to.
public struct TraitSchema: Hashable, Sendable {
  /// The definition of a trait with named values.
  public struct Definition: Hashable, Sendable {
    /// The identifier of the trait.
    public let identifier: String

    /// The short name.
    public let name: String

    /// The names of the values, in order.
    public private(set) var values: [String]

    /// The name of the default.
    public let defaultValue: String

    /// Whether colors can depend on the trait.
    public let affectsColorAppearance: Bool

    /// Creates a definition.
    ///
    /// - Throws: ``TraitDefinitionError`` if the identifier is empty, if names are missing or
    ///   repeated, or if they don't include the default.
    public init(
      identifier: String,
      name: String,
      values: [String],
      default defaultValue: String,
      affectsColorAppearance: Bool = false
    ) throws(TraitDefinitionError) {
      guard !identifier.isEmpty else { throw .emptyIdentifier }
      _ = try TraitKey.codec(kind: .named(values), default: defaultValue, identifier: identifier)
      self.identifier = identifier
      self.name = name
      self.values = values
      self.defaultValue = defaultValue
      self.affectsColorAppearance = affectsColorAppearance
    }

    /// Appends the values that only another definition lists.
    fileprivate mutating func list(_ others: [String]) {
      var known = Set(values.map { ValueText.normalized($0) })
      values += others.filter { known.insert(ValueText.normalized($0)).inserted }
    }
  }

  /// The definitions, each with another identifier, in the order in which they were added.
  public private(set) var definitions: [Definition] = []

  /// The indices of the definitions by their identifiers.
  private var indices: [String: Int] = [:]

  /// Creates a schema without traits.
  public init() {}

  /// Returns the definition with an identifier.
  public subscript(identifier: String) -> Definition? {
    indices[identifier].map { definitions[$0] }
  }

  /// Adds a definition; a second one with the same identifier adds the values that it lists.
  ///
  /// - Throws: ``TraitDefinitionError`` if a definition with the same identifier has another
  ///   default or another effect on colors.
  public mutating func add(_ definition: Definition) throws(TraitDefinitionError) {
    guard let index = indices[definition.identifier] else {
      append(definition)
      return
    }
    let known = definitions[index]
    guard
      ValueText.normalized(known.defaultValue) == ValueText.normalized(definition.defaultValue)
    else {
      throw .differentDefault(
        identifier: known.identifier,
        existing: known.defaultValue,
        new: definition.defaultValue
      )
    }
    guard known.affectsColorAppearance == definition.affectsColorAppearance else {
      throw .differentColorAppearance(
        identifier: known.identifier,
        existing: known.affectsColorAppearance
      )
    }
    definitions[index].list(definition.values)
  }

  /// Adds a definition with a new identifier.
  private mutating func append(_ definition: Definition) {
    indices[definition.identifier] = definitions.count
    definitions.append(definition)
  }

  /// Returns the traits of both schemas; traits in both have the values of both, and the default
  /// and the effect on colors that `other` gives them.
  package func merged(with other: TraitSchema) -> TraitSchema {
    var merged = other
    for definition in definitions {
      if let index = merged.indices[definition.identifier] {
        merged.definitions[index].list(definition.values)
      } else {
        merged.append(definition)
      }
    }
    return merged
  }
}

extension TraitKey {
  /// Registers a definition, or returns the existing trait with its identifier if the definitions
  /// agree.
  ///
  /// - Throws: ``TraitDefinitionError`` if the definition conflicts with an existing trait.
  public static func define(
    _ definition: TraitSchema.Definition
  ) throws(TraitDefinitionError) -> TraitKey {
    try define(
      identifier: definition.identifier,
      name: definition.name,
      values: definition.values,
      default: definition.defaultValue,
      affectsColorAppearance: definition.affectsColorAppearance
    )
  }

  /// Returns the trait of a definition, which its identifier doesn't refer to.
  ///
  /// Equal definitions have the same trait. A definition of a system trait is registered.
  ///
  /// - Throws: ``TraitDefinitionError`` if the definition conflicts with a system trait.
  public static func detached(
    _ definition: TraitSchema.Definition
  ) throws(TraitDefinitionError) -> TraitKey {
    let registry = TraitRegistry.shared
    if registry.descriptor(identifier: definition.identifier)?.isSystem == true {
      return try define(definition)
    }
    let codec = try codec(
      kind: .named(definition.values),
      default: definition.defaultValue,
      identifier: definition.identifier
    )
    return TraitKey(
      registry.detached(definition) { slot in
        TraitDescriptor(
          slot: slot,
          identifier: definition.identifier,
          name: definition.name,
          affectsColorAppearance: definition.affectsColorAppearance,
          codec: codec
        )
      }
    )
  }
}
