public import SourceDiagnostics
import TraitSystem

/// A hierarchy file that was read: nodes with the traits that they set and the colours they use.
public struct HierarchyFile: Sendable {
  /// The kinds of node.
  public enum Kind: String, Hashable, Sendable {
    /// The scene at the top.
    case scene
    /// A window of the scene.
    case window
    /// What shows a controller over a window.
    case presentation
    /// A view controller.
    case controller
    /// A view.
    case view
  }

  /// A trait that a node sets, by the name and value that the file gives.
  ///
  /// It is kept as text since the trait can be defined later than the file is read.
  public struct Override: Hashable, Sendable {
    /// The trait's short name or identifier.
    public let trait: String
    /// The value's name.
    public let value: String
    /// Where it is written.
    public let excerpt: SourceExcerpt
  }

  /// A colour that a node draws with.
  public struct Use: Hashable, Sendable {
    /// The colour's name.
    public let color: String
    /// Where it is written.
    public let excerpt: SourceExcerpt
  }

  /// One node.
  public struct Node: Sendable {
    /// What the node is.
    public let kind: Kind
    /// The node's own name.
    public let name: String
    /// The names from the top joined by `/`; a controller's own view ends in `.view`.
    public let path: String
    /// The traits that the node sets.
    public let overrides: [Override]
    /// The colours that the node draws with.
    public let uses: [Use]
    /// The nodes below.
    public let children: [Node]
    /// Where the node is written.
    public let excerpt: SourceExcerpt
  }

  /// The hierarchy's name.
  public let name: String

  /// What the device says.
  public let deviceTraits: [Override]

  /// The scene.
  public let root: Node
}

extension HierarchyFile.Node {
  /// Calls `body` with the node and all nodes below it, each before those below it.
  package func forEach(_ body: (HierarchyFile.Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
