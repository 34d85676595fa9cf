import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TraitSystem

extension LibraryFile {
  /// The supported version of the format.
  static let formatVersion = "1"

  /// Reads the nodes of a library file.
  init(_ document: SourceDocument, reporting findings: inout Findings) {
    let root = document.root
    let version = root.text(.library)
    let isNewer = version.map(Self.isNewer) ?? false
    // A newer version may have more keys.
    findings.check(root, as: .mapping(.library), allowsUnknownKeys: isNewer)
    self.init()
    if let version, version != Self.formatVersion {
      findings.add(
        .invalidValue,
        isNewer
          ? """
          \(name: version) is a newer version of the format than \(Self.formatVersion), the newest that this \
          version of ThemeKit reads; update ThemeKit and themetool
          """
          : "\(name: version) is not a version of the format; expected: \(Self.formatVersion)",
        at: root[.library]?.excerpt
      )
    }
    if let name = root.text(.defaultTheme), let node = root[.defaultTheme] {
      defaultTheme = (name, node.excerpt)
    }
    if let trait = root[.themeTrait] {
      themeTrait.identifier = trait.text(.themeTraitIdentifier) ?? themeTrait.identifier
      themeTrait.name = trait.text(.themeTraitName) ?? themeTrait.name
    }
    for (key, value) in root.entries(.traits) {
      addTrait(named: key, from: value, reporting: &findings)
    }
    lacksTraits =
      traits.count < root.entries(.traits).count
      || FormatMapping.library.hasMisspelling(of: .traits, in: root)
    for catalog in root.texts(.catalogs) {
      // Any other folder could be read with all that is in it.
      let name = PathParts.all(of: catalog.text).last { !$0.isEmpty }
      if name?.hasSuffix(".xcassets") == true {
        catalogs.append((catalog.text, catalog.excerpt))
      } else {
        findings.add(
          .invalidValue,
          "\(name: catalog.text) is not an asset catalog; expected a folder that ends in .xcassets",
          at: catalog.excerpt
        )
      }
    }
    schemeSlots = SchemeSlot.all(in: root)
    exports = root.value(.exports)
    checks = root.value(.checks)
    rules = root.value(.rules)
  }

  /// Whether a text is the number of a version after ``formatVersion``.
  private static func isNewer(_ version: String) -> Bool {
    guard version.first != "0", version.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return false
    }
    return (version.count, version) > (formatVersion.count, formatVersion)
  }

  private mutating func addTrait(
    named key: SourceNode,
    from trait: SourceNode,
    reporting findings: inout Findings
  ) {
    let values = trait.texts(.traitValues).map(\.text)
    guard let first = values.first else { return }
    let identifier = trait.text(.traitIdentifier) ?? key.text
    var definition: TraitSchema.Definition?
    do {
      definition = try TraitSchema.Definition(
        identifier: identifier,
        name: key.text,
        values: values,
        default: trait.text(.traitDefault) ?? first,
        affectsColorAppearance: trait.isTrue(.affectsColorAppearance)
      )
      if let definition { try schema.add(definition) }
    } catch {
      let isDefault = if case .badDefault = error { true } else { false }
      findings.add(
        .invalidValue,
        "\(error)",
        at: isDefault ? trait[.traitDefault]?.excerpt : key.excerpt
      )
      // A valid definition avoids further findings about uses of the trait.
      definition = try? TraitSchema.Definition(
        identifier: identifier,
        name: key.text,
        values: values,
        default: first
      )
    }
    traits.append((key.text, definition, key.excerpt))
  }
}
