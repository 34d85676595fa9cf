public import SourceDiagnostics

/// What a file says once fixes are made.
///
/// Fixes that meet are not made together: the one that begins first is, then the shorter one, and the
/// others wait for the next run. A fix is passed over, too, where the file no longer has the line that
/// it was found on.
public struct FixedText: Hashable, Sendable {
  /// The bytes of the file with the fixes made.
  public let bytes: [UInt8]

  /// How many fixes were made.
  public let count: Int

  /// Makes the fixes of those diagnostics that have one and that stand in `file`.
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

  /// The order in which changes are made; equal ones among many have one order as well.
  var key: (Int, Int, String) {
    (range.lowerBound, range.upperBound, String(decoding: replacement, as: UTF8.self))
  }

  /// Whether this change leaves alone what `other`, which begins no later, changes.
  func follows(_ other: Change) -> Bool {
    range.lowerBound >= other.range.upperBound && range.lowerBound > other.range.lowerBound
  }
}
