/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

export const hand = 6 as const;
