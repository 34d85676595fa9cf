import SourceDocuments
import Testing
import TestSupport
import TextSupport

struct NumberTextTests {
  typealias Digits = NumberText.Digits

  @Test(
    "Numbers have the requested digits",
    arguments: [
      (0.0, .exact, "0"), (-0.0, .exact, "0"), (-0.0, .fixed(2), "0.00"), (1, .exact, "1"),
      (-1.5, .exact, "-1.5"), (1e-7, .exact, "0.0000001"), (1e21, .exact, "1000000000000000000000"),
      (1.0 / 3, .exact, "0.3333333333333333"),
      (.leastNonzeroMagnitude, .significant(1), zeros(323) + "5"),
      (123_456_789, .significant(6), "123457000"), (0.9999996, .significant(6), "1"),
      (999_999.5, .significant(6), "1000000"), (-0.00123456, .significant(3), "-0.00123"),
      (0.00005, .places(4), "0.0001"), (0.00004, .places(4), "0"), (-0.00004, .places(4), "0"),
      (-0.00004, .fixed(4), "0.0000"), (359.99999, .places(4), "360"), (2.5, .places(0), "3"),
      (-2.5, .places(0), "-3"), (100, .places(2), "100"), (1, .fixed(3), "1.000"),
      (0.05, .fixed(1), "0.1"), (4.499, .cut(2), "4.49"), (4.5, .cut(2), "4.5"),
      (4.49999999999999, .cut(2), "4.5"), (0.009, .cut(2), "0"), (-1.999, .cut(2), "-1.99"),
      (21, .fixedCut(1), "21.0"), (4.499, .fixedCut(1), "4.4"), (0.04, .fixedCut(1), "0.0"),
      (1e16, .fixed(2), "10000000000000000.00"),
      (12_345_678_901_234.567, .places(3), "12345678901234.566"),
      (12_345_678_901_234.567, .cut(2), "12345678901234.56"),
    ] as [(Double, Digits, String)]
  )
  func digits(value: Double, digits: Digits, text: String) {
    #expect(NumberText.css(value, digits) == text)
    #expect(NumberText.plain(value, digits) == text)
  }

  @Test(
    "Each format has its own text for values that others can't express",
    arguments: [
      (Double.nan, "calc(NaN)", "null", "0", "undefined"),
      (.infinity, "calc(infinity)", "1.7976931348623157e+308", "9", "infinity"),
      (-.infinity, "calc(-infinity)", "-1.7976931348623157e+308", "-9", "-infinity"),
      (1e30, "1" + zeros(30).dropFirst(2), "1e+30", "9", "1e30"),
      (-1.25e200, "-125" + zeros(200).dropFirst(4), "-1.25e+200", "-9", "-1.25e200"),
      (1e-7, "0.0000001", "1e-07", "0.0000001", "1e-7"),
      (-1.5e15, "-1500000000000000", "-1500000000000000", "-9", "-1.5e15"),
    ] as [(Double, String, String, String, String)]
  )
  func formats(value: Double, css: String, json: String, plain: String, message: String) {
    #expect(NumberText.css(value) == css)
    #expect(NumberText.json(value) == json)
    #expect(NumberText.plain(value, limit: 9) == plain)
    #expect(NumberText.message(value) == message)
  }

  @Test("Messages show six digits of numbers that are too long")
  func longNumbers() {
    #expect(NumberText.message(123_456_789e12, .places(2)) == "1.23457e20")
    #expect(NumberText.message(.greatestFiniteMagnitude, .fixedCut(1)) == "1.79769e308")
  }

  @Test("Every number is valid and near in its format, and is restored if written exactly")
  func laws() throws {
    var random = SplitMix64(seed: 14)
    let choices: [Digits] = [
      .exact, .significant(1), .significant(6), .significant(17), .places(0), .places(2),
      .places(4),
      .fixed(0), .fixed(3), .cut(2), .cut(6), .fixedCut(1), .fixedCut(2),
    ]
    var numbers: [String] = []
    for _ in 0..<caseCount(3_000, long: 20_000) {
      let value = Self.value(&random)
      let digits = choices.randomElement(using: &random) ?? .exact
      let css = NumberText.css(value, digits)
      if value.isFinite, value.magnitude < 1e308 {
        #expect(Self.isPlain(css), "\(value) \(digits): \(css)")
        check(css, value, digits)
        // The same digits, whatever the format, where the number is of a size that all formats
        // write out.
        if value == 0 || (1e-3..<1e15).contains(value.magnitude) {
          #expect(NumberText.json(value, digits) == css)
          #expect(NumberText.message(value, digits) == css)
        }
        check(NumberText.json(value, digits), value, digits)
        if digits == .exact { #expect(Double(NumberText.message(value)) == value) }
      }
      let plain = NumberText.plain(value, digits, limit: 1e9)
      #expect(Self.isPlain(plain) && (Double(plain) ?? .infinity).magnitude <= 1e9)
      numbers.append(NumberText.json(value, digits))
      let message = NumberText.message(value, digits)
      #expect(!["nan", "inf", "-nan", "-inf", "-0"].contains(message) && message.utf8.count <= 24)
    }
    let text = "[\(numbers.joined(separator: ","))]"
    let (document, problems) = JSONReader.read(SourceFile(path: "a.json", bytes: Array(text.utf8)))
    #expect(problems.isEmpty)
    #expect(document?.root.elements.count == numbers.count)
    #expect(
      document?.root.elements.allSatisfy { $0.text == "null" || Double($0.text) != nil } == true
    )
  }

