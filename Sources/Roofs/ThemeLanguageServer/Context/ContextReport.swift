import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// A context as it applies in a library: the answer to `themetool/setContext`.
struct ContextReport: JSONObjectConvertible {
  let project: ThemeProject
  /// The URI of the library.
  let uri: String
  let context: EffectiveContext

  var members: Members {
    let traits = context.traits
    return [
      "library": uri,
      "theme": context.theme,
      "style": traits.userInterfaceStyle == .dark ? "dark" : "light",
      "contrast": traits.accessibilityContrast == .high ? "high" : "normal",
      "traits": JSONValue.object(
        traits.specifiedTraits.filter { $0 != project.themeTrait }.map { trait in
          JSONMember(trait.outputName, traits.value(of: trait).description.json)
        }
      ),
      "hierarchy": context.node?.hierarchy,
      "node": context.node?.path,
      "description": context.words(in: project),
    ]
  }
}

/// The names that a context can have in the libraries: the answer to `themetool/contexts`.
struct ContextChoices: JSONObjectConvertible {
  /// The current contexts of the libraries.
  let reports: [ContextReport]

  var members: Members { ["libraries": reports.map(Library.init)] }

  private struct Library: JSONObjectConvertible {
    let report: ContextReport

    var members: Members {
      [
        "library": report.uri,
        "defaultTheme": report.project.defaultTheme,
        "themes": report.project.themeNames,
        "traits": report.project.appearanceTraits.map(Trait.init),
        "hierarchies": report.project.liveHierarchies.map(HierarchyNodes.init),
        "context": report,
      ]
    }
  }

  private struct Trait: JSONObjectConvertible {
    let trait: TraitKey

    var members: Members {
      let usual = trait.assumedValue.description
      let values = trait.valueNames.filter { $0 != "unspecified" || $0 == usual }
      return [
        "name": trait.outputName, "identifier": trait.identifier, "values": values,
        "default": usual,
      ]
    }
  }

  private struct HierarchyNodes: JSONObjectConvertible {
    let hierarchy: Hierarchy

    var members: Members {
      ["name": hierarchy.file.name, "nodes": hierarchy.nodes.map(\.definition.path)]
    }
  }
}
