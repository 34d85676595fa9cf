import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeValidation
package import TraitSystem

extension PageInput {
  /// Returns the theme and the traits of a state, the choice on each axis of the document; nil for
  /// one that the page doesn't have.
  package func context(of state: [Int]) -> (theme: String, traits: TraitCollection)? {
    let space = PageSpace(ExportSource(library))
    guard state.count == space.counts.count,
      zip(state, space.counts).allSatisfy({ (0..<$1).contains($0) })
    else { return nil }
    let theme = space.themes[state[0]]
    let traits = theme.traits.modifyingTraits { traits in
      for (choice, axis) in zip(state.dropFirst(), space.traits) {
        traits.set(axis.values[choice], for: axis.trait)
      }
    }
    return (theme.name, traits)
  }

  /// The pairs of names that contrast checks have, in the order of the document.
  package var contrastPairs: [[String]] {
    let known = Set(ExportSource(library).colorNames(withPalettes: true))
    return checks.compactMap(\.contrastNames).uniqued().filter(known.isSuperset)
  }
}

extension ColorCheck {
  /// The names of the foreground and the background of a contrast check; nil for other checks.
  var contrastNames: [String]? {
    guard case .contrast(let front, let back, _, _) = measure else { return nil }
    return [front, back]
  }
}
