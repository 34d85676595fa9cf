import DynamicColors
package import SourceDiagnostics

extension [CompiledTheme] {
  /// Returns whether errors change no color of the themes, except for colors that are marked as
  /// invalid.
  ///
  /// Descriptions and deprecations of unknown colors change no color either.
  package func areConfined(_ errors: [Diagnostic]) -> Bool {
    let ranges = errors.isEmpty ? [:] : confinedRanges
    return errors.allSatisfy { error in
      guard let place = error.excerpt, let ranges = ranges[place.file] else { return false }
      var candidates = ranges[...]
      while let middle = candidates.indices.middle {
        if ranges[middle].contains(place.start) { return true }
        candidates =
          place.start < ranges[middle].lowerBound
          ? candidates[..<middle] : candidates[(middle + 1)...]
      }
      return false
    }
  }

  /// The ranges of each file in their order, none of which overlaps another.
  private var confinedRanges: [String: [ClosedRange<SourcePosition>]] {
    var ranges: [String: [ClosedRange<SourcePosition>]] = [:]
    var known: Set<ObjectIdentifier> = []
    for member in self {
      for (layer, theme) in member.chain.enumerated() {
        guard let origin = theme.layer.origin else { continue }
        var places = member.invalidRanges[layer] ?? []
        if known.insert(ObjectIdentifier(theme)).inserted {
          places += theme.invalidRanges + theme.mentions.map(\.range)
        }
        ranges[theme.file, default: []] += places.map {
          origin.position($0.lowerBound)...origin.position($0.upperBound)
        }
      }
    }
    return ranges.mapValues(Self.merged)
  }

  private static func merged(
    _ ranges: [ClosedRange<SourcePosition>]
  ) -> [ClosedRange<SourcePosition>] {
    var result: [ClosedRange<SourcePosition>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last, range.lowerBound <= last.upperBound else {
        result.append(range)
        continue
      }
      result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
    }
    return result
  }
}

extension Range<Int> {
  /// The position in the middle; nil in an empty range.
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
