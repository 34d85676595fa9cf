import ArgumentParser
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Synchronization
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// The location of the theme library.
struct LibraryOptions: ListedOptions {
  @Option(
    name: .customLong("themes"),
    help: ArgumentHelp(
      "The folder of theme files.",
      discussion: "Default: $THEMETOOL_THEMES, or the nearest 'Themes' in this folder or above.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var path: String?

  @Flag(
    name: .customLong("allow-outside"),
    help: "Allow catalogs and links outside of the repository, and outputs that CI or hooks run."
  )
  var allowsOutside = false

  var options: [Mirror.Child] { [("_path", _path), ("_allowsOutside", _allowsOutside)] }

  /// The maximum number of parent folders to search.
  private static let deepestFolder = 64

  /// The library in the folder, which one run of a command reads once.
  func project() throws -> ThemeProject {
    let path = try location()
    func read() throws -> ThemeProject {
      do {
        return Self.project(try folder(at: path))
      } catch {
        throw Failure.cannot("\(error)\(Folder.hint(forMissing: path))")
      }
    }
    return try ReadProjects.current?.project(at: path, reading: read) ?? read()
  }

  /// Returns the library in a folder, with the settings and outputs of its library file.
  static func project(_ folder: ThemeFolder) -> ThemeProject {
    ThemeProject(folder, by: ThemeValidator(sections: [.outputs]))
  }

  /// The allowed locations of asset catalogs.
  var catalogScope: CatalogScope { allowsOutside ? .anywhere : .repository }

  /// The files in the folder at a path.
  func folder(
    at path: String,
    reader: any FileReading = ThemeTool.reader
  ) throws(FileError) -> ThemeFolder {
    try ThemeFolder(path: path, catalogScope: catalogScope, reader: reader)
  }

  /// Returns a folder that a command needs.
  ///
  /// - Throws: ``Failure`` if it can't be read.
  func neededFolder(
    at path: String,
    reader: any FileReading = ThemeTool.reader
  ) throws -> ThemeFolder {
    do {
      return try folder(at: path, reader: reader)
    } catch {
      throw Failure.cannot(error)
    }
  }

  /// The path of the folder: from the option, the environment variable, or the nearest parent
  /// folder.
  func location() throws -> String {
    if let path { return path }
    if let folder = Terminal.variable("THEMETOOL_THEMES"), !folder.isEmpty { return folder }
    var folder = "."
    for _ in 0..<Self.deepestFolder {
      let candidate = folder == "." ? "Themes" : "\(folder)/Themes"
      if Folder.exists(candidate) { return candidate }
      if Folder.isRoot(folder) { break }
      folder = folder == "." ? ".." : "\(folder)/.."
    }
    let below = Folder.libraries(below: ".")
    let cure =
      below.isEmpty
      ? "create one with 'themetool init', or name one with --themes"
      : "found \(Spelling.list(below.map { "'\($0)'" })); name one with --themes"
    throw Failure.cannot(
      "no folder 'Themes' here or above; \(cure)"
    )
  }

  /// The paths of the folder, or of all folders `Themes` below this one if it is in none of them, as
  /// in a repository with several packages.
  func locations() throws -> [String] {
    do {
      return [try location()]
    } catch {
      let below = Folder.libraries(below: ".")
      guard path == nil, !below.isEmpty else { throw error }
      return below
    }
  }
}

extension LibraryOptions {
  /// Returns names of themes, each once, with wildcards replaced by the names that match; the folder
  /// is read only for wildcards.
  ///
  /// - Throws: ``Failure`` with every pattern that no name matches.
  func themes(named names: [String]) throws -> [String] {
    guard names.contains(where: PaletteFilter.isPattern) else { return names.uniqued() }
    let known = try project().folder.themeNames
    var problems: [String] = []
    let found = names.flatMap { name in
      guard PaletteFilter.isPattern(name) else { return [name] }
      let found = known.filter { PaletteFilter.matches($0, form: name) }
      if found.isEmpty { problems.append(PaletteFilter.noMatch("theme", form: name, among: known)) }
      return found
    }
    guard problems.isEmpty else { throw Failure.usage(problems) }
    return found.uniqued()
  }

  /// Returns the library, and the themes from which outputs are made.
  ///
  /// - Parameters:
  ///   - themes: The names of the themes, also with wildcards; nil for all.
  ///   - readsExports: Whether errors of the declarations of outputs count.
  ///   - color: The options of messages.
  ///   - usesChecks: Whether an output needs the colors that checks pair.
  /// - Returns: The library and its themes.
  /// - Throws: ``Failure``.
  func outputs(
    themes: [String]? = nil,
    readsExports: Bool = false,
    color: ColorOptions,
    usesChecks: (ThemeProject) -> Bool = { _ in true }
  ) throws -> (project: ThemeProject, library: ThemeLibrary) {
    try color.failing {
      let project = try project()
      let library = try project.outputLibrary(
        of: try themes.map { try self.themes(named: $0) },
        readsExports: readsExports,
        usesChecks: usesChecks(project)
      )
      return (project, library)
    }
  }
}

/// The libraries that one run of a command has read, each once.
final class ReadProjects: Sendable {
  /// The libraries that the run of a command has read; nil if it keeps none.
  @TaskLocal static var current: ReadProjects?

  private let projects = Mutex<[String: ThemeProject]>([:])

  /// Returns the library in a folder, which is read once.
  func project(at path: String, reading read: () throws -> ThemeProject) rethrows -> ThemeProject {
    if let known = projects.withLock({ $0[path] }) { return known }
    let project = try read()
    projects.withLock { $0[path] = project }
    return project
  }
}
