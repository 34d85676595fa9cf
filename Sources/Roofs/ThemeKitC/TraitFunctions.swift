// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit
import SourceDiagnostics
import TraitSystem

@c @implementation
public func tk_trait_find(
  _ text: UnsafePointer<CChar>?,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let text = try unsafe text.text("text")
    let trait = try unsafe trait.required("trait")
    guard let key = TraitKey.named(text) else {
      throw CallFailure(
        TK_UNKNOWN_TRAIT,
        "no trait, or more than one, is named '\(text)'; known traits: "
          + Spelling.list(TraitKey.allNames)
      )
    }
    unsafe trait.pointee = key.reference
    return TK_OK
  }
}

@c @implementation
public func tk_trait_identifier(
  _ trait: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(
      try trait.trait().identifier
    )
  }
}

@c @implementation
public func tk_trait_name(
  _ trait: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(try trait.trait().name)
  }
}

@c @implementation
public func tk_trait_kind(
  _ trait: OpaquePointer?,
  _ kind: UnsafeMutablePointer<tk_kind>?
) -> tk_status {
  unsafe store(in: kind, "kind") { () throws(CallFailure) in try unsafe trait.trait().valueKind.code
  }
}

@c @implementation
public func tk_trait_flags(
  _ trait: OpaquePointer?,
  _ flags: UnsafeMutablePointer<UInt32>?
) -> tk_status {
  unsafe store(in: flags, "flags") { () throws(CallFailure) in
    unsafe Flags(of: try trait.trait()).rawValue
  }
}

@c @implementation
public func tk_trait_value_count(
  _ trait: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> tk_status {
  unsafe store(in: count, "count") { () throws(CallFailure) in
    try unsafe trait.trait().valueNames.count
  }
}

@c @implementation
public func tk_trait_value_name(
  _ trait: OpaquePointer?,
  _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let names = try unsafe trait.trait().valueNames
    let buffer = try unsafe TextBuffer(buffer, capacity: capacity, length: length)
    return try buffer.write(names, at: index, "value")
  }
}

extension TraitValueKind {
  fileprivate var code: tk_kind {
    switch self {
    case .named: TK_KIND_NAMED
    case .boolean: TK_KIND_BOOLEAN
    case .integer: TK_KIND_INTEGER
    case .float: TK_KIND_NUMBER
    case .text: TK_KIND_TEXT
    case .opaque: TK_KIND_OPAQUE
    }
  }
}
