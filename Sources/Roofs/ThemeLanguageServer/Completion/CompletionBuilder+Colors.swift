import AssetCatalogs
import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Proposals for colors: names, and the text of values.
extension CompletionBuilder {
  /// The form in which the name of a color is inserted.
  enum NameForm {
    /// A name by itself.
    case name
    /// A name after a brace, and whether the closing one follows.
    case inBraces(isClosed: Bool)
    /// A whole reference, in quotes where YAML needs them.
    case reference(isQuoted: Bool)
    /// A reference in quotes, in place of an unquoted one whose brace is at an offset.
    case quoted(from: Int)
  }

  /// The names that the file can refer to.
  var colorNames: [String] { theme?.definitions.names ?? project?.colorNames ?? [] }

  /// The values from which the documentation of a color is made.
  func colorData(_ name: String) -> CompletionItemData? {
    project.map { project in
      .color(
        name,
        library: project.folder.path,
        theme: theme?.name ?? project.defaultTheme
      )
    }
  }

  /// The colors that a name can be looked up in: of the theme, or of all themes.
  private var members: [CompiledTheme] {
    if let theme { return [theme] }
    guard let project else { return [] }
    let main = project.theme(named: project.defaultTheme).map { [$0] } ?? []
    return main + project.themes.filter { $0.name != project.defaultTheme }
  }

  /// Adds the names of colors with their values: the colors of the theme, or of any theme.
  mutating func addColors(
    _ form: NameForm,
    except excluded: String? = nil,
    inPalettes: Bool = true,
    at range: Range<Int>? = nil
  ) {
    let start = range?.lowerBound ?? place.range.lowerBound
    var range = range ?? place.range
    var prefix = ""
    let current = String(decoding: bytes[range], as: UTF8.self)
    if case .quoted(let brace) = form {
      var end = range.upperBound
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
      prefix = String(decoding: bytes[brace..<start], as: UTF8.self)
      range = brace..<(isClosed ? end + 1 : range.upperBound)
    }
    let isName = if case .name = form { true } else { false }
    let ownName = isName ? excluded : self.ownName
    let group = ownName.map { $0.prefix { $0 != "." } + "." } ?? "."
    let users = isName ? [] : users
    var seen: Set<String> = []
    var found: [(member: CompiledTheme, index: ColorIndex, name: String)] = []
    for member in members {
      for index in member.definitions.indices {
        let name = member.definitions.definition(at: index).name
        guard seen.insert(name).inserted else { continue }
        let isOther =
          name == excluded || users.contains(index) || isName && place.siblings.contains(name)
        // Colors of asset catalogs are written with a function.
        guard name == current || !isOther && !name.contains("(") else { continue }
        guard theme != nil || project?.hasEverywhere(name, inPalettes: inPalettes) == true else {
          continue
        }
        found.append((member, index, name))
      }
    }
    if purpose == .spelling, !seen.contains(current) {
      let near = Set(Spelling.nearest(to: current, among: found.lazy.map(\.name)))
      found.removeAll { !near.contains($0.name) }
    }
    for (position, (member, index, name)) in found.enumerated() {
      if position % 256 == 0, isCancelled() { return }
      let colors = member.definitions
      let hex = colors.color(at: index, for: traits).hex
      let isPalette = colors.isPrimitive(at: index)
      var item = CompletionItem(
        label: name,
        kind: .color,
        range: range,
        text: text(of: name, form),
        detail: hex,
        documentation: hex,
        filter: prefix.isEmpty ? nil : prefix + name,
        isDeprecated: member.deprecated[name] != nil,
        data: colorData(name)
      )
      item.rank = isPalette ? 4 : 5
      if isPalette, colors.layer(of: index) == member.chain.count - 1 { item.rank = 3 }
      if name.hasPrefix(group) { item.rank = 2 }
      if item.isDeprecated { item.rank = 7 }
      add(item)
    }
  }

  private func text(of name: String, _ form: NameForm) -> String {
    switch form {
    case .name: name
    case .inBraces(let isClosed): isClosed ? name : name + "}"
    case .reference(let isQuoted): isQuoted ? "\(lead)\"{\(name)}\"" : "{\(name)}"
    case .quoted: "\"{\(name)}\""
    }
  }

