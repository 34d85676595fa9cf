// UIKit re-exports Foundation, and so does this module, so that code with only `import UIKit`
// compiles. The other lines re-export single declarations, which makes the members declared in
// their modules available without the modules' other names.
@_exported public import class DynamicColors.DynamicColor
@_exported public import struct ElementLayout.Point
@_exported public import struct ElementLayout.Size
@_exported public import Foundation
@_exported public import class TraitHierarchy.TraitNode
@_exported public import struct TraitSystem.TraitCollection
