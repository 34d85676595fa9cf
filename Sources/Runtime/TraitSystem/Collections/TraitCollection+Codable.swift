/// The encoded form has one value for each specified trait, keyed by identifier: the name of a
/// case, a string, a number, a Boolean or null.
///
/// ```json
/// { "userInterfaceStyle": "dark", "displayScale": 2, "com.myapp.theme": "pastel" }
/// ```
///
/// Traits without an explicit identifier are omitted, because renaming the type would change the
/// key. Identifiers without a definition keep their values, are encoded again, and take effect once
/// the trait is defined.
extension TraitCollection: Codable {
  private struct Identifier: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// Encodes the specified traits.
  ///
  /// - Throws: `EncodingError` if a value of a trait with an identifier has no text form; any error
  ///   that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Identifier.self)
    for trait in specifiedTraits where !trait.descriptor.isImplicit {
      let key = Identifier(stringValue: trait.identifier)
      switch scalar(of: trait) {
      case .null: try container.encodeNil(forKey: key)
      case .boolean(let value): try container.encode(value, forKey: key)
      case .integer(let value): try container.encode(value, forKey: key)
      case .number(let value): try container.encode(value, forKey: key)
      case .text(let value): try container.encode(value, forKey: key)
      case nil:
        throw EncodingError.invalidValue(
          value(of: trait),
          EncodingError.Context(
            codingPath: encoder.codingPath + [key],
            debugDescription: "values of trait '\(trait.identifier)' have no text form"
          )
        )
      }
    }
  }

  private func scalar(of trait: TraitKey) -> TraitScalar? {
    let payload = value(of: trait).payload
    if trait.descriptor.isPending { return PendingCodec.scalar(in: payload) }
    return trait.valueKind == .opaque ? nil : TraitScalar(payload, trait.descriptor.codec)
  }

  /// Decodes traits by identifier.
  ///
  /// - Throws: `DecodingError` with the coding path if a value isn't valid for its trait; any error
  ///   that the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Identifier.self)
    var values = TraitValues.empty
    for key in container.allKeys {
      let scalar = try Self.scalar(in: container, for: key)
      let trait = TraitRegistry.shared.awaited(identifier: key.stringValue)
      let payload =
        trait.isPending ? TraitPayload(TraitScalar?.some(scalar)) : scalar.payload(trait.codec)
      guard let payload else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: container,
          debugDescription: "'\(scalar.text)' is not a value of trait '\(key.stringValue)': "
            + "\(trait.codec.kind)"
        )
      }
      values.set(payload, of: trait, keepsDefaults: false)
    }
    self.init(values: values)
  }

  private static func scalar(
    in container: KeyedDecodingContainer<Identifier>,
    for key: Identifier
  ) throws -> TraitScalar {
    if try container.decodeNil(forKey: key) { return .null }
    if let value = try? container.decode(Bool.self, forKey: key) { return .boolean(value) }
    if let value = try? container.decode(Int.self, forKey: key) { return .integer(value) }
    if let value = try? container.decode(Double.self, forKey: key) { return .number(value) }
    return .text(try container.decode(String.self, forKey: key))
  }
}
