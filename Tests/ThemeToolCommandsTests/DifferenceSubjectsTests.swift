import Testing
import ThemeFiles

@testable import ThemeToolCommands

@Suite struct DifferenceSubjectsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(TemporaryFolder.themes) }

  private func subjects(old: String, new: String) throws -> [String] {
    let library = try folder.library()
    let subjects = try DifferenceSubject.pair(old: old, new: new, library: library)
    return [subjects.old, subjects.new].map { subject in
      switch subject {
      case .catalog: "catalog"
      case .library(let folder): "library of \(folder.themeNames.joined(separator: ", "))"
      case .theme(_, let name): "theme \(name)"
      }
    }
  }

  @Test("Subjects that are names, files, folders and catalogs are recognized")
  func kinds() throws {
    #expect(try subjects(old: "a", new: folder["Themes/b.yaml"]) == ["theme a", "theme b"])
    #expect(
      try subjects(old: folder["Themes"], new: "A.xcassets") == ["library of a, b", "catalog"]
    )
    let changed = try TemporaryFolder(["b.yaml": "theme: b\nextends: a\n"])
    #expect(
      try subjects(old: folder["Themes/a.yaml"], new: changed["b.yaml"]) == ["theme a", "theme b"]
    )
  }

  @Test("An unknown theme is reported with a similar name")
  func unknown() throws {
    let error = #expect(throws: Failure.self) { try subjects(old: "a", new: "bb") }
    #expect(error?.description.contains("'bb'") == true)
  }

  @Test("A hierarchy, a missing path and repeated standard input are errors")
  func refused() throws {
    for text in [folder["Themes/app.yaml"], folder["missing.yaml"]] {
      #expect(throws: Failure.self) { try subjects(old: "a", new: text) }
    }
    #expect(throws: Failure.self) { try subjects(old: "-", new: "-") }
  }
}
