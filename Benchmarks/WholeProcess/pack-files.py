"""Writes all files of a folder into one file, for write-files.c: pack-files.py FOLDER PACK"""

import os
import sys

folder, pack = sys.argv[1:]
with open(pack, "wb") as output:
    for path, folders, files in os.walk(folder):
        folders.sort()
        place = os.path.relpath(path, folder)
        prefix = "" if place == "." else f"{place}/"
        if prefix:
            output.write(f"{prefix}\n0\n".encode())
        for name in sorted(files):
            with open(f"{path}/{name}", "rb") as file:
                content = file.read()
            output.write(f"{prefix}{name}\n{len(content)}\n".encode() + content)
