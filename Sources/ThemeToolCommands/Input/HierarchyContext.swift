import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import ThemeValidation

/// The hierarchy that a command works on, with the library beside it.
struct HierarchyContext {
  let hierarchy: Hierarchy
  let library: ThemeLibrary
  let names: TraitNames

  init(_ options: LibraryOptions, hierarchy name: String?, color: ColorOptions) throws {
    var loader = LibraryLoader(settingRulesOf: try options.folder())
    do {
      hierarchy = try Self.hierarchy(name, &loader)
      library = try ThemeLibrary(&loader, allowsErrors: true)
      names = loader.names
    } catch let error as ThemeLibraryError {
      throw Failure(error, color: color)
    }
  }

  /// The hierarchy called `name`, or the only one.
  static func hierarchy(_ name: String?, _ loader: inout LibraryLoader) throws -> Hierarchy {
    guard let file = try loader.readHierarchy(name) else {
      throw ThemeLibraryError.invalid(loader.diagnostics)
    }
    return Hierarchy(file, names: loader.names)
  }
}
