### The problems of Parade

problem-sure = Votre lame touche à coup sûr. Que dites-vous ?
problem-sure-why = Qui touche à coup sûr pousse : la touche rapporte le double.
