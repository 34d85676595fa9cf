import struct ElementLayout.StackLayout
import struct TraitHierarchy.EnvironmentContentReader
import struct TraitHierarchy.LayoutContent
import struct TraitHierarchy.TextContent
public import UIKitNames

/// A line of text of an estimated size, in the font and the color of its environment unless it has
/// its own; a sum of texts is one line.
public struct Text: View {
  private var runs: [(text: String, color: Color?, font: Font?)]

  /// Creates a text.
  public init(_ text: some StringProtocol) { runs = [(String(text), nil, nil)] }

  /// Returns the text with a color, where it has none.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    for run in runs.indices { text.runs[run].color = runs[run].color ?? color }
    return text
  }

  /// Returns the text with a font, where it has none.
  public func font(_ font: Font?) -> Text {
    var text = self
    for run in runs.indices { text.runs[run].font = runs[run].font ?? font }
    return text
  }

  /// Returns two texts as one.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.runs += second.runs
    return text
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: some View {
    EnvironmentContentReader { values in
      LayoutContent(StackLayout(axis: .horizontal)) {
        runs.map { run in
          TextContent(
            run.text,
            color: (run.color ?? values.foregroundColor ?? .primary).uiColor,
            fontSize: (run.font ?? values.font ?? .body).resolvedFont(in: values).pointSize
          )
        }
      }
    }
  }
}
