public import SourceDiagnostics
import TextSupport

/// The text of a file with fixes applied.
///
/// Overlapping fixes are not applied together: the fix that begins first has priority, then the
/// shorter fix, and the others remain for the next run. A fix is also skipped if the file no longer
/// has the line of the diagnostic.
public struct FixedText: Hashable, Sendable {
  /// The bytes of the file with the fixes applied.
  public let bytes: [UInt8]

  /// The number of applied fixes.
  public let count: Int

  /// Applies the fixes of diagnostics in `file`.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* diagnostics.
  public init(_ file: SourceFile, fixing diagnostics: some Sequence<Diagnostic>) {
    let changes = diagnostics.compactMap { Change($0, in: file) }.sorted { $0.key < $1.key }
    var bytes: [UInt8] = []
    var place = 0
    var made: [Change] = []
    for change in changes where made.last.map({ change.follows($0) }) ?? true {
      bytes += file.bytes[place..<change.range.lowerBound]
      bytes += change.replacement
      place = change.range.upperBound
      made.append(change)
    }
    self.bytes = bytes + file.bytes[place...]
    count = made.count
  }
}

/// One change of a file's bytes.
private struct Change {
  let range: Range<Int>
  let replacement: [UInt8]

  init?(_ diagnostic: Diagnostic, in file: SourceFile) {
    guard let fix = diagnostic.fix, let range = diagnostic.fixRange,
      let excerpt = diagnostic.excerpt, excerpt.file == file.path,
      let line = file.byteOffset(of: excerpt.start),
      file.excerpt(line..<line).lineText == excerpt.lineText,
      let start = file.byteOffset(of: range.lowerBound),
      let end = file.byteOffset(of: range.upperBound)
    else { return nil }
    self.range = start..<end
    replacement = Array(fix.replacement.utf8)
  }

  /// The order in which changes are applied, a total order.
  var key: (Int, Int, String) {
    (range.lowerBound, range.upperBound, String(decoding: replacement, as: UTF8.self))
  }

  /// Returns whether this change does not overlap with `other`, which begins no later.
  func follows(_ other: Change) -> Bool {
    range.lowerBound >= other.range.upperBound && range.lowerBound > other.range.lowerBound
  }
}

extension FixedText {
  /// The maximum number of rounds of fixes; one fix can enable another.
  package static let roundLimit = 16

  /// Applies the safe fixes of diagnostics in `file`.
  ///
  /// - Returns: nil without such fixes, and if the fixed text would have more errors.
  package init?(_ file: SourceFile, safelyFixing diagnostics: some Sequence<Diagnostic>) {
    self.init(file, fixing: diagnostics.filter { $0.fix?.isSafe == true })
    guard count > 0 else { return nil }
    let result = SourceFile(path: file.path, bytes: bytes)
    guard let errors = Self.errorCount(of: result),
      errors <= Self.errorCount(of: file) ?? .max
    else { return nil }
  }

  /// The number of errors in reading a file; nil if it can't be read to its end.
  private static func errorCount(of file: SourceFile) -> Int? {
    let isJSON = file.path.hasEnding(".json")
    let (document, diagnostics) = isJSON ? JSONReader.read(file) : YAMLReader.read(file)
    return document.map { _ in DiagnosticSummary(of: diagnostics).errors }
  }
}
