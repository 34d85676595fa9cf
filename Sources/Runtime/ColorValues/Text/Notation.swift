/// A color function and the meaning of its numbers.
struct Notation {
  let space: ColorSpace
  /// The range of its name, for messages.
  let name: Range<Int>
  /// Whether numbers count 0…255, as in `rgb()`.
  let countsBytes: Bool
  /// Whether there is a legacy form with commas.
  let hasCommaForm: Bool

  init(_ space: ColorSpace, name: Range<Int>, countsBytes: Bool = false, hasCommaForm: Bool = false)
  {
    self.space = space
    self.name = name
    self.countsBytes = countsBytes
    self.hasCommaForm = hasCommaForm
  }

  /// Creates the notation of a function name, except `color()`.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at name: Range<Int>) {
    switch bytes.count {
    case 3:
      if unsafe bytes.equalsIgnoringASCIICase("rgb") {
        self.init(.srgb, name: name, countsBytes: true, hasCommaForm: true)
      } else if unsafe bytes.equalsIgnoringASCIICase("hsl") {
        self.init(.hsl, name: name, hasCommaForm: true)
      } else if unsafe bytes.equalsIgnoringASCIICase("hwb") {
        self.init(.hwb, name: name)
      } else if unsafe bytes.equalsIgnoringASCIICase("lab") {
        self.init(.lab, name: name)
      } else if unsafe bytes.equalsIgnoringASCIICase("lch") {
        self.init(.lch, name: name)
      } else {
        return nil
      }
    case 4:
      if unsafe bytes.equalsIgnoringASCIICase("rgba") {
        self.init(.srgb, name: name, countsBytes: true, hasCommaForm: true)
      } else if unsafe bytes.equalsIgnoringASCIICase("hsla") {
        self.init(.hsl, name: name, hasCommaForm: true)
      } else {
        return nil
      }
    case 5:
      if unsafe bytes.equalsIgnoringASCIICase("oklch") {
        self.init(.oklch, name: name)
      } else if unsafe bytes.equalsIgnoringASCIICase("oklab") {
        self.init(.oklab, name: name)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Returns the value of 100 % in a slot, in the units of the space.
  @inline(__always)
  func fullPercentage(_ slot: Int) -> Double {
    switch space {
    case .lab: slot == 0 ? 100 : 125
    case .lch: slot == 0 ? 100 : 150
    case .oklab, .oklch: slot == 0 ? 1 : 0.4
    case .hsl, .hwb, .hsv: 100
    default: 1
    }
  }

  /// Returns the name of a slot for messages; 3 is alpha.
  func componentName(_ slot: Int) -> String {
    if slot == 3 { return "alpha" }
    return switch space {
    case .hsl: ["hue", "saturation", "lightness"][slot]
    case .hwb: ["hue", "whiteness", "blackness"][slot]
    case .lab, .oklab: ["lightness", "a", "b"][slot]
    case .lch, .oklch: ["lightness", "chroma", "hue"][slot]
    case .xyzD50, .xyzD65: ["x", "y", "z"][slot]
    default: ["red", "green", "blue"][slot]
    }
  }
}
