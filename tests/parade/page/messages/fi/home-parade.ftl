### Parade etusivulla.

game-parade = Parade
home-parade-pitch = Kaksi miekkailijaa, kummallakin kuusi salaista terää: laske yksi salaa, pistä jos uskallat, ja näe bluffin läpi.
home-match-where-parade = Jako { $deal }
about-game-parade = Parade on pieni oma pelimme. Se näyttää, mitä pelin on tuotava, jotta sillä on täällä pöytä.
