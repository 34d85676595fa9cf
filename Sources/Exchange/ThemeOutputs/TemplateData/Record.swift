import SourceDocuments

/// Values with fixed names.
struct Record: TemplateMembers {
  /// The values by name.
  private let values: [(name: String, value: TemplateValue)]

  /// Creates the values of keys.
  init(values: [(key: DataKey, value: TemplateValue)]) {
    self.values = values.map { ($0.key.rawValue, $0.value) }
  }

  /// Creates the values of an object of JSON.
  init(_ members: [JSONMember]) {
    values = members.map { ($0.key, $0.value.templateValue) }
  }

  var memberNames: [String] { values.map(\.name) }

  func member(_ name: TemplateName) -> TemplateValue? {
    values.first { $0.name == name.text }?.value
  }
}
