// Views have places. Their type is that of the module of layouts; who imports this module knows it.
@_exported public import struct ElementLayout.Rect
