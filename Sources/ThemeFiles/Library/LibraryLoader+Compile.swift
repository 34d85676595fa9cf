import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments

extension LibraryLoader {
  /// The colours of all themes from which each is worth a processor's while.
  private static let colorsForThreads = 4_096

  /// Stacks the themes called `names`, which were read, on those that they extend.
  ///
  /// - Returns: the themes that have no fault, in the order of `names`.
  mutating func compile(_ names: [String]) -> [ThemeLibrary.Member] {
    let assets = assetLayer()
    let chains = names.compactMap { name in
      themes[name] == nil ? nil : chain(of: name)
    }
    let table = table
    let count = chains.joined().reduce(0) { $0 + $1.layer.definitions.count }
    let share = count >= Self.colorsForThreads ? 1 : Self.compileShare
    let results = ParallelWork.map(chains, share: share) { chain in
      Result { () throws(ColorReferenceFaults) in
        try CompiledColors(layers: chain.map(\.layer) + [assets], conditions: table)
      }
    }
    var members: [ThemeLibrary.Member] = []
    var reported = Set<ColorReferenceFaultKey>()
    for (chain, result) in zip(chains, results) {
      switch result {
      case .success(let colors):
        reportMentions(of: chain, in: colors)
        members.append(ThemeLibrary.Member(chain: chain, colors: colors))
      case .failure(let error):
        // A fault of an inherited colour shows in every theme that inherits it.
        let assetNames = catalogs?.stack.colorNames ?? []
        for fault in error.faults
        where reported.insert(.init(file: chain[fault.site.layer].file, fault: fault)).inserted {
          report {
            ReferenceDiagnostics(chain, assets: assetNames).add(fault, &$0)
          }
        }
      }
    }
    reportSchemeSlots(of: members)
    return members
  }

  /// The fewest small themes that are worth a processor's while.
  private static let compileShare = 8

  /// Reports slots for which a theme has no colour.
  private mutating func reportSchemeSlots(of members: [ThemeLibrary.Member]) {
    for slot in library.schemeSlots {
      guard let member = members.first(where: { $0.colors.index(of: slot.color) == nil }) else {
        continue
      }
      let theme = member.chain.last?.name ?? ""
      let hint = Spelling.hint(for: slot.color, among: member.colors.names)
      report {
        $0.add(
          .unknownReference,
          "the theme '\(theme)' has no colour '\(slot.color)' for '\(slot.name)'\(hint)",
          at: slot.excerpt
        )
      }
    }
  }

  /// Reports names in `about:` and `deprecated:` that no colour has.
  private mutating func reportMentions(of chain: [Theme], in colors: CompiledColors) {
    guard let theme = chain.last else { return }
    for mention in theme.mentions where colors.index(of: mention.name) == nil {
      let hint = Spelling.hint(for: mention.name, among: colors.names)
      report {
        $0.add(
          .unknownReference,
          "no colour is called '\(mention.name)'\(hint)",
          at: mention.excerpt
        )
      }
    }
  }
}

/// A fault and the file that it is in.
private struct ColorReferenceFaultKey: Hashable {
  let file: String
  let variant: Int
  let kind: ColorReferenceFault.Kind

  init(file: String, fault: ColorReferenceFault) {
    self.file = file
    variant = fault.site.variant
    kind = fault.kind
  }
}
