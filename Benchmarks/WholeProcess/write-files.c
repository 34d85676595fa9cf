// Writes the files of a pack into a new folder and does nothing else: the least that a program which
// writes many files can take. A pack holds for each file its path, a line break, its size, a line break
// and its bytes; the folder of a file precedes the files in it, as a path that ends in a slash, with size 0.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: write-files PACK FOLDER\n");
    return 64;
  }
  FILE *pack = fopen(arguments[1], "rb");
  if (!pack || mkdir(arguments[2], 0777) != 0 || chdir(arguments[2]) != 0) {
    perror("write-files");
    return 2;
  }
  char path[4096];
  static char bytes[1 << 20];
  while (fgets(path, sizeof path, pack)) {
    path[strcspn(path, "\n")] = 0;
    size_t size = 0;
    if (fscanf(pack, "%zu", &size) != 1 || getc(pack) != '\n' || size > sizeof bytes ||
        fread(bytes, 1, size, pack) != size) {
      fprintf(stderr, "write-files: not a pack\n");
      return 2;
    }
    if (path[strlen(path) - 1] == '/') {
      if (mkdir(path, 0777) != 0) return perror(path), 2;
      continue;
    }
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0 || write(file, bytes, size) != (ssize_t)size || close(file) != 0) return perror(path), 2;
  }
  fclose(pack);
  return 0;
}
