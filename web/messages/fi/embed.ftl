### Toisten sivulla: juliste, jonka embed.js piirtää, ja sivu kehyksessä.

## Juliste; missään lauseessa ei ole muuttujaa, sillä skripti kantaa ne itse

poster-game = Korttipeli, jota voi pelata tässä
poster-game-do = Pelaa
poster-deal = Jako pelattavaksi
poster-deal-do = Avaa tämä jako
poster-play = Peli jatkettavaksi
poster-play-do = Jatka tästä
poster-record = Päättynyt peli
poster-record-do = Katso peli
poster-player = Pythonilla kirjoitettua pelaajaa vastaan
poster-school = Pelaaja kirjoitettavaksi Pythonilla
poster-school-do = Aloita
poster-won = voitti
poster-practice = Pelattu harjoitukseksi
poster-lamp = Lampulta on kysytty
poster-unread = Linkin sisältöä ei voitu lukea tässä. Peli kertoo lisää.
poster-unread-do = Avaa peli
poster-before = Mitään ei ladata ennen painallusta.
poster-full = Avaa koko sivu

## Sivu kehyksessä

embed-full = Avaa koko sivu
embed-full-without = Koko sivu avautuu ilman tätä peliä.
embed-apart = Useimmat selaimet pitävät toisen sivun sisällä pelatun erillään siitä, mitä pelataan koko sivulla.
