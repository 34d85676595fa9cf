package import ColorValues

/// A color that was resolved during drawing, with its value.
package struct ColorUse: Sendable {
  /// The color.
  package let color: DynamicColor

  /// The resolved value.
  package let value: Color
}
