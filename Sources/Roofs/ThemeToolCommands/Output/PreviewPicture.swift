import SourceDiagnostics
import ThemeRendering

/// A picture of `preview`, in every format but that of pages.
enum PreviewPicture {
  case sheet(PaletteSheet)
  case gallery(ThemeGallery)
  case mock(HierarchyMock)

  /// The missing colors.
  var findings: [Diagnostic] {
    switch self {
    case .sheet(let sheet): sheet.findings
    case .gallery(let gallery): gallery.findings
    case .mock(let mock): mock.findings
    }
  }

  /// For a terminal.
  func ansi(_ terminal: Terminal, depth: ColorDepth) -> String {
    let (columns, isUTF8) = (terminal.columns, terminal.isUTF8)
    return switch self {
    case .sheet(let sheet):
      PaletteSheetText(sheet, depth: depth, columns: columns, isUTF8: isUTF8).text
    case .gallery(let gallery):
      ThemeGalleryText(gallery, depth: depth, columns: columns, isUTF8: isUTF8).text
    case .mock(let mock):
      HierarchyMockText(mock, depth: depth, columns: columns, isUTF8: isUTF8).text
    }
  }

  /// As a picture.
  var svg: String {
    switch self {
    case .sheet(let sheet): PaletteSheetSVG(sheet).text
    case .gallery(let gallery): ThemeGallerySVG(gallery).text
    case .mock(let mock): HierarchyMockSVG(mock).text
    }
  }
}
