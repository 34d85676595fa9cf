package import TextSupport

extension Diagnostic {
  /// The names, traits and files that a diagnostic is about, as data.
  ///
  /// Baselines and SARIF fingerprints identify a diagnostic by its rule, its file, the text of its
  /// line and this subject, never by its message: rewording a message changes neither.
  ///
  /// ```swift
  /// Diagnostic.Subject(names: ["text", "background"], traits: ["bold", "dark"])
  /// ```
  public struct Subject: Hashable, Sendable {
    /// The names of colors, themes, keys or assets, without measured values.
    public var names: [String]

    /// The theme and the other trait values under which the diagnostic applies.
    public var traits: [String]

    /// The files that the diagnostic is about besides the one that it is in.
    public var files: [String]

    /// The hex values of a foreground color and its background, which a terminal can show.
    package var colors: [String] = []

    /// Creates a subject.
    public init(names: [String] = [], traits: [String] = [], files: [String] = []) {
      self.names = names
      self.traits = traits
      self.files = files
    }
  }

  /// Returns the diagnostic with other names of its files.
  package func renamingFiles(_ name: (String) -> String) -> Diagnostic {
    func renaming(_ excerpt: SourceExcerpt?) -> SourceExcerpt? {
      guard var excerpt else { return nil }
      excerpt.file = name(excerpt.file)
      return excerpt
    }
    var copy = self
    copy.excerpt = renaming(excerpt)
    copy.anchor = renaming(anchor)
    copy.notes = notes.map { Note(message: $0.message, excerpt: renaming($0.excerpt)) }
    copy.subject.files = subject.files.map(name)
    return copy
  }

  /// The position that identifies the diagnostic.
  package var identifyingExcerpt: SourceExcerpt? { anchor ?? excerpt }

  /// The text of the identifying line without surrounding whitespace; empty without a line.
  package var trimmedLine: String {
    let text = identifyingExcerpt.map { $0.lineText.drop(while: \.isWhitespace) } ?? ""
    return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
  }

  /// Returns a hash of the rule, the file, the text of the line, and the subject's names and
  /// traits.
  ///
  /// It is independent of the message, of the order of the names, and of the line's number.
  ///
  /// - Parameter file: The name that identifies the file; nil for the path.
  /// - Returns: The hash, equal for the same finding in later runs.
  package func identity(inFile file: String? = nil) -> StableHash {
    var hash = StableHash()
    hash.add(rule.id)
    hash.add(file ?? (identifyingExcerpt?.file ?? "").withoutLeadingDot)
    hash.add(trimmedLine)
    for name in Set(subject.names).sorted() { hash.add(name) }
    if !subject.traits.isEmpty { hash.add(subject.traits.joined(separator: " ")) }
    return hash
  }
}
