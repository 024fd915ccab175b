"""A browser and a server for the programs that draw pictures, and PNG files with few colours."""

import base64
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
# Root may run it too; without a graphics card, and with every part painted at once, each run paints the same.
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-partial-raster", "--num-raster-threads=1")

# At most 256 colours: the frequent ones, none of them close to another; every point takes the nearest.
FEWER_COLOURS: Final = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const often = new Map();
  const colours = new Uint32Array(width * height);
  for (let point = 0; point < colours.length; point += 1) {
    const colour = (data[4 * point] << 16) | (data[4 * point + 1] << 8) | data[4 * point + 2];
    colours[point] = colour;
    often.set(colour, (often.get(colour) ?? 0) + 1);
  }
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  const frequent = [...often.keys()].sort((a, b) => often.get(b) - often.get(a) || a - b);
  let palette = [];
  for (let apart = 60; palette.length < 256 && apart >= 0; apart -= 20) {
    for (const colour of frequent) {
      if (palette.length === 256) break;
      const each = parts(colour);
      if (palette.every((other) => far(each, other) > apart)) palette.push(each);
    }
  }
  const nearest = new Map();
  const points = new Uint8Array(colours.length);
  for (const colour of frequent) {
    const each = parts(colour);
    let best = 0;
    palette.forEach((other, place) => { if (far(each, other) < far(each, palette[best])) best = place; });
    nearest.set(colour, best);
  }
  colours.forEach((colour, point) => (points[point] = nearest.get(colour)));
  let text = "";
  for (let from = 0; from < points.length; from += 32768) {
    text += String.fromCharCode(...points.subarray(from, from + 32768));
  }
  return { width, height, palette: palette.flat(), points: btoa(text) };
}"""


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser that paints the same each time."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        raise SystemExit(f"no browser is installed: none of {', '.join(PROGRAMS)} is on the PATH; run tools/programs")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["serve", "--port", "0", "--bots", "1", "--db", f"sqlite:///{folder}/tables.sqlite"]
        start = [sys.executable, "-c", "from shiai.cli import main; main()", *command]
        with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            found = re.search(r"http://\S+\d", process.stdout.readline())
            try:
                if not found:
                    raise SystemExit("the server did not say where it listens")
                yield found[0]
            finally:
                process.send_signal(signal.SIGINT)


def few_colours(page: Page, png: bytes) -> bytes:
    """A picture with at most 256 colours; any page can do the work."""
    small = page.evaluate(FEWER_COLOURS, base64.b64encode(png).decode())
    return written(small["width"], small["height"], bytes(small["palette"]), base64.b64decode(small["points"]))


def written(width: int, height: int, palette: bytes, points: bytes) -> bytes:
    """A PNG file with one byte per point."""
    rows = b"".join([b"\0" + points[row * width : (row + 1) * width] for row in range(height)])
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
