import SwiftSymbols

/// The data of one file: the library, its themes, and the members of the theme of the file.
struct RootFrame: TemplateMembers {
  let data: TemplateData
  let theme: ThemeFrame
  let scheme: SchemeVariables

  init(_ data: TemplateData) {
    self.data = data
    theme = ThemeFrame(table: data.tables[data.current])
    scheme = SchemeVariables(table: data.tables[data.current])
  }

  var memberNames: [String] {
    ["library", "marker", "themes"] + theme.memberNames + scheme.memberNames
  }

  var printedNames: [String] {
    ["marker", "library"] + data.library.traits.keys.sorted() + scheme.memberNames + ["themes"]
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    switch DataKey(name) {
    case .marker: .text(data.library.source.origin)
    case .library:
      .members(Record(values: [(.files, .list(TextList(texts: data.library.source.files)))]))
    case .themes: .list(ThemeList(data: data))
    case nil: theme.member(name) ?? scheme.member(name)
    default: theme.member(name)
    }
  }

  func absence(of name: String) -> String? { theme.absence(of: name) ?? scheme.absence(of: name) }
}
