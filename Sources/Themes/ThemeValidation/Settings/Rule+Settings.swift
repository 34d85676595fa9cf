package import SourceDiagnostics

/// The rules of settings, comments, baselines and outputs.
extension Rule {
  package static let unknownRule = Rule(
    "unknown-rule",
    severity: .error,
    summary: "Rules in a library file must be known.",
    explanation: "A misspelled name under 'rules:' would have no effect on the rule.",
    remedy: "Correct the name; 'themetool validate --list-rules' lists all rules."
  )

  package static let invalidIgnore = Rule(
    "invalid-ignore",
    severity: .warning,
    summary: "Comments for themetool must be valid.",
    explanation: """
      '# themetool: ignore RULE, RULE reason' ignores the findings of these rules: at the end of a \
      line for that line, alone on a line for the next one. A comment with a misspelled rule, or \
      with a rule that is always an error, has no effect.
      """,
    remedy: "Correct the name of the rule. A rule that is always an error cannot be ignored."
  )

  package static let unusedIgnore = Rule(
    "unused-ignore",
    severity: .warning,
    summary: "Comments that ignore findings must have findings to ignore.",
    explanation: """
      A comment '# themetool: ignore RULE' without a finding of the rule on its line is misplaced \
      or obsolete. It would hide the next finding.
      """,
    remedy: """
      Remove the rule from the comment, or move the comment to the line of the finding or alone to \
      the line above.
      """
  )

  package static let staleBaseline = Rule(
    "stale-baseline",
    severity: .note,
    summary: "A baseline must contain only current findings.",
    explanation: """
      'validate --baseline FILE' does not report the findings that the file lists, so that a \
      library with known errors does not get new ones. A listed finding that is no longer found \
      was fixed: if it stayed in the list, it would hide the same error later. It is a note, as a \
      fix must not fail 'validate --strict'.
      """,
    remedy: "Write the baseline again with 'validate --write-baseline FILE'."
  )

  package static let weakerThanBase = Rule(
    "weaker-than-base",
    severity: .error,
    summary: "Changes must not make checks weaker.",
    explanation: """
      'validate --base COMMIT' compares the checks, the settings of rules, the ignored findings and \
      the baseline with those of the commit. A change that removes or weakens one of them would let \
      errors pass, in the same change or in a later one.
      """,
    remedy: """
      Restore the check or the setting. If it must be weaker, a person with the right to do so \
      merges the change although this finding fails.
      """
  )

  package static let staleOutput = Rule(
    "stale-output",
    severity: .error,
    summary: "Outputs must be up to date.",
    explanation: """
      'build --check' makes the outputs that 'exports:' of the library file declares, and compares \
      them with the existing files. An output that differs was changed by hand, or not written again \
      after a theme was changed; a file that is left over from a removed theme would still be used.
      """,
    remedy: "Write the outputs with 'themetool build', and commit them."
  )
}
