"""Tests of the engine on its own; they run on CPython and inside Pyodide."""
