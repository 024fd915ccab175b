# Warum ein Bot etwas wählen würde.

reason-forced = Es ist die einzige Wahl.
reason-danger = Alles andere sieht fast verloren aus.
reason-chance = Erwartete Gewinnchance: { $percent } %.
reason-mixed = Hier wird absichtlich gemischt, denn wer verdeckt immer gleich wählt, wird durchschaut: dies in { $percent } % der Fälle.
reason-far_better = Weit besser als alles andere: um { $number } von hundert Punkten.
reason-better = Etwas besser als die nächstbeste Wahl: um { $number } von hundert Punkten.
reason-alike = { $number ->
    [one] Eine andere Wahl ist etwa gleich gut.
   *[other] { $number } andere Möglichkeiten sind etwa gleich gut.
}
reason-few_tries = { $number ->
    [one] Nur einmal in Gedanken versucht: ein erster Eindruck.
   *[other] Nur { $number } Mal in Gedanken versucht: ein erster Eindruck.
}
reason-many_tries = { $number } Mal in Gedanken versucht.
reason-advice = Die Faustregeln für dieses Spiel sagen es, in { $percent } % der Fälle.
reason-any = Irgendeine der { $number } Möglichkeiten, alle gleich.
