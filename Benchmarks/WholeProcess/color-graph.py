"""Writes the same graph of colors as theme files and as variables of Sass: color-graph.py FOLDER

Four themes of 10,000 colours: 3,000 literals, then 7,000 references, half of them to literals and half
to earlier references. Sass writes plain properties, since interpolation, which custom properties need
there, costs it more.
"""

import os
import random
import sys

folder = sys.argv[1]
os.makedirs(f"{folder}/Themes", exist_ok=True)
with open(f"{folder}/graph.scss", "w") as sass:
    for theme in range(4):
        numbers = random.Random(theme)
        colors = [(f"literal-{index}", None, f"#{numbers.randrange(1 << 24):06x}") for index in range(3_000)]
        for index in range(7_000):
            earlier = index > 0 and numbers.random() < 0.5
            target = f"alias-{numbers.randrange(index)}" if earlier else f"literal-{numbers.randrange(3_000)}"
            colors.append((f"alias-{index}", target, None))
        with open(f"{folder}/Themes/theme-{theme}.yaml", "w") as themes:
            themes.write(f"theme: theme-{theme}\ncolors:\n")
            for name, target, value in colors:
                themes.write(f'  {name}: "{value or "{" + target + "}"}"\n')
        for name, target, value in colors:
            sass.write(f"${name}: {value or '$' + target};\n")
        sass.write(f'[data-theme="theme-{theme}"] {{\n')
        for name, _, _ in colors:
            sass.write(f"  {name}: ${name};\n")
        sass.write("}\n")
