import FileAccess
import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// A client of a server in the same process, with files in a temporary folder.
final class TestClient {
  let folder: String
  private let server = LanguageServer(version: "1")
  private var requestCount = 0
  private var versions: [String: Int] = [:]
  private(set) var texts: [String: String] = [:]

  /// The findings that the server has published, by the name of the file.
  private(set) var findings: [String: [JSONValue]] = [:]

  /// The messages of the server other than findings and answers.
  private(set) var messages: [JSONValue] = []

  /// Starts a session with the files of a folder.
  init(_ folder: String, capabilities: JSONValue = .object([]), options: JSONValue = .null) throws {
    self.folder = folder
    _ = try request(
      "initialize",
      JSONValue(
        members: [
          "processId": .null, "capabilities": capabilities, "initializationOptions": options,
          "workspaceFolders": .array([JSONValue(members: ["uri": "file://\(folder)".json])]),
        ]
      )
    )
    notify("initialized", .object([]))
  }

  func uri(_ file: String) -> String { "file://\(folder)/\(file)" }

  /// Returns the identification of a document, with further members of the parameters.
  func document(_ file: String, _ more: KeyValuePairs<String, JSONValue?> = [:]) -> JSONValue {
    var value = JSONValue(members: more)
    value["textDocument"] = JSONValue(members: ["uri": uri(file).json])
    return value
  }

  /// Sends a request and returns its result.
  func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    let answer = send(method, parameters)
    if let error = answer["error"] { throw RequestFailure(error: error) }
    return try #require(answer["result"])
  }

  struct RequestFailure: Error {
    let error: JSONValue
  }

  private func send(_ method: String, _ parameters: JSONValue) -> JSONValue {
    requestCount += 1
    let id = JSONValue.integer(requestCount)
    server.receive(
      .value(
        JSONValue(
          members: ["jsonrpc": "2.0".json, "id": id, "method": method.json, "params": parameters]
        )
      )
    )
    while server.handleNext() {}
    var answer = JSONValue.null
    for message in server.takeMessages() {
      if message["id"] == id, message["method"] == nil { answer = message } else { take(message) }
    }
    return answer
  }

  /// Sends a notification, and takes what the server then publishes.
  func notify(_ method: String, _ parameters: JSONValue) {
    server.receive(
      .value(
        JSONValue(members: ["jsonrpc": "2.0".json, "method": method.json, "params": parameters])
      )
    )
    while server.handleNext() {}
    server.settle()
    for message in server.takeMessages() { take(message) }
  }

  /// Answers a request of the server.
  func answer(_ id: JSONValue, _ result: JSONValue) {
    server.receive(
      .value(JSONValue(members: ["jsonrpc": "2.0".json, "id": id, "result": result]))
    )
    while server.handleNext() {}
    for message in server.takeMessages() { take(message) }
  }

  private func take(_ message: JSONValue) {
    guard message["method"]?.text == "textDocument/publishDiagnostics",
      let parameters = message["params"], let uri = parameters["uri"]?.text
    else {
      messages.append(message)
      return
    }
    let name = String(uri.dropFirst("file://\(folder)/".count))
    findings[name] = parameters["diagnostics"]?.elements ?? []
  }

  // MARK: Documents

  /// Opens a file with a text, or with that of the disk.
  func open(_ file: String, _ text: String? = nil) throws {
    let text =
      try text ?? String(decoding: LocalFiles().contents(of: "\(folder)/\(file)"), as: UTF8.self)
    versions[file] = 1
    texts[file] = text
    let item = JSONValue(
      members: [
        "uri": uri(file).json, "languageId": "yaml".json, "version": .integer(1), "text": text.json,
      ]
    )
    notify("textDocument/didOpen", JSONValue(members: ["textDocument": item]))
  }

  /// Replaces the text of an open file.
  func change(_ file: String, to text: String) {
    texts[file] = text
    change(file, [JSONValue(members: ["text": text.json])])
  }

  /// Replaces the first appearance of a text in an open file, by a change of a range.
  func replace(_ old: String, with new: String, in file: String) throws {
    let text = try #require(texts[file])
    let range = try #require(text.firstRange(of: old))
    let json = TextRange(
      start: Self.position(of: range.lowerBound, in: text),
      end: Self.position(of: range.upperBound, in: text)
    ).json
    texts[file] = String(text[..<range.lowerBound]) + new + text[range.upperBound...]
    change(file, [JSONValue(members: ["range": json, "text": new.json])])
  }

  private func change(_ file: String, _ changes: [JSONValue]) {
    versions[file, default: 1] += 1
    let document = JSONValue(
      members: ["uri": uri(file).json, "version": .integer(versions[file] ?? 1)]
    )
    notify(
      "textDocument/didChange",
      JSONValue(members: ["textDocument": document, "contentChanges": .array(changes)])
    )
  }

  /// The parameters for the position of a mark `|` in a text, which is that of the open file without it.
  func at(_ marked: String, in file: String) throws -> JSONValue {
    let text = try #require(texts[file])
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 2)
    let range = try #require(text.firstRange(of: parts[0] + parts[1]))
    let place = text.index(range.lowerBound, offsetBy: parts[0].count)
    return document(file, ["position": Self.position(of: place, in: text).json])
  }

  /// Returns a position in UTF-16.
  static func position(of place: String.Index, in text: String) -> TextPosition {
    let before = text[..<place]
    let line = before.unicodeScalars.count { $0 == "\n" }
    let lineStart = before.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    return TextPosition(line: line, character: text[lineStart..<place].utf16.count)
  }

  /// The rules of the findings of a file.
  func rules(_ file: String) -> [String] { (findings[file] ?? []).compactMap { $0["code"]?.text } }
}
