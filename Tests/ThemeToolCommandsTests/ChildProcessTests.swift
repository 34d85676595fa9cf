import FileAccess
import Foundation
import Testing

@Suite("Programs that are run")
struct ChildProcessTests {
  @Test(
    "A program that terminals don't interrupt has a process group of its own",
    arguments: [true, false]
  )
  func group(isInterruptible: Bool) throws {
    // Signal 0 is sent to the group with the number of the program, if there is one.
    let command = ["sh", "-c", "kill -0 -$$ 2>/dev/null"]
    let result = try ChildProcess.run(command, isInterruptible: isInterruptible)
    #expect((result?.status == 0) == !isInterruptible)
  }

  @Test(
    "A program is killed at its timeout, also while it writes or after it has closed its output",
    arguments: [
      "sleep 60", "while :; do echo x; sleep 0.05; done", "exec >&- 2>&-; exec sleep 60",
      "sleep 60 & exit",
    ]
  )
  func timeout(script: String) {
    let start = ContinuousClock.now
    #expect(throws: ChildProcess.Failure.self) {
      try ChildProcess.run(["sh", "-c", script], timeout: 300)
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("A program that ends before its timeout has its output and exit code")
  func ends() throws {
    let result = try ChildProcess.run(["sh", "-c", "echo x; echo y >&2; exit 3"], timeout: 60_000)
    #expect(result.map { String(decoding: $0.output, as: UTF8.self) } == "x\n")
    #expect(result?.messages == "y\n")
    #expect(result?.status == 3)
  }

  @Test("A program finds no settings in the working folder, since it starts in another one")
  func folder() throws {
    let result = try ChildProcess.run(["/bin/sh", "-c", "pwd"])
    #expect(result.map { String(decoding: $0.output, as: UTF8.self) } == "/\n")
  }

  @Test(
    "Folders that are relative to the working folder are not searched for programs",
    arguments: [
      (":tools:/usr/bin:./bin:/bin:", "/usr/bin:/bin"), ("tools", "/usr/bin:/bin"),
      ("", "/usr/bin:/bin"), ("/a:/b", "/a:/b"),
    ]
  )
  func search(value: String, expected: String) async throws {
    await #expect(processExitsWith: .success) {
      [value = value as String, expected = expected as String] in
      unsafe setenv("PATH", value, 1)
      ChildProcess.searchOnlyAbsoluteFolders()
      let path = unsafe getenv("PATH").map { unsafe String(cString: $0) }
      exit(path == expected ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
