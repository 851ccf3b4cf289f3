"""Mousquetaires du Roy, by F. Combe and G. Lehmann (2010): Milady against the musketeers."""
