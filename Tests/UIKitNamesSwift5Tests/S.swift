import UIKitNames
