// UIKit brings Foundation along, and so does this: code with `import UIKit` alone goes on to find what
// it uses of it. The other lines export a name each, and with it the members of what their modules
// declare, without the modules' other names.
@_exported public import class DynamicColors.DynamicColor
@_exported public import Foundation
@_exported public import class TraitHierarchy.TraitNode
@_exported public import struct TraitSystem.TraitCollection
