"""Which browsers the built site is played in: a missing one is named, and nothing is passed over in silence."""

from __future__ import annotations

import shutil

import pytest

from tools import families, toolchain
from tools.toolchain import ToolchainError


def test_a_browser_that_cannot_be_had_is_named_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[dict[str, str] | None] = []

    def run(*command: object, env: dict[str, str] | None = None) -> str:
        if "install" in command:
            raise ToolchainError("No net.\nfailed (exit 1).")
        ran.append(env)
        return "14 passed"

    monkeypatch.setattr(families, "run", run)
    monkeypatch.setattr(toolchain, "page_tools", lambda: None)
    monkeypatch.setattr(toolchain, "apt_install", lambda *packages: False)
    monkeypatch.setattr(toolchain, "headless_env", lambda: {"CHROMIUM": "/opt/chromium"})
    monkeypatch.setattr(shutil, "which", {"firefox": "/opt/firefox"}.get)
    assert families.play().splitlines() == ["14 passed", "skipped: webkit cannot be had here (No net.)"]
    assert ran == [{"CHROMIUM": "/opt/chromium", "FIREFOX": "/opt/firefox", "FAMILIES": "firefox"}]

    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(families, "MAC_FIREFOX", toolchain.ROOT / "nowhere")
    assert [line.split()[1] for line in families.play().splitlines()] == ["firefox", "webkit"]
    assert len(ran) == 1  # nothing is there to be run


def test_what_is_missing_is_installed_where_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    there: dict[str, str] = {}

    def install(*packages: str) -> bool:
        names = {"firefox-esr": ["firefox-esr"], "webkit2gtk-driver": ["WebKitWebDriver"], "xvfb": ["Xvfb"]}
        there.update({name: f"/usr/bin/{name}" for package in packages for name in names[package]})
        return True

    monkeypatch.setattr(toolchain, "apt_install", install)
    monkeypatch.setattr(families, "MAC_FIREFOX", toolchain.ROOT / "nowhere")
    monkeypatch.setattr(shutil, "which", there.get)
    found = families.at_hand()
    assert found.missing == {}
    assert found.environment == {
        "FIREFOX": "/usr/bin/firefox-esr",
        "WEBKIT_DRIVER": "/usr/bin/WebKitWebDriver",
        "XVFB": "/usr/bin/Xvfb",
        "FAMILIES": "firefox webkit",
    }
