import DynamicColors
import SourceDocuments
import ThemeHierarchies
import TraitSystem

/// The schema of hierarchy files.
enum HierarchySchema {
  static let definitions: [(String, JSONValue)] =
    [("hierarchy", hierarchy), ("own-view", ownView)]
    + HierarchyReader.childKinds.map { ($0.rawValue, node($0)) }
    + [HierarchyFile.Kind.scene, .window, .presentation, .view].map {
      ("below-\($0.rawValue)", child(of: $0))
    }
    + [("traits", traits), ("uses", uses)]

  private static let hierarchy = mapping(
    keys: HierarchyReader.keys(of: .scene),
    required: ["hierarchy"],
    [
      "hierarchy": Schema.reference("text").described("The hierarchy's name."),
      "description": Schema.reference("text").described("A description of the hierarchy."),
      "traits": Schema.reference("traits").described("The traits of the device."),
      "scene": Schema.reference("name").described(
        "The scene's name; that of the hierarchy by default."
      ),
      "overrides": overrides,
      "children": children(of: .scene),
    ]
  )

  private static func node(_ kind: HierarchyFile.Kind) -> JSONValue {
    mapping(
      keys: HierarchyReader.keys(of: kind),
      required: [kind.rawValue] + (kind == .presentation ? ["children"] : []),
      [
        "overrides": overrides,
        "children": children(of: kind),
        "uses": Schema.reference("uses"),
        "view": Schema.reference("own-view").described("The controller's own view."),
      ].merging(
        [kind.rawValue: Schema.reference("name").described("The \(kind.rawValue)'s name.")]
      ) { $1 }
    )
  }

  private static let ownView =
    mapping(
      keys: HierarchyReader.ownViewKeys,
      isOptional: true,
      [
        "overrides": overrides,
        "children": children(of: .view),
        "uses": Schema.reference("uses"),
      ]
    )

  /// Returns the schema of a mapping with the keys that the reader knows.
  private static func mapping(
    keys: [String],
    required: [String] = [],
    isOptional: Bool = false,
    _ properties: [String: JSONValue]
  ) -> JSONValue {
    // A key without a description accepts any value; a test fails for it.
    Schema.mapping(
      keys.map { ($0, properties[$0] ?? .bool(true)) },
      required: required,
      isOptional: isOptional
    )
  }

  private static let overrides = Schema.reference("traits")
    .described("The traits that the node overrides for itself and its descendants.")

  private static func children(of kind: HierarchyFile.Kind) -> JSONValue {
    let element = Schema.reference("below-\(kind.rawValue)")
    // A presentation shows exactly one controller.
    return kind == .presentation
      ? Schema.list(element, count: 1...1).described("The controller that is shown.")
      : Schema.list(element, isRequired: false).described("The child nodes, in order.")
  }

  private static func child(of parent: HierarchyFile.Kind) -> JSONValue {
    let allowed = HierarchyReader.allowed(below: parent).map(\.rawValue)
    let kinds = HierarchyReader.childKinds.map(\.rawValue).filter(allowed.contains)
    return Schema.byKey(
      kinds.map { ($0, Schema.reference($0)) },
      message: "a node below a \(parent.rawValue) needs "
        + allowed.map { "'\($0):'" }.joined(separator: " or ")
    )
  }

  /// Traits by name: the values of system traits are known, other traits are defined by the
  /// library.
  private static let traits = Schema.with([
    ("type", Schema.strings(["object", "null"])),
    ("properties", Schema.with(TraitKey.system.map { ($0.name, values(of: $0)) })),
    ("additionalProperties", Schema.reference("text")),
  ])

  private static func values(of trait: TraitKey) -> JSONValue {
    let words = ConditionWords.table.filter { $0.condition.trait == trait }.map(\.word)
      .filter { !trait.valueNames.contains($0) && (try? trait.value($0)) != nil }
    let names = trait.valueNames + words
    guard !trait.valueNames.isEmpty else { return Schema.reference("text") }
    return Schema.with([
      (
        "anyOf",
        .array([
          Schema.words(names),
          Schema.with([
            ("type", .string("string")), ("pattern", .string(SchemaPatterns.otherSpelling)),
          ]),
          Schema.type("integer", "boolean"),
        ])
      )
    ])
  }

  private static let uses = Schema.list(Schema.reference("text"), isRequired: false)
    .described("The colors that the node draws with.")
}
