### The problems of Parade

problem-sure = Teräsi osuu varmasti. Mitä sanot?
problem-sure-why = Joka osuu varmasti, pistää: osuma tuo tuplasti.
