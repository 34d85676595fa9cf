import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// Overrides reach a colour that looks at them.
enum UnusedOverrideRule {
  static let documentation = RuleDocumentation(
    .unusedOverride,
    summary: "Overrides reach a colour that looks at them.",
    why: """
      A node that sets a trait on which no colour depends that it, or a node below, draws with \
      changes nothing that can be seen. Only traits that are there for colours count, and only \
      nodes with colours at or below them: a file needn't list what is drawn. A node below that \
      sets the trait again shields what is below it.
      """,
    fix: """
      Remove the override, or add the colour that was meant to change to 'uses:'.
      """,
    bad: RuleExample(files: [
      (
        "standard.yaml",
        "theme: standard\ncolors: { text: { light: black, dark: white }, accent: \"#06c\" }"
      ),
      (
        "app.yaml",
        """
        hierarchy: app
        children:
          - window: main
            uses: [text]
            children:
              - view: button
                overrides: { style: dark }
                uses: [accent]
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "standard.yaml",
        "theme: standard\ncolors: { text: { light: black, dark: white }, accent: \"#06c\" }"
      ),
      (
        "app.yaml",
        """
        hierarchy: app
        children:
          - window: main
            uses: [text]
            children:
              - view: button
                overrides: { style: dark }
                uses: [accent, text]
        """
      ),
    ])
  )

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    for hierarchy in context.hierarchies {
      // What each node in the way to the present one has set and not seen used so far.
      var used: Set<Site> = []
      var drawn: Set<String> = []
      var sites: [(site: Site, override: HierarchyFile.Override)] = []
      PlacedNode.forEach(in: hierarchy, context) { path in
        guard let place = path.last else { return }
        for override in place.node.overrides {
          guard let trait = context.names.trait(named: override.trait),
            trait.affectsColorAppearance,
            // What is set again to the same value is `no-op-override`'s.
            path.dropLast().last?.overrides[trait] != place.overrides[trait]
          else { continue }
          sites.append((Site(path: place.node.path, trait: trait), override))
        }
        guard !place.node.uses.isEmpty else { return }
        for above in path { drawn.insert(above.node.path) }
        mark(path, context, &used)
      }
      for (site, override) in sites where drawn.contains(site.path) && !used.contains(site) {
        findings.add(
          .unusedOverride,
          "no colour that is drawn at '\(site.path)' or below depends on '\(override.trait)'",
          at: override.excerpt
        )
      }
    }
  }

  /// A node and a trait that it sets.
  private struct Site: Hashable {
    let path: String
    let trait: TraitKey
  }

  /// Marks the overrides on which the colours of the last node of `path` depend.
  private static func mark(
    _ path: [PlacedNode],
    _ context: RuleContext,
    _ used: inout Set<Site>
  ) {
    guard let place = path.last else { return }
    let indices = place.node.uses.compactMap { place.member?.colors.index(of: $0.color) }
    for trait in place.overrides.keys {
      // A theme that couldn't be compiled, and a colour with a fault, may depend on anything.
      let depends =
        trait == context.themeTrait
        || place.member.map { member in
          indices.contains(where: member.isFaulty) || member.colors.depends(indices, on: trait)
        } ?? true
      guard depends,
        // The override above which the trait has another value: one that sets the same again is
        // `no-op-override`'s.
        let owner = path.indices.last(where: { level in
          let above = level > 0 ? path[level - 1].overrides[trait] : nil
          return path[level].overrides[trait] != above
        })
      else { continue }
      used.insert(Site(path: path[owner].node.path, trait: trait))
    }
  }
}
