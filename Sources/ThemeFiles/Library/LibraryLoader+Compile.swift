import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments

extension LibraryLoader {
  /// Stacks the themes called `names`, which were read, on those that they extend.
  ///
  /// - Returns: the themes that have no fault, in the order of `names`.
  mutating func compile(_ names: [String]) -> [ThemeLibrary.Member] {
    let assets = assetLayer()
    let chains = names.compactMap { name in
      themes[name] == nil ? nil : chain(of: name)
    }
    let table = table
    let results = ParallelWork.map(chains, share: Self.compileShare) { chain in
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
    return members
  }

  /// The fewest themes that are worth a processor's while.
  private static let compileShare = 8

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
