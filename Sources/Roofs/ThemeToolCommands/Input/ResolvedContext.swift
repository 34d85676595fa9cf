import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation
import TraitHierarchy
import TraitSystem

/// The input of `resolve` and `explain`: the library with the theme that applies, and the traits of
/// the requested node.
struct ResolvedContext {
  let library: ThemeLibrary
  let traits: TraitCollection
  let node: Hierarchy.Node?

  /// The traits that apply, each with its origin.
  let traitLines: [ExplanationText.TraitLine]

  let project: ThemeProject

  /// Reads only the required files of the folder.
  init(
    _ options: LibraryOptions,
    traits traitOptions: TraitOptions,
    hierarchy hierarchyName: String? = nil,
    node path: String? = nil,
    color: ColorOptions
  ) throws {
    let project = try options.project()
    do {
      var node: Hierarchy.Node?
      var origins: [Hierarchy.TraitOrigin] = []
      var findings: [Diagnostic] = []
      var inherited = TraitCollection()
      if hierarchyName != nil || path != nil {
        let hierarchy: Hierarchy
        (hierarchy, findings) = try project.hierarchyWithObjects(hierarchyName)
        node = try path.map(hierarchy.node(at:)) ?? hierarchy.nodes.first
        if let node {
          origins = hierarchy.origins(of: node)
          inherited = hierarchy.traitCollection(of: node)
        }
      }
      let requested = try traitOptions.assignments(project)
      traits = inherited.modifyingTraits { traits in
        for assignment in requested { traits.set(assignment.value, for: assignment.trait) }
      }
      library = try project.themeLibrary(
        of: [project.theme(for: traits)],
        allowsErrors: true,
        with: findings
      )
      self.node = node
      self.project = project
      traitLines = Self.lines(of: traits, requested: requested, origins: origins)
    } catch let error as ThemeLibraryError {
      throw Failure(error, color: color)
    } catch let error as NodePathError {
      throw Failure.usage([error])
    }
  }

  /// The theme that applies.
  var themeName: String { library.member(for: traits).chain.last?.name ?? "" }

  /// Returns the colors that a name with wildcards selects, or the name itself.
  ///
  /// - Throws: ``Failure`` if it selects none.
  func expanded(_ name: String) throws -> [String] {
    guard PaletteFilter.isPattern(name) else { return [name] }
    let filter = PaletteFilter([name])
    let names = library.member(for: traits).colors.colorNames.filter(filter.includes)
    try filter.check(names) { message(aboutUnknown: $0) }
    return names
  }

  /// Refuses a color without a valid value; the library's errors are reported.
  func checkValue(of name: String) throws {
    guard library.invalidNames(for: traits).contains(name) else { return }
    throw Failure(
      kind: .findings,
      description: "error: '\(VisibleText.of(name))' has no valid value; fix the errors above"
    )
  }

  /// Returns the nodes of all hierarchies that use colors.
  ///
  /// - Throws: `ThemeLibraryError` for a hierarchy with errors.
  func usingNodes() throws -> [ColorUses.Node] {
    try project.folder.hierarchyNames.flatMap { name in
      try project.hierarchyWithObjects(name).hierarchy.nodes.map {
        ($0.definition.path, name, Set($0.definition.uses.map(\.color)))
      }
    }
  }

  /// The files of the library, and the catalogs and templates that it lists.
  var sources: SourcePaths { project.sources }

  private static func lines(
    of traits: TraitCollection,
    requested: [TraitOptions.Assignment],
    origins: [Hierarchy.TraitOrigin]
  ) -> [ExplanationText.TraitLine] {
    traits.specifiedTraits.map { trait in
      let origin: String
      if let option = requested.last(where: { $0.trait == trait })?.option {
        origin = "requested with \(option)"
      } else if let found = origins.first(where: { $0.trait == trait }) {
        let place = found.excerpt.map { " (\($0.file):\($0.start.line):\($0.start.column))" } ?? ""
        origin = (found.path.map { "set at \($0)" } ?? "device trait") + place
      } else {
        origin = "the default"
      }
      return ExplanationText.TraitLine(
        name: trait.outputName,
        value: traits.value(of: trait).description,
        origin: origin
      )
    }
  }
}

extension TraitCollection {
  /// Returns the traits with the light style, which an unspecified style resolves to, and with the
  /// dark style if both are requested; the traits themselves if they have a style.
  func styles(withBoth hasBoth: Bool) -> [TraitCollection] {
    guard userInterfaceStyle == .unspecified else { return [self] }
    let styles: [UserInterfaceStyle] = hasBoth ? [.light, .dark] : [.light]
    return styles.map { replacing(UserInterfaceStyleTrait.self, value: $0) }
  }
}
