/// The reason why a request about the library can't be met.
struct StudioError: Error {
  /// The status code of the response.
  let status: Int

  let message: String

  /// The value or the color of a request doesn't fit the library.
  static func unfit(_ message: String) -> Self { Self(status: 422, message: message) }

  /// The files are not as the request expects them.
  static func conflict(_ message: String) -> Self { Self(status: 409, message: message) }
}