  /// The name of the color whose value has the cursor.
  var ownName: String? {
    let parts = keys.dropFirst().prefix { ConditionReader.kind(of: $0) == .name }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// The colors that the value with the cursor can't refer to, since they lead to its color.
  private var users: Set<ColorIndex> {
    guard let theme, let own = ownName, let index = theme.definitions.index(of: own) else {
      return []
    }
    var users = theme.definitions.indices { _, name in name == own }
    // A variant can refer to its color, whose next variant or inherited value is meant then.
    if hasFallback(index, theme) || theme.definitions.layer(of: index) < theme.chain.count - 1
      || isInherited(own)
    {
      users.remove(index)
    }
    return users
  }

  /// Whether a color has a variant without conditions that is not the one with the cursor.
  private func hasFallback(_ index: ColorIndex, _ theme: CompiledTheme) -> Bool {
    guard let key = keys.last, ConditionReader.kind(of: key) == .condition,
      key != ConditionWords.unconditional
    else { return false }
    return theme.definitions.variants(at: index).variantIndices.contains {
      theme.definitions.conditions(ofVariant: $0, at: index).isEmpty
    }
  }

  private func isInherited(_ name: String) -> Bool {
    guard let parent = theme?.chain.dropLast().last else { return false }
    return project?.theme(named: parent.name)?.definitions.index(of: name) != nil
  }

  // MARK: The text of a color

  mutating func addColorText() {
    let text = ColorTextPlace(at: place.offset, in: place.range, of: bytes)
    switch text.kind {
    case .reference: addColors(.inBraces(isClosed: text.isClosed), at: text.range)
    case .asset: addAssets(text)
    case .word: addWords(text)
    }
  }

  private mutating func addAssets(_ text: ColorTextPlace) {
    guard let stack = project?.catalogs.stack else { return }
    for (index, name) in zip(ColorIndex(0)..., stack.colorNames) {
      let hex = stack.color(at: index, for: traits).hex
      add(
        name,
        .color,
        detail: hex,
        documentation: hex,
        text: text.isClosed ? name : name + ")",
        at: text.range
      )
    }
  }

  private mutating func addWords(_ text: ColorTextPlace) {
    guard let function = text.functions.last else {
      if text.isFirst { addAnyColor(text) }
      return
    }
    let parts = function.parts
    let isRelative = parts.first == "from"
    switch function.name {
    case _ where parts.isEmpty && ["in", "from"].contains(string(text.range)):
      addKeyword(string(text.range), detail: "the first word of the arguments", at: text)
    case "color-mix" where function.argument == 0 && parts.first == "in":
      addInterpolation(parts, text)
    case "color-mix":
      if parts.allSatisfy({ $0.hasSuffix("%") }) { addAnyColor(text) }
      guard function.argument == 0, parts.isEmpty else { return }
      addKeyword("in", detail: "the space of the mixture", at: text)
    case "light-dark", "contrast-color": if parts.isEmpty { addAnyColor(text) }
    case _ where isRelative && parts.count == 1: addAnyColor(text)
    case "color" where parts.count == (isRelative ? 2 : 0):
      for space in ColorSpace.allCases where space.isPredefinedInCSS { add(space, text) }
      if parts.isEmpty { addKeyword("from", detail: "a color relative to another one", at: text) }
    case "alpha":
      if parts.isEmpty { addKeyword("from", detail: "a color relative to another one", at: text) }
      if isRelative, parts.count > 2 { addChannels(of: nil, text) }
    case let name where Self.space(of: name, parts) != nil:
      if parts.isEmpty { addKeyword("from", detail: "a color relative to another one", at: text) }
      if isRelative {
        addChannels(of: Self.space(of: name, parts), text)
      } else {
        addKeyword("none", detail: "a missing component", at: text)
      }
    default: addCalculation(text)
    }
  }

  /// The space of the components of a function; nil for all other functions.
  private static func space(of function: String, _ parts: [String]) -> ColorSpace? {
    switch function {
    case "rgb", "rgba": .srgb
    case "hsla": .hsl
    case "color": parts.count > 2 ? ColorSpace(cssName: parts[2]) : nil
    default: ColorSpace(cssName: function).flatMap { $0.isPredefinedInCSS ? nil : $0 }
    }
  }

  private mutating func addInterpolation(_ parts: [String], _ text: ColorTextPlace) {
    switch parts.count {
    case 1: for space in ColorSpace.allCases where space != .hsv { add(space, text) }
    case 2 where ColorSpace(cssName: parts[1])?.hueIndex != nil:
      for method in HueInterpolation.allCases {
        add(
          "\(method.rawValue) hue",
          .keyword,
          detail: "the direction of the hue",
          at: text.range
        )
      }
    case 3: addKeyword("hue", detail: "the end of the direction of the hue", at: text)
    default: break
    }
  }

  private mutating func addCalculation(_ text: ColorTextPlace) {
    let names = Color.cssFunctionNames + ["light-dark"]
    guard let color = text.functions.last(where: { names.contains($0.name) }),
      color.parts.first == "from"
    else { return }
    addChannels(of: Self.space(of: color.name, color.parts), text)
  }

  private mutating func addChannels(of space: ColorSpace?, _ text: ColorTextPlace) {
    for channel in space?.componentNames ?? [] {
      add(channel, .value, detail: "the component of the first color", at: text.range, rank: 1)
    }
    add("alpha", .value, detail: "the opacity of the first color", at: text.range, rank: 2)
    addKeyword("none", detail: "a missing component", at: text)
    addFunction("calc", snippet: "calc(${1:1})", detail: "a calculation with components", at: text)
  }

  private mutating func addKeyword(_ word: String, detail: String, at text: ColorTextPlace) {
    add(word, .keyword, detail: detail, at: text.range, rank: 1)
  }

  private mutating func add(_ space: ColorSpace, _ text: ColorTextPlace) {
    add(space.cssName, .enumMember, detail: "a color space", at: text.range)
  }

  /// Adds all forms of a color.
  private mutating func addAnyColor(_ text: ColorTextPlace) {
    let isPlain = !place.isQuoted && text.isFirst
    // The arguments after the name of a function fit only those with the same ones.
    let name = string(text.range)
    let isAny = !text.isClosed || !Self.functions.contains { $0.name == name }
    for function in Self.functions
    where isAny || function.name == name
      || Self.sameArguments.isSuperset(of: [name, function.name])
    {
      addFunction(function.name, snippet: function.snippet, detail: function.detail, at: text)
    }
    guard !text.isClosed else { return }
    // Between brackets, text with a brace needs quotes around all of it.
    if place.isQuoted || isPlain || !place.isFlow {
      addColors(.reference(isQuoted: isPlain), at: text.range)
    }
    for (name, hex) in Self.outputNames {
      add(name, .color, detail: hex, documentation: hex, at: text.range, rank: 9)
    }
    if isPlain, place.range.isEmpty, place.role == .value { addVariantSnippets(isInBraces: false) }
  }

  private mutating func addFunction(
    _ name: String,
    snippet: String,
    detail: String,
    at text: ColorTextPlace
  ) {
    var snippet = snippet
    if name == "asset", !text.isClosed {
      guard let project, !project.catalogPaths.isEmpty,
        let asset = project.catalogs.stack.colorNames.first
      else { return }
      snippet = "asset(${1:\(asset)})"
    }
    let needsQuotes = place.isFlow && !place.isQuoted && snippet.contains(",")
    // Quotes are needed around the whole value, which has begun.
    guard text.isFirst || text.isClosed || !needsQuotes else { return }
    snippet = text.isClosed ? name : needsQuotes ? "\"\(snippet)\"" : snippet
    addSnippet(name, snippet: snippet, detail: detail, at: text.range, kind: .function, rank: 6)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).lowercased()
  }

