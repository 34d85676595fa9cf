/// A result builder for the content of a closure or a body.
@resultBuilder
public enum ContentBuilder {
  /// Builds empty content.
  public static func buildBlock() -> EmptyContent { EmptyContent() }

  /// Builds a single piece of content.
  public static func buildBlock<C: Content>(_ content: C) -> C { content }

  /// Builds a list of content, back to front.
  public static func buildBlock<each C: Content>(
    _ content: repeat each C
  ) -> TupleContent<repeat each C> {
    TupleContent(content: (repeat each content))
  }

  /// Builds the content of an `if` without `else`.
  public static func buildOptional<C: Content>(_ content: C?) -> C? { content }

  /// Builds the content of the first of two branches.
  public static func buildEither<First: Content, Second: Content>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(content))
  }

  /// Builds the content of the second of two branches.
  public static func buildEither<First: Content, Second: Content>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(content))
  }

  /// Builds the content of a loop.
  public static func buildArray<C: Content>(_ content: [C]) -> [C] { content }
}
