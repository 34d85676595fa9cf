package import FileAccess
import SourceDocuments
package import SystemPackage
import TextSupport
import ThemeOutputs

/// A page of a theme library in a browser, which follows the files and can change them.
package final class Studio {
  private let session: StudioSession
  private let server: LoopbackServer
  private let access: StudioAccess

  /// The state that all pages have.
  private var published: (revision: Int, message: String)

  /// Reads a library and listens on a port.
  ///
  /// - Parameters:
  ///   - options: The library, and what may be written.
  ///   - port: The port; 0 for any free one.
  ///   - watch: What reports changes of the files.
  /// - Throws: The reason why nothing can listen on the port, and the errors of
  ///   ``StudioSession/init(_:watch:)``.
  package init(
    _ options: StudioSession.Options,
    port: UInt16,
    watch: FileWatch = FileWatch()
  ) throws {
    server = try LoopbackServer(port: port)
    access = StudioAccess(port: server.port)
    session = try StudioSession(options, watch: watch)
    published = (session.revision, session.message)
  }

  /// The address of the page, which only the user may know.
  package var address: String { "http://127.0.0.1:\(server.port)/\(access.token)/" }

  /// Ends ``run()`` when a byte is written to it, by any thread or by the handler of a signal.
  package var stopDescriptor: FileDescriptor { server.stopDescriptor }

  /// Serves the page until it is stopped.
  package func run() {
    server.run(
      watching: { session.descriptor },
      onChange: {
        session.update()
        publish()
      },
      handler: response
    )
  }

  /// Sends a new state of the files to all pages.
  private func publish() {
    if session.message != published.message {
      server.broadcast(event: "message", data: message.json)
    }
    if session.revision != published.revision {
      server.broadcast(event: "state", data: session.document.json)
    }
    published = (session.revision, session.message)
  }

  private var message: JSONObject { ["message": session.message] }

  /// The paths below the token.
  private enum Route: String {
    case page = ""
    case events
    case trial = "try"
    case repair, write, undo

    var method: String { self == .page || self == .events ? "GET" : "POST" }
  }

  /// Returns the response to a request.
  private func response(to request: HTTPRequest) -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    guard let route = access.route(of: request).flatMap(Route.init) else { return .status(404) }
    guard request.method == route.method else {
      return .status(405, headers: [("Allow", route.method)])
    }
    defer { publish() }
    do throws(HTTPResponse) {
      let parameters = try request.parameters()
      guard session.options.allowsEdits || ![.write, .undo].contains(route) else {
        throw .refusal(403, "files are written only with --allow-edit")
      }
      switch route {
      case .page:
        return HTTPResponse(
          contentType: "text/html; charset=utf-8",
          headers: [("Content-Security-Policy", ThemePage.contentSecurityPolicy)],
          body: ThemePage.html(session.document, mode: .live)
        )
      case .events: return events(for: request.query)
      case .trial:
        let (value, name) = (try parameters.text(of: "value"), try parameters.text(of: "name"))
        return .json(try session.trying(value, for: name, in: parameters.numbers(of: "state")))
      case .repair:
        let (pair, state) = (try parameters.number(of: "pair"), try parameters.numbers(of: "state"))
        return .json(["proposals": try session.repairs(ofPair: pair, in: state)] as JSONObject)
      case .write:
        let written = try session.write(
          parameters.text(of: "value"),
          for: parameters.text(of: "name"),
          in: parameters.numbers(of: "state"),
          seen: parameters.number(of: "revision")
        )
        return response(to: written)
      case .undo: return response(to: try session.undo())
      }
    } catch {
      return error
    }
  }

  /// Returns the response to a request that has written a value.
  private func response(to written: StudioSession.Written) -> HTTPResponse {
    .json(["file": written.file, "line": written.line, "text": written.text] as JSONObject)
  }

  /// Returns the stream of events, which starts with the state unless the client has it.
  private func events(for query: String) -> HTTPResponse {
    var events = ""
    if query != "revision=\(session.revision)" {
      events += HTTPResponse.event("state", data: session.document.json)
    }
    if !session.message.isEmpty { events += HTTPResponse.event("message", data: message.json) }
    return .stream(events)
  }
}

/// The protection of a studio from other pages and other machines.
///
/// Only those who know the address can read it. A page of another origin that has learned the port
/// can't send a request that is answered: the name of the host must be that of this computer, which
/// defeats names that lead to 127.0.0.1, and browsers state the origin of a request. A link to the
/// page, such as that of the file that `--open` gives to a browser, is followed.
struct StudioAccess {
  /// A random text that is the first part of all paths.
  let token: String

  private let hosts: Set<String>

  init(port: UInt16, token: String = Self.randomToken()) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// Returns 128 random bits of the system in hexadecimal digits.
  private static func randomToken() -> String {
    (0..<2).map { _ in
      UInt64.random(in: .min ... .max).hexadecimalDigits(count: 16)
    }.joined()
  }

  /// Returns the path below the token; nil for another token.
  func route(of request: HTTPRequest) -> String? {
    let prefix = "/\(token)/"
    return request.path.hasPrefix(prefix) ? String(request.path.dropFirst(prefix.count)) : nil
  }

  /// Whether a browser shows the page in a tab of its own, which other pages can't read.
  private func opensPage(_ request: HTTPRequest) -> Bool {
    request.method == "GET" && route(of: request) == "" && request["sec-fetch-site"] == "cross-site"
      && request["sec-fetch-mode"] == "navigate" && request["sec-fetch-dest"] == "document"
  }

  /// Returns the refusal of a request; nil for one that is allowed.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request["host"]?.lowercased(), hosts.contains(host) else {
      return .status(403)
    }
    if let origin = request["origin"], origin != "http://\(host)" { return .status(403) }
    let sites = request.method == "POST" ? ["same-origin"] : ["same-origin", "none"]
    if let site = request["sec-fetch-site"], !sites.contains(site), !opensPage(request) {
      return .status(403)
    }
    guard route(of: request) != nil else { return .status(404) }
    guard request.method == "POST" else { return nil }
    let type = request["content-type"]?.prefix { $0 != ";" }.lowercased()
    return type == "application/json" ? nil : .status(415)
  }
}