  /// A value of any kind: bits at random, of a size at random, near a limit of decimals, or none.
  private static func value(_ random: inout SplitMix64) -> Double {
    let sign: Double = Bool.random(using: &random) ? 1 : -1
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Double(bitPattern: random.next())
    case 1: return sign * Double.random(in: 0..<1, using: &random)
    case 2: return sign * Double.random(in: 0..<1000, using: &random)
    case 3: return sign * Double(Int.random(in: 0..<1_000_000, using: &random)) / 1e4
    case 4: return sign * (Double(Int.random(in: 0..<10_000, using: &random)) + 0.5) / 100
    case 5: return sign * Double.random(in: 1e14..<1e17, using: &random)
    case 6: return sign * .leastNonzeroMagnitude * Double(Int.random(in: 0..<1000, using: &random))
    default:
      let special: [Double] = [0, .infinity, .nan, .greatestFiniteMagnitude, 1e30, 1e200, 0x1p53]
      return sign * (special.randomElement(using: &random) ?? 0)
    }
  }

  /// Compares a text with its number, by the distance that its digits allow.
  private func check(_ text: String, _ value: Double, _ digits: Digits) {
    guard let read = Double(text) else {
      Issue.record("\(value) \(digits): \(text)")
      return
    }
    let distance = (read - value).magnitude
    let noise = max(value.ulp, read.ulp)
    #expect(read != 0 || !text.hasPrefix("-"), "\(value) \(digits): \(text)")
    switch digits {
    case .exact: #expect(read == value, "\(text)")
    case .significant(let count):
      #expect(distance <= value.magnitude * 0.51 * power(count - 1) + noise, "\(value): \(text)")
    case .places(let places), .fixed(let places):
      #expect(distance <= 0.5 * power(places) * (1 + 1e-9) + noise, "\(value) \(digits): \(text)")
    case .cut(let places), .fixedCut(let places):
      #expect(distance <= power(places) * (1 + 1e-9) + noise, "\(value) \(digits): \(text)")
      #expect(read.magnitude <= value.magnitude + 1e-9 + noise, "\(value) \(digits): \(text)")
    }
    guard !text.contains("e") else { return }
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    switch digits {
    case .exact: break
    case .significant(let count):
      let significant = text.filter(\.isNumber).drop { $0 == "0" }.reversed().drop { $0 == "0" }
      #expect(significant.count <= count, "\(digits): \(text)")
    case .places(let places), .cut(let places):
      #expect(decimals <= places && !(decimals > 0 && text.hasSuffix("0")), "\(digits): \(text)")
    case .fixed(let places), .fixedCut(let places):
      #expect(decimals == places, "\(digits): \(text)")
    }
  }

  private func power(_ places: Int) -> Double {
    (0..<places).reduce(1) { result, _ in result / 10 }
  }

  /// Whether a text is a sign, digits with none too many, a point and digits, as far as there are
  /// any.
  private static func isPlain(_ text: String) -> Bool {
    text.wholeMatch(of: #/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?/#) != nil
  }
}

private func zeros(_ count: Int) -> String { "0." + String(repeating: "0", count: count) }

struct ClampingTests {
  @Test(
    "Numbers convert to integers without a trap",
    arguments: [
      (0.0, 0), (1.9, 1), (-1.9, -1), (127.9, 127), (128, 127), (1e300, 127), (-128.9, -128),
      (-129, -128), (.infinity, 127), (-.infinity, -128), (.nan, 0), (-0.0, 0),
      (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int8)]
  )
  func bytes(value: Double, expected: Int8) {
    #expect(Int8(clamping: value) == expected)
  }

  @Test("Numbers outside wide integer types are clamped to their limits")
  func limits() {
    #expect(Int(clamping: 0x1p63) == .max)
    #expect(Int(clamping: -0x1p63) == .min)
    #expect(Int(clamping: 0x1p63.nextDown) == 9_223_372_036_854_774_784)
    #expect(UInt64(clamping: 0x1p64) == .max)
    #expect(UInt64(clamping: -1) == 0)
    #expect(UInt8(clamping: 255.5) == 255)
    #expect(UInt32(clamping: Double.nan) == 0)
  }
}
