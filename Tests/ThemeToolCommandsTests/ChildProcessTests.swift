import ProcessSupport
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
}
