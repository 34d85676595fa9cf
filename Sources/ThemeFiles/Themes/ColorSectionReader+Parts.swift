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
    /// Where the last function ends that was cut off.
    let end: Int
  }

  /// Reads the colours under `node` as `readGroup` does, in runs side by side.
  mutating func readParts(of node: SourceNode, share: Int, _ findings: inout Findings) {
    let length = max(share, (node.entries.count + Self.partLimit - 1) / Self.partLimit)
    let whole = self
    let runs = node.entries.runs(of: length)
    let parts = ParallelWork.map(Array(runs.enumerated()), share: 1) { number, run in
      // The first run goes straight to where it belongs.
      var reader = number == 0 ? whole : ColorSectionReader(partOf: whole, count: length)
      var findings = Findings()
      let end = reader.readGroup(run, prefix: "", &findings)
      return Part(reader: reader, findings: findings, end: end)
    }
    guard let first = parts.first else { return }
    self = first.reader
    findings.append(contentsOf: first.findings.diagnostics)
    var end = first.end
    for (run, part) in zip(runs, parts).dropFirst() {
      let start = run.first { _ in true }?.key.range.lowerBound ?? end
      if start >= end, adopt(part.reader, of: whole) {
        findings.append(contentsOf: part.findings.diagnostics)
        end = max(end, part.end)
      } else {
        end = readGroup(run, prefix: "", from: end, &findings)
      }
    }
  }

  /// Takes over what the reader of a run has read, unless it would have read another thing after the
  /// runs before it.
  ///
  /// - Parameters:
  ///   - part: The reader of the run.
  ///   - whole: What it began with.
  /// - Returns: Whether it was taken over; if not, nothing has changed.
  private mutating func adopt(_ part: ColorSectionReader, of whole: ColorSectionReader) -> Bool {
    guard !part.hasTooManyConditions else { return false }
    let composed = part.composedNames.subtracting(whole.composedNames)
    guard composedNames.isDisjoint(with: composed) else { return false }
    var table = table
    guard let numbers = try? table.adopt(part.table, since: whole.table.count),
      part.table.decidesInOrder(of: table)
    else { return false }
    part.layer.renumber(numbers, from: part.table, conditions: table)
    layer.append(movingFrom: part.layer)
    self.table = table
    faultyNames.formUnion(part.faultyNames)
    composedNames.formUnion(composed)
    hasComposedNames = hasComposedNames || part.hasComposedNames
    return true
  }
}
