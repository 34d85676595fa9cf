/// The type of a named value; the section of a theme file in which the value is written has one
/// type.
///
/// Names, variants, conditions, references and inheritance are the same for all types.
package enum ValueType: UInt8, Sendable {
  case color

  /// The type in messages.
  package var noun: String {
    switch self {
    case .color: "color"
    }
  }
}
