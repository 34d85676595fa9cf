/// The classes of style sheets that stand for styles, contrasts or themes.
///
/// A class with more in its name than a style, such as `wa-dark`, is one where a rule for every element
/// lists it or its counterpart beside the outermost element, as in `:root, .wa-light`. Without that it
/// may be any part of a page, such as a dark button.
struct StyleClasses {
  /// What names have besides the word for the style.
  private var families: Set<[String]> = []

  /// Notes the classes that the selectors of a rule list beside the outermost element.
  mutating func add(_ selectors: String) {
    let parts = selectors.topLevel(splitBy: ",")
    guard parts.contains(where: { [":root", "html", ":where(:root)"].contains($0.lowercased()) })
    else {
      return
    }
    for part in parts where part.hasPrefix(".") {
      let name = part.dropFirst()
      if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
        families.insert(Self.family(of: String(name)))
      }
    }
  }

  /// The test that a class stands for; nil where it is none of a theme.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - isOutermost: Whether the selector says that the element is the outermost one.
  /// - Returns: The test.
  func test(_ name: String, isOutermost: Bool) -> StyleTest? {
    for kind in ["theme", "brand"] where name.hasPrefix("\(kind)-") {
      return AttributeMeanings.test(class: kind, String(name.dropFirst(kind.count + 1)))
    }
    // Anything can be called a contrast: of a page it is the high one.
    if ContextWords.words(of: name) != ["contrast"] || isOutermost,
      let known = AttributeMeanings.appearance(of: name)
    {
      return known
    }
    let family = Self.family(of: name)
    if families.contains(family), let style = ContextWords.meaning(of: name).style {
      return .style(style == 1 ? "dark" : "light")
    }
    return ContextWords.meansThemes(name) ? .context(axis: StyleTest.theme, name) : nil
  }

  /// The words of a name other than those for a style.
  private static func family(of name: String) -> [String] {
    ContextWords.words(of: name).filter { ContextWords.meaning(of: $0).style == nil }
  }
}
