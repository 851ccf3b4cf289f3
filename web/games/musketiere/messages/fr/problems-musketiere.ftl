### Les problèmes de Musketiere : ce qu’il faut trouver, et pourquoi la réponse est juste.

problem-low-prison = Le duel est perdu. Où la prison vous coûte-t-elle le moins ?
problem-low-prison-why = Une carte en prison ne vaut rien : sur un 0 rien n’est perdu, et le 9 peut encore porter une pierre.
