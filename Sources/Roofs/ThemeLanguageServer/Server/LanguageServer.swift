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

  private let version: String
  private var phase = Phase.new
  private var queue: [Message] = []
  /// The identifier of the request that is being answered, and whether it was cancelled meanwhile.
  private var running: (id: JSONValue, isCancelled: Bool)?
  private var outgoing: [JSONValue] = []
  private var requestCount = 0
  /// The functions for the results of requests of the server, by their numbers.
  private var continuations: [Int: (LanguageServer, JSONValue) -> Void] = [:]

  /// The findings that the client has, by path.
  var published: [String: [ClientFinding]] = [:]

  /// The paths of documents that were opened since, whose findings are sent again: some clients
  /// keep none of files that are not open.
  var opened: Set<String> = []

  /// The generation of the workspace that ``published`` belongs to.
  private var publishedGeneration = 0

  /// Reads the messages that have arrived while a request is answered.
  var readMessages: () -> Void = {}

  /// Creates a server.
  ///
  /// - Parameter version: The version of the program.
  init(version: String) {
    self.version = version
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

  /// Answers a waiting request with an error, and notes that the running one must be.
  private func cancel(_ cancelled: JSONValue?) {
    guard let cancelled else { return }
    guard running?.id != cancelled else {
      running?.isCancelled = true
      return
    }
    let place = queue.firstIndex { message in
      if case .request(let id, _, _) = message { id == cancelled } else { false }
    }
    guard let place else { return }
    queue.remove(at: place)
    outgoing.append(Message.answer(to: cancelled, .failure(.cancelled)))
  }

  /// Returns whether the running request was cancelled, after reading the messages that have
  /// arrived.
  ///
  /// Long loops end early then; the request is answered with an error.
  func isCancelled() -> Bool {
    guard running != nil else { return false }
    readMessages()
    return running?.isCancelled == true
  }

  /// Throws if the running request was cancelled, after reading the messages that have arrived.
  func checkCancellation() throws(ResponseError) {
    if isCancelled() { throw .cancelled }
  }

  /// Handles the oldest message.
  ///
  /// - Returns: Whether there was one.
  func handleNext() -> Bool {
    guard !queue.isEmpty, exitStatus == nil else { return false }
    switch queue.removeFirst() {
    case .request(let id, let method, let parameters):
      running = (id, false)
      defer { running = nil }
      do throws(ResponseError) {
        let result = try answer(method, parameters)
        if running?.isCancelled == true { throw .cancelled }
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
  func send(_ method: String, _ parameters: some JSONConvertible) {
    outgoing.append(Message.notification(method, parameters))
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - parameters: The parameters, if the method has any.
  ///   - continuation: A function for the result, which is null for an error; nil if it is not
  ///     needed.
  func ask(
    _ method: String,
    _ parameters: (any JSONConvertible)? = nil,
    then continuation: ((LanguageServer, JSONValue) -> Void)? = nil
  ) {
    requestCount += 1
    continuations[requestCount] = continuation
    outgoing.append(Message.request(method, id: requestCount, parameters))
  }

  // MARK: Session

  private func answer(
    _ method: String,
    _ parameters: Parameters
  ) throws(ResponseError) -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(ClientCapabilities(parameters))
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
      let warning = 2
      send("window/logMessage", JSONValue(members: ["type": warning, "message": message]))
    }
  }

  private func initialize(_ client: ClientCapabilities) -> JSONValue {
    phase = .running
    self.client = client
    parentProcess = client.processId
    settings = client.settings
    let folders = client.workspaceFolders.compactMap(\.pathOfFileURI)
    workspace.changeFolders(adding: folders, removing: [])
    let info = JSONValue(members: ["name": "themetool", "version": version])
    return JSONValue(members: ["capabilities": capabilities, "serverInfo": info])
  }
}
