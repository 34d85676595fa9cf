// Feeds files through libyaml's event parser and does nothing else: the least that a program which
// reads theme files can take. The yardstick of `whole-process.sh`.
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int count, char **arguments) {
  for (int index = 1; index < count; index++) {
    FILE *file = fopen(arguments[index], "rb");
    if (!file) {
      perror(arguments[index]);
      return 2;
    }
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 2;
    yaml_parser_set_input_file(&parser, file);
    int done = 0;
    while (!done) {
      yaml_event_t event;
      if (!yaml_parser_parse(&parser, &event)) return 1;
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    fclose(file);
  }
  return 0;
}
