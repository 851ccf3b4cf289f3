### Watching a finished match step by step.
