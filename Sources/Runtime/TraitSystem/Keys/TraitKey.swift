/// A trait without its Swift type, for files, commands and other languages.
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

  /// Creates the key of a Swift trait type, which is registered at first use.
  public init<T: TraitDefinition>(_ type: T.Type) {
    descriptor = TraitRegistry.shared.descriptor(of: type)
  }

  /// The identifier of the trait; the property name for a system trait.
  public var identifier: String { descriptor.identifier }

  /// A short name: the name given by the first definition, or the name of a system trait in theme
  /// files.
  public var name: String { descriptor.name }

  /// Whether colors can depend on the trait.
  public var affectsColorAppearance: Bool { descriptor.affectsColorAppearance }

  /// Whether the trait is one of ``system``.
  public var isSystem: Bool { descriptor.isSystem }

  /// The Swift type of the trait; nil for a trait that was only defined at run time.
  ///
  /// If several types have the same identifier, the result is the first that was used.
  public var swiftType: (any TraitDefinition.Type)? {
    isSystem
      ? systemTraitTypes()[descriptor.slot] : TraitRegistry.shared.type(ofSlot: descriptor.slot)
  }

  /// The kind of the trait's values.
  public var valueKind: TraitValueKind { descriptor.codec.kind }

  /// The names of the values in order: the cases of an enum, the values of a run-time definition,
  /// or `false` and `true`; empty if values aren't named.
  public var valueNames: [String] {
    switch descriptor.codec.kind {
    case .named(let names): names
    case .boolean: ["false", "true"]
    case .integer, .float, .text, .opaque: []
    }
  }

  /// The value of the trait where it isn't set.
  public var defaultValue: TraitValue {
    TraitValue(descriptor: descriptor, payload: descriptor.defaultPayload)
  }

  /// Returns the value for a text.
  ///
  /// Names are compared without case, `-`, `_` and spaces, so that `rightToLeft`, `right-to-left`
  /// and `Right_To_Left` are equal. Raw values are also accepted, and for system traits the words
  /// of theme files, such as `car`. Numbers must be finite and decimal; `1e400`, `nan`, `inf` and
  /// `0x1p3` are invalid.
  ///
  /// - Parameter text: The name of a case or a raw value.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError`` with the valid names.
  public func value(_ text: String) throws(TraitValueError) -> TraitValue {
    try value(descriptor.codec.payload(text: text), of: text)
  }

  /// Returns the value for a text as ``value(_:)`` does, or nil, without listing the valid names.
  package func knownValue(_ text: String) -> TraitValue? {
    knownValue(descriptor.codec.payload(text: text), of: text)
  }

  private func knownValue(_ payload: TraitPayload?, of text: String) -> TraitValue? {
    guard let payload, descriptor.codec.isWritten(payload, as: text) else { return nil }
    return TraitValue(descriptor: descriptor, payload: payload)
  }

  /// Returns a value parsed from a text, if the text is in the form used by files.
  func value(_ payload: TraitPayload?, of text: String) throws(TraitValueError) -> TraitValue {
    guard let value = knownValue(payload, of: text) else { throw refusal(of: text) }
    return value
  }

  /// The error for a text that isn't a value.
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

extension TraitKey {
  /// The address that represents the trait in other languages, unique for each trait and valid for
  /// the lifetime of the process.
  package var reference: OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passUnretained(descriptor).toOpaque())
  }

  /// Creates the key for an address obtained from ``reference``.
  package init(reference: OpaquePointer) {
    let address = unsafe UnsafeRawPointer(reference)
    unsafe self.init(Unmanaged<TraitDescriptor>.fromOpaque(address).takeUnretainedValue())
  }
}

extension TraitKey {
  /// The system traits, in the order of their declaration.
  public static var system: [TraitKey] { TraitRegistry.shared.system.map { TraitKey($0) } }

  /// Returns the system trait with a name from a file or a command.
  ///
  /// Unlike ``named(_:)``, the result doesn't depend on the traits that the process knows.
  ///
  /// - Parameter text: An identifier, or another name of a system trait as in ``named(_:)``.
  /// - Returns: The trait, or nil if no system trait has that name.
  package static func system(named text: String) -> TraitKey? {
    TraitRegistry.shared.system(named: text).map { TraitKey($0) }
  }

  /// Returns the trait with a name that code uses.
  ///
  /// The result can depend on the traits that the process has used so far. Names in theme files
  /// mean the traits of the system and of their library alone.
  ///
  /// The name can be an identifier, the short name of a system trait in theme files (`style`), its
  /// property name (`userInterfaceStyle`), UIKit's class name (`UITraitUserInterfaceStyle`), or the
  /// name of a custom trait, if it is unique. All names except identifiers are compared without
  /// case, `-` and `_`.
  ///
  /// - Parameter text: The name of the trait.
  /// - Returns: The trait; nil if no trait, or more than one custom trait, has that name.
  public static func named(_ text: String) -> TraitKey? {
    let registry = TraitRegistry.shared
    if let descriptor = registry.descriptor(identifier: text) { return TraitKey(descriptor) }
    let descriptors = registry.descriptors(named: text)
    guard let first = descriptors.first, first.isSystem || descriptors.count == 1 else {
      return nil
    }
    return TraitKey(first)
  }

  /// The name in outputs, in lower case, as in `theme=bold`.
  package var outputName: String { name.lowercased() }

  /// Returns the form of a name that is equal for all names that ``named(_:)`` regards as equal.
  package static func normalizedName(_ text: String) -> String { ValueText.normalized(text) }

  /// The names that ``named(_:)`` accepts for the traits known so far, for spelling suggestions:
  /// the short names of the system traits in the order of their declaration, then the identifiers
  /// of custom traits in alphabetical order.
  public static var allNames: [String] {
    let all = TraitRegistry.shared.all
    return all.filter(\.isSystem).map(\.name)
      + all.filter { !$0.isSystem }.map(\.identifier).sorted()
  }
}

/// An error in the text of a trait value.
public enum TraitValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trait has named values, and the text is neither one of their names nor a raw value.
  case unknownName(String, trait: TraitKey, candidates: [String])
  /// The text can't be parsed as the trait's kind of value.
  case unreadable(String, trait: TraitKey, kind: TraitValueKind)

  /// The valid names, for spelling suggestions; empty if values aren't named.
  public var candidates: [String] {
    switch self {
    case .unknownName(_, _, let candidates): candidates
    case .unreadable: []
    }
  }

  /// The error message.
  public var description: String {
    switch self {
    case .unknownName(let text, let trait, let candidates):
      "'\(text)' is not a value of trait '\(trait.name)': \(TraitValueKind.list(candidates))"
    case .unreadable(let text, let trait, let kind):
      "'\(text)' is not a value of trait '\(trait.name)'; expected: \(kind)"
    }
  }
}
