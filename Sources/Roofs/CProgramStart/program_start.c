#include "program_start.h"

#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
// The priority is before that of the Swift runtime. Its initializer looks for a program that prints crashes, next to the
// folder of this program, which can be one of the files that are checked: the program starts only for users who set
// the variable. Linked statically, the initializer takes the path of this program from /proc, and aborts without it,
// unless SWIFT_ROOT names a folder.
__attribute__((constructor(101))) static void prepare(void) {
  setenv("SWIFT_BACKTRACE", "enable=no", 0);
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif

#if defined(__GLIBC__)
// Of the Swift runtime: sets what `CommandLine` returns, which otherwise comes from /proc.
void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

__attribute__((constructor(101))) static void start(int argc, char **argv) {
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}
#endif
