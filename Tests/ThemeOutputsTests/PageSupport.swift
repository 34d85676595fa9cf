import Foundation
import Testing
import ThemeFiles
import ThemeTestSupport
import ThemeValidation
import TraitSystem

@testable import ThemeOutputs

/// Returns a project with the outputs of its library file.
func project(_ files: [String: String]) throws -> ThemeProject {
  ThemeProject(try folder(files), by: ThemeValidator(sections: [.outputs]))
}

/// The parts of a page's document that tests read.
struct PageContent: Decodable {
  struct Table: Decodable {
    let axes: [Int]
    let at: [Double?]
  }
  struct Axis: Decodable {
    let name: String
    let values: [String]
  }
  struct Value: Decodable {
    let css: String
    let hex: String
  }
  struct Variant: Decodable, Equatable {
    let theme: String
    let line: Int
    let conditions: [String]
    let text: String
    let references: [String]
  }
  struct Color: Decodable {
    let name: String
    let isPalette: Bool
    let table: Table
    let variants: [Variant]
    let winning: Table
  }
  struct Pair: Decodable {
    let text: String
    let background: String
    let ratios: Table
    let applies: Table
    let fails: Table
  }
  struct Distinct: Decodable {
    let lowest: Table
    let fails: Table
  }
  struct Swatch: Decodable {
    let name: String
    let table: Table
  }
  struct Panel: Decodable {
    let path: String
    let parent: Int
    let fillName: String?
    let fill: Table
    let background: Table
    let swatches: [Swatch]
  }
  struct Hierarchy: Decodable {
    let panels: [Panel]
  }
  struct Start: Decodable {
    let view: String
    let state: [Int]
    let marks: [String: String]?
  }

  let axes: [Axis]
  let leftOut: [String]
  var values: [Value]
  var colors: [Color]
  var pairs: [Pair]
  let distinct: [Distinct]
  let hierarchies: [Hierarchy]
  let start: Start

  init(_ document: PageDocument) throws {
    self = try JSONDecoder().decode(PageContent.self, from: Data(document.json.utf8))
  }

  /// Returns the content with the parts of a change in place of its own.
  func completed(by change: PageChange) -> PageContent {
    var content = self
    content.values += change.values
    content.colors = colors.map { color in
      change.colors.first { $0.name == color.name } ?? color
    }
    content.pairs = pairs.map { pair in
      change.pairs.first { $0.text == pair.text && $0.background == pair.background } ?? pair
    }
    return content
  }

  /// The value of a table in a state; nil where nothing was measured.
  func number(_ table: Table, in state: [Int]) -> Double? {
    table.at[table.axes.reduce(0) { $0 * axes[$1].values.count + state[$1] }]
  }

  /// The hex text of a value in a state, or the negative number in its place.
  func hex(_ table: Table, in state: [Int]) throws -> String {
    let place = Int(try #require(number(table, in: state)))
    return place < 0 ? "\(place)" : values[place].hex
  }

  /// A random state.
  func state(using generator: inout some RandomNumberGenerator) -> [Int] {
    axes.map { Int.random(in: $0.values.indices, using: &generator) }
  }

  /// The traits of a state, by the names of the axes and of their values.
  func traits(of state: [Int], in input: PageInput) throws -> TraitCollection {
    var traits = TraitCollection()
    for (axis, choice) in zip(axes, state) {
      let trait = try #require(input.project.names.trait(named: axis.name))
      let value = try trait.value(axis.values[choice])
      traits = traits.modifyingTraits { $0.set(value, for: trait) }
    }
    return traits
  }
}

/// The parts of a document of a change.
struct PageChange: Decodable {
  let isPart: Bool
  let values: [PageContent.Value]
  let colors: [PageContent.Color]
  let pairs: [PageContent.Pair]
  let hierarchies: [PageContent.Hierarchy]

  init(_ document: PageDocument) throws {
    self = try JSONDecoder().decode(PageChange.self, from: Data(document.json.utf8))
  }
}
