// The type of a view's frame is defined by the layout module, so it is re-exported here.
@_exported public import struct ElementLayout.Rect
