### Der Tisch von Parade. $you ist "yes", wenn der Satz zu dem Spieler vor dem Bildschirm spricht.

## Der Tisch

parade-title = Parade, Runde { $deal }
parade-where = Runde { $deal } von { $deals } · Gang { $bout }
parade-middle = Der Gang
parade-slot-none = keine Klinge gelegt
parade-slot-down = eine verdeckte Klinge
parade-hand = { $count ->
    [0] keine Klinge auf der Hand
    [one] eine Klinge auf der Hand
   *[other] { $count } Klingen auf der Hand
}
parade-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
parade-goal = { $deals ->
    [one] Eine Runde
   *[other] Runde { $deal } von { $deals }
}

## Was ein Fechter tut

parade-says-laid = hat eine Klinge gelegt
parade-says-scored = + { $points }

## Was gefragt ist

parade-ask-lay =
    Wähle eine Klinge
    und leg sie verdeckt.
parade-ask-open = Beide Klingen liegen. Warten oder zustechen?
parade-ask-answer =
    Ein Stich! Parieren um 2,
    oder weichen und 1 verlieren?
parade-do-none = Wähle eine Klinge
parade-do-lay = { $number } legen
parade-do-hold = Warten
parade-do-thrust = Zustechen
parade-do-parry = Parieren
parade-do-yield = Weichen

## Was geschieht

parade-tell-dealt = Die Klingen sind verteilt.
parade-tell-laid = { $you ->
    [yes] Du hast eine Klinge gelegt.
   *[other] { $name } hat eine Klinge gelegt.
}
parade-tell-hold = { $you ->
    [yes] Du wartest.
   *[other] { $name } wartet.
}
parade-tell-thrust = { $you ->
    [yes] Du stichst zu.
   *[other] { $name } sticht zu.
}
parade-tell-parry = { $you ->
    [yes] Du parierst.
   *[other] { $name } pariert.
}
parade-tell-yield = { $you ->
    [yes] Du weichst.
   *[other] { $name } weicht.
}
parade-tell-hit = { $you ->
    [yes] Du triffst mit { $blade }: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $name } trifft mit { $blade }: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
}
parade-tell-unseen = { $you ->
    [yes] Du bekommst einen Punkt. Die Klingen werden ungesehen weggelegt.
   *[other] { $name } bekommt einen Punkt. Die Klingen werden ungesehen weggelegt.
}

## Was bisher geschah

parade-story-deal = Runde { $deal }
parade-story-bout = Runde { $deal }, Gang { $bout }
parade-story-cards = { $who } { $blade }

## Die Gänge dieser Runde

parade-bouts-title = Die Gänge dieser Runde
parade-bouts-open = Gänge
parade-bouts-none = In dieser Runde ist noch kein Gang gefochten.
parade-bouts-hidden = eine ungesehene Klinge

## Die erste Lektion

parade-coach-lay = Sechs Klingen, sechs Gänge: Jede gilt einmal. Leg eine; { $name } legt auch eine, und keiner von euch sieht die des anderen.
parade-coach-open = Du eröffnest. Mit einer hohen Klinge ist ein Stich 2 wert, und mit einer niedrigen verscheucht er vielleicht den anderen.
parade-coach-answer = Hinter einem Stich muss kein Stahl sein. Weichen kostet 1, eine verlorene Parade 2.
parade-coach-end = Das war eine Runde und damit eine ganze Partie. Spiel noch einmal, oder richte auf der Startseite eine längere ein.

## Why a choice is worth what it is

parade-why-wins_bout = Sie gewinnt den Gang in { $times } von hundert Fällen.
