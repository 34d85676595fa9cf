public import ColorValues

/// An explanation of a color's value: the variants, which of them won, and the colors that the
/// value refers to.
public struct ColorExplanation: Sendable {
  /// The role of a variant in the choice of the value.
  public enum Outcome: Hashable, Sendable {
    /// The variant won.
    case chosen
    /// All its conditions hold, but a variant before it outranks it.
    case outranked
    /// A condition does not hold, because the trait has another value.
    case failed(condition: String, actual: String)
    /// No variant's conditions hold, and this one has the lowest precedence.
    case fallback
    /// The variant's value refers to the color itself, which means the next best variant.
    case passedOver
  }

  /// A variant of the color.
  public struct Candidate: Sendable {
    /// Its conditions, as in theme files.
    public let conditions: [String]

    /// Its value as it is written.
    public let text: String

    /// Where it is written.
    public let source: ValueSource?

    /// Its role in the choice of the value.
    public let outcome: Outcome
  }

  /// The extent of an explanation.
  public enum Detail: Hashable, Sendable {
    /// The whole explanation.
    case full
    /// The name and the value, because the rest is part of the same explanation earlier in reading
    /// order.
    case givenEarlier
    /// The name and the value, because the whole explanation would be too long.
    case leftOut
  }

  /// The color's name.
  public let name: String

  /// The value.
  public let color: Color

  /// The variants, in the order in which they win.
  public let candidates: [Candidate]

  /// The colors that the winning value refers to, in the order of their first appearance.
  public let references: [ColorExplanation]

  /// Whether the candidates and references are part of the explanation, or why not.
  public let detail: Detail
}
