import Foundation
import TestSupport

import Testing

@testable import TextSupport

/// Bytes in Base64.
struct Base64TextTests {
  @Test func `The Base64 text equals that of Foundation`() {
    var random = SplitMix64(seed: 1)
    for count in 0...100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(bytes.base64Text == Data(bytes).base64EncodedString())
    }
  }
}
