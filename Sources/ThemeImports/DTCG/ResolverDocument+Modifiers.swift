import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension ResolverDocument {
  /// Checks a modifier, whether or not the resolution order refers to it.
  func checkModifier(_ modifier: SourceNode, at key: SourceNode) {
    let name = key.text
    guard let contexts = modifier["contexts"], contexts.kind == .mapping, !contexts.entries.isEmpty
    else {
      return findings.report(.missingContexts(name), at: (modifier["contexts"] ?? key).excerpt)
    }
    if contexts.entries.count == 1 { findings.report(.singleContext(name), at: contexts.excerpt) }
    if let other = modifier["default"], contexts[other.text] == nil {
      let known = contexts.entries.map { $0.key.text }
      findings.report(.unknownContext(other.text, of: name, among: known), at: other.excerpt)
    }
  }

  mutating func readModifier(
    _ node: SourceNode,
    named name: String,
    at place: SourceNode,
    overrides: SourceNode?
  ) {
    guard let contexts = overrides?["contexts"] ?? node["contexts"], contexts.kind == .mapping,
      !contexts.entries.isEmpty
    else { return }
    if let known = axisNumbers[name] {
      let notes = axes[known].excerpt.map { [Diagnostic.Note.firstReference($0)] } ?? []
      return findings.report(.repeatedModifier(name), at: place.excerpt, notes: notes)
    }
    var axis = ImportAxis(
      name: name,
      contexts: contexts.entries.map { $0.key.text },
      excerpt: place.excerpt
    )
    if let chosen = (overrides?["default"] ?? node["default"])?.text {
      axis.defaultContext = axis.contexts.firstIndex(of: chosen) ?? 0
    }
    axis.identifier = node["$extensions"]?[TokenExtension.key]?["identifier"]?.text
    let number = axes.count
    axisNumbers[name] = number
    axes.append(axis)
    for (value, (key, list)) in contexts.entries.enumerated() {
      if list.kind == .sequence {
        readSources(list, under: [AxisChoice(axis: number, value: value)])
      } else {
        findings.report(.contextWithoutList(key.text), at: list.excerpt)
      }
    }
  }
}
