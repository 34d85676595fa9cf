package import SourceDiagnostics
import TraitSystem

/// The content of a hierarchy file: nodes with the traits that they set and the colors that they
/// use.
package struct HierarchyFile: Sendable {
  /// The kinds of node.
  package enum Kind: String, Hashable, Sendable {
    /// The scene at the top.
    case scene
    /// A window of the scene.
    case window
    /// The presentation of a controller over a window.
    case presentation
    /// A view controller.
    case controller
    /// A view.
    case view
  }

  /// A trait that a node sets, by the name and value that the file gives.
  ///
  /// The trait and the value are text, because the trait can be defined after the file is read.
  package struct Override: Hashable, Sendable {
    /// The trait's short name or identifier.
    package let trait: String
    /// The value's name.
    package let value: String
    /// The position in the file.
    package let excerpt: SourceExcerpt
  }

  /// A color that a node draws with.
  package struct Use: Hashable, Sendable {
    /// The color's name.
    package let color: String
    /// The position in the file.
    package let excerpt: SourceExcerpt
  }

  /// One node.
  package struct Node: Sendable {
    /// The kind of the node.
    package let kind: Kind
    /// The node's own name.
    package let name: String
    /// The names from the top joined by `/`; a controller's own view ends in `.view`.
    package let path: String
    /// The traits that the node sets.
    package let overrides: [Override]
    /// The colors that the node draws with.
    package let uses: [Use]
    /// The child nodes.
    package let children: [Node]
    /// The position in the file.
    package let excerpt: SourceExcerpt
  }

  /// The hierarchy's name.
  package let name: String

  /// The traits of the device.
  package let deviceTraits: [Override]

  /// The scene.
  package let root: Node
}

extension HierarchyFile.Node {
  /// Calls `body` with the node and its descendants, each before its children.
  package func forEach(_ body: (HierarchyFile.Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
