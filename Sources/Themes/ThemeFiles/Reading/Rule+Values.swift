package import SourceDiagnostics

/// The rules of keys and values in all files.
extension Rule {
  package static let invalidValue = Rule(
    "invalid-value",
    severity: .error,
    summary: "Values must have the form that their keys require.",
    explanation: """
      A list in place of a text, or two conditions that never apply together, has no meaning.
      """,
    remedy: """
      The message states the required form. A variant under 'light dark' requires two values of \
      one trait: write two variants.
      """
  )

  package static let unknownKey = Rule(
    "unknown-key",
    severity: .error,
    isFixable: true,
    summary: "Keys must be keys of the format.",
    explanation: "A misspelled key would be ignored silently, and its value would have no effect.",
    remedy: """
      Correct the spelling; the message proposes the most similar key. Custom keys are not allowed \
      in these files: write a comment.
      """
  )

  package static let unknownTrait = Rule(
    "unknown-trait",
    severity: .error,
    summary: "Traits that are named must be defined.",
    explanation: """
      A condition on an undefined trait never applies, and an override of one has no effect.
      """,
    remedy: """
      Correct the name, or define the trait under 'traits:' in the library file. A hierarchy file \
      may name a trait that a program defines by its full identifier.
      """
  )

  package static let unknownValue = Rule(
    "unknown-value",
    severity: .error,
    summary: "Traits must have values that their definitions list.",
    explanation: "A condition on a value that the trait cannot have never applies.",
    remedy: "Correct the value; the message lists the possible values."
  )
}
