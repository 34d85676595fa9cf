import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TraitSystem

/// A reader of the sections of a theme file, `palette:` and `colors:`, into a layer.
struct DefinitionReader {
  /// The definitions read so far.
  private(set) var layer: DefinitionLayer

  /// The conditions of the variants read so far.
  var table: ConditionTable

  /// The names whose values have errors.
  private(set) var invalidNames: Set<String> = []

  /// The ranges of these definitions, each from the name to the end of the value.
  private(set) var invalidRanges: [Range<Int>] = []

  var conditions: ConditionReader
  private let source: SourceFile
  /// The type of the values of the current section, and whether they are primitive.
  private var section = (type: ValueType.color, isPrimitive: false)
  /// The range of the current definition.
  private var range = 0..<0
  private var primitiveNames: Set<String> = []
  /// The names with characters other than ASCII; two of them can be the same name in
  /// different Unicode compositions.
  private var composedNames: Set<String> = []
  var hasComposedNames = false
  /// The number of definitions whose values have errors.
  private var invalidCount = 0
  /// The keys of the variants of the current definition, with their ranges.
  var keys: [(id: ConditionTable.ID, range: Range<Int>)] = []
  /// The indices of the keys of the current mapping among the keys that the condition reader has
  /// stored.
  var storedKeys: [Int?] = []
  /// The table's identifier for each key that the condition reader has stored.
  var idsOfKeys: [ConditionTable.ID?] = []
  /// The gaps of condition lists found so far, as most definitions have one of a few lists: a
  /// search for each one takes 55 ms more for 10,000 colors × 4 themes.
  var gaps: [(ids: [ConditionTable.ID], words: [String]?)] = []

  /// The names that values can refer to.
  let referable: ReferableNames

  init(
    origin: FileOrigin,
    table: ConditionTable,
    names: TraitNames,
    referable: ReferableNames
  ) {
    self.referable = referable
    conditions = ConditionReader(names: names)
    layer = DefinitionLayer(origin: origin)
    source = origin.source
    self.table = table
  }

  /// Reads the values of a section.
  ///
  /// - Parameters:
  ///   - node: The mapping of names.
  ///   - key: The key of the section.
  ///   - findings: The collector of diagnostics.
  mutating func read(
    _ node: SourceNode,
    of key: FormatKey,
    reporting findings: inout Findings
  ) {
    guard case .definitions(let type, let isPrimitive) = key.value, !node.isNull else { return }
    guard node.kind == .mapping else {
      let hint =
        node.text.contains(":\u{A0}")
        ? "; a no-break space follows ':'" : node.missingSpaceAdvice
      findings.add(
        .invalidValue,
        "\(name: key.name) must be a mapping of names\(hint)",
        at: node.excerpt
      )
      return
    }
    section = (type, isPrimitive)
    layer.reserve(node.entries.count)
    readGroup(node, prefix: "", reporting: &findings)
    if isPrimitive { primitiveNames = Set(layer.definitions.map(\.name)) }
  }

  /// Reads names with their values.
  ///
  /// - Parameters:
  ///   - node: The mapping of names to values.
  ///   - prefix: The prefix of the names.
  ///   - findings: The collector of diagnostics.
  private mutating func readGroup(
    _ node: SourceNode,
    prefix: String,
    reporting findings: inout Findings
  ) {
    // The text after a truncated function, up to its end, contains no names.
    var end = 0
    node.forEachEntry { key, value in
      guard key.range.lowerBound >= end, let segment = readName(key, reporting: &findings) else {
        return
      }
      let count = invalidCount
      readDefinition(
        value,
        key: key,
        name: prefix.isEmpty ? segment : prefix + segment,
        reporting: &findings
      )
      guard invalidCount > count else { return }
      end = ColorValueReader.cutFunction(value)?.upperBound ?? end
    }
  }

