import SourceDocuments
import TextSupport

/// Custom properties that are not colors, as a style sheet with their rules.
struct PassthroughProperties {
  let cascade: StyleCascade

  /// The numbers of the declarations.
  let declarations: Set<Int>

  /// The comment about the source of the file.
  let origin: String

  /// The file; nil without properties.
  var file: ImportedThemes.File? {
    guard !declarations.isEmpty else { return nil }
    var text = UTF8Buffer()
    text += "/* \(CSSText.comment(origin)) */\n"
    var rule = -1
    var depth = 0
    var last: SourcePlace?
    for number in declarations.sorted() {
      let item = cascade.declarations[number]
      // A rule with several selectors has a declaration for each of them.
      if let last, last.file.path == item.place.file.path, last.range == item.place.range {
        continue
      }
      last = item.place
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

  private func close(_ depth: inout Int, _ text: inout UTF8Buffer) {
    while depth > 0 {
      depth -= 1
      text.indent(depth)
      text += "}\n"
    }
  }
}