  /// Functions whose arguments mean nearly the same.
  private static let sameArguments: Set = ["lab", "lch", "oklab", "oklch"]

  /// The color functions with places for their arguments.
  static let functions: [(name: String, snippet: String, detail: String)] = [
    ("alpha", "alpha(from ${1:black} / ${2:50%})", "a color with another opacity"),
    ("asset", "asset($1)", "a color of an asset catalog"),
    ("color", "color(${1:display-p3} ${2:1} ${3:0} ${4:0})", "a color in an RGB or XYZ space"),
    (
      "color-mix", "color-mix(in ${1:oklab}, ${2:black} ${3:50%}, ${4:white})",
      "a mixture of colors"
    ),
    ("contrast-color", "contrast-color(${1:white})", "black or white, for text on a color"),
    ("hsl", "hsl(${1:250} ${2:50%} ${3:50%})", "hue, saturation, lightness"),
    ("hwb", "hwb(${1:250} ${2:20%} ${3:20%})", "hue, whiteness, blackness"),
    ("lab", "lab(${1:60%} ${2:0} ${3:-40})", "lightness, a, b"),
    ("lch", "lch(${1:60%} ${2:40} ${3:250})", "lightness, chroma, hue"),
    ("light-dark", "light-dark(${1:black}, ${2:white})", "a color for each style"),
    ("oklab", "oklab(${1:60%} ${2:0} ${3:-0.1})", "lightness, a, b"),
    ("oklch", "oklch(${1:60%} ${2:0.1} ${3:250})", "lightness, chroma, hue"),
    ("rgb", "rgb(${1:0} ${2:0} ${3:0})", "red, green, blue"),
  ]

  /// The color names of CSS with their values.
  private static let outputNames: [(name: String, hex: String)] = Color.cssNames.map { name in
    (name, (try? Color(css: name))?.hex ?? "")
  }
}
