/// The words that begin color texts, for tools that describe the notation.
package enum ColorWords {
  /// The color names, in lowercase and in alphabetical order.
  package static let names: [String] = NamedColors.names.sorted()

  /// The names of color functions, in lowercase and in alphabetical order.
  package static let functions: [String] = (ColorParser.functionNames + ["rgba", "hsla"]).sorted()
}
