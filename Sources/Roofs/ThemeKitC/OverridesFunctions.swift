// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit
import TraitSystem

@c @implementation
public func tk_overrides_create(
  _ overrides: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe storeHandle(in: overrides, "overrides") { TraitOverrides() }
}

@c @implementation
public func tk_overrides_free(_ overrides: OpaquePointer?) {
  unsafe Handle<TraitOverrides>.free(overrides)
}

@c @implementation
public func tk_overrides_set_integer(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: Int64
) -> tk_status {
  unsafe set(trait, in: overrides) { key throws(CallFailure) in
    switch key.valueKind {
    case .named, .boolean, .integer: break
    case .float, .text, .opaque: throw .wrongKind(of: key, "integer")
    }
    guard let integer = Int(exactly: value) else {
      throw CallFailure(TK_OUT_OF_RANGE, "\(value) doesn't fit in an integer of this platform")
    }
    return try unlessRefused { () throws(TraitValueError) in try key.value(integer: integer) }
  }
}

@c @implementation
public func tk_overrides_set_number(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: Double
) -> tk_status {
  unsafe set(trait, in: overrides) { key throws(CallFailure) in
    guard key.valueKind == .float else { throw .wrongKind(of: key, "number") }
    return try unlessRefused { () throws(TraitValueError) in try key.value(number: value) }
  }
}

@c @implementation
public func tk_overrides_set_text(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: UnsafePointer<CChar>?
) -> tk_status {
  unsafe set(trait, in: overrides) { key throws(CallFailure) in
    let text = try unsafe value.text("value")
    guard key.valueKind != .opaque else { throw .wrongKind(of: key, "text") }
    return try unlessRefused { () throws(TraitValueError) in try key.value(wrapping: text) }
  }
}

@c @implementation
public func tk_overrides_set_nil(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?
) -> tk_status {
  unsafe set(trait, in: overrides) { key throws(CallFailure) in
    guard let value = key.nilValue else {
      throw CallFailure(TK_WRONG_KIND, "the values of trait '\(key.name)' can't be nil")
    }
    return value
  }
}

@c @implementation
public func tk_overrides_remove(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let overrides = try unsafe Handle<TraitOverrides>.of(overrides, "overrides")
    unsafe overrides.value.remove(try trait.trait())
    return TK_OK
  }
}

@c @implementation
public func tk_overrides_get_integer(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: UnsafeMutablePointer<Int64>?,
  _ is_set: UnsafeMutablePointer<Bool>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe reader(of: trait, in: overrides, isSet: is_set).readInteger(value)
  }
}

@c @implementation
public func tk_overrides_get_number(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: UnsafeMutablePointer<Double>?,
  _ is_set: UnsafeMutablePointer<Bool>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe reader(of: trait, in: overrides, isSet: is_set).readNumber(value)
  }
}

@c @implementation
public func tk_overrides_get_text(
  _ overrides: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?,
  _ is_set: UnsafeMutablePointer<Bool>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe reader(of: trait, in: overrides, isSet: is_set).readText(
      try TextBuffer(buffer, capacity: capacity, length: length)
    )
  }
}

private func reader(
  of trait: OpaquePointer?,
  in overrides: OpaquePointer?,
  isSet: UnsafeMutablePointer<Bool>?
) throws(CallFailure) -> ValueReader {
  let overrides = try unsafe Handle<TraitOverrides>.of(overrides, "overrides").value
  let key = try unsafe trait.trait()
  return unsafe ValueReader(overrides.value(of: key), of: key, isSet)
}

/// Overrides a trait with a value that a closure creates from the caller's arguments.
private func set(
  _ trait: OpaquePointer?,
  in overrides: OpaquePointer?,
  _ makeValue: (TraitKey) throws(CallFailure) -> TraitValue
) -> tk_status {
  attempt { () throws(CallFailure) in
    let overrides = try unsafe Handle<TraitOverrides>.of(overrides, "overrides")
    let key = try unsafe trait.trait()
    overrides.value.set(try makeValue(key), for: key)
    return TK_OK
  }
}

private func unlessRefused(
  _ makeValue: () throws(TraitValueError) -> TraitValue
) throws(CallFailure) -> TraitValue {
  do {
    return try makeValue()
  } catch {
    throw CallFailure(TK_UNKNOWN_VALUE, error.description)
  }
}
