"""Browsers of the other families, in which the built site is played too: Firefox and WebKit."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from tools import toolchain
from tools.toolchain import ToolchainError, npx, run

FIREFOXES = ["firefox-esr", "firefox"]
MAC_FIREFOX = Path("/Applications/Firefox.app/Contents/MacOS/firefox")


@dataclass(frozen=True)
class Families:
    environment: dict[str, str]  # for e2e/families: which to play in, and where they are
    missing: dict[str, str]  # why one cannot be had on this machine, by its name


def firefox() -> dict[str, str]:
    """Where Firefox is; empty if Playwright brings it."""
    found = next((path for name in FIREFOXES if (path := shutil.which(name))), None)
    if not found and MAC_FIREFOX.exists():
        found = str(MAC_FIREFOX)
    if not found and toolchain.apt_install("firefox-esr"):
        found = shutil.which("firefox-esr")
    return {"FIREFOX": found} if found else {}


def webkit() -> dict[str, str]:
    """Where WebKitGTK's driver is, and a screen that nobody sees; empty if Playwright brings WebKit."""
    wanted = {"WEBKIT_DRIVER": "WebKitWebDriver", "XVFB": "Xvfb"}
    found = {key: path for key, name in wanted.items() if (path := shutil.which(name))}
    if len(found) < len(wanted) and toolchain.apt_install("webkit2gtk-driver", "xvfb"):
        found = {key: path for key, name in wanted.items() if (path := shutil.which(name))}
    return found if len(found) == len(wanted) else {}


def from_playwright(name: str) -> None:
    """Installs the build that Playwright brings and starts it once; raises where that is not possible."""
    toolchain.page_tools()
    run(npx("playwright"), "install", name)
    run("node", "-e", f"require('@playwright/test').{name}.launch().then((browser) => browser.close())")


def at_hand() -> Families:
    """All that can be had here, installed where that is possible."""
    environment: dict[str, str] = {}
    missing: dict[str, str] = {}
    for name, find in (("firefox", firefox), ("webkit", webkit)):
        found = find()
        if not found:
            try:
                from_playwright(name)
            except ToolchainError as error:
                missing[name] = next((line.strip() for line in str(error).splitlines() if line.strip()), "no reason")
                continue
        environment |= found
    had = [name for name in ("firefox", "webkit") if name not in missing]
    return Families(environment | {"FAMILIES": " ".join(had)}, missing)


def play() -> str:
    """Plays the built site in all that can be had, and names what cannot."""
    families = at_hand()
    skipped = [f"skipped: {name} cannot be had here ({why})" for name, why in families.missing.items()]
    if not families.environment["FAMILIES"]:
        return "\n".join(skipped)
    env = toolchain.headless_env() | families.environment  # guests of one family meet hosts of another
    said = run(npx("playwright"), "test", "--config", "e2e/families", env=env)
    return "\n".join([said, *skipped])
