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
