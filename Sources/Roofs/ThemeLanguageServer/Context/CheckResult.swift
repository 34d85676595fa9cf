import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

/// The result of a check for one of its colors in one context.
struct CheckResult {
  /// The measure and the role of the color.
  enum Measure: Hashable {
    /// The contrast of the color, as a foreground, on the other one.
    case contrastOnBackground(ColorCheck.ContrastMethod)
    /// The contrast of the other color, as a foreground, on the color.
    case contrastOfForeground(ColorCheck.ContrastMethod)
    /// The difference of the two.
    case difference
  }

  let measure: Measure

  /// The name of the other color.
  let other: String

  let measured: Double
  let required: Double

  var passes: Bool { measured >= required }

  /// The ratio of WCAG 2.2 relative to the requirement; nil for other measures.
  var relativeRatio: Double? {
    switch measure {
    case .contrastOnBackground(.wcag), .contrastOfForeground(.wcag): measured / required
    default: nil
    }
  }

  /// The role of the color and the name of the other one.
  var words: String {
    switch measure {
    case .contrastOnBackground: "on \(other)\(measure.note)"
    case .contrastOfForeground: "behind \(other)\(measure.note)"
    case .difference: "distinct from \(other)"
    }
  }

  /// Returns the results of all checks that name a color and apply under some traits, the strictest
  /// of several with the same colors.
  static func all(
    of name: String,
    _ checks: [ColorCheck],
    in theme: CompiledTheme,
    _ traits: TraitCollection
  ) -> [CheckResult] {
    func value(_ name: String) -> Color? {
      guard let index = theme.definitions.index(of: name), !theme.isInvalid(index) else {
        return nil
      }
      return theme.definitions.color(at: index, for: traits)
    }
    guard let color = value(name) else { return [] }
    var results: [CheckResult] = []
    func add(_ measure: Measure, with other: String, _ check: ColorCheck.Measure, required: Double)
    {
      guard let partner = value(other) else { return }
      let colors = measure.isForeground ? [partner, color] : [color, partner]
      let result = CheckResult(
        measure: measure,
        other: other,
        measured: CheckRunner.leastValue(of: check, colors, for: traits).value,
        required: required
      )
      let place = results.firstIndex { $0.other == other && $0.measure == measure }
      if let place {
        if results[place].required < required { results[place] = result }
      } else {
        results.append(result)
      }
    }
    for check in checks where check.when.allSatisfy({ $0.holds(in: traits) }) {
      switch check.measure {
      case .contrast(let contrast):
        if contrast.screen != .display { continue }
        let own: Measure
        if contrast.foreground == name {
          own = .contrastOnBackground(contrast.method)
        } else if contrast.background == name {
          own = .contrastOfForeground(contrast.method)
        } else {
          continue
        }
        let other = own.isForeground ? contrast.foreground : contrast.background
        add(own, with: other, check.measure, required: check.minimum)
      case .distinct(var pair):
        let names = pair.colors
        guard names.contains(name) else { continue }
        for other in names where other != name {
          pair.colors = [name, other]
          add(.difference, with: other, .distinct(pair), required: check.minimum)
        }
      }
    }
    return results
  }
}

extension CheckResult.Measure {
  /// Whether the other color is the foreground.
  fileprivate var isForeground: Bool {
    if case .contrastOfForeground = self { true } else { false }
  }

  /// The method of contrast.
  private var method: ColorCheck.ContrastMethod? {
    switch self {
    case .contrastOnBackground(let method), .contrastOfForeground(let method): method
    case .difference: nil
    }
  }

  /// The method of contrast in words, if it is not the usual one.
  fileprivate var note: String { method == .tone ? " (tone)" : "" }

  /// Returns the text of a required minimum.
  func text(ofMinimum value: Double) -> String {
    method?.limit(value) ?? NumberText.message(value, .cut(6))
  }

  /// Returns the text of a measured value, which differs from that of a minimum it is below.
  func text(of value: Double, required: Double) -> String {
    let text =
      value < required
      ? NumberText.message(value, below: required) : NumberText.message(value, .cut(2))
    return method == .wcag ? "\(text):1" : text
  }
}
