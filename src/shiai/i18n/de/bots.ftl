# Warum ein Bot etwas wählen würde.

reason-forced = Es ist die einzige Wahl.
reason-danger = Alles andere sieht fast verloren aus.
reason-chance = Erwartete Gewinnchance: { $percent } %.
reason-mixed = Wechselt seine geheime Wahl, damit sie nicht vorhersehbar ist: diese in { $percent } % der Fälle.
reason-far_better = Weit besser als jede andere Wahl: um { $number } Prozentpunkte.
reason-better = Etwas besser als die nächstbeste Wahl: um { $number } Prozentpunkte.
reason-alike = { $number ->
    [one] Eine andere Wahl ist etwa gleich gut.
   *[other] { $number } andere Möglichkeiten sind etwa gleich gut.
}
reason-few_tries =
    { $number ->
        [one] Nur einmal durchgespielt: ein erster Eindruck.
       *[other] Nur { $number }-mal durchgespielt: ein erster Eindruck.
    }
reason-many_tries = { $number }-mal durchgespielt.
reason-advice = Die Faustregeln für dieses Spiel empfehlen es in { $percent } % der Fälle.
reason-any = Irgendeine der { $number } Möglichkeiten, alle gleich wahrscheinlich.
