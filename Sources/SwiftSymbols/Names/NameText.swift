import TextSupport

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter or digit.
  package var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

/// Conversion of theme names, which may contain any letters, to identifiers.
package enum NameText {
  /// Returns the name with the scalars that identifiers of most languages allow; other scalars
  /// become `u` and their code, and separators become `separator`.
  package static func identifier(_ name: String, separator: String) -> String {
    var result = UTF8Buffer()
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "." {
        result += separator
      } else if scalar.isPlain || (!scalar.isASCII && scalar.properties.isXIDContinue) {
        result += String(scalar)
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    return String(decoding: result.bytes, as: UTF8.self)
  }
}
