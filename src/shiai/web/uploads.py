"""Texts that somebody sends: a chosen file, or what was written into the form."""

import re
from dataclasses import dataclass

from fastapi.responses import PlainTextResponse
from starlette.datastructures import FormData, UploadFile

from shiai.table.errors import BadContent


@dataclass(frozen=True)
class Upload:
    """A text with the name of its file; the name is empty if it was written into the form."""

    file: str
    text: str

    @property
    def stem(self) -> str:
        """The name of the file without its ending."""
        return self.file.rpartition("/")[2].partition(".")[0].replace("_", " ")

    def problems(self, error: BadContent) -> list[str]:
        """What is wrong with the text, each with the name of the file."""
        return [f"{self.file}: {problem}" if self.file else problem for problem in error.problems]


async def uploaded(form: FormData) -> Upload:
    """The file of a form, or its text if no file was chosen. BadContent if the file is no text."""
    file = form.get("file")
    if not isinstance(file, UploadFile) or not file.filename:
        return Upload("", str(form.get("text") or ""))
    name = "".join([letter for letter in file.filename if letter.isprintable()])[:80]
    try:
        return Upload(name, (await file.read()).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadContent([f"{name}: this is not a text file in UTF-8"]) from None


def download(text: str, name: str, ending: str) -> PlainTextResponse:
    """A text as a file to download."""
    plain = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-") or "file"
    headers = {"content-disposition": f'attachment; filename="{plain}.{ending}"'}
    return PlainTextResponse(text, headers=headers)
