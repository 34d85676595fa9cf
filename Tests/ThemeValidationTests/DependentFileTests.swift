import FileAccess
import SourceDocuments
import Testing
import ThemeFiles
import ThemeTestSupport
import ThemeValidation

struct DependentFileTests {
  private func folder() throws -> ThemeFolder {
    let files = [
      "T/library.yaml": "library: 1\ncatalogs: [A.xcassets, /B.xcassets]\n",
      "T/app.yaml": "hierarchy: app\nscene: main\n",
      "T/base.yaml": "theme: base\n",
      "T/middle.yaml": "theme: middle\nextends: base\n",
      "T/top.yaml": "theme: top\nextends: middle\n",
      "T/loop.yaml": "theme: loop\nextends: loop\n",
      "T/other.yaml": "- what\n",
    ]
    return try ThemeFolder(path: "T", reader: InMemoryFiles(files.mapValues { Array($0.utf8) }))
  }

  @Test(
    "A change affects the files that depend on the changed one",
    arguments: [
      ([], []),
      (["nowhere"], []),
      (["top"], ["app", "library", "top"]),
      (["middle"], ["app", "library", "middle", "top"]),
      (["base"], ["app", "base", "library", "middle", "top"]),
      (["loop"], ["app", "library", "loop"]),
      (["app"], ["app"]),
      (["other"], ["other"]),
      (["library"], ["app", "base", "library", "loop", "middle", "other", "top"]),
    ]
  )
  func dependents(changed: [String], expected: [String]) throws {
    let scope = try folder().scope(ofChanged: Set(changed.map { "T/\($0).yaml" }))
    #expect(scope.files.union(scope.related) == Set(expected.map { "T/\($0).yaml" }))
    #expect(scope.files.isDisjoint(with: scope.related))
    let changesThemes = !scope.related.isEmpty
    #expect(scope.related.isSubset(of: ["T/app.yaml", "T/library.yaml"]))
    #expect(changesThemes == (expected.contains("library") && !changed.contains("library")))
  }

  @Test("Catalogs are found relative to the folder of the library file")
  func catalogs() throws {
    #expect(try folder().catalogPaths == ["T/A.xcassets", "/B.xcassets"])
  }
}
