import DynamicColors
import SwiftSymbols
package import TextSupport
package import TraitSystem

/// All that a page shows, as JSON of version 1 on one line: colors, contrast, hierarchies and
/// findings in all states of the library.
package struct PageDocument: JSONEncodable {
  /// Whether the colors are those of the last state of the files that could be read.
  package var isStale = false

  /// The number of the state of the files, which grows; nil for a page without a connection.
  package var revision: Int?

  /// Whether the page can change the files.
  package var allowsEdits = false

  /// The result of trying a value.
  package var trial: JSONObject?

  /// The states, values and measurements.
  private let builder: PageBuilder

  private let content: JSONObject

  /// The title of the page.
  package var title: String { builder.input.title }

  /// The JSON, without a line break.
  package var json: String {
    let state: JSONObject = [
      "version": 1, "title": title, "revision": revision, "stale": isStale,
      "allowsEdit": allowsEdits,
    ]
    return (state + content + ["trial": trial]).json
  }
}

extension PageDocument {
  /// Resolves everything in all states.
  ///
  /// - Parameters:
  ///   - input: The content of the page.
  ///   - start: The view that the page opens with.
  ///   - earlier: The document of an earlier state of the files, of which the parts that have not
  ///     changed are used.
  /// - Complexity: O(*c* · *s*) in the number of colors and the states that each depends on.
  package init(
    _ input: PageInput,
    start: PageStart = PageStart(),
    keeping earlier: PageDocument? = nil
  ) {
    var builder = PageBuilder(input, start)
    if let earlier { builder.reuse(earlier.builder) }
    let colors = builder.colors()
    let pairs = builder.pairs()
    let distinct = builder.distinct()
    let hierarchies = builder.hierarchies()
    let space = builder.space
    if builder.completeCount == 0 { builder.completeCount = builder.values.colors.count }
    let content: JSONObject = [
      "axes": space.json, "leftOut": space.leftOut.map(\.trait.outputName),
      "values": builder.valueTexts(), "colors": colors, "pairs": pairs, "distinct": distinct,
      "hierarchies": hierarchies, "findings": builder.findings(), "start": builder.startView(),
    ]
    self.init(builder: builder, content: content)
  }

  /// Resolves a library of which one value was changed.
  ///
  /// The JSON has the values, colors and pairs that differ from those of another document, and all
  /// hierarchies and findings; `isPart` is true. Numbers of values continue those of the other
  /// document. The document of a library with other states or names is complete.
  ///
  /// - Parameters:
  ///   - input: The content of the page.
  ///   - base: The document before the change.
  ///   - name: The name of the color with the changed value.
  package init(_ input: PageInput, changing base: PageDocument, at name: String) {
    var builder = PageBuilder(input, PageStart())
    guard builder.hasStates(of: base.builder) else {
      self.init(input)
      return
    }
    // Equal values have equal numbers.
    builder.values = base.builder.values
    builder.texts.values = base.builder.texts.values
    let changed = builder.colorsThatDiffer(from: base.builder) + [name]
    if builder.sourcesBesideThemes == base.builder.sourcesBesideThemes {
      builder.earlierPanels = (base.builder.panels, Set(changed))
    }
    let colors = builder.colors(where: changed.contains)
    let pairs = builder.pairs(where: changed.contains)
    let hierarchies = builder.hierarchies()
    let content: JSONObject = [
      "isPart": true, "values": builder.valueTexts(from: base.builder.values.colors.count),
      "colors": colors, "pairs": pairs, "hierarchies": hierarchies, "findings": builder.findings(),
    ]
    self.init(builder: builder, content: content)
  }

  /// Returns whether another document has the same themes, names and states, with the same numbers.
  package func hasStates(of other: PageDocument) -> Bool { builder.hasStates(of: other.builder) }

  /// Returns the theme and the traits of a state, the choice on each axis; nil for one that the page
  /// doesn't have.
  package func context(of state: [Int]) -> (theme: String, traits: TraitCollection)? {
    let space = builder.space
    return space.state(at: state).map { (space.themes[$0.theme].name, $0.traits) }
  }

  /// The names of the colors of the pairs, in their order.
  package var contrastPairs: [[String]] { builder.contrastPairs }
}
