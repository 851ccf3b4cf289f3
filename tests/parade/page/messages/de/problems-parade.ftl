### The problems of Parade

problem-sure = Deine Klinge trifft gewiss. Was sagst du?
problem-sure-why = Wer gewiss trifft, stößt zu: Ein Treffer bringt doppelt so viel.
