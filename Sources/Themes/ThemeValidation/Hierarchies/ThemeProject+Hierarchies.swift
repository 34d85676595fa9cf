package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles

extension ThemeProject {
  /// A hierarchy as far as errors allow, nil if it has no name, whether its whole file was read, and
  /// the findings about it.
  package typealias HierarchyReading = (
    file: HierarchyFile?, isWhole: Bool, diagnostics: [Diagnostic]
  )

  /// The hierarchies of the folder, in the order of their files.
  package var hierarchyReadings: [HierarchyReading] {
    folder.files.filter { $0.kind == .hierarchy }.map(hierarchyReading)
  }

  /// The hierarchies of the folder as far as their errors allow, in the order of their files.
  package var hierarchies: [HierarchyFile] { hierarchyReadings.compactMap(\.file) }

  /// Returns the hierarchy `name`, or the only one of the folder, and the findings about it.
  ///
  /// - Throws: `ThemeLibraryError` if there is none or more than one, or if the file has errors.
  package func hierarchy(
    _ name: String?
  ) throws(ThemeLibraryError) -> (file: HierarchyFile, diagnostics: [Diagnostic]) {
    let files = folder.files.filter { $0.kind == .hierarchy }
    guard let file = files.first(where: { name == nil || $0.name == name }) else {
      throw .unknownHierarchy(name ?? "", known: folder.hierarchyNames)
    }
    if name == nil, files.count > 1 {
      throw .severalHierarchies(known: folder.hierarchyNames)
    }
    let reading = hierarchyReading(of: file)
    guard let file = reading.file else { throw .invalid(reported(reading.diagnostics)) }
    return (file, reading.diagnostics)
  }

  private func hierarchyReading(of file: ThemeFolder.File) -> HierarchyReading {
    answer(to: "hierarchy", [file.source.path]) {
      let (hierarchy, diagnostics) = file.read { document, findings in
        HierarchyReader.read(document, names: names, reporting: &findings)
      }
      return (hierarchy, file.content.isWhole, diagnostics)
    }
  }
}
