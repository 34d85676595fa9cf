#ifndef THEMEKIT_CYAML_SHIM_H
#define THEMEKIT_CYAML_SHIM_H

#include <yaml.h>

#endif
