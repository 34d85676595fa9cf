import AssetCatalogs
import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// The asset catalogs that a library file lists, and what was found in reading them.
struct LibraryCatalogs: Sendable {
  let stack: AssetCatalogStack
  let diagnostics: [Diagnostic]
}

extension LibraryLoader {
  /// Reads the library's catalogs, unless they were read; those that can't be are reported.
  mutating func readCatalogs() -> LibraryCatalogs {
    if let catalogs { return catalogs }
    var read: [AssetCatalog] = []
    var diagnostics: [Diagnostic] = []
    for entry in library.catalogs {
      let path = folder.path(ofFile: entry.path)
      do throws(FileError) {
        let (catalog, found) = try AssetCatalog.read(path, from: folder.reader)
        read.append(catalog)
        diagnostics += found
      } catch {
        report { $0.add(.unreadableFile, error.description, at: entry.excerpt) }
      }
    }
    let catalogs = LibraryCatalogs(stack: AssetCatalogStack(read), diagnostics: diagnostics)
    self.catalogs = catalogs
    return catalogs
  }

  /// The colours of catalogs that the themes name, as a layer of hidden colours.
  ///
  /// Catalogs are read only where a theme names one of their colours, and only the colours that are
  /// named are turned into variants: catalogs can be large.
  mutating func assetLayer() -> ColorLayer {
    let layer = ColorLayer()
    var seen: Set<String> = []
    for (_, theme) in themes.sorted(by: { $0.key < $1.key }) {
      for variant in theme.layer.variants {
        switch variant.value {
        case .color, .reference:
          // Next to all there are: it would cost to list what they refer to.
          continue
        default:
          for case .asset(let name) in variant.value.references where seen.insert(name).inserted {
            add(name, of: readCatalogs().stack, to: layer)
          }
        }
      }
    }
    return layer
  }

  private mutating func add(_ name: String, of stack: AssetCatalogStack, to layer: ColorLayer) {
    guard let found = try? stack.requiredAsset(named: name),
      let set = found.catalog.colorSet(of: found.asset)
    else { return }
    let variants = set.variants.compactMap { variant in
      conditionID(for: Array(variant.conditions)).map { id in
        ColorLayer.Variant(conditions: id, value: .color(variant.color), range: 0..<0)
      }
    }
    layer.append(
      name: ColorLayer.name(ofAsset: name),
      isPaletteColor: true,
      variants: variants,
      conditions: table
    )
  }
}
