"""The commands whose cost is measured on inputs of growing size, and the measurement."""
import os
import re
import shutil
import tempfile

from running import run


def of_library(formats, files):
    """Commands on a library, with exports in all formats, by name, without those for which the cost of an input has no meaning, such as
    `--matrix`, which compares all colors."""
    at = ["--themes", "IN"]
    result = {
        "validate": ["validate", *at],
        "validate json": ["validate", *at, "--format", "json"],
        "validate sarif": ["validate", *at, "--format", "sarif"],
        "validate --fix": ["validate", "OUT", "--fix"],
        "validate --write-baseline": ["validate", *at, "--write-baseline", "OUT.json"],
        "resolve": ["resolve", *at, "--format", "table"],
        "explain": ["explain", *at, "c1"],
        "list": ["list", *at],
        "template data": ["template", "data", *at],
        "preview": ["preview", *at, "--format", "svg"],
        "preview --gallery": ["preview", *at, "--gallery", "--format", "html"],
        "diff": ["diff", "--format", "json", "IN", "IN"],
        "format": ["format", "--check", "IN"],
    }
    result |= {f"export {form}": ["export", *at, "--to", form, "-o", "OUT.xcassets" if form == "xcassets" else "OUT"] for form in formats}
    if "app.yaml" in files:
        result["tree"] = ["tree", *at, "--hierarchy", "app"]
        result["redraw"] = ["redraw", *at, "--hierarchy", "app", "--set", "style=dark"]
        result["preview --hierarchy"] = ["preview", *at, "--hierarchy", "app", "--format", "svg"]
    if "a.mustache" in files:
        result = {"validate": result["validate"], "export --template": ["export", *at, "--template", "IN/a.mustache", "-o", "OUT"]}
    if "exports:" in files.get("library.yaml", ""):
        result |= {"build": ["build", *at], "build --check": ["build", *at, "--check"]}
    if "baseline.json" in files:
        result = {"validate --baseline": ["validate", *at, "--baseline", "IN/baseline.json"]}
    return result


def of_import(files):
    """Imports of files, by name."""
    paths = [f"IN/{path}" for path in sorted(files)]
    return {"import": ["import", *paths, "-o", "OUT"], "import to output": ["import", *paths]}


def of_catalogs(files):
    """Commands on a catalog, by name."""
    path = "IN/Assets.car" if "Assets.car" in files else "IN/A.xcassets"
    return {
        "resolve": ["resolve", "--catalog", path, "--format", "json"],
        "validate": ["validate", path],
        "diff": ["diff", "--format", "json", path, path],
        "import": ["import", path, "-o", "OUT"],
        "export": ["export", "--catalog", path, "--to", "xcassets", "-o", "OUT.xcassets"],
    }


class Meter:
    """Measures runs of a tool: by their instructions, or where these can't be counted by the time of the processor.

    Costs have a unit for people, in which they are divided by `scale`; a difference below `least` says nothing.
    """

    def __init__(self, tool):
        self.tool, self.counts = tool, True
        with tempfile.TemporaryDirectory() as folder:
            self.counts = bool(shutil.which("perf")) and self.instructions([b"--version"], folder)[0] > 0
        self.unit, self.scale, self.least = ("million instructions", 1e6, 2e7) if self.counts else ("milliseconds", 1, 60)

    def measure(self, arguments, folder, certain):
        """The cost of a run with its result; of several runs if time is measured and must be certain."""
        if self.counts:
            return self.instructions(arguments, folder)
        results = [run(self.tool, arguments, folder) for _ in range(3 if certain else 1)]
        return min(result.seconds for result in results) * 1000, results[0]

    def instructions(self, arguments, folder):
        report = os.path.join(folder, "perf.csv")
        result = run(self.tool, arguments, folder, before=["perf", "stat", "-x", ",", "-e", "instructions:u", "-o", report, "--"])
        if not os.path.exists(report):
            return 0, result
        with open(report) as file:
            found = re.search(r"(?m)^(\d+),[^,]*,instructions:u", file.read())
        return int(found[1]) if found else 0, result
