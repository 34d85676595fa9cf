import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TraitSystem

/// A reader of the nodes of a library file.
enum LibraryFileReader {
  /// The supported version of the format.
  static let version = "1"

  static func read(_ document: SourceDocument, reporting findings: inout Findings) -> LibraryFile {
    let root = document.root
    let version = root.text(.library)
    let isNewer = version.map(isNewer) ?? false
    // A newer version may have more keys.
    findings.check(root, as: .mapping(.library), allowsUnknownKeys: isNewer)
    var library = LibraryFile()
    if let version, version != Self.version {
      findings.add(
        .invalidValue,
        isNewer
          ? """
          \(name: version) is a newer version of the format than \(Self.version), the newest that this \
          version of ThemeKit reads; update ThemeKit and themetool
          """
          : "\(name: version) is not a version of the format; expected: \(Self.version)",
        at: root[.library]?.excerpt
      )
    }
    if let name = root.text(.defaultTheme), let node = root[.defaultTheme] {
      library.defaultTheme = (name, node.excerpt)
    }
    if let trait = root[.themeTrait] {
      library.themeTrait.identifier =
        trait.text(.themeTraitIdentifier) ?? library.themeTrait.identifier
      library.themeTrait.name = trait.text(.themeTraitName) ?? library.themeTrait.name
    }
    for (key, value) in root.entries(.traits) {
      readTrait(named: key, from: value, into: &library, reporting: &findings)
    }
    library.lacksTraits =
      library.traits.count < root.entries(.traits).count
      || FormatMapping.library.hasMisspelling(of: .traits, in: root)
    for catalog in root.texts(.catalogs) {
      // Any other folder could be read with all that is in it.
      let name = PathParts.all(of: catalog.text).last { !$0.isEmpty }
      if name?.hasSuffix(".xcassets") == true {
        library.catalogs.append((catalog.text, catalog.excerpt))
      } else {
        findings.add(
          .invalidValue,
          "\(name: catalog.text) is not an asset catalog; expected a folder that ends in .xcassets",
          at: catalog.excerpt
        )
      }
    }
    library.schemeSlots = SchemeSlot.all(in: root)
    library.exports = root.value(.exports)
    library.checks = root.value(.checks)
    library.rules = root.value(.rules)
    return library
  }

  /// Whether a text is the number of a version after ``version``.
  private static func isNewer(_ version: String) -> Bool {
    guard version.first != "0", version.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return false
    }
    return (version.count, version) > (Self.version.count, Self.version)
  }

  private static func readTrait(
    named key: SourceNode,
    from trait: SourceNode,
    into library: inout LibraryFile,
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
      if let definition { try library.schema.add(definition) }
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
    library.traits.append((key.text, definition, key.excerpt))
  }
}
