import Foundation
package import Testing

/// Compares a text with the file of a name in the folder `Goldens`, byte for byte.
///
/// With `RECORD_GOLDENS` in the environment the file is written instead, and the test fails, so that
/// no run passes that has compared nothing.
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
  #expect(text == golden, "differs from \(name)", sourceLocation: location)
}
