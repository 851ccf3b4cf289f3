"""Packs a file as gzip, as small as it gets and the same bytes on every machine: tools/pack.py SOURCE TARGET"""

from __future__ import annotations

import sys
from pathlib import Path

import deflate

SMALLEST = 12
"""The highest level of libdeflate."""


def main(source: str, target: str) -> None:
    Path(target).write_bytes(deflate.gzip_compress(Path(source).read_bytes(), SMALLEST))


if __name__ == "__main__":
    main(*sys.argv[1:])
