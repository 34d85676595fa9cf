import Testing

@testable import ThemeRendering

@Suite struct PictureZoomTests {
  @Test(
    "An image side has at most 32,767 pixels, and two for each SVG pixel if they fit",
    arguments: [
      ("10", "20", "2", "192"), ("16383.5", "1", "2", "192"), ("1", "16384", "1.99", "191.04"),
      ("1", "32767", "1", "96"), ("32768", "1", "0.99", "95.04"), ("1", "65534", "0.5", "48"),
      ("0", "0", "2", "192"), ("x", "", "2", "192"),
    ]
  )
  func factor(width: String, height: String, factor: String, dots: String) throws {
    let zoom = try PictureZoom(for: "<svg width=\"\(width)\" height=\"\(height)\"><g/></svg>")
    #expect(zoom.factor == factor)
    #expect(zoom.dotsPerInch == dots)
  }

  @Test(
    "An image that would be too small to read is refused",
    arguments: [
      ("65535", "1", "65535 by 1"), ("200", "600000", "200 by 600000"),
      ("1e300", "1", "1000000000000 by 1"), ("1", "nan", "1 by 1000000000000"),
    ]
  )
  func refused(width: String, height: String, size: String) {
    let failure = #expect(throws: PictureError.self) {
      try PictureZoom(for: "<svg width=\"\(width)\" height=\"\(height)\"/>")
    }
    let expected = "the picture is \(size); a PNG of more than 65534 on a side"
    #expect("\(failure as Any)".contains(expected), "\(failure as Any)")
  }
}
