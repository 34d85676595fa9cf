import SourceDocuments
import ThemeFiles

/// The names of a library file.
extension FileIndexBuilder {
  mutating func addLibrary(_ root: SourceNode) {
    for (key, value) in root.entries where !value.isAlias {
      switch key.text {
      case "default-theme": refer(.theme(value.text), value, .defaultTheme)
      case "traits": for (name, trait) in value.entries { addDefinition(of: name, trait) }
      case "catalogs":
        for element in value.elements where element.kind == .scalar {
          refer(.catalog(element.text), element, .catalogs)
        }
      case "base16": addSlots(value)
      case "exports": for output in value.elements where !output.isAlias { addOutput(output) }
      case "checks": for check in value.elements where !check.isAlias { addCheck(check) }
      case "rules":
        for (rule, _) in value.entries { refer(.rule(rule.text), rule, .rules) }
      default: break
      }
    }
  }

  private mutating func addDefinition(of name: SourceNode, _ trait: SourceNode) {
    let identifier = trait["identifier"]?.text ?? name.text
    define(.trait(identifier), name, entry: Self.entry(name, trait), .traits)
    guard !trait.isAlias else { return }
    if let values = trait["values"], !values.isAlias {
      for value in values.elements where value.kind == .scalar {
        define(.traitValue(trait: identifier, value: value.text), value, .traits)
      }
    }
    if let value = trait["default"] {
      let canonical = Self.canonical(value.text, of: names.trait(named: name.text))
      refer(.traitValue(trait: identifier, value: canonical), value, .traits)
    }
  }

  private mutating func addOutput(_ output: SourceNode) {
    for (key, value) in output.entries where !value.isAlias {
      switch key.text {
      case "themes": for theme in value.elements { refer(.theme(theme.text), theme, .exports) }
      case "where":
        for node in value.kind == .sequence ? Array(value.elements) : [value] {
          addConditions(node, .exports)
        }
      case "matrix", "traits":
        for trait in value.elements where trait.text != "theme" {
          refer(.trait(identifier(ofTrait: trait.text)), trait, .exports)
        }
      default: break
      }
    }
  }

  private mutating func addCheck(_ check: SourceNode) {
    referToColors(check["contrast"], .check)
    referToColors(check["distinct"], .check)
    if let when = check["when"] { addConditions(when, .check) }
  }
}
