import SourceDiagnostics
import SourceDocuments

/// Why files are refused as documents, whatever they are about, and how to put them right.
enum DocumentRules {
  static func documentation(of rule: DocumentRule) -> RuleDocumentation {
    switch rule {
    case .syntax:
      RuleDocumentation(
        rule,
        why: """
          What breaks the grammar of YAML or JSON can't be read from there on.
          """,
        fix: """
          The caret stands where reading stopped; the cause is often a quote or a bracket that \
          isn't closed before.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .tabIndentation:
      RuleDocumentation(
        rule,
        why: """
          YAML counts spaces, and forbids tabs since nobody can say how wide they are.
          """,
        fix: """
          Indent by spaces; most editors can be told to.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
          	accent: "#06c"
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .encoding:
      RuleDocumentation(
        rule,
        why: """
          Positions, and names in other scripts, can only be relied on in UTF-8. A byte-order \
          mark is read, but says nothing in UTF-8 and confuses other tools; it alone is a \
          warning.
          """,
        fix: """
          Save the file as UTF-8 without a byte-order mark.
          """,
        bad: RuleExample("\u{FEFF}theme: standard\ncolors:\n  accent: \"#06c\""),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .controlCharacter:
      RuleDocumentation(
        rule,
        why: """
          Characters that can't be seen hide what a file really says, and can steer a terminal \
          that shows it.
          """,
        fix: """
          Remove the character, or write it as an escape in double quotes.
          """,
        bad: RuleExample("theme: standard\ncolors:\n  accent: \"#06c\" # \u{07}"),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .duplicateKey:
      RuleDocumentation(
        rule,
        why: """
          Of two equal keys one would win in silence, and which one differs between readers.
          """,
        fix: """
          Remove one of the pairs, or rename it.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
            accent: "#048"
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .complexKey:
      RuleDocumentation(
        rule,
        why: """
          A key that is a list or a mapping can't be a name or a condition.
          """,
        fix: """
          Write the key as a word.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
            ? [link, visited]
            : "#048"
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
            link: { visited: "#048" }
          """
        )
      )
    case .mergeKey:
      RuleDocumentation(
        rule,
        why: """
          '<<' belongs to YAML 1.1, and what it means where keys meet differs between readers.
          """,
        fix: """
          Let the theme extend another, or refer to colours by name.
          """,
        bad: RuleExample(
          """
          theme: standard
          palette: &base { blue: "#06c" }
          colors:
            <<: *base
            accent: "{blue}"
          """
        ),
        good: RuleExample(
          """
          theme: standard
          palette: { blue: "#06c" }
          colors:
            accent: "{blue}"
          """
        )
      )
    case .unsupportedTag:
      RuleDocumentation(
        rule,
        why: """
          Tags make readers build values of their own types; theme files hold texts, lists and \
          mappings alone.
          """,
        fix: """
          Remove the tag.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
            accent: !color "#06c"
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .unsupportedDirective:
      RuleDocumentation(
        rule,
        why: """
          Directives change how a whole file is read.
          """,
        fix: """
          Remove the directive; %YAML 1.1 and %YAML 1.2 may stay.
          """,
        bad: RuleExample(
          """
          %TAG ! tag:example.com,2000:
          ---
          theme: standard
          colors:
            accent: "#06c"
          """
        ),
        good: RuleExample(
          """
          %YAML 1.2
          ---
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .unknownAnchor:
      RuleDocumentation(
        rule,
        why: """
          An alias stands for a value that was anchored above it.
          """,
        fix: """
          Define the anchor first, or use a {reference}, which may name what comes later.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
            link: *blue
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: &blue "#06c"
            link: *blue
          """
        )
      )
    case .severalDocuments:
      RuleDocumentation(
        rule,
        why: """
          A file is one theme, one library or one hierarchy; what follows '---' would be passed \
          over.
          """,
        fix: """
          Move the second document into a file of its own.
          """,
        bad: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          ---
          theme: bold
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .emptyDocument:
      RuleDocumentation(
        rule,
        why: """
          A file without content is mostly a failed write, or a name that was reserved and \
          forgotten.
          """,
        fix: """
          Write the first key, or delete the file.
          """,
        bad: RuleExample(
          """
          # to be written
          """
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    case .trailingComma:
      RuleDocumentation(
        rule,
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
    case .jsonComment:
      RuleDocumentation(
        rule,
        why: """
          JSON has no comments, so that other tools stop at one.
          """,
        fix: """
          Remove the comment.
          """,
        bad: .catalog(replacing: "\"info\"", by: "/* by hand */ \"info\""),
        good: .catalog()
      )
    case .unquotedKey:
      RuleDocumentation(
        rule,
        why: """
          Keys without quotes are JSON5; other tools stop at them.
          """,
        fix: """
          Put the key in double quotes.
          """,
        bad: .catalog(replacing: "\"author\"", by: "author"),
        good: .catalog()
      )
    case .singleQuotes:
      RuleDocumentation(
        rule,
        why: """
          Single quotes are JSON5; other tools stop at them.
          """,
        fix: """
          Use double quotes.
          """,
        bad: .catalog(replacing: "\"xcode\"", by: "'xcode'"),
        good: .catalog()
      )
    case .stringForm:
      RuleDocumentation(
        rule,
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
    case .numberForm:
      RuleDocumentation(
        rule,
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
    case .jsonWhitespace:
      RuleDocumentation(
        rule,
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
    case .limit:
      RuleDocumentation(
        rule,
        why: """
          Size, depth, number of nodes and expansion by aliases are bounded, so that a hostile \
          file ends in an error and not in a hang.
          """,
        fix: """
          Split the file. Where a generator wrote it, look for a loop.
          """,
        bad: RuleExample(
          "theme: standard\ncolors: " + String(repeating: "[", count: 130)
            + String(repeating: "]", count: 130)
        ),
        good: RuleExample(
          """
          theme: standard
          colors:
            accent: "#06c"
          """
        )
      )
    }
  }
}
