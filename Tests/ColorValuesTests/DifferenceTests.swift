import Testing

import ColorValues

/// From the supplementary test data of Sharma, Wu and Dalal (2005).
private let sharma: [([Double], [Double], Double)] = [
  ([50.0, 2.8361, -74.02], [50.0, 0.0, -82.7485], 3.4412),
  ([50.0, -0.9009, -85.5211], [50.0, 0.0, -82.7485], 1.0),
  ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
  ([50.0, 2.49, -0.001], [50.0, -2.49, 0.001], 7.1792),
  ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
  ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
  ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.903),
  ([50.0, 2.5, 0.0], [50.0, 3.2592, 0.335], 1.0),
  ([61.2901, 3.7196, -5.3901], [61.4292, 2.248, -4.962], 1.8731),
  ([36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
  ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
]

@Test("CIEDE2000 agrees with the published pairs to four decimals", arguments: sharma)
func ciede2000(first: [Double], second: [Double], expected: Double) {
  let a = Color(.lab, first[0], first[1], first[2])
  let b = Color(.lab, second[0], second[1], second[2])
  #expect(abs(a.difference(to: b) - expected) < 5e-5)
  #expect(abs(b.difference(to: a) - expected) < 5e-5)
}

@Test("The Euclidean color differences are distances")
func euclidean() {
  #expect(Color(.lab, 50, 3, 0).difference(to: Color(.lab, 50, 0, 4), by: .cie76) == 5)
  let a = Color(.oklab, 0.5, 0.03, 0)
  #expect(abs(a.difference(to: Color(.oklab, 0.5, 0, 0.04), by: .ok) - 0.05) < 1e-15)
}

@Test("A color differs from itself by 0", arguments: ColorDifference.allCases)
func same(formula: ColorDifference) throws {
  let color = try Color(css: "#7654cd")
  #expect(color.difference(to: color, by: formula) == 0)
}

@Test(
  "Extreme components that differ have a color difference above 100",
  arguments: ColorDifference.allCases
)
func hugeDifferences(formula: ColorDifference) throws {
  let huge = try ["oklch(0.5 1e200 0)", "lab(50 1e308 -1e308)", "color(srgb 1e308 -1e308 0)"]
    .map { try Color(css: $0) }
  for (index, first) in huge.enumerated() {
    for second in huge[(index + 1)...] + [.black] {
      #expect(first.difference(to: second, by: formula) > 100)
      #expect(second.difference(to: first, by: formula) > 100)
    }
  }
}
