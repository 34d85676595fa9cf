import CThemeKit
import Foundation
import Testing
import TraitSystem

@testable import ThemeKitC

struct HandleTests {
  @Test("Only freed objects are deallocated")
  func free() throws {
    weak var traits: Handle<TraitCollection>?
    weak var overrides: Handle<TraitOverrides>?
    weak var library: Handle<NumberedLibrary>?
    var pointers: [OpaquePointer?] = [nil, nil, nil]
    #expect(tk_traits_create(&pointers[0]) == TK_OK)
    #expect(tk_overrides_create(&pointers[1]) == TK_OK)
    #expect(tk_library_load(themes, &pointers[2]) == TK_OK)
    traits = try Handle.of(pointers[0], "traits")
    overrides = try Handle.of(pointers[1], "overrides")
    library = try Handle.of(pointers[2], "library")
    #expect(traits != nil && overrides != nil && library != nil)
    tk_traits_free(pointers[0])
    tk_overrides_free(pointers[1])
    tk_library_free(pointers[2])
    #expect(traits == nil && overrides == nil && library == nil)
  }

  @Test("The owner of a handle keeps ownership when Swift reads it")
  func read() {
    let traits = TraitCollection(userInterfaceStyle: .dark)
    let handle = traits.makeHandle()
    #expect(TraitCollection(handle: handle) == traits)
    #expect(TraitCollection(handle: handle) == traits)
    tk_traits_free(handle)
  }

  @Test("An error message is stored for its thread, and successful calls don't change it")
  func messages() {
    var trait: OpaquePointer?
    #expect(tk_trait_find("messages.here", &trait) == TK_UNKNOWN_TRAIT)
    let there = onAnotherThread {
      let first = lastMessage
      _ = tk_trait_find("messages.there", nil)
      return [first, lastMessage]
    }
    #expect(there == ["", "'trait' is NULL"])
    #expect(tk_trait_find("style", &trait) == TK_OK)
    #expect(lastMessage?.contains("messages.here") == true)
  }

  private func onAnotherThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let box = ResultBox<Result>()
    let thread = Thread { box.set(body()) }
    thread.start()
    return box.wait()
  }
}

/// A result passed from one thread to another.
private final class ResultBox<Result: Sendable>: @unchecked Sendable {
  // `done` is signaled after `result` is written, and awaited before it is read.
  private let done = DispatchSemaphore(value: 0)
  private var result: Result?

  func set(_ result: Result) {
    self.result = result
    done.signal()
  }

  func wait() -> Result? {
    done.wait()
    return result
  }
}
