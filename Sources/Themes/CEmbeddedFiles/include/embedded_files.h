#pragma once

#include <stddef.h>

/// The bytes of a text file of the package that its libraries and the tool contain.
///
/// SwiftPM can embed resources as arrays in Swift, which take a second to compile for each 30 kB.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} EmbeddedFile;

/// Returns the file of a name; without bytes if there is none.
EmbeddedFile embeddedFile(const char *name);
