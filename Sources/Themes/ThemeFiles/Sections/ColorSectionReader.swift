import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TraitSystem

/// A reader of a section of named colors, `palette:` or `colors:`, into a layer.
struct ColorSectionReader {
  /// The colors read so far.
  private(set) var layer: ColorLayer

  /// The conditions of the variants read so far.
  var table: ConditionTable

  /// The names of colors whose values have errors.
  private(set) var invalidNames: Set<String> = []

  /// The places of these colors, each from the name to the end of the value.
  private(set) var invalidRanges: [Range<Int>] = []

  var conditions: ConditionReader
  private let source: SourceFile
  private var isPalette = false
  /// The place of the current color.
  private var place = 0..<0
  private var paletteNames: Set<String> = []
  /// The names of colors with characters other than ASCII; two of them can be the same name in
  /// different Unicode compositions.
  private var composedNames: Set<String> = []
  var hasComposedNames = false
  /// The number of colors whose values have errors.
  private var invalidCount = 0
  /// The keys of the variants of the current color, with their places.
  var keys: [(id: ConditionTable.ID, range: Range<Int>)] = []
  /// The indices of the keys of the current mapping among the keys that the condition reader has
  /// stored.
  var storedKeys: [Int?] = []
  /// The table's identifier for each key that the condition reader has stored.
  var idsOfKeys: [ConditionTable.ID?] = []
  /// The gaps of condition lists found so far, as most colors have one of a few lists: a search for
  /// each color takes 55 ms more for 10,000 colors × 4 themes.
  var gaps: [(ids: [ConditionTable.ID], words: [String]?)] = []

  /// The colors that values can refer to.
  let colors: ReferableColors

  init(
    origin: FileOrigin,
    table: ConditionTable,
    names: TraitNames,
    colors: ReferableColors
  ) {
    self.colors = colors
    conditions = ConditionReader(names: names)
    layer = ColorLayer(origin: origin)
    source = origin.source
    self.table = table
  }

  /// Reads the colors under `palette:` or `colors:`.
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
    guard !node.isNull else { return }
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
    isPalette = key.name == FormatKey.palette.name
    layer.reserve(node.entries.count)
    readGroup(node, prefix: "", reporting: &findings)
    if isPalette { paletteNames = Set(layer.definitions.map(\.name)) }
  }

  /// Reads names with their colors.
  ///
  /// - Parameters:
  ///   - node: The mapping of names to colors.
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
      readColor(
        value,
        key: key,
        name: prefix.isEmpty ? segment : prefix + segment,
        reporting: &findings
      )
      guard invalidCount > count else { return }
      end = ColorValueReader.cutFunction(value)?.upperBound ?? end
    }
  }

  private mutating func readColor(
    _ value: SourceNode,
    key: SourceNode,
    name: String,
    reporting findings: inout Findings
  ) {
    let start = key.range.lowerBound
    place = start..<max(key.range.upperBound, value.range.upperBound)
    if !paletteNames.isEmpty, !isPalette, paletteNames.contains(name) {
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
      if let expression = ColorValueReader.expression(
        of: value,
        among: colors,
        reporting: &findings
      ) {
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
    invalidRanges.append(place.lowerBound..<endOfComment(after: place.upperBound))
    invalidCount += 1
  }

  /// Returns the end of a comment after a value, which can be the rest of the value.
  private func endOfComment(after offset: Int) -> Int {
    let rest = source.bytes[offset...]
    guard rest.first(where: { $0 != 0x20 }) == UInt8(ascii: "#") else { return offset }
    return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
  }

  /// Adds a color with one value.
  private mutating func append(_ value: ColorExpression, name: String, range: Range<Int>) {
    let variant = ColorLayer.Variant(
      conditions: ConditionTable.unconditional,
      value: value,
      range: range
    )
    layer.append(name: name, isPaletteColor: isPalette, value: variant)
  }

  /// Adds a color without a valid value, which was reported as an error.
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
    layer.append(name: name, isPaletteColor: isPalette, conditions: table)
  }
}
