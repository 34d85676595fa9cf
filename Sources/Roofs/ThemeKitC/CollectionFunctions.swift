// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit
import TraitSystem

@c @implementation
public func tk_traits_create(_ traits: UnsafeMutablePointer<OpaquePointer?>?) -> tk_status {
  unsafe storeHandle(in: traits, "traits") { TraitCollection() }
}

@c @implementation
public func tk_traits_free(_ traits: OpaquePointer?) {
  unsafe Handle<TraitCollection>.free(traits)
}

@c @implementation
public func tk_traits_applying(
  _ traits: OpaquePointer?,
  _ overrides: OpaquePointer?,
  _ result: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe storeHandle(in: result, "result") { () throws(CallFailure) in
    let traits = try unsafe collection(traits)
    return try unsafe Handle<TraitOverrides>.of(overrides, "overrides").value.applied(to: traits)
  }
}

@c @implementation
public func tk_traits_merging(
  _ traits: OpaquePointer?,
  _ stronger: OpaquePointer?,
  _ result: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe storeHandle(in: result, "result") { () throws(CallFailure) in
    unsafe TraitCollection(traitsFrom: [
      try collection(traits), try collection(stronger, "stronger"),
    ])
  }
}

@c @implementation
public func tk_traits_get_integer(
  _ traits: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: UnsafeMutablePointer<Int64>?,
  _ is_set: UnsafeMutablePointer<Bool>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe reader(of: trait, in: traits, isSet: is_set).readInteger(value)
  }
}

@c @implementation
public func tk_traits_get_number(
  _ traits: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ value: UnsafeMutablePointer<Double>?,
  _ is_set: UnsafeMutablePointer<Bool>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe reader(of: trait, in: traits, isSet: is_set).readNumber(value)
  }
}

@c @implementation
public func tk_traits_get_text(
  _ traits: OpaquePointer?,
  _ trait: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?,
  _ is_set: UnsafeMutablePointer<Bool>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe reader(of: trait, in: traits, isSet: is_set).readText(
      try TextBuffer(buffer, capacity: capacity, length: length)
    )
  }
}

@c @implementation
public func tk_traits_equal(
  _ first: OpaquePointer?,
  _ second: OpaquePointer?,
  _ are_equal: UnsafeMutablePointer<Bool>?
) -> tk_status {
  unsafe store(in: are_equal, "are_equal") { () throws(CallFailure) in
    try unsafe collection(first, "first") == collection(second, "second")
  }
}

@c @implementation
public func tk_traits_changed(
  _ traits: OpaquePointer?,
  _ other: OpaquePointer?,
  _ changed: UnsafeMutablePointer<OpaquePointer?>?,
  _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let traits = try unsafe collection(traits)
    let other = unsafe other == nil ? nil : try collection(other, "other")
    if unsafe changed == nil && capacity != 0 { throw .null("changed") }
    let keys = traits.changedTraits(from: other)
    unsafe count?.pointee = keys.count
    let fits = UInt(keys.count) <= UInt(bitPattern: capacity)
    if let changed = unsafe changed {
      for (index, key) in keys.prefix(fits ? keys.count : capacity).enumerated() {
        unsafe changed[index] = key.reference
      }
    }
    return fits ? TK_OK : TK_TRUNCATED
  }
}

@c @implementation
public func tk_traits_description(
  _ traits: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let traits = try unsafe collection(traits)
    return try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(
      traits.description
    )
  }
}

/// Returns the collection of a `tk_traits`.
func collection(
  _ traits: OpaquePointer?,
  _ name: StaticString = "traits"
) throws(CallFailure) -> TraitCollection {
  try unsafe Handle<TraitCollection>.of(traits, name).value
}

private func reader(
  of trait: OpaquePointer?,
  in traits: OpaquePointer?,
  isSet: UnsafeMutablePointer<Bool>?
) throws(CallFailure) -> ValueReader {
  let traits = try unsafe collection(traits)
  let key = try unsafe trait.trait()
  return unsafe ValueReader(traits.contains(key) ? traits.value(of: key) : nil, of: key, isSet)
}
