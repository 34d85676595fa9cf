public import SourceDiagnostics

/// What can be wrong with an asset catalog.
public enum AssetRule: String, Hashable, CaseIterable, Sendable {
  /// A file or a folder can't be read.
  case unreadableFile = "unreadable-file"
  /// A link leads to a folder that the link itself is in.
  case linkLoop = "link-loop"
  /// A name leads, or could lead, out of its folder.
  case unsafeName = "unsafe-name"
  /// A value of `Contents.json` has the wrong type, or is none that the format has.
  case invalidValue = "invalid-value"
  /// A key that the format doesn't have.
  case unknownKey = "unknown-key"
  /// A value that isn't known, though it may be to a newer Xcode.
  case unknownValue = "unknown-value"
  /// A folder whose extension is no type of asset.
  case unknownType = "unknown-type"
  /// A component of a colour that is missing or can't be read.
  case invalidComponent = "invalid-component"
  /// A colour space that the format doesn't have.
  case unknownColorSpace = "unknown-color-space"
  /// A colour space in the spelling of another key.
  case colorSpaceSpelling = "color-space-spelling"
  /// An asset without `Contents.json`.
  case missingContents = "missing-contents"
  /// `info` is missing, or its version isn't 1.
  case info

  /// Two assets have one qualified name.
  case duplicateAsset = "duplicate-asset"
  /// Two assets have names that differ only in case.
  case caseClash = "case-clash"
  /// Two slots of an asset are for the same.
  case duplicateSlot = "duplicate-slot"
  /// A file of an asset that no slot names, or a slot without an idiom.
  case unassignedFile = "unassigned-file"
  /// A slot names a file that isn't there.
  case missingFile = "missing-file"
  /// No slot is for every device.
  case missingUniversal = "missing-universal"
  /// No slot is for every appearance.
  case missingAny = "missing-any"
  /// A colour has no value for dark interfaces.
  case missingDark = "missing-dark"
  /// A colour has none for high contrast, though others of the catalog do.
  case missingHighContrast = "missing-high-contrast"
  /// A slot without a value.
  case emptySlot = "empty-slot"
  /// A colour for dark interfaces is that for all.
  case darkEqualsLight = "dark-equals-light"
  /// Two names become one symbol in Swift, or one that is taken.
  case symbolClash = "symbol-clash"
  /// A component outside its range.
  case componentRange = "component-range"
  /// The text `"1"`, which is one 255th and not one.
  case one255th = "one-255th"
  /// A colour of the system that isn't known.
  case unknownSystemColor = "unknown-system-color"
  /// A condition under which a slot can never be chosen.
  case unreachableSlot = "unreachable-slot"
  /// A group's name with a period.
  case groupName = "group-name"
  /// A part of a compiled catalog that can't be read.
  case damagedEntry = "damaged-entry"

  /// How bad a finding is.
  public var severity: Severity {
    switch self {
    case .unreadableFile, .linkLoop, .unsafeName, .invalidValue, .invalidComponent,
      .unknownColorSpace, .duplicateAsset, .duplicateSlot, .damagedEntry:
      .error
    case .info, .missingHighContrast, .emptySlot: .note
    default: .warning
    }
  }

  /// The rule in a sentence, for a list of rules.
  public var summary: String {
    switch self {
    case .unreadableFile: "Every file and folder of a catalog can be read."
    case .linkLoop: "No link leads to a folder that holds it."
    case .unsafeName: "Names stay inside the folder that they are used in."
    case .invalidValue: "Values have the types and forms of the format."
    case .unknownKey: "Keys are those of the format."
    case .unknownValue: "Idioms, appearances and the like are those of the format."
    case .unknownType: "Folders in a catalog are groups or assets of the format's types."
    case .invalidComponent: "Every colour has all components of its space, each in a known form."
    case .unknownColorSpace: "Colour spaces are those of the format."
    case .colorSpaceSpelling: "'color-space' is in lower case, 'display-gamut' is not."
    case .missingContents: "Every asset has a Contents.json."
    case .info: "Every Contents.json has an 'info' of version 1."
    case .duplicateAsset: "A qualified name stands for one asset."
    case .caseClash: "Names differ in more than case, as some disks don't tell them apart."
    case .duplicateSlot: "No two slots of an asset are for the same."
    case .unassignedFile: "Every file of an asset belongs to a slot, and every slot to an idiom."
    case .missingFile: "Files that slots name exist."
    case .missingUniversal: "An asset has a slot for every device."
    case .missingAny: "An asset has a slot for every appearance."
    case .missingDark: "A colour has a value for dark interfaces."
    case .missingHighContrast: "A colour has values for high contrast where its catalog has such."
    case .emptySlot: "Every slot has a value."
    case .darkEqualsLight: "A colour for dark interfaces differs from that for light ones."
    case .symbolClash: "The symbols that Xcode makes of names are unique and free."
    case .componentRange: "Components are in the range of their space."
    case .one255th: "Whole numbers in quotes count in 255ths; one is written '1.000'."
    case .unknownSystemColor: "Colours of the system are known by name."
    case .unreachableSlot: "Every slot can be chosen."
    case .damagedEntry: "Every colour of a compiled catalog can be read."
    case .groupName: "Names of groups have no period."
    }
  }
}
