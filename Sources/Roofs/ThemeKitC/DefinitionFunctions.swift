// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit
import TraitSystem

@c @implementation
public func tk_trait_define_integer(
  _ identifier: UnsafePointer<CChar>?,
  _ default_value: Int64,
  _ flags: UInt32,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe define(identifier, kind: .integer, flags: flags, in: trait) { () throws(CallFailure) in
    "\(default_value)"
  }
}

@c @implementation
public func tk_trait_define_boolean(
  _ identifier: UnsafePointer<CChar>?,
  _ default_value: Bool,
  _ flags: UInt32,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe define(identifier, kind: .boolean, flags: flags, in: trait) { () throws(CallFailure) in
    "\(default_value)"
  }
}

@c @implementation
public func tk_trait_define_number(
  _ identifier: UnsafePointer<CChar>?,
  _ default_value: Double,
  _ flags: UInt32,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe define(identifier, kind: .float, flags: flags, in: trait) { () throws(CallFailure) in
    "\(default_value)"
  }
}

@c @implementation
public func tk_trait_define_text(
  _ identifier: UnsafePointer<CChar>?,
  _ default_value: UnsafePointer<CChar>?,
  _ flags: UInt32,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe define(identifier, kind: .text, flags: flags, in: trait) { () throws(CallFailure) in
    try unsafe default_value.text("default_value")
  }
}

@c @implementation
public func tk_trait_define_named(
  _ identifier: UnsafePointer<CChar>?,
  _ names: UnsafePointer<UnsafePointer<CChar>?>?,
  _ count: Int,
  _ default_name: UnsafePointer<CChar>?,
  _ flags: UInt32,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    guard (0...maximumNameCount).contains(count) else {
      throw CallFailure(
        TK_INVALID_ARGUMENT,
        "'count' is \(UInt(bitPattern: count)); expected at most \(maximumNameCount)"
      )
    }
    var texts: [String] = []
    for index in 0..<count { unsafe texts.append(try names.required("names")[index].text("names")) }
    return try unsafe define(
      identifier,
      kind: .named(texts),
      flags: try Flags(flags),
      in: trait,
      default: try default_name.text("default_name")
    )
  }
}

/// A limit above any realistic number of names, to detect values that aren't counts.
private let maximumNameCount = 1 << 20

private func define(
  _ identifier: UnsafePointer<CChar>?,
  kind: TraitValueKind,
  flags: UInt32,
  in trait: UnsafeMutablePointer<OpaquePointer?>?,
  default text: () throws(CallFailure) -> String
) -> tk_status {
  attempt { () throws(CallFailure) in
    let flags = try Flags(flags)
    return try unsafe define(
      identifier,
      kind: kind,
      flags: flags,
      in: trait,
      default: flags.contains(.defaultNil) ? nil : try text()
    )
  }
}

private func define(
  _ identifier: UnsafePointer<CChar>?,
  kind: TraitValueKind,
  flags: Flags,
  in trait: UnsafeMutablePointer<OpaquePointer?>?,
  default text: String?
) throws(CallFailure) -> tk_status {
  let identifier = try unsafe identifier.text("identifier")
  let trait = try unsafe trait.required("trait")
  let affects = flags.contains(.affectsColor)
  do {
    if let text, !flags.contains(.optional) {
      unsafe trait.pointee = try TraitKey.define(
        identifier: identifier,
        kind: kind,
        default: text,
        affectsColorAppearance: affects
      ).reference
    } else {
      unsafe trait.pointee = try TraitKey.defineOptional(
        identifier: identifier,
        kind: kind,
        default: text,
        affectsColorAppearance: affects
      ).reference
    }
  } catch {
    throw CallFailure(error.status, error.description)
  }
  return TK_OK
}

extension TraitDefinitionError {
  fileprivate var status: tk_status {
    switch self {
    case .emptyIdentifier, .badNames, .badDefault, .notOptional: TK_INVALID_DEFINITION
    case .differentKind, .differentDefault, .differentColorAppearance: TK_DIFFERENT_DEFINITION
    }
  }
}
