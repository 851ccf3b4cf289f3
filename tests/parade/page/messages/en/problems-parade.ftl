### The problems of Parade

problem-sure = Your blade is sure to hit. What do you say?
problem-sure-why = Who is sure to hit thrusts: a hit brings twice as much.
