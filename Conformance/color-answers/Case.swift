/// A case, with the fields of all kinds of cases.
struct Case: Decodable {
  var id: String?
  var kind: String?
  var input: String?
  // Text
  var expected: String?
  var expect: JSONValue?
  var to: [String: JSONValue]?
  // Two colors
  var a: JSONValue?
  var b: JSONValue?
  var lab1: [Double]?
  var lab2: [Double]?
  var fg: String?
  var bg: String?
  // Samples
  var colors: [String]?
  var space: String?
  var interpolation: String?
  var hue: String?
  var n: Int?
  // Vision
  var type: String?
  var method: String?
  var severity: Double?
  // Tones
  var source: String?
  var hct: [Double]?
  var tones: [String: String]?
  var tone: Double?
  var ratio: Double?
  // Palettes
  var index: Int?
  var palette: String?

  enum CodingKeys: String, CodingKey {
    case id, kind, input, expected, expect, to, a, b, lab1, lab2, fg, bg, colors, space
    case interpolation = "in"
    case hue, n, type, method, severity, source, hct, tones, tone, ratio, index, palette
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    // A field of another type belongs to a kind of case that isn't supported.
    func field<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? fields.decodeIfPresent(Value.self, forKey: key)
    }
    id = field(.id)
    kind = field(.kind)
    input = field(.input)
    expected = field(.expected)
    expect = field(.expect)
    to = field(.to)
    a = field(.a)
    b = field(.b)
    lab1 = field(.lab1)
    lab2 = field(.lab2)
    fg = field(.fg)
    bg = field(.bg)
    colors = field(.colors)
    space = field(.space)
    interpolation = field(.interpolation)
    hue = field(.hue)
    n = field(.n)
    type = field(.type)
    method = field(.method)
    severity = field(.severity)
    source = field(.source)
    hct = field(.hct)
    tones = field(.tones)
    tone = field(.tone)
    ratio = field(.ratio)
    index = field(.index)
    palette = field(.palette)
    hasExpect = fields.contains(.expect)
    hasExpected = fields.contains(.expected)
  }

  private var hasExpect = false
  private var hasExpected = false

  /// Whether the text is expected to be a color, for cases about that.
  var isColor: Bool { expect != nil || expected != nil }

  /// The kind; that of a case of color text is determined by its fields.
  var effectiveKind: String {
    if let kind { return kind }
    if hasExpect { return "css" }
    if hasExpected { return "serialize" }
    return lab1 != nil ? "lab-pair" : "invalid"
  }
}
