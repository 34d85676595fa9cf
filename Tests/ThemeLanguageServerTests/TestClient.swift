import FileAccess
import SourceDocuments

import Testing
import TestSupport

@testable import ThemeLanguageServer

/// A client of a server in the same process, with files in a temporary folder.
///
/// Messages wait in the server until an answer or findings are needed, like those that an editor
/// sends together. Reading ``findings`` waits, like a user who has stopped typing.
final class TestClient {
  let folder: String
  private let server: LanguageServer
  private var requestCount = 0
  private var versions: [String: Int] = [:]
  private(set) var texts: [String: String] = [:]

  private var published: [String: [JSONValue]] = [:]
  private var received: [JSONValue] = []

  /// Starts a session with the files of a folder.
  init(
    _ folder: String,
    capabilities: JSONValue = .object([]),
    options: JSONValue = .null
  ) throws {
    self.folder = folder
    server = LanguageServer(version: "1")
    _ = try request(
      "initialize",
      JSONValue(
        members: [
          "processId": JSONValue.null, "capabilities": capabilities,
          "initializationOptions": options,
          "workspaceFolders": [JSONValue(members: ["uri": "file://\(folder)".json])],
        ]
      )
    )
    notify("initialized", .object([]))
  }

  /// The library of the folder.
  var project: WorkspaceLibrary? { project(in: nil) }

  /// The library of a folder in it.
  func project(in inner: String?) -> WorkspaceLibrary? {
    handleMessages()
    return server.workspace.libraries[inner.map { "\(folder)/\($0)" } ?? folder]
  }

  /// The findings that the server has published when it waits for messages, by the name of the
  /// file.
  var findings: [String: [JSONValue]] {
    wait()
    return published
  }

  /// Drops the findings, as some clients do for files that are not open.
  func forgetFindings() { published = [:] }

  /// Sends nothing until the server has done what it does when no message is left.
  func wait() {
    handleMessages()
    server.settle()
    takeMessages()
  }

  /// The messages of the server other than findings and answers.
  var messages: [JSONValue] {
    handleMessages()
    return received
  }

  func uri(_ file: String) -> String { "file://\(folder)/\(file)" }

  /// Returns the identification of a document, with further members of the parameters.
  func document(
    _ file: String,
    _ more: KeyValuePairs<String, (any JSONConvertible)?> = [:]
  ) -> JSONValue {
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

  /// Sends a request that is cancelled while it runs, and returns the answer.
  func cancel(_ method: String, _ parameters: JSONValue) -> JSONValue {
    server.readMessages = { [unowned self] in
      notify("$/cancelRequest", JSONValue(members: ["id": requestCount]))
    }
    defer { server.readMessages = {} }
    return send(method, parameters)
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
    handleMessages()
    let place = received.firstIndex { $0["id"] == id && $0["method"] == nil }
    return place.map { received.remove(at: $0) } ?? .null
  }

  /// Sends a notification.
  func notify(_ method: String, _ parameters: JSONValue) {
    server.receive(
      .value(
        JSONValue(members: ["jsonrpc": "2.0".json, "method": method.json, "params": parameters])
      )
    )
  }

  /// Answers a request of the server.
  func answer(_ id: JSONValue, _ result: JSONValue) {
    server.receive(
      .value(JSONValue(members: ["jsonrpc": "2.0".json, "id": id, "result": result]))
    )
  }

  private func handleMessages() {
    while server.handleNext() {}
    takeMessages()
  }

  private func takeMessages() {
    for message in server.takeMessages() { take(message) }
  }

  private func take(_ message: JSONValue) {
    guard message["method"]?.text == "textDocument/publishDiagnostics",
      let parameters = message["params"], let uri = parameters["uri"]?.text
    else {
      received.append(message)
      return
    }
    let name = String(uri.dropFirst("file://\(folder)/".count))
    published[name] = parameters["diagnostics"]?.elements ?? []
  }

  // MARK: Documents

  /// Opens a file with a text, or with that of the disk.
  func open(_ file: String, _ text: String? = nil, language: String = "yaml") throws {
    let text =
      try text ?? String(decoding: LocalFiles().contents(of: "\(folder)/\(file)"), as: UTF8.self)
    versions[file] = 1
    texts[file] = text
    let item = JSONValue(
      members: [
        "uri": uri(file).json, "languageId": language.json, "version": 1,
        "text": text.json,
      ]
    )
    notify("textDocument/didOpen", JSONValue(members: ["textDocument": item]))
  }

  /// Closes an open file.
  func close(_ file: String) {
    texts[file] = nil
    notify("textDocument/didClose", document(file))
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

  /// The text of an open file as the server has it.
  func serverText(_ file: String) -> String? {
    handleMessages()
    return server.workspace.documents["\(folder)/\(file)"].map {
      String(decoding: $0.text.bytes, as: UTF8.self)
    }
  }

  /// Replaces a short random range of an open file.
  func edit(_ file: String, _ piece: String, using random: inout SplitMix64) {
    let scalars = Array((texts[file] ?? "").unicodeScalars)
    // No client has a position inside a line break.
    func place(_ index: Int) -> Int {
      let isInside =
        index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
      return isInside ? index + 1 : min(index, scalars.count)
    }
    let start = place(Int.random(in: 0...scalars.count, using: &random))
    let end = place(start + Int.random(in: 0...3, using: &random))
    func string(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      return String(view)
    }
    let (before, old) = (string(0..<start), string(start..<end))
    let range = TextRange(
      start: Self.end(of: before),
      end: Self.end(of: before + old)
    )
    texts[file] = before + piece + string(end..<scalars.count)
    let edit = JSONValue(members: ["range": range.json, "text": piece.json])
    change(file, [edit])
  }

  /// The position of the end of a text, in UTF-16.
  private static func end(of text: String) -> TextPosition {
    var line = 0
    var character = 0
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where wasReturn: character = 0
      case "\n", "\r":
        line += 1
        character = 0
      default: character += UTF16.width(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return TextPosition(line: line, character: character)
  }

  private func change(_ file: String, _ changes: [JSONValue]) {
    versions[file, default: 1] += 1
    let document = JSONValue(
      members: ["uri": uri(file).json, "version": versions[file] ?? 1]
    )
    notify(
      "textDocument/didChange",
      JSONValue(members: ["textDocument": document, "contentChanges": changes])
    )
  }

  /// The parameters for the position of a mark `|` in a text, which is that of the open file
  /// without it.
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
    let scalars = text.unicodeScalars
    let lineBreak = before.unicodeScalars.lastIndex(of: "\n")
    let lineStart = lineBreak.map { scalars.index(after: $0) } ?? text.startIndex
    return TextPosition(line: line, character: text[lineStart..<place].utf16.count)
  }

  /// Returns the text of a file if it is open.
  func openText(_ file: String) -> String? { texts[file] }

  /// The rules of the findings of a file.
  func rules(_ file: String) -> [String] { (findings[file] ?? []).compactMap { $0["code"]?.text } }
}
