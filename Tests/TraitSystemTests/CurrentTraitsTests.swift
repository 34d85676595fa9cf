import Synchronization
import Testing
import TraitSystem

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

struct CurrentTraitsTests {
  struct Failure: Error, Equatable {}

  static let dark = TraitCollection(userInterfaceStyle: .dark)
  static let light = TraitCollection(userInterfaceStyle: .light)

  @Test("The current traits are restored after a scope, also if it is nested or throws")
  func scopes() {
    let before = TraitCollection.current
    let result = Self.dark.performAsCurrent {
      #expect(TraitCollection.current == Self.dark)
      Self.light.performAsCurrent { #expect(TraitCollection.current == Self.light) }
      #expect(TraitCollection.current == Self.dark)
      #expect(throws: Failure()) {
        try Self.light.performAsCurrent { () throws(Failure) in throw Failure() }
      }
      #expect(TraitCollection.current == Self.dark)
      TraitCollection.current = Self.light
      return 3
    }
    #expect(result == 3)
    #expect(TraitCollection.current == before)
  }

  @Test("A new collection doesn't inherit the current one")
  func independence() {
    Self.dark.performAsCurrent { #expect(TraitCollection { _ in } == TraitCollection()) }
  }

  @Test("Another thread has its own current traits")
  func threads() throws {
    Self.dark.performAsCurrent {
      #if canImport(Darwin)
      var thread: pthread_t?
      #else
      var thread = pthread_t()
      #endif
      pthread_create(
        &thread,
        nil,
        { _ in
          if TraitCollection.current == TraitCollection() { seen.store(true, ordering: .relaxed) }
          TraitCollection.current = CurrentTraitsTests.light
          return nil
        },
        nil
      )
      #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
      #else
      pthread_join(thread, nil)
      #endif
      #expect(TraitCollection.current == Self.dark)
    }
    let wasEmpty = seen.load(ordering: .relaxed)
    #expect(wasEmpty)
  }

  @Test("An asynchronous scope keeps its collection across suspensions and in child tasks")
  func asynchronous() async {
    let result = await Self.dark.performAsCurrent {
      for _ in 0..<50 {
        await Task.yield()
        #expect(TraitCollection.current == Self.dark)
      }
      async let child = TraitCollection.current
      #expect(await child == Self.dark)
      Self.light.performAsCurrent { #expect(TraitCollection.current == Self.light) }
      #expect(TraitCollection.current == Self.dark)
      await Self.light.performAsCurrent {
        await Task.yield()
        #expect(TraitCollection.current == Self.light)
      }
      #expect(TraitCollection.current == Self.dark)
      return 5
    }
    #expect(result == 5)
  }

  @Test("Concurrent tasks have separate current traits")
  func manyTasks() async {
    await withTaskGroup(of: Bool.self) { group in
      for scale in 1...64 {
        group.addTask {
          let traits = TraitCollection(displayScale: Double(scale))
          return await traits.performAsCurrent {
            for _ in 0..<20 {
              await Task.yield()
              if TraitCollection.current != traits { return false }
              TraitCollection(userInterfaceStyle: .dark).performAsCurrent {}
            }
            return true
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("An asynchronous scope rethrows errors")
  func asynchronousErrors() async {
    await #expect(throws: Failure()) {
      try await Self.dark.performAsCurrent { () async throws(Failure) in
        await Task.yield()
        throw Failure()
      }
    }
  }
}

private let seen = Atomic(false)
