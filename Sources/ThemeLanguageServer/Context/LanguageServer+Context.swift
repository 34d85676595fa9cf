import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// The context in which colors are shown, which clients can change.
extension LanguageServer {
  /// The current states of the libraries, in the order of their paths.
  private var libraries: [LibrarySnapshot] {
    workspace.projects.keys.sorted().compactMap { path in
      workspace.project(atPath: path)?.current
    }
  }

  /// Answers `themetool/setContext`: changes the context and returns it as it applies.
  func setContext(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let context = try TraitContext(parameters)
    let libraries = libraries
    guard !libraries.isEmpty else {
      throw ResponseError(.requestFailed, "no folder with theme files is open")
    }
    // A name must exist in one of the libraries.
    let problems = libraries.map { $0.read(context).problems }
    guard let match = problems.firstIndex(where: \.isEmpty) else {
      let fewest = problems.min { $0.count < $1.count } ?? []
      throw ResponseError(.invalidParameters, fewest.joined(separator: "; "))
    }
    if traitContext != context {
      traitContext = context
      for kind in ["inlayHint", "codeLens"] where client.refreshes(kind) {
        ask("workspace/\(kind)/refresh")
      }
    }
    return json(of: libraries[match])
  }

  /// Answers `themetool/contexts`: the names that a context can have, by library.
  func contexts() -> JSONValue {
    let lists = libraries.map { library in
      JSONValue(
        members: [
          "library": uri(ofPath: library.folder.path).json,
          "defaultTheme": library.defaultTheme.json,
          "themes": .strings(library.themeNames),
          "traits": .array(traits(of: library)),
          "hierarchies": .array(
            library.hierarchies.map { hierarchy in
              JSONValue(
                members: [
                  "name": hierarchy.file.name.json,
                  "nodes": .strings(hierarchy.nodes.map(\.definition.path)),
                ]
              )
            }
          ),
          "context": json(of: library),
        ]
      )
    }
    return JSONValue(members: ["libraries": .array(lists)])
  }

  /// Returns the traits that colors can depend on.
  private func traits(of library: LibrarySnapshot) -> [JSONValue] {
    let own = library.traitNames.own.filter { $0 != library.themeTrait }
    return (TraitKey.system + own).uniqued().filter(\.affectsColorAppearance).map { trait in
      let usual = trait.assumedValue.description
      let values = trait.valueNames.filter { $0 != "unspecified" || $0 == usual }
      return JSONValue(
        members: [
          "name": trait.outputName.json, "identifier": trait.identifier.json,
          "values": .strings(values), "default": usual.json,
        ]
      )
    }
  }

  /// Returns the context as it applies in a library.
  private func json(of library: LibrarySnapshot) -> JSONValue {
    let context = library.read(traitContext).effective
    let traits = context.traits.specifiedTraits.filter { $0 != library.themeTrait }.map { trait in
      JSONMember(trait.outputName, context.traits.value(of: trait).description.json)
    }
    return JSONValue(
      members: [
        "library": uri(ofPath: library.folder.path).json,
        "theme": context.theme.json,
        "style": (context.traits.userInterfaceStyle == .dark ? "dark" : "light").json,
        "contrast": (context.traits.accessibilityContrast == .high ? "high" : "normal").json,
        "traits": .object(traits),
        "hierarchy": context.node?.hierarchy.json,
        "node": context.node?.path.json,
        "description": context.words(in: library).json,
      ]
    )
  }

  // MARK: Picking

  /// The maximum number of themes in the question for a context.
  private static let pickLimit = 8

  /// Asks the user for a theme and a style.
  func pickContext() -> JSONValue {
    let themes = libraries.flatMap(\.themeNames).uniqued().prefix(Self.pickLimit)
    var settings: [String: JSONValue] = [:]
    var actions: [JSONValue] = []
    for theme in themes {
      for style in ["light", "dark"] {
        let title = "\(theme), \(style)"
        settings[title] = JSONValue(members: ["theme": theme.json, "style": style.json])
        actions.append(JSONValue(members: ["title": title.json]))
      }
    }
    let question = JSONValue(
      members: [
        "type": .integer(3), "message": "Show colors in which theme and style?".json,
        "actions": .array(actions),
      ]
    )
    ask("window/showMessageRequest", question) { server, answer in
      guard let title = answer["title"]?.text, let setting = settings[title] else { return }
      _ = try? server.setContext(setting)
    }
    return .null
  }
}
