extension Unicode.Scalar {
  /// Whether it is a letter or a digit of ASCII.
  var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }
}

/// Names of themes in the letters of other languages.
enum NameText {
  /// The scalars that identifiers of most languages can hold; every other one becomes `u` and its
  /// code, and separators what `separator` says.
  static func identifier(_ name: String, separator: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "." {
        result += separator
      } else if scalar.isPlain || (!scalar.isASCII && scalar.properties.isXIDContinue) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    return result
  }
}
