import Dispatch
import Synchronization

/// Work on pieces that have nothing to do with each other, on as many processors as there are.
package enum Concurrently {
  /// Works on each piece.
  ///
  /// - Parameters:
  ///   - pieces: What is worked on.
  ///   - isWorthwhile: Whether there is so much to do that threads pay.
  ///   - body: Makes the result of a piece; it is called on several threads at once.
  /// - Returns: The results, in the order of the pieces.
  package static func map<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece],
    isWorthwhile: Bool,
    _ body: @Sendable (Piece) -> Result
  ) -> [Result] {
    guard isWorthwhile, pieces.count > 1 else { return pieces.map(body) }
    let results = Mutex<[Result?]>(Array(repeating: nil, count: pieces.count))
    DispatchQueue.concurrentPerform(iterations: pieces.count) { number in
      let result = body(pieces[number])
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
