"""The events (MR-32), one function for each, by who they are about: from the numbers inside."""
