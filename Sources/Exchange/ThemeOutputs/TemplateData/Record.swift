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
