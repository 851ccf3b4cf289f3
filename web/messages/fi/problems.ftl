### Tehtävät: asemia, joissa yksi valinta on selvästi parempi.

problems-what = Jokaisessa on yksi hetki keskeltä peliä. Etsi valinta, joka on selvästi muita parempi; syy kerrotaan jälkeenpäin.
problems-solved = { $solved }/{ $count } ratkaistu tällä laitteella
problems-is-solved = ratkaistu
problems-is-open = vielä ratkaisematta

problem-number = Tehtävä { $number }/{ $count }
problem-look = Pöytään
problem-recall = Mitä kysytään?
problem-judging = Katsotaanpa …
problem-weighing = Lasketaan, mitä se on arvoltaan …
problem-right = Oikein: { $name }.
problem-wrong = { $name }: jokin muu on parempi.
problem-cost = Se maksaa { $cost }.
problem-next = Seuraava tehtävä
problem-all-solved = Kaikki ratkaistu: luetteloon
problem-play-on = Jatka peliä tästä
