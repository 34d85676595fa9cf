/// A trait, seen without its Swift type: what files, commands and other languages work with.
///
/// ```swift
/// let style = TraitKey(UserInterfaceStyleTrait.self)
/// let dark = try style.value("dark")
/// TraitCollection { $0.set(dark, for: style) }  // TraitCollection(userInterfaceStyle: dark)
/// ```
public struct TraitKey: Sendable {
  @usableFromInline let descriptor: TraitDescriptor

  init(_ descriptor: TraitDescriptor) {
    self.descriptor = descriptor
  }

  /// The key of a Swift trait type, which is registered if this is its first use.
  public init<T: TraitDefinition>(_ type: T.Type) {
    descriptor = TraitRegistry.shared.descriptor(of: type)
  }

  /// The text that makes the trait the same everywhere; the property's name for a system trait.
  public var identifier: String { descriptor.identifier }

  /// A short name: what the first definition says, or the name in theme files for a system trait.
  public var name: String { descriptor.name }

  /// Whether colours may look at the trait.
  public var affectsColorAppearance: Bool { descriptor.affectsColorAppearance }

  /// Whether the trait is one of ``system``.
  public var isSystem: Bool { descriptor.isSystem }

  /// What kind of value the trait has.
  public var valueKind: TraitValueKind { descriptor.codec.kind }

  /// The names of the values in order: the cases of an enum, the values of a run-time definition,
  /// `false` and `true`; empty when any number or text is a value.
  public var valueNames: [String] {
    switch descriptor.codec.kind {
    case .named(let names): names
    case .boolean: ["false", "true"]
    case .integer, .float, .text, .opaque: []
    }
  }

  /// The value of the trait where nobody set it.
  public var defaultValue: TraitValue {
    TraitValue(descriptor: descriptor, payload: descriptor.defaultPayload)
  }

  /// The value that a text means.
  ///
  /// Names are compared without case, `-`, `_` and spaces, so that `rightToLeft`, `right-to-left`
  /// and `Right_To_Left` are one. Raw values will do as well, and for system traits the words of
  /// theme files, such as `car`. A number is finite and in decimal digits: `1e400`, `nan`, `inf` and
  /// `0x1p3` are none.
  ///
  /// - Parameter text: A case's name or a raw value.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError``, with the names that would do.
  public func value(_ text: String) throws(TraitValueError) -> TraitValue {
    try value(descriptor.codec.payload(text: text), of: text)
  }

  /// The value that was read from a text, if files write it so.
  func value(_ payload: TraitPayload?, of text: String) throws(TraitValueError) -> TraitValue {
    guard let payload, descriptor.codec.isWritten(payload, as: text) else {
      throw refusal(of: text)
    }
    return TraitValue(descriptor: descriptor, payload: payload)
  }

  /// The error for a text that is no value.
  func refusal(of text: String) -> TraitValueError {
    let candidates = valueNames
    return candidates.isEmpty
      ? .unreadable(text, trait: self, kind: valueKind)
      : .unknownName(text, trait: self, candidates: candidates)
  }
}

extension TraitKey: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: TraitKey, second: TraitKey) -> Bool {
    first.descriptor === second.descriptor
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(descriptor))
  }
}

extension TraitKey: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
