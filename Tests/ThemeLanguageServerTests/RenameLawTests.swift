import ColorValues
import DynamicColors
import FileAccess
import Foundation
import SourceDiagnostics
import SourceDocuments
import TestSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

import Testing

@testable import ThemeLanguageServer

/// Laws of changes of names: nothing but the name changes, and the way back leads to the same
/// bytes.
struct RenameLawTests {
  /// A definition that can be renamed, by its file and its number in the outline.
  private struct Definition {
    let file: String
    let number: Int
  }

  @Test(arguments: 0..<caseCount(4, long: 12))
  func `A rename in a random library changes only the name`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try check(RandomLibrary(seed: seed).files, count: 6, &random)
  }

  @Test(arguments: 0..<caseCount(1, long: 4))
  func `A rename in the shipped themes changes only the name`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 100)
    try check(try Self.shippedThemes(), count: caseCount(2, long: 3), &random)
  }

  static func shippedThemes() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Themes")
    let names = ["library", "standard", "bold", "monochrome", "pastel", "app"].map { "\($0).yaml" }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        // Other tests register traits named 'density', so the original name would be refused.
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return (name, text.replacing("density", with: "renamed-density"))
      }
    )
  }

  private func check(
    _ files: [String: String],
    count: Int,
    _ random: inout SplitMix64
  ) throws {
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder, capabilities: Self.capabilities)
      let before = ThemeProject(try ThemeFolder(path: folder), by: ThemeProject.validator)
      #expect(before.themes.count == files.keys.count { $0 != "library.yaml" } - 1)
      let definitions = try Self.definitions(of: files, client)
      var tested = 0
      while tested < count, let definition = definitions.randomElement(using: &random) {
        guard let old = try Self.name(of: definition, client) else { continue }
        tested += 1
        let isStep = old.allSatisfy(\.isNumber)
        let new = (isStep ? "77" : "zz-") + String(tested)
        let edit = try Self.rename(definition, to: new, client)
        let texts = files.merging(try client.applying(edit)) { $1 }
        #expect(texts != files)
        try TemporaryFolder.with(texts) { folder in
          let after = ThemeProject(try ThemeFolder(path: folder), by: ThemeProject.validator)
          #expect(Self.findings(of: after) == Self.findings(of: before), "\(old) \(definition)")
          try Self.expectSameColors(before, after, old, new)
          let back = try TestClient(folder, capabilities: Self.capabilities)
          let returned = try back.applying(Self.rename(definition, to: old, back))
          #expect(texts.merging(returned) { $1 } == files, "\(old) \(definition)")
        }
      }
    }
  }

  private static let capabilities = JSONValue(
    members: [
      "textDocument": JSONValue(
        members: [
          "documentSymbol": JSONValue(members: ["hierarchicalDocumentSymbolSupport": true])
        ]
      )
    ]
  )

  private static func flat(_ symbols: [JSONValue]) -> [JSONValue] {
    symbols.flatMap { [$0] + flat($0["children"]?.elements ?? []) }
  }

  private static func symbols(_ file: String, _ client: TestClient) throws -> [JSONValue] {
    let answer = try client.request("textDocument/documentSymbol", client.document(file))
    return flat(answer.elements)
  }

  private static func definitions(
    of files: [String: String],
    _ client: TestClient
  ) throws -> [Definition] {
    try files.keys.sorted().flatMap { file in
      try symbols(file, client).indices.map { Definition(file: file, number: $0) }
    }
  }

  private static func position(_ definition: Definition, _ client: TestClient) throws -> JSONValue {
    let symbols = try symbols(definition.file, client)
    return try #require(symbols[definition.number]["selectionRange"]?["start"])
  }

  /// The text that can be changed; nil for sections and checks.
  private static func name(of definition: Definition, _ client: TestClient) throws -> String? {
    let position = try position(definition, client)
    let parameters = client.document(definition.file, ["position": position])
    let answer = try? client.request("textDocument/prepareRename", parameters)
    return answer?["placeholder"]?.text
  }

  private static func rename(
    _ definition: Definition,
    to name: String,
    _ client: TestClient
  ) throws -> JSONValue {
    let position = try position(definition, client)
    let parameters = client.document(
      definition.file,
      ["position": position, "newName": name.json]
    )
    return try client.request("textDocument/rename", parameters)
  }

  /// The findings without names.
  private static func findings(of project: ThemeProject) -> [String] {
    project.findings.map { finding in
      let place = finding.excerpt.map { "\(PathParts($0.file).name):\($0.start.line)" } ?? "-"
      return "\(place): \(finding.rule.id)"
    }
  }

  /// Expects that all colors have the same values, and the same names up to the new one.
  private static func expectSameColors(
    _ before: ThemeProject,
    _ after: ThemeProject,
    _ old: String,
    _ new: String
  ) throws {
    try #require(before.themes.count == after.themes.count)
    for (first, second) in zip(before.themes, after.themes) {
      #expect(first.name == second.name || (first.name, second.name) == (old, new))
      for (one, other) in zip(first.definitions.names, second.definitions.names) where one != other
      {
        let parts = zip(one.split(separator: "."), other.split(separator: "."))
        let changed = parts.filter { $0.0 != $0.1 }
        #expect(changed.count == 1 && changed.allSatisfy { $0.0 == old && $0.1 == new })
      }
      try #require(first.definitions.count == second.definitions.count)
      for number in 0..<8 {
        let (left, right) = (try traits(number, before), try traits(number, after))
        for index in first.definitions.indices {
          let color = first.definitions.color(at: index, for: left)
          #expect(color == second.definitions.color(at: index, for: right))
        }
      }
    }
  }

  /// Returns one of eight combinations of traits.
  private static func traits(_ number: Int, _ project: ThemeProject) throws -> TraitCollection {
    var traits = TraitCollection { traits in
      traits.userInterfaceStyle = number & 1 == 0 ? .light : .dark
      traits.accessibilityContrast = number & 2 == 0 ? .normal : .high
    }
    for trait in project.names.own where trait != project.themeTrait {
      let value = try trait.value(trait.valueNames[number & 4 == 0 ? 0 : 1])
      traits = traits.modifyingTraits { $0.set(value, for: trait) }
    }
    return traits
  }
}
