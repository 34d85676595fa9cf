"""One command on one case: run, checked, and where it pays run again on what it wrote."""
import os
import shutil
import subprocess

import agreement
import cases
import checks
from running import SECONDS, run

WRITABLE = ("OUT", "OUT.xcassets", "OUT2")


class Trial:
    """Runs commands in a folder deep inside a temporary one, so that ways out of it are seen."""

    def __init__(self, tool, root):
        self.tool, self.root, self.folder = tool, root, os.path.join(root, "a", "b", "case")
        self.files, self.runs = None, 0

    def prepare(self, files):
        shutil.rmtree(os.path.join(self.root, "a"), ignore_errors=True)
        cases.write(self.folder, files)
        self.files = files
        self.before = self.state()
        self.size = sum(size for _, size, _ in self.before.values())

    def state(self):
        """Every entry outside what commands may write: kind, size and time of change."""
        result = {}
        for base, folders, names in os.walk(self.root):
            if base == self.folder:
                folders[:] = [name for name in folders if name not in WRITABLE]
            for name in folders + [name for name in names if base != self.folder or name not in WRITABLE]:
                path = os.path.join(base, name)
                status = os.lstat(path)
                is_folder = os.path.isdir(path)
                result[path] = (status.st_mode, 0 if is_folder else status.st_size, 0 if is_folder else status.st_mtime_ns)
        return result

    def run(self, arguments, standard_input=None):
        self.runs += 1
        return run(self.tool, arguments, self.folder, standard_input)

    def faults(self, command):
        """Runs a command of the case; the names of what doesn't hold."""
        for name in WRITABLE:
            path = os.path.join(self.folder, name)
            shutil.rmtree(path, ignore_errors=True) if os.path.isdir(path) else os.path.exists(path) and os.remove(path)
        if command.get("copy"):
            shutil.copytree(os.path.join(self.folder, "IN"), os.path.join(self.folder, "OUT"))
        source = os.path.join(self.folder, "IN", command["input"]) if command.get("input") else None
        if source and not os.path.exists(source):
            return []
        try:
            arguments = [argument.encode("utf-8") for argument in command["arguments"]]
        except UnicodeEncodeError:
            return []
        if any(b"\0" in argument for argument in arguments):
            return []
        result = self.run(arguments, source)
        if result.seconds > SECONDS * max(1, self.size / (1 << 20)) and result.status >= 0:
            # Another program may have been in the way.
            result.seconds = min(result.seconds, self.run(arguments, source).seconds)
        faults = checks.run_faults(command, result, self.size)
        after = self.state()
        if after != self.before:
            changed = sorted(path for path in after.keys() | self.before.keys() if after.get(path) != self.before.get(path))
            faults.append("wrote outside its folder: " + os.path.relpath(changed[0], self.folder))
            self.prepare(self.files)
        elif result.status == 0:
            faults += self.written_faults(command, result)
        return faults

    def written_faults(self, command, result):
        """What must hold for the files that a command wrote, and for what a second command makes of them."""
        kind, faults = command["kind"], []
        files = {}
        for name in WRITABLE:
            path = os.path.join(self.folder, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    files["." + {"swift": "swift", "css": "css", "json": "json", "json-file": "json"}.get(kind, "out")] = file.read()
            elif os.path.isdir(path):
                files |= cases.read(path)
        if (command.get("writes") or kind == "agrees") and not any(files.values()):
            return ["exit 0 without a file"]
        if command.get("writes") or kind == "json-file":
            for path, data in files.items():
                faults += checks.file_faults(data, path)
                if path in (".css", ".swift"):
                    faults += checks.css_faults(data)
        if kind == "swift" and self.runs % 10 == 0 and shutil.which("swiftc"):
            parsed = subprocess.run(["swiftc", "-frontend", "-parse", os.path.join(self.folder, "OUT")], capture_output=True, text=True)
            if parsed.returncode:
                faults.append("swift: " + parsed.stderr[:200])
        if kind == "imported":
            if self.run(["validate", "-q", "OUT"]).status != 0:
                faults.append("imported themes are not valid")
            if self.run(["format", "--check", "OUT"]).status != 0:
                faults.append("imported themes are not canonical")
        if kind in ("formatted", "fix"):
            again = ["format", "--check", "OUT"] if kind == "formatted" else command["arguments"]
            status = self.run(again).status
            if kind == "formatted" and status != 0 or cases.read(os.path.join(self.folder, "OUT")) != files:
                faults.append(f"{kind}, but not finished")
        if kind == "agrees":
            faults += agreement.faults(self, command, result)
        if kind == "yaml" and command["arguments"][0] == "format":
            path = os.path.join(self.folder, "OUT")
            with open(path, "wb") as file:
                file.write(result.output)
            if self.run(["format", "-"], path).output != result.output:
                faults.append("formatted, but not finished")
        return faults
