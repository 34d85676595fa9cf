import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

/// The context in which colors are shown, which clients can change.
extension LanguageServer {
  /// The current states of the libraries, in the order of their paths.
  private var projects: [ThemeProject] {
    workspace.libraries.keys.sorted().compactMap { path in
      workspace.library(atPath: path)?.current
    }
  }

  /// Answers `themetool/setContext`: changes the context and returns it as it applies.
  func setContext(_ context: TraitContext) throws(ResponseError) -> JSONValue {
    let projects = projects
    guard !projects.isEmpty else {
      throw .failed("no folder with theme files is open")
    }
    // A name must exist in one of the libraries.
    let problems = projects.map { $0.read(context).problems }
    guard let match = problems.firstIndex(where: \.isEmpty) else {
      let fewest = problems.min { $0.count < $1.count } ?? []
      throw .invalid(fewest.joined(separator: "; "))
    }
    if traitContext != context {
      traitContext = context
      for kind in ["inlayHint", "codeLens"] where client.refreshes(kind) {
        ask("workspace/\(kind)/refresh")
      }
    }
    return report(for: projects[match])
  }

  /// Answers `themetool/contexts`: the names that a context can have, by library.
  func contexts() -> JSONValue {
    let libraries = projects.map { project in
      project.choices(uri: uri(ofPath: project.folder.path), report: report(for: project))
    }
    return JSONValue(members: ["libraries": libraries])
  }

  /// Returns the context as it applies in a library.
  private func report(for project: ThemeProject) -> JSONValue {
    let context = project.read(traitContext).effective
    return project.report(of: context, uri: uri(ofPath: project.folder.path))
  }

  // MARK: Picking

  /// The maximum number of themes in the question for a context.
  private static let pickLimit = 8

  /// Asks the user for a theme and a style.
  func pickContext() {
    let themes = projects.flatMap(\.themeNames).uniqued().prefix(Self.pickLimit)
    let choices = themes.flatMap { theme in
      ["light", "dark"].map { style in
        let settings = [("theme", theme), ("style", style)].map(TraitContext.Setting.init)
        return (title: "\(theme), \(style)", context: TraitContext(settings: settings))
      }
    }
    let info = 3
    let question = JSONValue(members: [
      "type": info, "message": "Show colors in which theme and style?",
      "actions": choices.map { JSONValue(members: ["title": $0.title]) },
    ])
    ask("window/showMessageRequest", question) { server, answer in
      guard let choice = choices.first(where: { $0.title == answer["title"]?.text }) else { return }
      _ = try? server.setContext(choice.context)
    }
  }
}
