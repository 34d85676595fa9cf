package import AssetCatalogs
import ColorValues
import DynamicColors
import FileAccess
package import SourceDiagnostics
import SourceDocuments

extension ThemeProject {
  /// The asset catalogs that a library file lists, the findings in their files, and the errors of
  /// the catalogs that can't be read.
  package typealias Catalogs = (
    stack: AssetCatalogStack, diagnostics: [Diagnostic], errors: [Diagnostic]
  )

  /// The paths of all catalogs that the library file lists.
  package var catalogPaths: [String] { library.catalogs.map { folder.path(ofFile: $0.path) } }

  /// The library's catalogs.
  package var catalogs: Catalogs { answer(to: "catalogs") { readCatalogs() } }

  private func readCatalogs() -> Catalogs {
    var read: [AssetCatalog] = []
    var errors = Findings()
    var diagnostics: [Diagnostic] = []
    let root = library.catalogs.isEmpty ? nil : folder.catalogRoot
    for entry in library.catalogs {
      do throws(FileError) {
        guard let (catalog, found) = try readCatalog(entry, in: root, reporting: &errors)
        else { continue }
        read.append(catalog)
        diagnostics += found
      } catch {
        errors.add(.unreadableFile, "\(error)", at: entry.excerpt)
      }
    }
    return (AssetCatalogStack(read), diagnostics, errors.diagnostics)
  }

  /// Reads a catalog, which must be in the folder `root` if there is one; returns nil and reports
  /// it otherwise.
  private func readCatalog(
    _ entry: (path: String, excerpt: SourceExcerpt),
    in root: String?,
    reporting errors: inout Findings
  ) throws(FileError) -> (catalog: AssetCatalog, diagnostics: [Diagnostic])? {
    let path = folder.path(ofFile: entry.path)
    if let own = folder.canonicalPath, let catalog = try? folder.reader.canonicalPath(of: path),
      AbsolutePath.isPath(own, in: catalog)
    {
      errors.add(
        .invalidValue,
        "\(name: entry.path) contains the library; move the theme files out of the catalog",
        at: entry.excerpt
      )
      return nil
    }
    guard folder.catalogScope == .repository else {
      return try AssetCatalog.read(path, from: folder.reader)
    }
    let way = "or allow catalogs outside, as '--allow-outside' does"
    if entry.path.hasPrefix("/") {
      let message: Diagnostic.Message =
        "\(name: entry.path) is an absolute path; write it from the library's folder, \(way)"
      errors.add(.unreadableFile, message, at: entry.excerpt)
      return nil
    }
    guard let root else { return try AssetCatalog.read(path, from: folder.reader) }
    do throws(FileError) {
      return try readCatalog(path, from: folder.reader, in: root)
    } catch .outside(let place) where place == path {
      let message: Diagnostic.Message =
        "\(name: entry.path) is outside \(name: root); move it there, \(way)"
      errors.add(.unreadableFile, message, at: entry.excerpt)
      return nil
    }
  }

  private func readCatalog(
    _ path: String,
    from files: some FileReading,
    in root: String
  ) throws(FileError) -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
    try AssetCatalog.read(path, from: ThemeFolder.confined(files, to: root, of: folder.path))
  }
}

extension ThemeCompiler {
  /// Returns the catalog colors that the themes refer to, as a layer of hidden colors.
  ///
  /// Catalogs are read only if a theme refers to one of their colors, and only those colors are
  /// converted to variants, as catalogs can be large.
  ///
  /// - Parameter table: The conditions of the themes, to which those of the colors are added.
  /// - Returns: The layer.
  mutating func assetLayer(_ table: inout ConditionTable) -> DefinitionLayer {
    let layer = DefinitionLayer()
    var seen: Set<String> = []
    for (_, theme) in themes.sorted(by: { $0.key < $1.key }) {
      let variants = theme.layer.variants
      // Not an iterator, which would copy each variant.
      for index in variants.indices where !variants[index].isSimple {
        let references = variants[index].value.references
        for case .asset(let name) in references where seen.insert(name).inserted {
          usesCatalogs = true
          add(name, of: project.catalogs.stack, to: layer, &table)
        }
      }
    }
    if usesCatalogs {
      let errors = project.catalogs.errors
      report { $0.append(contentsOf: errors) }
    }
    return layer
  }

  private func add(
    _ name: String,
    of stack: AssetCatalogStack,
    to layer: DefinitionLayer,
    _ table: inout ConditionTable
  ) {
    guard let found = stack.asset(named: name),
      let set = found.catalog.colorSet(of: found.asset)
    else { return }
    let variants = set.variants.compactMap { variant in
      (try? table.id(for: Array(variant.conditions))).map { id in
        DefinitionLayer.Variant(conditions: id, value: .color(variant.color), range: 0..<0)
      }
    }
    // A color has a value under all traits.
    guard !variants.isEmpty else { return }
    layer.append(
      name: DefinitionLayer.name(ofAsset: name),
      type: .color,
      isPrimitive: true,
      variants: variants,
      conditions: table
    )
  }
}
