import ColorValues
import DynamicColors
import SourceDiagnostics
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitHierarchy

/// Builds the parts of a page's document, which share the states and the values.
struct PageBuilder {
  /// The number in place of a value where the theme lacks the color.
  static let missing = -1

  /// The number in place of a value where the color has no valid value.
  static let invalid = -2

  let input: PageInput
  let start: PageStart
  let source: ExportSource
  var space: PageSpace
  var values = PageValues()

  /// The numbers of the values of colors.
  var valueTables: [Int: StateTable<Int>] = [:]

  /// The JSON of the values, and of colors and pairs by their numbers and names, which the page of
  /// a later state uses where nothing has changed.
  var texts:
    (values: [JSONFragment], colors: [Int: JSONFragment], pairs: [[String]: JSONFragment]) =
      ([], [:], [:])

  /// The panels of each hierarchy.
  var panels: [String: [PanelText]] = [:]

  /// The panels of an earlier state with the same hierarchies, and the colors that differ from it.
  var earlierPanels: (panels: [String: [PanelText]], changed: Set<String>) = ([:], [])

  /// The JSON of a panel in front of a background, the colors that it names, and its own
  /// background.
  typealias PanelText = (
    backdrop: StateTable<Int>?, names: [String], json: JSONFragment, background: StateTable<Int>
  )

  /// The number of values after everything was resolved.
  var completeCount = 0

  /// The names of all colors, with those of palettes.
  let names: [String]

  /// The indices of the colors in each theme, by the number of the name; negative where the theme
  /// has no value.
  let places: [[Int]]

  private let numbers: [String: Int]

  init(_ input: PageInput, _ start: PageStart) {
    self.input = input
    self.start = start
    let library = input.library
    source = ExportSource(library)
    space = PageSpace(source)
    let names = source.colorNames(withPalettes: true)
    self.names = names
    numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
    places = source.themes.map { theme in
      let invalid = Set(library.hasErrors ? library.invalidNames(for: theme.traits) : [])
      return names.map { name in
        guard let index = theme.definitions.index(of: name) else { return Self.missing }
        return invalid.contains(name) ? Self.invalid : index.position
      }
    }
  }

  /// Returns the number of a color's name; nil if no theme has the color.
  func number(ofColor name: String) -> Int? { numbers[name] }

  /// Returns the number of the value of a color, or a negative number.
  mutating func value(of color: Int, in state: PageSpace.State) -> Int {
    let place = places[state.theme][color]
    guard place >= 0 else { return place }
    let colors = space.themes[state.theme].definitions
    return values.number(of: colors.color(at: ColorIndex(place), for: state.traits))
  }

  /// Returns the bits of the axes that some colors depend on in any theme.
  func mask(ofColors colors: [Int]) -> UInt64 {
    zip(space.themes, places).reduce(0) { mask, theme in
      let indices = colors.map { theme.1[$0] }.filter { $0 >= 0 }.map { ColorIndex($0) }
      return mask | theme.0.definitions.axes(of: indices)
    }
  }

  /// Returns the table of the results of `body` in all states along the axes of themes and of some
  /// traits.
  mutating func table<Value>(
    along mask: UInt64,
    _ body: (inout PageBuilder, PageSpace.State) -> Value
  ) -> StateTable<Value> {
    let (axes, states) = space.states(along: mask)
    return StateTable(along: axes, counts: space.counts, values: states.map { body(&self, $0) })
  }

  /// Returns the values from a number on.
  mutating func valueTexts(from start: Int = 0) -> [JSONFragment] {
    texts.values += values.json(from: texts.values.count).map { JSONFragment($0.json) }
    return Array(texts.values.dropFirst(start))
  }

  /// The findings.
  func findings() -> [JSONObject] {
    input.findings.map { finding in
      [
        "rule": finding.rule.id, "severity": finding.severity.rawValue,
        "message": finding.message,
      ] + place(of: finding.excerpt) + ["names": finding.subject.names]
    }
  }

  /// Returns the file and the position of an excerpt, with the absolute path of the file for a link
  /// to an editor.
  func place(of excerpt: SourceExcerpt?) -> JSONObject {
    guard let excerpt else { return [:] }
    let file = excerpt.file
    return [
      "file": input.shownPath(of: file), "line": excerpt.start.line, "column": excerpt.start.column,
      "path": input.root.map { file.hasPrefix("/") ? file : "\($0)/\(file)" },
    ]
  }
}

extension PageBuilder {
  /// The view that the page opens with.
  func startView() -> JSONObject {
    let file = input.project.hierarchies.first { $0.name == start.hierarchy }
    let mock = start.redraws == nil ? nil : file.map(mock)
    let marks = mock?.plan.panels.filter { $0.mark != .none }.map { ($0.path, $0.mark.rawValue) }
    let redraws = start.redraws?.nodes.map { node -> JSONObject in
      let colors = node.colors.map { color -> JSONObject in
        ["name": color.name, "old": color.old.hex, "new": color.new.hex]
      }
      return ["path": node.path, "reason": "\(node.change.reason)", "colors": colors]
    }
    return [
      "view": start.view.rawValue, "state": space.state(of: start.traits),
      "names": start.names, "hierarchy": start.hierarchy, "marks": marks.map { JSONObject($0) },
      "legend": mock?.legend, "redraws": redraws,
    ]
  }
}
