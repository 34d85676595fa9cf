import SourceDocuments
import TextSupport

/// Custom properties that are no colours, as a style sheet with the rules that they stood in.
struct KeptProperties {
  let cascade: StyleCascade

  /// The numbers of the declarations.
  let declarations: Set<Int>

  /// What the file says of where it came from.
  let origin: String

  /// The file; nil where there are no such properties.
  var file: ImportedThemes.File? {
    guard !declarations.isEmpty else { return nil }
    var text = UTF8Buffer()
    text += "/* \(CSSText.comment(origin)) */\n"
    var rule = -1
    var depth = 0
    var last: SourceText?
    for number in declarations.sorted() {
      let item = cascade.declarations[number]
      // A rule with several selectors has each declaration once for each of them.
      let own = SourceText(file: item.place.file.path, offset: item.place.range.lowerBound)
      if own == last { continue }
      last = own
      if item.rule != rule {
        close(&depth, &text)
        rule = item.rule
        text += "\n"
        for prelude in cascade.preludes[rule] {
          text.indent(depth)
          text += "\(CSSText.source(prelude)) {\n"
          depth += 1
        }
      }
      text.indent(depth)
      let mark = item.declared.isImportant ? " !important" : ""
      text += CSSText.source("\(item.declared.name): \(item.declared.value)\(mark);\n")
    }
    close(&depth, &text)
    return ImportedThemes.File("tokens.css", text.bytes)
  }

  private struct SourceText: Equatable {
    let file: String
    let offset: Int
  }

  private func close(_ depth: inout Int, _ text: inout UTF8Buffer) {
    while depth > 0 {
      depth -= 1
      text.indent(depth)
      text += "}\n"
    }
  }
}
