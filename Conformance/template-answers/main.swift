import Foundation
import SourceDiagnostics
import SourceDocuments
import ThemeOutputs

// Renders the cases of the specification of Mustache: `template-answers FILE…`, one line for each
// case with its name and `as published`, or with what it is rendered as.

/// Returns the answer to a case.
func answer(_ test: JSONValue) -> String {
  func text(_ key: String) -> String {
    if case .string(let text) = test[key] { text } else { "" }
  }
  let partials = (test["partials"]?.members ?? []).map { member in
    if case .string(let text) = member.value { (member.key, text) } else { (member.key, "") }
  }
  do {
    let template = try MustacheTemplate(
      text("template"),
      partials: Dictionary(partials) { first, _ in first }
    )
    let output = try template.text(for: test["data"] ?? .null)
    return output == text("expected") ? "as published" : "rendered as \(output.debugDescription)"
  } catch {
    return "refused: \(error.diagnostics.map(\.message).joined(separator: "; "))"
  }
}

do {
  for path in CommandLine.arguments.dropFirst() {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    guard let root = JSONReader.read(SourceFile(path: path, bytes: bytes)).document?.root,
      let tests = JSONValue(root)["tests"]?.elements, !tests.isEmpty
    else {
      FileHandle.standardError.write(Data("error: '\(path)' has no tests\n".utf8))
      exit(2)
    }
    let suite = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for test in tests {
      guard case .string(let name) = test["name"] else { continue }
      print("\(suite): \(name): \(answer(test))")
    }
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
