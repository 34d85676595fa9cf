import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// Reading of the variants of one color, with a report of missing ones.
extension DefinitionReader {
  /// Reads variants; nested variants have the conditions of both levels.
  mutating func readVariants(
    _ node: SourceNode,
    under outer: [TraitCondition]? = nil,
    reporting findings: inout Findings
  ) {
    var position = -1
    node.forEachEntry { key, value in
      position += 1
      // Most keys occur repeatedly, and were already read as conditions.
      if outer == nil, value.kind == .scalar, let known = storedKeys[position],
        known < idsOfKeys.count, let id = idsOfKeys[known]
      {
        readVariant(value, key: key, id: id, reporting: &findings)
        return
      }
      guard conditions.kind(of: key) == .condition else {
        findings.add(
          .mixedGroup,
          "\(name: key.text) is not a condition; variants can only have conditions as keys",
          at: key.excerpt
        )
        return
      }
      guard let inner = conditions.conditions(of: key, reporting: &findings) else { return }
      let all = (outer ?? []) + inner
      if let trait = ConditionReader.contradiction(in: all) {
        findings.add(
          .invalidValue,
          "\(name: key.text) requires two values of \(name: trait), which never apply together",
          at: key.excerpt
        )
        return
      }
      if value.kind == .mapping, ColorValueReader.unquotedReference(value) == nil {
        readVariants(value, under: all, reporting: &findings)
      } else {
        readVariant(
          value,
          key: key,
          conditions: all,
          isOutermost: outer == nil,
          reporting: &findings
        )
      }
    }
  }

  private mutating func readVariant(
    _ value: SourceNode,
    key: SourceNode,
    conditions requested: [TraitCondition],
    isOutermost: Bool,
    reporting findings: inout Findings
  ) {
    let id: ConditionTable.ID
    do throws(ConditionTable.Shortage) {
      id = try table.id(for: requested)
    } catch {
      findings.add(.invalidValue, "\(error)", at: key.excerpt)
      return
    }
    if isOutermost, let known = conditions.remembered(key) {
      while idsOfKeys.count <= known { idsOfKeys.append(nil) }
      idsOfKeys[known] = id
    }
    readVariant(value, key: key, id: id, reporting: &findings)
  }

  private mutating func readVariant(
    _ value: SourceNode,
    key: SourceNode,
    id: ConditionTable.ID,
    reporting findings: inout Findings
  ) {
    if let first = keys.first(where: { $0.id == id }) {
      findings.add(
        .invalidValue,
        "\(name: key.text) has the same conditions as another variant",
        at: key.excerpt,
        notes: [
          Diagnostic.Note(
            message: "the first variant is here",
            excerpt: key.file.excerpt(first.range)
          )
        ]
      )
      return
    }
    keys.append((id, key.range))
    if let reference = ColorValueReader.unquotedReference(value) {
      ColorValueReader.reportUnquoted(reference, in: value, to: &findings)
      return
    }
    guard let expression = expression(of: value, reporting: &findings) else { return }
    layer.append(DefinitionLayer.Variant(conditions: id, value: expression, range: value.range))
  }

  /// The maximum number of condition lists whose gaps are stored.
  private static let gapMemory = 32

  /// Warns of traits for which no variant applies.
  mutating func reportGap(
    _ key: SourceNode,
    name: String,
    to findings: inout Findings
  ) {
    let variants = layer.unnamedVariants
    let known = gaps.first { $0.ids.elementsEqual(variants.lazy.map(\.conditions)) }
    let gap: [String]?
    if let known {
      gap = known.words
    } else {
      let ids = variants.map(\.conditions)
      gap = table.gap(among: ids)?.map(\.description)
      if gaps.count < Self.gapMemory { gaps.append((ids, gap)) }
    }
    guard let gap, keys.count == variants.count else { return }
    findings.add(
      .missingVariant,
      "\(name: name) has no variant for \(Spelling.list(gap)); add one, or 'default:'",
      at: key.excerpt
    )
  }
}
