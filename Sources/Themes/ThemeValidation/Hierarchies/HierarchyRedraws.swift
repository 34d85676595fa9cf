package import ColorValues
import DynamicColors
package import ThemeFiles
package import TraitHierarchy
package import TraitSystem

/// The redraws of a hierarchy after some changes.
package struct HierarchyRedraws: Sendable {
  /// One change: a trait of the device, or an override of a node.
  package struct Change: Sendable {
    /// The node's path, or nil for the device.
    package let path: String?
    /// The trait.
    package let trait: TraitKey
    /// The new value, or nil to inherit again.
    package let value: TraitValue?

    /// Makes a change of the node at `path`, or of the device where it is nil.
    package init(path: String?, trait: TraitKey, value: TraitValue?) {
      self.path = path
      self.trait = trait
      self.value = value
    }
  }

  /// A color that resolves to a different value at a node.
  package struct ColorChange: Sendable {
    /// The color's name.
    package let name: String
    /// The old resolved value.
    package let old: Color
    /// The new resolved value.
    package let new: Color
  }

  /// A node that must be redrawn.
  package struct Node: Sendable {
    /// The node's path.
    package let path: String
    /// The colors that change.
    package let colors: [ColorChange]
    /// The change of the node's traits, with its reason.
    package let change: TraitChange
  }

  /// The nodes that must be redrawn, each before its descendants.
  package let nodes: [Node]

  /// The paths of further nodes that coarse tracking, as in UIKit, would redraw: they use a color
  /// that depends on a changed trait, but its resolved value is unchanged.
  package let coarseOnly: [String]

  /// The number of nodes that draw with colors.
  package let drawingNodeCount: Int
}

extension Hierarchy {
  /// Makes changes and returns the redraws that they require.
  ///
  /// - Parameters:
  ///   - changes: The changes, made together.
  ///   - library: The library of the colors that nodes use; other names are ignored.
  /// - Returns: The nodes, with the colors and the reasons.
  /// - Throws: ``NodePathError`` where a path has no node or several.
  package func redraws(
    after changes: [HierarchyRedraws.Change],
    colorsOf library: ThemeLibrary
  ) throws(NodePathError) -> HierarchyRedraws {
    var targets: [Node?] = []
    for change in changes {
      guard let path = change.path else {
        targets.append(nil)
        continue
      }
      targets.append(try node(at: path))
    }
    let drawing = giveColors(of: library)
    scene.updateIfNeeded()
    let exact = RedrawTracker(scene)
    let coarse = RedrawTracker(scene, mode: .coarse)
    for (change, target) in zip(changes, targets) { make(change, at: target) }
    let due = exact.takeRedraws()
    let paths = Set(due.map(Self.path))
    return HierarchyRedraws(
      nodes: due.map { redraw in
        HierarchyRedraws.Node(
          path: Self.path(of: redraw),
          colors: redraw.colors.map { color in
            HierarchyRedraws.ColorChange(
              name: color.color.name ?? color.color.description,
              old: color.old,
              new: color.new
            )
          },
          change: redraw.change
        )
      },
      coarseOnly: coarse.takeRedraws().map(Self.path).filter { !paths.contains($0) },
      drawingNodeCount: drawing
    )
  }

  private static func path(of redraw: Redraw) -> String {
    (redraw.node as? TraitNode)?.nodeName ?? ""
  }

  /// Sets the colors of every node, and returns the number of nodes that use colors.
  private func giveColors(of library: ThemeLibrary) -> Int {
    var count = 0
    for node in nodes {
      guard let view = node.environment as? any ColorDrawing else { continue }
      let colors = node.definition.uses.compactMap { library.color(named: $0.color) }
      if !colors.isEmpty { count += 1 }
      if colors == view.colors { continue }
      view.colors = colors
      view.setNeedsDisplay()
    }
    return count
  }

  private func make(_ change: HierarchyRedraws.Change, at target: Node?) {
    guard let target else {
      scene.systemTraits = scene.systemTraits.modifyingTraits { traits in
        if let value = change.value {
          traits.set(value, for: change.trait)
        } else {
          traits.remove(change.trait)
        }
      }
      return
    }
    if let value = change.value {
      target.environment.traitOverrides.set(value, for: change.trait)
    } else {
      target.environment.traitOverrides.remove(change.trait)
    }
  }
}
