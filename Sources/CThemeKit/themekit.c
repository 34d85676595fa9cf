#include "themekit.h"
