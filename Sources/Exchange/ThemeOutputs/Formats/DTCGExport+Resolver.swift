import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

extension DTCGExport {
  /// The resolver document: a modifier for the themes, or a set if there is only one theme,
  /// followed by one modifier for each trait.
  var resolver: String {
    var order: [String] = []
    var parts: [(key: String, value: String)] = []
    if source.themes.count > 1 {
      let contexts = source.themes.map { ($0.name, Self.sources([themePath($0)])) }
      parts.append(
        (
          "modifiers",
          Self.modifiers(
            [
              (
                "theme",
                Self.modifier(
                  contexts,
                  default: source.defaultTheme,
                  trait: source.library.themeTrait
                )
              )
            ] + traitModifiers
          )
        )
      )
      order.append("#/modifiers/theme")
    } else {
      // An import creates a theme with this name.
      let sets = source.themes.map { theme in
        let members = [
          ("sources", Self.sources([themePath(theme)])), ("$extensions", Self.mark("theme")),
        ]
        return (theme.name, JSONText.object(members))
      }
      parts.append(("sets", Self.modifiers(sets)))
      order += sets.map { "#/sets/\($0.0)" }
      if !space.axes.isEmpty { parts.append(("modifiers", Self.modifiers(traitModifiers))) }
    }
    order += traitModifiers.map { "#/modifiers/\($0.key)" }
    let members =
      [
        ("version", JSONText.string("2025.10")), ("description", JSONText.string(source.origin)),
      ] + parts + [
        (
          "resolutionOrder",
          JSONText.array(order.map { JSONText.object([("$ref", JSONText.string($0))]) })
        )
      ]
    let lines = members.map { "  \(JSONText.member($0.0, value: $0.1))" }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// The modifiers of the traits, by name.
  private var traitModifiers: [(key: String, value: String)] {
    space.axes.map { axis in
      let contexts = axis.values.indices.map { choice in
        (axis.valueName(choice), Self.sources(choice == 0 ? [] : [path(axis, choice)]))
      }
      let others = axis.otherValueNames.map { ($0, Self.sources([])) }
      let name = axis.trait.name.identifier(separator: "-")
      return (
        name,
        Self.modifier(contexts + others, default: axis.valueName(0), trait: axis.trait)
      )
    }
  }

  private static func modifier(
    _ contexts: [(key: String, value: String)],
    default name: String,
    trait: TraitKey
  ) -> String {
    var members = [("contexts", JSONText.object(contexts)), ("default", JSONText.string(name))]
    // An import creates the same trait.
    if !trait.isSystem, trait.identifier != trait.outputName {
      let mark = JSONText.object([("identifier", JSONText.string(trait.identifier))])
      members.append(("$extensions", JSONText.object([(TokenExtension.key, mark)])))
    }
    return JSONText.object(members)
  }

  private static func modifiers(_ modifiers: [(key: String, value: String)]) -> String {
    let lines = modifiers.map { "    \(JSONText.member($0.key, value: $0.value))" }
    return "{\n\(lines.joined(separator: ",\n"))\n  }"
  }

  private static func sources(_ paths: [String]) -> String {
    JSONText.array(paths.map { JSONText.object([("$ref", JSONText.string($0))]) })
  }
}
