import SourceDiagnostics
import SourceDocuments

/// What is asked of YAML and JSON alike.
extension DocumentRules {
  static var syntax: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.syntax,
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
  }

  static var encoding: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.encoding,
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
  }

  static var controlCharacter: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.controlCharacter,
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
  }

  static var duplicateKey: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.duplicateKey,
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
  }

  static var emptyDocument: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.emptyDocument,
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
  }

  static var limit: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.limit,
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
