/// The type of an asset: the extension of its folder.
///
/// Unknown types are kept, so that catalogs are preserved.
public struct AssetType: RawRepresentable, Hashable, Sendable {
  /// The extension without its period, such as `colorset`.
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The variants of a color.
  public static let colorSet = AssetType(rawValue: "colorset")

  /// The files of an image.
  public static let imageSet = AssetType(rawValue: "imageset")

  /// The files of a symbol.
  public static let symbolSet = AssetType(rawValue: "symbolset")

  /// The sizes of an app's icon.
  public static let appIconSet = AssetType(rawValue: "appiconset")

  /// Files of any kind.
  public static let dataSet = AssetType(rawValue: "dataset")

  /// A folder of sprites, which can have a namespace like a group.
  public static let spriteAtlas = AssetType(rawValue: "spriteatlas")

  /// Whether the type is known.
  public var isKnown: Bool { Self.table[rawValue] != nil }

  /// The key of the list of slots in `Contents.json`; nil if the type has none or is unknown.
  package var slotsKey: String? { Self.table[rawValue]?.slotsKey }

  /// Whether the folder can contain further assets.
  var isContainer: Bool { Self.table[rawValue]?.isContainer ?? true }

  /// Whether the folder must have a `Contents.json`.
  var needsContents: Bool {
    guard let row = Self.table[rawValue] else { return false }
    return !row.isContainer && rawValue != "iconset" && rawValue != "icon"
  }

  /// Whether the slots refer to files.
  var hasFiles: Bool { isKnown && self != .colorSet && !isContainer }

  /// Whether assets in the folder are found by name, as in a group.
  var exposesChildren: Bool { self == .spriteAtlas || !isKnown }

  private typealias Row = (slotsKey: String?, isContainer: Bool)

  /// The types of the format with their nesting, as documented by Apple.
  private static let table: [String: Row] = [
    "colorset": ("colors", false),
    "imageset": ("images", false),
    "symbolset": ("symbols", false),
    "appiconset": ("images", false),
    "dataset": ("data", false),
    "brandassets": ("assets", true),
    "imagestack": ("layers", true),
    "solidimagestack": ("layers", true),
    "imagestacklayer": (nil, true),
    "solidimagestacklayer": (nil, true),
    "complicationset": ("assets", true),
    "launchimage": ("images", false),
    "stickerpack": ("stickers", true),
    "sticker": (nil, false),
    "stickersequence": ("frames", false),
    "arresourcegroup": ("resources", true),
    "arreferenceimage": ("images", false),
    "arobject": (nil, false),
    "spriteatlas": (nil, true),
    "cubetextureset": (nil, true),
    "textureset": (nil, true),
    "mipmapset": (nil, false),
    "iconset": (nil, false),
    "icon": (nil, false),
    "gcdashboardimage": (nil, true),
    "gcleaderboard": (nil, true),
    "gcleaderboardset": (nil, true),
  ]

  /// The types of the format, for proposals.
  static var knownNames: [String] { table.keys.sorted() }
}
