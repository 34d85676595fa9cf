import TextSupport
import ThemeOutputs

/// A page of a theme library in a browser, which follows the files and can change them.
package final class Studio {
  private let session: StudioSession
  private let server: LoopbackServer
  private let access: StudioAccess

  /// Reads a library and listens on a port.
  ///
  /// - Parameters:
  ///   - options: The library, and what may be written.
  ///   - port: The port; 0 for any free one.
  /// - Throws: ``LoopbackServerError``, and `ThemeLibraryError` if nothing at all can be shown.
  package init(_ options: StudioSession.Options, port: UInt16) throws {
    server = try LoopbackServer(port: port)
    access = StudioAccess(port: server.port)
    session = try StudioSession(options)
  }

  /// The address of the page, which only the user may know.
  package var address: String { "http://127.0.0.1:\(server.port)/\(access.token)/" }

  /// Ends ``run()`` from any thread, and from the handler of a signal.
  package var stopper: LoopbackServer.Stopper { server.stopper }

  /// Serves the page until it is stopped.
  package func run() {
    server.run(
      watching: session.descriptor,
      onReadable: { publishing { session.update() } },
      handler: response
    )
  }

  /// Sends a new state of the files to all pages.
  private func publishing<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (revision, message) = (session.revision, session.message)
    defer {
      if session.message != message {
        server.broadcast(event: "message", data: Self.json(ofMessage: session.message))
      }
      if session.revision != revision {
        server.broadcast(event: "state", data: session.document.json)
      }
    }
    return try body()
  }

  private static func json(ofMessage message: String) -> String {
    (["message": message] as JSONObject).json
  }

  /// Returns the response to a request.
  private func response(to request: HTTPRequest) -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    let route = access.route(of: request) ?? ""
    let method: String
    switch route {
    case "", "events": method = "GET"
    case "try", "write", "undo", "repair": method = "POST"
    default: return .status(404)
    }
    guard request.method == method else {
      var response = HTTPResponse.status(405)
      response.headers = [("Allow", method)]
      return response
    }
    do throws(StudioError) {
      switch route {
      case "": return page
      case "events": return events(for: request.query)
      default: return .json(try answer(to: route, StudioParameters(request.body)))
      }
    } catch {
      return error.response
    }
  }

  private var page: HTTPResponse {
    let html = ThemePage.html(session.document, mode: .live)
    return HTTPResponse(
      status: 200,
      contentType: "text/html; charset=utf-8",
      headers: [("Content-Security-Policy", ThemePage.contentSecurityPolicy)],
      body: Array(html.utf8)
    )
  }

  /// Returns the stream of events, which starts with the state unless the client has it.
  private func events(for query: String) -> HTTPResponse {
    var events = ""
    if query != "revision=\(session.revision)" {
      events += HTTPResponse.event("state", data: session.document.json)
    }
    if !session.message.isEmpty {
      events += HTTPResponse.event("message", data: Self.json(ofMessage: session.message))
    }
    return .stream(events)
  }

  /// Returns the answer to a request, as JSON.
  private func answer(
    to route: String,
    _ parameters: StudioParameters
  ) throws(StudioError) -> String {
    switch route {
    case "try":
      return try session.trying(
        parameters.text("value"),
        for: parameters.text("name"),
        in: parameters.numbers("state")
      ).json
    case "repair":
      let proposals = try session.repairs(
        ofPair: parameters.number("pair"),
        in: parameters.numbers("state")
      )
      return (["proposals": proposals] as JSONObject).json
    default: break
    }
    guard session.options.allowsEdits else {
      throw StudioError(status: 403, message: "files are written only with --allow-edit")
    }
    return try publishing { () throws(StudioError) in
      if route == "undo" { return try session.undo().json.json }
      return try session.write(
        parameters.text("value"),
        for: parameters.text("name"),
        in: parameters.numbers("state"),
        seen: parameters.number("revision")
      ).json.json
    }
  }
}
