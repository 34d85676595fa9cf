package import SourceDiagnostics

extension Rule {
  /// Small files that violate a rule, or the same files corrected: the folders `incorrect` and
  /// `correct` of the rule in the fixtures of the tests.
  package struct Example: Sendable {
    /// The files, each with its name in the folder of the library, without the last line break.
    package let files: [(name: String, text: String)]

    private static let all: [String: Rule.Example] = {
      var files: [String: [(name: String, text: String)]] = [:]
      for (path, text) in zip(EmbeddedFiles.paths("Rules"), EmbeddedFiles.texts("Rules")) {
        // The path of a fixture: the rule, `correct` or `incorrect`, and the file, which can be in a folder.
        let parts = path.split(separator: "/").drop { $0 != "Fixtures" }.dropFirst()
        let example = parts.prefix(2).joined(separator: "/")
        let name = parts.dropFirst(2).joined(separator: "/")
        files[example, default: []].append((name, String(text.dropLast())))
      }
      return files.mapValues(Rule.Example.init)
    }()

    fileprivate static func example(_ folder: String, of rule: Rule) -> Rule.Example? {
      all["\(rule.id)/\(folder)"]
    }
  }
}

extension Rule {
  /// Files that violate this rule and no other; nil for rules of catalogs, baselines and outputs.
  package var incorrect: Rule.Example? { .example("incorrect", of: self) }

  /// The same files, corrected.
  package var correct: Rule.Example? { .example("correct", of: self) }
}

extension Rule.Example {
  /// Returns the displayed form of the file at an index, from which a reader can create the same
  /// file, and its language: its text, or a command that writes it if the text has characters that
  /// cannot be seen or copied.
  package func shown(at index: Int) -> (language: String, text: String) {
    let (name, text) = files[index]
    guard text.unicodeScalars.contains(where: Self.isUnseen) else {
      return (name.hasSuffix(".json") ? "json" : "yaml", text)
    }
    return ("sh", "printf '\(Self.format(of: text))' >\(name)")
  }

  /// Whether a scalar is lost when a text is printed or copied.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{7F}", "\u{FEFF}": true
    default: scalar.value < 0x20
    }
  }

  /// Returns the text as a format of `printf` in single quotes, with invisible bytes in octal.
  private static func format(of text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\\": "\\\\"
      case "%": "%%"
      case "'": "'\\''"
      case _ where isUnseen(scalar): String(scalar).utf8.map(octal).joined()
      default: String(scalar)
      }
    }.joined()
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
