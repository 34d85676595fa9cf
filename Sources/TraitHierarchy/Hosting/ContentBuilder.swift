/// Puts together the content that a closure or a body lists.
@resultBuilder
public enum ContentBuilder {
  /// Takes nothing.
  public static func buildBlock() -> EmptyContent { EmptyContent() }

  /// Takes a single piece of content as it is.
  public static func buildBlock<C: Content>(_ content: C) -> C { content }

  /// Takes pieces of content, the first at the back.
  public static func buildBlock<each C: Content>(
    _ content: repeat each C
  ) -> TupleContent<repeat each C> {
    TupleContent(content: (repeat each content))
  }

  /// Takes content that an `if` leaves out or not.
  public static func buildOptional<C: Content>(_ content: C?) -> C? { content }

  /// Takes the content of the first of two branches.
  public static func buildEither<First: Content, Second: Content>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(content))
  }

  /// Takes the content of the second of two branches.
  public static func buildEither<First: Content, Second: Content>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(content))
  }

  /// Takes the content of each turn of a loop.
  public static func buildArray<C: Content>(_ content: [C]) -> [C] { content }
}
