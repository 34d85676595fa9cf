public import ColorValues

/// Why a colour has its value: which variants were looked at, which one won, and what its value
/// refers to.
public struct ColorExplanation: Sendable {
  /// What became of a variant.
  public enum Outcome: Hashable, Sendable {
    /// The variant won.
    case chosen
    /// All its conditions hold, but the variant before it outranks it.
    case outranked
    /// A condition does not hold; the trait has this value instead.
    case failed(condition: String, actual: String)
    /// No variant's conditions hold, and this one, which asks the least, stands in.
    case fallback
    /// The variant's value refers to the colour itself, which means the next best variant.
    case passedOver
  }

  /// One variant of the colour.
  public struct Candidate: Sendable {
    /// Its conditions, as theme files spell them.
    public let conditions: [String]

    /// Its value as it is written.
    public let text: String

    /// Where it is written.
    public let source: ColorSource?

    /// What became of it.
    public let outcome: Outcome
  }

  /// How much of an explanation is given.
  public enum Detail: Hashable, Sendable {
    /// All of it.
    case full
    /// The name and the value: the rest is given at an earlier place of the same explanation, in the
    /// order in which it is read.
    case givenEarlier
    /// The name and the value: the explanation as a whole is too long for the rest.
    case leftOut
  }

  /// The colour's name.
  public let name: String

  /// The value.
  public let color: Color

  /// The variants, those that win first at the front.
  public let candidates: [Candidate]

  /// The colours that the winning value refers to, in the order of their first appearance.
  public let references: [ColorExplanation]

  /// Whether the candidates and references are given, or why not.
  public let detail: Detail
}
