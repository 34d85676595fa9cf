/// The words that texts of colours start with, for tools that describe the notation to others.
package enum ColorWords {
  /// The names that stand for a colour, in lower case and in alphabetical order.
  package static let names: [String] = NamedColors.names.sorted()

  /// The names of functions that make a colour, in lower case and in alphabetical order.
  package static let functions: [String] = (ColorParser.functionNames + ["rgba", "hsla"]).sorted()
}
