/// A name with its other spellings.
struct NameMembers: TemplateMembers {
  /// The name as it is written.
  let name: String

  var text: String? { name }

  var memberNames: [String] { NameSpelling.allCases.map(\.rawValue) + ["leaf", "path"] }

  var printedNames: [String] { [] }

  func member(_ name: TemplateName) -> TemplateValue? {
    switch DataKey(name) {
    case .camel: .text(NameSpelling.camel.spelled(self.name))
    case .pascal: .text(NameSpelling.pascal.spelled(self.name))
    case .snake: .text(NameSpelling.snake.spelled(self.name))
    case .kebab: .text(NameSpelling.kebab.spelled(self.name))
    case .constant: .text(NameSpelling.constant.spelled(self.name))
    case .title: .text(NameSpelling.title.spelled(self.name))
    case .upper: .text(NameSpelling.upper.spelled(self.name))
    case .lower: .text(NameSpelling.lower.spelled(self.name))
    case .leaf: .members(NameMembers(name: parts.last ?? ""))
    case .path: .list(TextList(texts: parts))
    default: nil
    }
  }

  private var parts: [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A list of texts.
struct TextList: TemplateList {
  /// The texts.
  let texts: [String]

  var count: Int { texts.count }

  func element(at index: Int) -> TemplateValue { .text(texts[index]) }
}

/// Values with fixed names.
struct Record: TemplateMembers {
  /// The values by name.
  let values: [(key: DataKey, value: TemplateValue)]

  var memberNames: [String] { values.map(\.key.rawValue) }

  func member(_ name: TemplateName) -> TemplateValue? {
    let key = DataKey(name)
    return values.first { $0.key == key }?.value
  }
}

/// A list of records.
struct RecordList: TemplateList {
  /// The records.
  let records: [Record]

  var count: Int { records.count }

  func element(at index: Int) -> TemplateValue { .members(records[index]) }
}
