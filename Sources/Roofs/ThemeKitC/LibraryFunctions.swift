// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

@c @implementation
public func tk_library_load(
  _ folder: UnsafePointer<CChar>?,
  _ library: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let folder = try unsafe folder.text("folder")
    let place = try unsafe library.required("library")
    do throws(ThemeLibraryError) {
      unsafe place.pointee = Handle.owned(NumberedLibrary(try ThemeLibrary(contentsOf: folder)))
    } catch {
      throw CallFailure(TK_LIBRARY_FAILED, error.description)
    }
    return TK_OK
  }
}

@c @implementation
public func tk_library_free(_ library: OpaquePointer?) {
  unsafe Handle<NumberedLibrary>.free(library)
}

@c @implementation
public func tk_library_warnings(
  _ library: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let warnings = try unsafe numbered(library).library.warnings
    let text = DiagnosticTextPrinter(color: false).text(for: warnings)
    return try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(text)
  }
}

@c @implementation
public func tk_library_theme_trait(
  _ library: OpaquePointer?,
  _ trait: UnsafeMutablePointer<OpaquePointer?>?
) -> tk_status {
  unsafe store(in: trait, "trait") { () throws(CallFailure) in
    try unsafe numbered(library).library.themeTrait.reference
  }
}

@c @implementation
public func tk_library_default_theme(
  _ library: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let name = try unsafe numbered(library).library.defaultTheme
    return try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(name)
  }
}

@c @implementation
public func tk_library_theme_count(
  _ library: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> tk_status {
  unsafe store(in: count, "count") { () throws(CallFailure) in
    try unsafe numbered(library).themeNames.count
  }
}

@c @implementation
public func tk_library_theme_name(
  _ library: OpaquePointer?,
  _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let names = try unsafe numbered(library).themeNames
    let buffer = try unsafe TextBuffer(buffer, capacity: capacity, length: length)
    return try buffer.write(names, at: index, "theme")
  }
}

@c @implementation
public func tk_library_color_count(
  _ library: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> tk_status {
  unsafe store(in: count, "count") { () throws(CallFailure) in
    try unsafe numbered(library).colorNames.count
  }
}

@c @implementation
public func tk_library_color_name(
  _ library: OpaquePointer?,
  _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let names = try unsafe numbered(library).colorNames
    let buffer = try unsafe TextBuffer(buffer, capacity: capacity, length: length)
    return try buffer.write(names, at: index, "color")
  }
}

@c @implementation
public func tk_library_color_index(
  _ library: OpaquePointer?,
  _ name: UnsafePointer<CChar>?,
  _ index: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let library = try unsafe numbered(library)
    let name = try unsafe name.text("name")
    let index = try unsafe index.required("index")
    guard let number = library.number(ofColor: name) else {
      let hint = Spelling.hint(for: name, among: library.colorNames)
      throw CallFailure(TK_UNKNOWN_COLOR, "'\(name)' is not a color\(hint)")
    }
    unsafe index.pointee = number
    return TK_OK
  }
}

@c @implementation
public func tk_library_resolve(
  _ library: OpaquePointer?,
  _ index: Int,
  _ traits: OpaquePointer?,
  _ color: UnsafeMutablePointer<tk_color>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    let library = try unsafe numbered(library)
    let traits = try unsafe collection(traits)
    let color = try unsafe color.required("color")
    let indices = library.colorIndices
    guard indices.indices.contains(index) else { throw .index(index, of: indices.count, "color") }
    unsafe color.pointee = tk_color(library.library.color(at: indices[index], for: traits))
    return TK_OK
  }
}

/// Returns the library of a `tk_library`.
private func numbered(_ library: OpaquePointer?) throws(CallFailure) -> NumberedLibrary {
  try unsafe Handle<NumberedLibrary>.of(library, "library").value
}
