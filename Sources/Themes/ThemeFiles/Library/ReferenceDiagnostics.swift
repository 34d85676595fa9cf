package import DynamicColors
import SourceDiagnostics

/// The messages for errors of references among the colors of a theme.
struct ReferenceDiagnostics {
  private let chain: [Theme]
  private let colors: ReferableNames
  private let assets: SpellingIndex

  /// Creates the messages for the theme at the end of `chain`; `assets` are the colors of the
  /// catalogs.
  init(_ chain: [Theme], assets: SpellingIndex, _ effort: SpellingIndex.Effort) {
    self.chain = chain
    self.assets = assets
    colors = ReferableNames(effort) {
      Set(chain.lazy.flatMap { $0.layer.definitions.lazy.map(\.name) })
    }
  }

  /// Reports an error at the position of the reference.
  func add(_ error: CompiledDefinitions.ReferenceError, to findings: inout Findings) {
    switch error.kind {
    case .unknownName(let name):
      let bare = colors.name(for: name)
      let near = bare.map { [$0] } ?? colors.nearest(to: name)
      let place = place(of: name, at: error.site)
      findings.add(
        .unknownReference,
        "\(name: name) is not a color\(Spelling.question(proposing: near))",
        at: place ?? excerpt(of: error.site, naming: nil),
        fix: place != nil && near.count == 1
          ? near.first.map { Diagnostic.Fix(replacement: $0, isSafe: bare != nil) } : nil
      )
    case .unknownAsset(let name):
      findings.add(
        .unknownAsset,
        "\(name: name) is not a color of any catalog of the library\(assets.proposal(for: name))",
        at: excerpt(of: error.site, naming: name)
      )
    case .cycle(let sites, let conditions):
      addCycle(sites, conditions: conditions, to: &findings)
    case .nothingBelow(let conditions):
      let name = definition(error.site).name
      let under = conditions.isEmpty ? "" : " for \(Spelling.list(conditions))"
      findings.add(
        .cyclicReference,
        "\(name: name) refers to itself, and no other variant applies\(under)",
        at: excerpt(of: error.site, naming: name)
      )
    case .tooDeep(let limit):
      findings.add(
        .referenceDepth,
        "\(name: definition(error.site).name) is at the end of more than \(limit) references",
        at: excerpt(of: error.site, naming: nil)
      )
    }
  }

  private func addCycle(
    _ sites: [CompiledDefinitions.ReferenceError.Site],
    conditions: [String],
    to findings: inout Findings
  ) {
    let names = sites.map { definition($0).name }
    let circle = Spelling.cycle(names)
    let under = conditions.isEmpty ? "" : " for \(Spelling.list(conditions))"
    let notes = sites.indices.dropFirst().prefix(Spelling.cycleLimit).map { index in
      let next = names[(index + 1) % names.count]
      return Diagnostic.Note(
        message: "'\(names[index])' refers to '\(next)' here",
        excerpt: excerpt(of: sites[index], naming: next)
      )
    }
    findings.add(
      .cyclicReference,
      "colors refer to each other in a cycle\(under): \(circle)",
      at: sites.first.flatMap { excerpt(of: $0, naming: names[1 % names.count]) },
      notes: Array(notes)
    )
  }

  private func definition(_ site: CompiledDefinitions.ReferenceError.Site)
    -> DefinitionLayer.Definition
  {
    chain[site.layer].layer.definitions[site.definition]
  }

  /// Returns the position of `name` in a variant's value, or of the whole value.
  private func excerpt(
    of site: CompiledDefinitions.ReferenceError.Site,
    naming name: String?
  ) -> SourceExcerpt? {
    if let place = name.flatMap({ place(of: $0, at: site) }) { return place }
    let layer = chain[site.layer].layer
    return layer.origin?.excerpt(layer.variants[site.variant].range)
  }

  /// Returns the position of `name` in a variant's value; nil if it is spelled differently.
  private func place(of name: String, at site: CompiledDefinitions.ReferenceError.Site)
    -> SourceExcerpt?
  {
    let layer = chain[site.layer].layer
    let range = layer.variants[site.variant].range
    guard let origin = layer.origin else { return nil }
    return origin.range(ofReference: name, in: range).map(origin.excerpt)
  }
}

extension DefinitionLayer.Origin {
  /// Returns the bytes of `name` in the color value at `range`, after a brace or an opening
  /// parenthesis.
  package func range(ofReference name: String, in range: Range<Int>) -> Range<Int>? {
    text(range).offset(ofReference: name).map { offset in
      range.lowerBound + offset..<range.lowerBound + offset + name.utf8.count
    }
  }
}

extension String {
  fileprivate func offset(ofReference name: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, bytes.count > wanted.count else { return nil }
    var opened = false
    for start in 0...(bytes.count - wanted.count) {
      if opened, bytes[start...].starts(with: wanted),
        bytes.isEndOfName(at: start + wanted.count)
      {
        return start
      }
      switch bytes[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): opened = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: opened = false
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns whether a name can end at an offset: `{accent-hover}` is not a reference to `accent`.
  fileprivate func isEndOfName(at offset: Int) -> Bool {
    guard offset < count else { return true }
    return [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: " "), UInt8(ascii: "\t")]
      .contains(self[offset])
  }
}
