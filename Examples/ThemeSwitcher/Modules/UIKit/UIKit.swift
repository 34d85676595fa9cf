// The module of this name on Linux, so that `import UIKit` compiles.
@_exported import UIKitNames
