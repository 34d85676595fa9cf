import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension ResolverDocument {
  func checkModifiers(_ node: SourceNode?, _ findings: inout ImportFindings) {
    guard let node else { return }
    for (key, modifier) in node.entries { checkModifier(key, modifier, &findings) }
  }

  func checkModifier(
    _ key: SourceNode,
    _ modifier: SourceNode,
    _ findings: inout ImportFindings
  ) {
    let name = key.text
    guard let contexts = modifier["contexts"], contexts.kind == .mapping, !contexts.entries.isEmpty
    else {
      findings.add(
        .invalidResolver,
        at: (modifier["contexts"] ?? key).excerpt,
        "the modifier '\(name)' needs 'contexts', and there are none"
      )
      return
    }
    if contexts.entries.count == 1 {
      findings.add(
        .invalidResolver,
        .warning,
        at: contexts.excerpt,
        "the modifier '\(name)' has one context, so that there is nothing to choose; make it a set"
      )
    }
    if let other = modifier["default"], contexts[other.text] == nil {
      let hint = Spelling.hint(for: other.text, among: contexts.entries.map { $0.key.text })
      findings.add(
        .invalidResolver,
        at: other.excerpt,
        "'\(other.text)' is no context of '\(name)'\(hint)"
      )
    }
  }

  mutating func readModifier(
    _ node: SourceNode,
    _ name: String,
    at place: SourceNode,
    overrides: SourceNode?,
    _ findings: inout ImportFindings
  ) {
    guard let contexts = overrides?["contexts"] ?? node["contexts"], contexts.kind == .mapping,
      !contexts.entries.isEmpty
    else { return }
    if let known = axes.first(where: { $0.name == name }) {
      findings.add(
        .invalidResolver,
        at: place.excerpt,
        notes: [Diagnostic.Note(message: "the first time", excerpt: known.excerpt)],
        "the modifier '\(name)' is in 'resolutionOrder' twice"
      )
      return
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
    axes.append(axis)
    for (value, (key, list)) in contexts.entries.enumerated() {
      guard list.kind == .sequence else {
        findings.add(
          .invalidResolver,
          at: list.excerpt,
          "the context '\(key.text)' is a list of sources"
        )
        continue
      }
      readSources(list, [ContextChoice(axis: number, value: value)], &findings)
    }
  }
}
