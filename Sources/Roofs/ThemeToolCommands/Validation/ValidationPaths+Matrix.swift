import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

extension ValidationPaths {
  /// Returns the contrasts of the themes that the arguments name, all if they name none, and whether
  /// they name colors, whose pairs alone are returned then.
  ///
  /// An argument is a folder of themes, a file, a theme or a color.
  func matrix(color: ColorOptions) throws -> (matrix: ContrastMatrix, isOfNamedColors: Bool) {
    let names = paths.filter { !$0.contains("/") && FileIdentity($0) == nil }
    let places = paths.filter { !names.contains($0) }
    let folders = Set(places.map { Folder.exists($0) ? $0 : PathParts($0).folder })
    guard folders.count <= 1, buffer == nil else {
      throw Failure.cannot("--matrix requires exactly one folder of themes")
    }
    do {
      let project =
        try folders.first.map { LibraryOptions.project(try library.folder(at: $0)) }
        ?? library.project()
      let folder = project.folder
      let ofFiles = try themes(ofFiles: places.filter { !Folder.exists($0) }, in: folder)
      let themes = ofFiles.union(names).intersection(folder.themeNames)
      let colors = Set(names).subtracting(themes)
      let matrix = try ContrastMatrix(of: project, themes: themes, colors: colors)
      let measured = matrix.foregrounds + matrix.backgrounds
      for name in names where colors.contains(name) && !measured.contains(name) {
        let hint = Spelling.hint(for: name, among: folder.themeNames + measured)
        throw Failure.usage(["'\(name)' is not a theme or a color of the matrix\(hint)"])
      }
      return (matrix, !colors.isEmpty)
    } catch {
      throw Failure(error, color: color)
    }
  }

  /// Returns the themes of files; none where a file has another kind, such as the library file.
  private func themes(ofFiles paths: [String], in folder: ThemeFolder) throws -> Set<String> {
    let files = try paths.map { path in
      let name = PathParts(path).name
      let known = folder.files.first { PathParts($0.source.path).name == name }
      guard let known else {
        let names = folder.paths.map { PathParts($0).name }
        let reader = ThemeTool.reader
        throw Failure.cannot(Self.missing(name, in: folder.path, known: names, reader))
      }
      return known
    }
    return files.allSatisfy { $0.kind == .theme } ? Set(files.map(\.name)) : []
  }
}
