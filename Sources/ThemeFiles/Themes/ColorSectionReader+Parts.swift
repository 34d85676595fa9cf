import DynamicColors
import SourceDiagnostics
import SourceDocuments
import PlatformSupport

/// Parallel reading of a very large section, a range of its colors in each task.
extension ColorSectionReader {
  /// The minimum number of colors in a task.
  static let share = 8_192

  /// The maximum number of parts of equal length, of which the first range has two.
  ///
  /// The colors of the other ranges are copied, which takes time, and memory for one range.
  private static let partLimit = 6

  /// The result of reading a range.
  private struct Part: Sendable {
    let reader: ColorSectionReader
    let findings: Findings
    /// The end of the last truncated function.
    let end: Int
  }

  /// Reads the colors under `node` as `readGroup` does, in parallel ranges.
  mutating func readParts(of node: SourceNode, share: Int, _ findings: inout Findings) {
    let count = node.entries.count
    let length = max(share, (count + Self.partLimit - 1) / Self.partLimit)
    let first = min(2 * length, count / 2)
    let whole = self
    let runs = node.entries.runs(first: first, of: length)
    let parts = ParallelWork.map(Array(runs.enumerated()), share: 1) { number, run in
      // The first range is read directly into its place.
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

  /// Adds the result of a reader of a range, unless the preceding ranges would have changed that
  /// result.
  ///
  /// - Parameters:
  ///   - part: The reader of the range.
  ///   - whole: The reader of the section at its start.
  /// - Returns: Whether the result was added; if not, nothing has changed.
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
    invalidNames.formUnion(part.invalidNames)
    composedNames.formUnion(composed)
    hasComposedNames = hasComposedNames || part.hasComposedNames
    return true
  }
}
