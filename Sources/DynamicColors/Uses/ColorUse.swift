package import ColorValues

/// A colour that was resolved while something was drawn, with the value that it had.
package struct ColorUse: Sendable {
  /// The colour.
  package let color: DynamicColor

  /// What it came to.
  package let value: Color
}
