import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// The theme and the traits that a context means in one library.
struct EffectiveContext: Sendable {
  /// The name of the theme.
  var theme: String

  /// The traits, with that of the theme.
  var traits: TraitCollection

  /// The hierarchy and the path of the node whose traits apply.
  var node: (hierarchy: String, path: String)?
}

extension ThemeProject {
  /// Returns the meaning of a context in the library, and an error message for each of its names
  /// that the library lacks.
  func read(_ context: TraitContext) -> (effective: EffectiveContext, problems: [String]) {
    answer(to: "context", ["\(context)"]) {
      var problems: [String] = []
      let found = node(of: context, reporting: &problems)
      let inherited = found.map { $0.hierarchy.traitCollection(of: $0.node) } ?? TraitCollection()
      let traits = inherited.withUsualValues.modifyingTraits { traits in
        for setting in context.settings {
          guard let (trait, value) = assignment(setting, reporting: &problems) else { continue }
          traits.set(value, for: trait)
        }
      }
      let effective = EffectiveContext(
        theme: theme(for: traits),
        traits: traits,
        node: found.map { ($0.hierarchy.file.name, $0.node.definition.path) }
      ).selecting(theme(for: traits), in: self)
      return (effective, problems)
    }
  }

  private func assignment(
    _ setting: TraitContext.Setting,
    reporting problems: inout [String]
  ) -> (TraitKey, TraitValue)? {
    guard let trait = names.trait(named: setting.trait) else {
      let hint = Spelling.hint(for: setting.trait, among: names.all)
      problems.append("'\(setting.trait)' is not a trait\(hint)")
      return nil
    }
    guard let value = try? trait.value(setting.value) else {
      if trait == themeTrait {
        let hint = Spelling.hint(for: setting.value, among: themeNames)
        let list = hint.isEmpty ? "; available themes: \(Spelling.list(themeNames))" : hint
        problems.append("'\(setting.value)' is not a theme\(list)")
      } else {
        problems.append(TraitNames.complaint(about: setting.value, of: trait))
      }
      return nil
    }
    return (trait, value)
  }

  private func node(
    of context: TraitContext,
    reporting problems: inout [String]
  ) -> (hierarchy: Hierarchy, node: Hierarchy.Node)? {
    let hierarchies = liveHierarchies
    var candidates = hierarchies
    if let name = context.hierarchy {
      candidates = candidates.filter { $0.file.name == name }
      if candidates.isEmpty {
        let hint = Spelling.hint(for: name, among: hierarchies.map(\.file.name))
        problems.append("'\(name)' is not a hierarchy\(hint)")
        return nil
      }
    }
    guard let path = context.node else {
      guard context.hierarchy != nil, let first = candidates.first else { return nil }
      return first.nodes.first.map { (first, $0) }
    }
    var problem: String?
    for hierarchy in candidates {
      do throws(NodePathError) {
        return (hierarchy, try hierarchy.node(at: path))
      } catch {
        problem = problem ?? "\(error)"
      }
    }
    problems.append(problem ?? "'\(path)' is not a node; the library has no hierarchy")
    return nil
  }
}

extension EffectiveContext {
  /// Returns the context with another theme.
  func selecting(_ theme: String, in project: ThemeProject) -> EffectiveContext {
    var context = self
    context.theme = theme
    guard let trait = project.themeTrait, let value = try? trait.value(theme) else {
      return context
    }
    context.traits = traits.setting([TraitCondition(trait, value)])
    return context
  }

  /// Returns the theme, the style, and the other traits that have another value than usual, such as
  /// `standard, dark, high-contrast`.
  func words(in project: ThemeProject) -> String {
    let style = TraitKey(UserInterfaceStyleTrait.self)
    let isDark = traits.userInterfaceStyle == .dark
    let others = traits.specifiedTraits.compactMap { trait -> String? in
      let value = traits.value(of: trait)
      guard trait.affectsColorAppearance, trait != style, trait != project.themeTrait,
        value != trait.defaultValue, value != trait.assumedValue
      else { return nil }
      return TraitCondition(trait, value).description
    }
    return ([theme, isDark ? "dark" : "light"] + others).joined(separator: ", ")
  }
}

extension TraitCollection {
  /// The traits with light, normal contrast, sRGB and base level where they are unspecified.
  var withUsualValues: TraitCollection {
    let usual = ["light", "normal-contrast", "srgb", "base"].compactMap(ConditionWords.condition)
    return setting(usual.filter { value(of: $0.trait) == $0.trait.defaultValue })
  }

  /// Returns the traits with those of some conditions.
  func setting(_ conditions: some Sequence<TraitCondition>) -> TraitCollection {
    modifyingTraits { traits in
      for condition in conditions { traits.set(condition.value, for: condition.trait) }
    }
  }
}
