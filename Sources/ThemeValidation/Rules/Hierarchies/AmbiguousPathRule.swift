import SourceDiagnostics
import ThemeFiles

/// Every node of a hierarchy must have a unique path.
enum AmbiguousPathRule {
  static let documentation = Rule.ambiguousPath.documented(
    "Every node of a hierarchy must have a unique path.",
    explanation: """
      Nodes are named by their paths. If two nodes have the same path, the second is unreachable.
      """,
    remedy: "Rename one of them."
  )
}
