import ColorValues
import SourceDiagnostics

/// A gallery for the terminal: for each theme a panel for each style, with its name, labels, and
/// all colors in half blocks.
///
/// Panels are side by side where the terminal is wide enough, else below each other. Without color,
/// the gallery is a list of themes.
///
/// ```swift
/// ThemeGalleryText(gallery, depth: .truecolor, columns: 100).text
/// ```
public struct ThemeGalleryText: Sendable {
  private let gallery: ThemeGallery
  private let depth: ColorDepth
  private let columns: Int
  private let alphabet: TerminalAlphabet

  /// Prepares the gallery for output.
  ///
  /// - Parameters:
  ///   - gallery: The themes to show.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(_ gallery: ThemeGallery, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.gallery = gallery
    self.depth = depth
    self.columns = max(1, columns)
    alphabet = TerminalAlphabet(isUTF8: isUTF8)
  }

  /// The picture, each line ended by a line break; none is wider than the terminal.
  ///
  /// - Complexity: O(*n*) in the number of colors, for each theme.
  public var text: String {
    var quantizer = ColorQuantizer(depth: depth)
    return gallery.themes.enumerated().map { index, theme in
      let gap = index == 0 ? "" : "\n"
      return gap + (depth == .none ? plain(theme) : panels(theme, &quantizer))
    }.joined() + note
  }

  private var note: String {
    depth.approximationNote.map { note in
      "\n"
        + note.wrapped(columns: columns, mark: alphabet.ellipsis).map { $0 + "\n" }.joined()
    } ?? ""
  }

  // MARK: Without color

  private func plain(_ theme: GalleryTheme) -> String {
    let count = theme.cards.first?.count ?? 0
    let styles = theme.cards.map(\.side.name).joined(separator: alphabet.separator)
    let facts = ["\(count) colors", styles].joined(separator: alphabet.separator)
    let texts = [theme.name, facts] + (theme.summary.map { [$0] } ?? [])
    let lines = texts.flatMap { text in
      alphabet.text(text).wrapped(columns: columns, mark: alphabet.ellipsis)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Panels

  private static let gap = 2
  private static let narrowest = 30

  private func panels(_ theme: GalleryTheme, _ quantizer: inout ColorQuantizer) -> String {
    let count = theme.cards.count
    let together = (columns - Self.gap * (count - 1)) / max(1, count)
    let isSideBySide = count > 1 && together >= Self.narrowest
    let width = isSideBySide ? together : columns
    var panels = theme.cards.map { card in
      GalleryPanel(theme: theme, card: card, columns: width, alphabet: alphabet)
        .lines(&quantizer)
    }
    let height = panels.map(\.count).max() ?? 0
    guard isSideBySide else { return panels.joined().map { $0 + "\n" }.joined() }
    for (index, card) in theme.cards.enumerated() {
      let missing = height - panels[index].count
      let blank = GalleryPanel(theme: theme, card: card, columns: width, alphabet: alphabet)
        .blank(&quantizer)
      panels[index] += Array(repeating: blank, count: missing)
    }
    let gap = String(repeating: " ", count: Self.gap)
    return (0..<height).map { row in
      panels.map { $0[row] }.joined(separator: gap) + "\n"
    }.joined()
  }
}
