import Foundation
package import Testing

/// Compares a text with the file of a name in the folder `Goldens`, byte for byte.
///
/// With `RECORD_GOLDENS` in the environment the file is written instead, and the test fails, so
/// that no run passes that has compared nothing.
package func expectGolden(
  _ text: String,
  _ name: String,
  file: String = #filePath,
  location: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name)")
    .standardizedFileURL
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: location)
    return
  }
  let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  guard text != golden else { return }
  Issue.record(
    "\(name) differs:\n\(lineDifference(from: golden, to: text))",
    sourceLocation: location
  )
}

/// Returns the lines between the first and the last difference of two texts, those of the old text
/// after `-` and those of the new text after `+`, with two lines before them and at most twenty of
/// each.
package func lineDifference(from old: String, to new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
  let shared = min(end, min(old.count, new.count) - start)
  func lines(_ all: [Substring], _ sign: String) -> [String] {
    let changed = all[start..<all.count - shared]
    let rest = changed.count > 20 ? ["\(sign) … \(changed.count - 20) more lines"] : []
    return changed.prefix(20).map { "\(sign) \($0)" } + rest
  }
  let before = old[max(0, start - 2)..<start].map { "  \($0)" }
  return (["line \(start + 1)"] + before + lines(old, "-") + lines(new, "+"))
    .joined(separator: "\n")
}
