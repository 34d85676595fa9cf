import SourceDocuments

/// A language server for theme files, which answers the messages of one client.
///
/// The server reads no stream itself: see ``ServerLoop``.
///
/// ```swift
/// let server = LanguageServer(version: "1.0")
/// server.receive(.value(request))
/// while server.handleNext() {}
/// server.settle()
/// let answers = server.takeMessages()
/// ```
final class LanguageServer {
  /// The state of the session.
  private enum Phase {
    case new, running, shutDown
  }

  let workspace = Workspace()

  /// The capabilities of the client.
  private(set) var client = ClientCapabilities(Parameters(.null))

  /// The settings of the user.
  var settings = ServerSettings()

  /// The context in which colors are shown.
  var traitContext = TraitContext()

  /// The process that started the server, whose end ends the server.
  private(set) var parentProcess: Int?

  /// The status with which the process must exit, once the client has said so.
  private(set) var exitStatus: Int32?

  /// The documentation of rules.
  let rulePages: RulePages

  private let version: String
  private var phase = Phase.new
  private var queue: [Message] = []
  private var outgoing: [JSONValue] = []
  private var requestCount = 0
  /// The functions for the results of requests of the server, by their numbers.
  private var continuations: [Int: (LanguageServer, JSONValue) -> Void] = [:]

  /// The findings that the client has, by path.
  var published: [String: [JSONValue]] = [:]

  /// The paths of documents that were opened since, whose findings are sent again: some clients keep
  /// none of files that are not open.
  var opened: Set<String> = []

  /// The generation of the workspace that ``published`` belongs to.
  private var publishedGeneration = 0

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - rulePages: The folder for the documentation of rules; nil for none.
  init(version: String, rulePages: String? = nil) {
    self.version = version
    self.rulePages = RulePages(folder: rulePages)
  }

  // MARK: Messages

  /// Takes the next part of the stream from the client.
  func receive(_ part: MessageReader.Part) {
    switch part {
    case .malformed(let reason):
      let error = ResponseError(.parseError, reason)
      outgoing.append(Message.answer(to: .null, .failure(error)))
    case .value(let value):
      do throws(ResponseError) {
        let message = try Message(value)
        if case .notification("$/cancelRequest", let parameters) = message {
          cancel(parameters["id"])
        } else {
          queue.append(message)
        }
      } catch {
        outgoing.append(Message.answer(to: value["id"] ?? .null, .failure(error)))
      }
    }
  }

  /// Whether files must be watched because the client doesn't.
  var needsWatch: Bool { phase == .running && !client.watchesFiles }

  /// Whether so many messages wait that no more should be read.
  var isFull: Bool { queue.count >= 1_000 }

  /// Answers a request that has not been handled with an error.
  private func cancel(_ cancelled: JSONValue?) {
    let place = queue.firstIndex { message in
      if case .request(let id, _, _) = message { id == cancelled } else { false }
    }
    guard let place, let cancelled else { return }
    queue.remove(at: place)
    let error = ResponseError(.requestCancelled, "the request was cancelled")
    outgoing.append(Message.answer(to: cancelled, .failure(error)))
  }

  /// Handles the oldest message.
  ///
  /// - Returns: Whether there was one.
  func handleNext() -> Bool {
    guard !queue.isEmpty, exitStatus == nil else { return false }
    switch queue.removeFirst() {
    case .request(let id, let method, let parameters):
      do throws(ResponseError) {
        let result = try answer(method, parameters)
        outgoing.append(Message.answer(to: id, .success(result)))
      } catch {
        outgoing.append(Message.answer(to: id, .failure(error)))
      }
    case .notification(let method, let parameters): note(method, parameters)
    case .response(let id, let result):
      guard let continuation = id.integer.flatMap({ continuations.removeValue(forKey: $0) }) else {
        break
      }
      continuation(self, result ?? .null)
    }
    return true
  }

  /// Does what waits until no message is left: reads changed files and publishes their findings.
  func settle() {
    let generation = workspace.generation
    guard phase == .running, queue.isEmpty, generation != publishedGeneration else { return }
    publishedGeneration = generation
    publishFindings()
  }

  /// Returns the messages to the client since the last call.
  func takeMessages() -> [JSONValue] {
    defer { outgoing = [] }
    return outgoing
  }

  /// Sends a notification.
  func send(_ method: String, _ parameters: JSONValue) {
    outgoing.append(Message.notification(method, parameters))
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - parameters: The parameters, if the method has any.
  ///   - continuation: A function for the result, which is null for an error; nil if it is not needed.
  func ask(
    _ method: String,
    _ parameters: JSONValue? = nil,
    then continuation: ((LanguageServer, JSONValue) -> Void)? = nil
  ) {
    requestCount += 1
    continuations[requestCount] = continuation
    outgoing.append(Message.request(requestCount, method, parameters))
  }

  // MARK: Session

  private func answer(
    _ method: String,
    _ parameters: Parameters
  ) throws(ResponseError) -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _):
      throw ResponseError(.serverNotInitialized, "the first request must be 'initialize'")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.shutDown, _): throw ResponseError(.invalidRequest, "the server is shut down")
    default: break
    }
    guard let handler = Self.requests[method] else {
      throw ResponseError(.methodNotFound, "'\(method)' is not supported")
    }
    return try handler(self, parameters)
  }

  private func note(_ method: String, _ parameters: Parameters) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running, let handler = Self.notifications[method] else { return }
    do throws(ResponseError) {
      try handler(self, parameters)
    } catch {
      // Notifications have no answers.
      let message = "'\(method)': \(error.message)"
      send("window/logMessage", JSONValue(members: ["type": .integer(2), "message": message.json]))
    }
  }

  private func initialize(_ parameters: Parameters) -> JSONValue {
    phase = .running
    client = ClientCapabilities(parameters)
    parentProcess = parameters["processId"]?.integer
    settings = ServerSettings(parameters["initializationOptions"] ?? .null)
    var folders = (parameters["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.text }
    if folders.isEmpty { folders = [parameters["rootUri"]?.text].compactMap { $0 } }
    workspace.changeFolders(adding: folders.compactMap(DocumentURI.path), removing: [])
    return JSONValue(
      members: [
        "capabilities": ServerCapabilities.json(for: client),
        "serverInfo": JSONValue(members: ["name": "themetool".json, "version": version.json]),
      ]
    )
  }
}
