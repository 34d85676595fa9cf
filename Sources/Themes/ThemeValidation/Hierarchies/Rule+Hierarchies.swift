package import SourceDiagnostics

/// The rules of hierarchy files.
extension Rule {
  package static let ambiguousPath = Rule(
    "ambiguous-path",
    severity: .error,
    summary: "Every node of a hierarchy must have a unique path.",
    explanation: """
      Nodes are named by their paths. If two nodes have the same path, the second is unreachable.
      """,
    remedy: "Rename one of them."
  )

  package static let undefinedTrait = Rule(
    "undefined-trait",
    severity: .warning,
    summary: "Trait identifiers in a hierarchy must belong to traits of the library.",
    explanation: """
      A program can define a trait after the file is read; the value applies from then on. Until \
      then neither the identifier nor its value can be checked.
      """,
    remedy: """
      Define the trait under 'traits:' in the library file, with the program's identifier. Turn \
      the rule off if programs define such traits.
      """
  )
}
