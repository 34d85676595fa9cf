import SourceDiagnostics
import SourceDocuments

/// What of YAML isn't read, or is misread easily.
extension DocumentRules {
  static var tabIndentation: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.tabIndentation,
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
  }

  static var complexKey: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.complexKey,
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
  }

  static var mergeKey: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.mergeKey,
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
  }

  static var unsupportedTag: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.unsupportedTag,
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
  }

  static var unsupportedDirective: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.unsupportedDirective,
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
  }

  static var unknownAnchor: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.unknownAnchor,
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
  }

  static var severalDocuments: RuleDocumentation {
    RuleDocumentation(
      DocumentRule.severalDocuments,
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
  }
}
