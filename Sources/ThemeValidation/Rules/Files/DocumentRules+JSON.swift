import SourceDiagnostics
import SourceDocuments

/// What only more lenient readers of JSON take.
extension DocumentRules {
  static var trailingComma: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.trailingComma,
      why: """
        JSON has no comma behind the last element. Xcode and ThemeKit read past it, other \
        tools stop.
        """,
      fix: """
        Remove the comma.
        """,
      bad: .catalog(replacing: "\"version\": 1 }", by: "\"version\": 1, }"),
      good: .catalog()
    )
  }

  static var jsonComment: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.jsonComment,
      why: """
        JSON has no comments, so that other tools stop at one.
        """,
      fix: """
        Remove the comment.
        """,
      bad: .catalog(replacing: "\"info\"", by: "/* by hand */ \"info\""),
      good: .catalog()
    )
  }

  static var unquotedKey: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.unquotedKey,
      why: """
        Keys without quotes are JSON5; other tools stop at them.
        """,
      fix: """
        Put the key in double quotes.
        """,
      bad: .catalog(replacing: "\"author\"", by: "author"),
      good: .catalog()
    )
  }

  static var singleQuotes: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.singleQuotes,
      why: """
        Single quotes are JSON5; other tools stop at them.
        """,
      fix: """
        Use double quotes.
        """,
      bad: .catalog(replacing: "\"xcode\"", by: "'xcode'"),
      good: .catalog()
    )
  }

  static var stringForm: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.stringForm,
      why: """
        Strings that go on over a line break, and escapes such as \\x41, are JSON5; other \
        tools stop at them.
        """,
      fix: """
        Keep strings on one line and use the escapes of RFC 8259.
        """,
      bad: .catalog(replacing: "\"xcode\"", by: "\"xc\\x6Fde\""),
      good: .catalog()
    )
  }

  static var numberForm: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.numberForm,
      why: """
        Numbers in hex, with a plus sign or without digits around the point are JSON5; other \
        tools stop at them.
        """,
      fix: """
        Write the number in decimal.
        """,
      bad: .catalog(replacing: "\"version\": 1", by: "\"version\": +1"),
      good: .catalog()
    )
  }

  static var jsonWhitespace: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.jsonWhitespace,
      why: """
        JSON knows spaces, tabs and line breaks; other blanks, such as a no-break space, are \
        JSON5.
        """,
      fix: """
        Replace the blank by a space.
        """,
      bad: .catalog(replacing: "\"author\": ", by: "\"author\":\u{A0}"),
      good: .catalog()
    )
  }
}
