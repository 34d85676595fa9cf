// Runs two commands in turns and prints the median wall time of each, and their ratio:
// in-turns COUNT COMMAND … -- COMMAND …
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double run(char **command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  double start = milliseconds();
  pid_t child;
  int status = 1;
  if (posix_spawnp(&child, command[0], &actions, NULL, command, environ) != 0 ||
      waitpid(child, &status, 0) < 0 || status != 0) {
    fprintf(stderr, "%s failed\n", command[0]);
    exit(2);
  }
  double end = milliseconds();
  posix_spawn_file_actions_destroy(&actions);
  return end - start;
}

static int order(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double median(double *times, int count) {
  qsort(times, count, sizeof *times, order);
  return times[count / 2];
}

int main(int count, char **arguments) {
  int runs = count > 1 ? atoi(arguments[1]) : 0;
  char **second = NULL;
  for (int index = 2; index < count; index++) {
    if (strcmp(arguments[index], "--") != 0) continue;
    arguments[index] = NULL;
    second = arguments + index + 1;
    break;
  }
  if (runs < 1 || !second || !*second) {
    fprintf(stderr, "usage: in-turns COUNT COMMAND ... -- COMMAND ...\n");
    return 64;
  }
  double *a = malloc(runs * sizeof *a), *b = malloc(runs * sizeof *b);
  if (!a || !b) return 2;
  run(arguments + 2);
  run(second);
  for (int index = 0; index < runs; index++) {
    a[index] = run(arguments + 2);
    b[index] = run(second);
  }
  double left = median(a, runs), right = median(b, runs);
  printf("%-40s %8.3f ms\n%-40s %8.3f ms\nratio %.2f\n", arguments[2], left, second[0], right, left / right);
  return 0;
}
