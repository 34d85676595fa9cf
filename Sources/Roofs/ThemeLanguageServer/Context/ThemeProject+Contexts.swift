import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

extension ThemeProject {
  /// Returns a context as it applies in the library: the answer to `themetool/setContext`.
  func report(of context: EffectiveContext, uri: String) -> JSONValue {
    let traits = context.traits
    return JSONValue(members: [
      "library": uri,
      "theme": context.theme,
      "style": traits.userInterfaceStyle == .dark ? "dark" : "light",
      "contrast": traits.accessibilityContrast == .high ? "high" : "normal",
      "traits": JSONValue.object(
        traits.specifiedTraits.filter { $0 != themeTrait }.map { trait in
          JSONMember(trait.outputName, traits.value(of: trait).description.json)
        }
      ),
      "hierarchy": context.node?.hierarchy,
      "node": context.node?.path,
      "description": context.words(in: self),
    ])
  }

  /// Returns the names that a context can have in the library, with the report of the current one:
  /// an element of the answer to `themetool/contexts`.
  func choices(uri: String, report: JSONValue) -> JSONValue {
    JSONValue(members: [
      "library": uri,
      "defaultTheme": defaultTheme,
      "themes": themeNames,
      "traits": appearanceTraits.map(Self.choices),
      "hierarchies": liveHierarchies.map { hierarchy in
        JSONValue(members: [
          "name": hierarchy.file.name, "nodes": hierarchy.nodes.map(\.definition.path),
        ])
      },
      "context": report,
    ])
  }

  private static func choices(of trait: TraitKey) -> JSONValue {
    let usual = trait.assumedValue.description
    let values = trait.valueNames.filter { $0 != "unspecified" || $0 == usual }
    return JSONValue(members: [
      "name": trait.outputName, "identifier": trait.identifier, "values": values,
      "default": usual,
    ])
  }
}
