#ifndef THEMEKIT_CTRAITHIERARCHY_METHODS_H
#define THEMEKIT_CTRAITHIERARCHY_METHODS_H

// What Swift's runtime tells of the methods of classes, for which the language has no expression.

#include <stdint.h>

#if defined(__APPLE__)
#define CTRAITHIERARCHY_SYMBOL(name) __asm__("_$s14TraitHierarchy" name)
#else
#define CTRAITHIERARCHY_SYMBOL(name) __asm__("$s14TraitHierarchy" name)
#endif

/// Returns the code of a method in a class. The runtime's function by which
/// calls across libraries with library evolution find methods; it is part of Swift's stable ABI.
const void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring_class);

/// Declares a function that returns the address of a method's code in a class, to compare and not to call. The symbols of the class that declares the
/// method and of the method end in `Mn` and `Tq`; a method of another name or type doesn't link.
#define CTRAITHIERARCHY_METHOD(name, class_symbol, method_symbol) \
  extern const char ctraithierarchy_class_of_##name CTRAITHIERARCHY_SYMBOL(class_symbol "Mn"); \
  extern const char ctraithierarchy_method_##name CTRAITHIERARCHY_SYMBOL(class_symbol method_symbol "Tq"); \
  static inline uintptr_t ctraithierarchy_##name(const void *type) { \
    return (uintptr_t)swift_lookUpClassMethod( \
        type, &ctraithierarchy_method_##name, &ctraithierarchy_class_of_##name); \
  }

CTRAITHIERARCHY_METHOD(trait_change, "0A4NodeC", "24traitCollectionDidChangeyy0A6System0aE0VSgF")
CTRAITHIERARCHY_METHOD(child_traits, "14ViewControllerC", "08overrideA10Collection8forChild0A6System0aF0VSgAC_tF")
CTRAITHIERARCHY_METHOD(properties, "4ViewC", "16updatePropertiesyyF")
CTRAITHIERARCHY_METHOD(constraints, "4ViewC", "17updateConstraintsyyF")
CTRAITHIERARCHY_METHOD(layout, "4ViewC", "14layoutSubviewsyyF")
CTRAITHIERARCHY_METHOD(display, "4ViewC", "4drawyy13ElementLayout4RectVF")

#endif