  private mutating func readDefinition(
    _ value: SourceNode,
    key: SourceNode,
    name: String,
    reporting findings: inout Findings
  ) {
    let start = key.range.lowerBound
    range = start..<max(key.range.upperBound, value.range.upperBound)
    if !primitiveNames.isEmpty, !section.isPrimitive, primitiveNames.contains(name) {
      findings.add(
        .reservedName,
        "\(name: name) is already a palette color; 'palette' and 'colors' share one namespace",
        at: key.excerpt
      )
      return
    }
    if hasComposedNames, !Self.isASCII(name),
      value.kind != .mapping || !ConditionReader.isGroup(value),
      !composedNames.insert(name).inserted
    {
      findings.add(
        .naming,
        "\(name: name) already exists with another Unicode composition of its letters",
        at: key.excerpt
      )
      return
    }
    guard value.kind == .mapping else {
      if let expression = expression(of: value, reporting: &findings) {
        append(expression, name: name, range: value.range)
      } else {
        appendInvalid(name, range: value.range)
      }
      return
    }
    if let reference = ColorValueReader.unquotedReference(value),
      ConditionReader.kind(of: reference) == .name
    {
      ColorValueReader.reportUnquoted(reference, in: value, to: &findings)
      appendInvalid(name, range: value.range)
      return
    }
    readMapping(value, key: key, name: name, reporting: &findings)
  }

  private mutating func addInvalid(_ name: String) {
    invalidNames.insert(name)
    invalidRanges.append(range.lowerBound..<endOfComment(after: range.upperBound))
    invalidCount += 1
  }

  /// Returns the end of a comment after a value, which can be the rest of the value.
  private func endOfComment(after offset: Int) -> Int {
    let rest = source.bytes[offset...]
    guard rest.first(where: { $0 != 0x20 }) == UInt8(ascii: "#") else { return offset }
    return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
  }

  /// Returns a value of the section's type, or nil for an invalid one, which is reported.
  func expression(of value: SourceNode, reporting findings: inout Findings) -> ColorExpression? {
    switch section.type {
    case .color: ColorValueReader.expression(of: value, among: referable, reporting: &findings)
    }
  }

  /// Adds a definition with one value.
  private mutating func append(_ value: ColorExpression, name: String, range: Range<Int>) {
    let variant = DefinitionLayer.Variant(
      conditions: ConditionTable.unconditional,
      value: value,
      range: range
    )
    layer.append(name: name, type: section.type, isPrimitive: section.isPrimitive, value: variant)
  }

  /// Adds a definition without a valid value, which was reported as an error.
  ///
  /// It keeps its name, so that references to it aren't reported as well.
  private mutating func appendInvalid(_ name: String, range: Range<Int>) {
    addInvalid(name)
    append(.color(.transparent), name: name, range: range)
  }

  /// Reads a mapping under a name: either variants or a group.
  private mutating func readMapping(
    _ value: SourceNode,
    key: SourceNode,
    name: String,
    reporting findings: inout Findings
  ) {
    let total = value.entries.count
    let names = conditions.nameCount(in: value, &storedKeys)
    guard total > 0 else {
      findings.add(
        .invalidColor,
        "\(name: name) has neither a value nor variants",
        at: value.excerpt
      )
      appendInvalid(name, range: value.range)
      return
    }
    if names > 0, names < total, reportCutVariants(value, to: &findings) {
      appendInvalid(name, range: value.range)
      return
    }
    if names > 0, reportMisspelt(value, to: &findings) {
      appendInvalid(name, range: value.range)
      return
    }
    if names == total {
      readGroup(value, prefix: name + ".", reporting: &findings)
      return
    }
    guard names == 0 else {
      reportMixed(value, name: name, to: &findings)
      appendInvalid(name, range: value.range)
      return
    }
    keys.removeAll(keepingCapacity: true)
    let known = findings.diagnostics.count
    readVariants(value, reporting: &findings)
    let count = layer.unnamedVariants.count
    if keys.count != count || findings.diagnostics.count > known { addInvalid(name) }
    guard count > 0 else {
      appendInvalid(name, range: value.range)
      return
    }
    reportGap(key, name: name, to: &findings)
    layer.append(
      name: name,
      type: section.type,
      isPrimitive: section.isPrimitive,
      conditions: table
    )
  }
}
