import DynamicColors
package import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// Overrides must affect a color.
  package static let unusedOverride = Rule(
    "unused-override",
    severity: .warning,
    summary: "Overrides must affect a color.",
    explanation: """
      If no color that a node or a node below draws with depends on a trait, setting the trait at \
      that node has no visible effect. Only traits that affect colors are checked, and only nodes \
      with colors at or below them, since a file may omit what is drawn. A node below that sets \
      the trait again shields the nodes below it.
      """,
    remedy: "Remove the override, or add the color that it should change to 'uses:'."
  )
}

extension CheckedRule {
  static let unusedOverride = CheckedRule(rule: .unusedOverride, checkLibrary: check)

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    for hierarchy in context.hierarchies {
      // The traits whose overrides are used, by the path of the node.
      var used: [String: Set<TraitKey>] = [:]
      var drawn: Set<String> = []
      var sites: [(path: String, trait: TraitKey, override: HierarchyFile.Override)] = []
      PlacedNode.forEach(in: hierarchy, of: context) { path in
        guard let place = path.last else { return }
        for override in place.node.overrides {
          guard let trait = context.names.trait(named: override.trait),
            trait.affectsColorAppearance,
            // `no-op-override` reports a trait that is set again to the same value.
            path.dropLast().last?.overrides[trait] != place.overrides[trait]
          else { continue }
          sites.append((place.node.path, trait, override))
        }
        guard !place.node.uses.isEmpty else { return }
        for above in path { drawn.insert(above.node.path) }
        insertUsed(along: path, in: context, into: &used)
      }
      for (path, trait, override) in sites
      where drawn.contains(path) && used[path]?.contains(trait) != true {
        findings.add(
          .unusedOverride,
          "no color at \(name: path) or below depends on \(name: override.trait)",
          at: override.excerpt
        )
      }
    }
  }

  /// Inserts the overrides on which the colors of the last node of `path` depend.
  private static func insertUsed(
    along path: [PlacedNode],
    in context: RuleContext,
    into used: inout [String: Set<TraitKey>]
  ) {
    guard let place = path.last else { return }
    let indices = place.node.uses.compactMap { place.member?.definitions.index(of: $0.color) }
    for trait in place.overrides.keys {
      // A theme that was not compiled and an invalid color may depend on any trait.
      let depends =
        trait == context.themeTrait
        || place.member.map { member in
          indices.contains(where: member.isInvalid)
            || member.definitions.depends(indices, on: trait)
        } ?? true
      guard depends,
        // The override above which the trait has another value; `no-op-override` reports repeated
        // values.
        let owner = path.indices.last(where: { level in
          let above = level > 0 ? path[level - 1].overrides[trait] : nil
          return path[level].overrides[trait] != above
        })
      else { continue }
      used[path[owner].node.path, default: []].insert(trait)
    }
  }
}
