#!/usr/bin/env python3
"""The one entry: play it, test it, pack it, measure it. Everything it needs it sets up itself.

python3 build.py serve    build the site and open it in the browser
python3 build.py test     lint, types and every test
python3 build.py dist     build the site, ready for any static host
python3 build.py bench    measure engine, start and size
"""

from __future__ import annotations

import argparse
import shutil
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

if sys.version_info < (3, 11):  # noqa: UP036  (whoever starts this may have an older one)
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

from tools import bench, checks, toolchain
from tools.site_server import site_server


def serve(port: int, open_browser: bool) -> int:
    site = toolchain.site()
    try:
        server = site_server(site, port)
    except OSError:
        raise toolchain.ToolchainError(f"Port {port} is taken; try --port 0.") from None
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"Musketiere is at {address} (Ctrl+C ends)", flush=True)
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def dist(out: Path, address: str) -> int:
    parts = urlsplit(address)
    if address and not (parts.scheme in ("http", "https") and parts.netloc):
        raise toolchain.ToolchainError(
            f"The address must be a whole one, like https://example.org/musketiere/: {address}"
        )
    site = toolchain.site(address)
    if out.resolve() != site:
        shutil.copytree(site, out, dirs_exist_ok=True)
    print(f"The site is in {out}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("serve", help="build the site and open it in the browser")
    command.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    command.add_argument("--no-open", action="store_true", help="do not open a browser")
    command = commands.add_parser("test", help="lint, types and every test")
    command.add_argument("--only", choices=checks.NAMES, help="one check")
    command = commands.add_parser("dist", help="build the site, ready for any static host")
    command.add_argument("--out", type=Path, default=toolchain.DIST, help="copy it to this folder too")
    command.add_argument(
        "--address", default="", help="where it will stand: link previews and oEmbed need absolute addresses"
    )
    command = commands.add_parser("bench", help="measure engine, start and size")
    command.add_argument("--only", choices=bench.NAMES, help="one measurement; what follows it, it is given")
    given, more = parser.parse_known_args()
    if more and (given.command != "bench" or given.only is None):
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if given.command == "serve":
        return serve(given.port, not given.no_open)
    if given.command == "test":
        return checks.test(given.only)
    if given.command == "dist":
        return dist(given.out, given.address)
    return bench.bench(given.only, more)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except toolchain.ToolchainError as error:
        sys.exit(str(error))
