"""Checks reports, one for each line of standard input, "FORMAT<tab>FILE", and answers "fine" or what is wrong on a line.

The linter has no part in it: json, sarif, gitlab, rdjson and badge are held against their schemas, the formats in XML are parsed, and
lines are matched.
"""

import json
import pathlib
import re
import sys
from xml.etree import ElementTree

import jsonschema

here = pathlib.Path(__file__).parent


def schema(path):
    document = json.loads(path.read_text())
    return jsonschema.validators.validator_for(document)(document)


schemas = {
    "json": schema(here.parent.parent / "Rules/schema/report.schema.json"),
    "sarif": schema(here / "sarif.schema.json"),
    "gitlab": schema(here / "gitlab.schema.json"),
    "rdjson": schema(here / "rdjson.schema.json"),
    "badge": schema(here / "badge.schema.json"),
}
line_forms = {
    "github": re.compile(r"::(error|warning|notice) [^\n]*?::.+"),
    "xcode": re.compile(r"[^\n]+?: (error|warning|note): .+"),
}


def no_constant(word):
    raise ValueError(f"{word} is no JSON")


def check(format, file):
    document = pathlib.Path(file).read_bytes()
    if format in schemas:
        instance = json.loads(document, parse_constant=no_constant)
        error = jsonschema.exceptions.best_match(schemas[format].iter_errors(instance))
        if error is not None:
            raise ValueError(f"{error.json_path}: {error.message}")
    elif format == "rules json":
        json.loads(document, parse_constant=no_constant)
    elif format in ("checkstyle", "junit"):
        ElementTree.fromstring(document)
    elif format in line_forms:
        for line in document.decode("utf-8").split("\n"):
            if line and not line_forms[format].fullmatch(line):
                raise ValueError(f"no line of the format: {line!r}")
    else:
        document.decode("utf-8")


print("ready", flush=True)
for request in sys.stdin:
    format, file = request.rstrip("\n").split("\t", 1)
    try:
        check(format, file)
        print("fine", flush=True)
    except Exception as error:
        print(" ".join(f"{type(error).__name__}: {error}".split())[:500] or "wrong", flush=True)
