"""Reads a report on standard input with readers that the linter has no part in, and prints what they understood:
one JSON list of [path, line, rule, severity], sorted as it stood. Usage: read-report.py FORMAT

What the readers reject ends the script with an exception.
"""

import json
import re
import sys
import urllib.parse

document = sys.stdin.buffer.read()


def read_json():
    for finding in json.loads(document)["findings"]:
        yield finding["path"], finding["line"], finding["rule"], finding["severity"]


def read_sarif():
    import sarif_pydantic

    log = sarif_pydantic.Sarif.model_validate_json(document)
    (run,) = log.runs
    rules = run.tool.driver.rules
    for result in run.results or []:
        (location,) = result.locations
        physical = location.physical_location
        if result.rule_index is not None:
            assert rules[result.rule_index].id == result.rule_id
        uri = physical.artifact_location.uri
        # A reference whose first part has a colon would be read as one with a scheme.
        assert urllib.parse.urlsplit(uri).scheme in ("", "file"), uri
        path = urllib.parse.unquote_to_bytes(uri).decode("utf-8", "replace")
        yield path, physical.region.start_line, result.rule_id, result.level.value


def read_gitlab():
    severities = {"major": "error", "minor": "warning", "info": "note"}
    seen = set()
    for issue in json.loads(document):
        assert issue["description"] and issue["fingerprint"] not in seen
        seen.add(issue["fingerprint"])
        location = issue["location"]
        yield location["path"], location["lines"]["begin"], issue["check_name"], severities[issue["severity"]]


def read_rdjson():
    severities = {"ERROR": "error", "WARNING": "warning", "INFO": "note"}
    for diagnostic in json.loads(document)["diagnostics"]:
        location = diagnostic["location"]
        line = location["range"]["start"]["line"]
        yield location["path"], line, diagnostic["code"]["value"], severities[diagnostic["severity"]]


def read_github():
    def unescape(text):
        return re.sub("%(25|0D|0A|3A|2C)", lambda match: chr(int(match[1], 16)), text)

    for line in document.decode("utf-8").splitlines():
        level, properties, message = re.fullmatch(r"::(error|warning|notice) (.*?)::(.+)", line).groups()
        assert message
        values = dict(part.split("=", 1) for part in properties.split(","))
        assert set(values) <= {"file", "line", "endLine", "col", "endColumn", "title"}, values
        yield (
            unescape(values["file"]), int(values["line"]), unescape(values["title"]),
            {"notice": "note"}.get(level, level),
        )


def read_checkstyle():
    from xml.etree import ElementTree

    root = ElementTree.fromstring(document)
    assert root.tag == "checkstyle"
    for file in root:
        for error in file:
            assert (file.tag, error.tag) == ("file", "error") and error.get("message")
            severity = {"info": "note"}.get(error.get("severity"), error.get("severity"))
            yield file.get("name"), int(error.get("line")), error.get("source").split(".", 1)[1], severity


def read_junit():
    import junitparser

    report = junitparser.JUnitXml.fromstring(document)
    cases = [case for suite in report for case in suite]
    for suite in report:
        counted = (suite.tests, suite.failures, suite.skipped, suite.errors)
        suite.update_statistics()
        assert counted == (suite.tests, suite.failures, suite.skipped, suite.errors), counted
    for case in cases:
        for result in case.result:
            assert result.message and isinstance(result, (junitparser.Failure, junitparser.Skipped))
            line = int(case._elem.get("line"))
            yield case.classname, line, case.name.split(" at ")[0], result.type


print(json.dumps([list(finding) for finding in globals()["read_" + sys.argv[1]]()]))
