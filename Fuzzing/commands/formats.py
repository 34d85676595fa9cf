"""The formats that a tool exports."""
import json
import subprocess


def printed(tool, *arguments):
    return subprocess.run([tool, *arguments], check=True, capture_output=True, text=True).stdout


def words(tool):
    """The words of `--to`, as the schema lists them for `to:`: those of formats, then those of templates."""
    schema = json.loads(printed(tool, "schema", "library"))
    return schema["definitions"]["output"]["then"]["properties"]["to"]["enum"]


def without_templates(tool):
    """The words of formats that are not templates."""
    templates = {line.split()[0] for line in printed(tool, "template", "list").splitlines()}
    return [word for word in words(tool) if word not in templates]
