"""A static server for the built site: right types, nothing stale, and the same site under a sub-path."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".whl": "application/zip",
}


class SiteServer(ThreadingHTTPServer):
    request_queue_size = 128  # whom a queue of five turns away, as several browsers knock at once, waits a second

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a browser that leaves in the middle is no fault
            super().handle_error(request, client_address)


def site_server(folder: Path, port: int, also_under: str = "") -> SiteServer:
    """Serve `folder` at / and, when named, also below /also_under/. Port 0 takes a free one."""
    prefix = f"/{also_under}/" if also_under else ""

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = TYPES | {"": "application/octet-stream"}
        protocol_version = "HTTP/1.1"

        def translate_path(self, path: str) -> str:
            if prefix and path.startswith(prefix):
                path = path[len(prefix) - 1 :]
            return super().translate_path(path)

        def end_headers(self) -> None:
            self.send_header("Cache-Control", "no-cache")  # kept, but asked about each time
            super().end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass  # a line per file tells nobody anything

    return SiteServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--also-under", default="", metavar="NAME")
    arguments = parser.parse_args()
    site_server(arguments.folder, arguments.port, arguments.also_under).serve_forever()


if __name__ == "__main__":
    main()
