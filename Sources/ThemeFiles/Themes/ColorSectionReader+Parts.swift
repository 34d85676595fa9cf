import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// One huge section is read by all processors, a run of its colours each.
extension ColorSectionReader {
  /// The fewest colours that are worth a processor's while.
  static let share = 8_192

  /// The most runs; those behind the first are copied to their place, which costs as well.
  private static let partLimit = 4

  /// What reading a run gave.
  private struct Part: Sendable {
    let reader: ColorSectionReader
    let findings: Findings
  }

  /// Reads the colours under `node` as `readGroup` does, in runs side by side.
  mutating func readParts(of node: SourceNode, _ findings: inout Findings) {
    let length = max(Self.share, (node.entries.count + Self.partLimit - 1) / Self.partLimit)
    let whole = self
    let runs = Array(node.entries.runs(of: length).enumerated())
    let parts = ParallelWork.map(runs, share: 1) { number, run in
      // The first run goes straight to where it belongs.
      var reader = number == 0 ? whole : ColorSectionReader(partOf: whole, count: length)
      var findings = Findings()
      reader.readGroup(run, prefix: "", &findings)
      return Part(reader: reader, findings: findings)
    }
    let known = table.count
    for part in parts {
      findings.append(contentsOf: part.findings.diagnostics)
      faultyNames.formUnion(part.reader.faultyNames)
      guard let numbers = table.adopt(part.reader.table, since: known) else {
        findings.add(.invalidValue, Self.tooManyConditions, at: node.excerpt)
        return
      }
      part.reader.layer.renumber(numbers, conditions: table)
      if part.reader.layer !== layer { layer.append(movingFrom: part.reader.layer) }
    }
  }
}
