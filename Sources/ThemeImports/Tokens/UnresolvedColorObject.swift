import SourceDocuments

/// A color object as it is written, without what its references lead to.
struct UnresolvedColorObject: Sendable {
  /// The scalar for a theme file; nil for an object with references or problems.
  let text: String?
  let problems: [ValueProblem]
  let hasReferences: Bool

  init(_ value: SourceNode) {
    var hasReferences = false
    var object = ColorObject { _ in
      hasReferences = true
      return nil
    }
    text = object.text(of: value)
    problems = object.problems
    self.hasReferences = hasReferences
  }
}
