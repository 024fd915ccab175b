"""Lines of the log for people and for programs."""

import json
import logging
import sys

from shiai.web.logs import JsonFormatter, TextFormatter, request_id


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("shiai.table", logging.ERROR, "file", 1, message, args, None)


def test_a_line_of_json_has_time_level_message_request_and_fields() -> None:
    token = request_id.set("abc")
    try:
        made = record("table %s\nwaits", "x")
        made.fields = {"status": 503}
        line = JsonFormatter().format(made)
        text = TextFormatter().format(record("waits"))
    finally:
        request_id.reset(token)
    assert "\n" not in line
    found = json.loads(line)
    assert found["message"] == "table x\nwaits"
    assert (found["level"], found["logger"], found["request"], found["status"]) == ("error", "shiai.table", "abc", 503)
    assert found["time"].endswith("Z")
    assert "ERROR shiai.table [abc] waits" in text


def test_a_traceback_is_one_field() -> None:
    try:
        raise ValueError("wrong")
    except ValueError:
        made = record("failed")
        made.exc_info = sys.exc_info()
    assert "ValueError: wrong" in json.loads(JsonFormatter().format(made))["traceback"]
