import DynamicColors

/// The classes of style sheets for styles, contrasts or themes.
///
/// A class with more than a style in its name, such as `wa-dark`, is a style only if a rule lists
/// it or its counterpart next to the root element, as in `:root, .wa-light`. Other classes can be
/// any part of a page, such as a dark button.
struct StyleClasses {
  /// The words of names besides the style.
  private var families: Set<[String]> = []

  /// Adds the classes in a list of selectors with the root element.
  mutating func add(_ selectors: String) {
    let parts = selectors.topLevel(splitBy: ",")
    guard parts.contains(where: { [":root", "html", ":where(:root)"].contains($0.lowercased()) })
    else {
      return
    }
    for part in parts where part.hasPrefix(".") {
      let name = part.dropFirst()
      if name.allSatisfy(\.isNamePart) { families.insert(Self.family(of: String(name))) }
    }
  }

  /// Returns the test for a class; nil for a class with another meaning.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - isOutermost: Whether the selector requires the root element.
  /// - Returns: The test.
  func test(_ name: String, isOutermost: Bool) -> StyleTest? {
    for kind in ["theme", "brand"] where name.hasPrefix("\(kind)-") {
      return AttributeMeanings.test(class: kind, String(name.dropFirst(kind.count + 1)))
    }
    // The class 'contrast' can mean anything, except on the root element.
    if ContextWords.words(of: name) != ["contrast"] || isOutermost,
      let known = AttributeMeanings.appearance(of: name)
    {
      return known
    }
    let family = Self.family(of: name)
    if families.contains(family), let style = ContextWords(name).styleTest { return style }
    return ContextWords.meansThemes(name) ? .context(axis: StyleContext.theme, name) : nil
  }

  /// Returns the words of a name besides the style.
  private static func family(of name: String) -> [String] {
    ContextWords.words(of: name).filter { ContextWords($0).style == nil }
  }
}
