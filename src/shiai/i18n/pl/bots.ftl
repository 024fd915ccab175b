# Dlaczego bot wybrałby właśnie to.

reason-forced = To jedyny możliwy wybór.
reason-danger = Wszystko inne wygląda na prawie przegrane.
reason-chance = Przewidywana szansa na zwycięstwo: { $percent }%.
reason-mixed = Celowo zmienia wybór, bo tajne wybory, które są zawsze takie same, łatwo odgadnąć: ten w { $percent }% przypadków.
reason-far_better = O wiele lepsze niż cokolwiek innego: { $number ->
    [one] o { $number } punkt na sto.
    [few] o { $number } punkty na sto.
   *[many] o { $number } punktów na sto.
}
reason-better = Trochę lepsze niż następny wybór: { $number ->
    [one] o { $number } punkt na sto.
    [few] o { $number } punkty na sto.
   *[many] o { $number } punktów na sto.
}
reason-alike = { $number ->
    [one] Jeden inny wybór jest mniej więcej tak samo dobry.
    [few] { $number } inne wybory są mniej więcej tak samo dobre.
   *[many] { $number } innych wyborów jest mniej więcej tak samo dobrych.
}
reason-few_tries = { $number ->
    [one] Sprawdzone w myślach tylko raz: pierwsze wrażenie.
   *[many] Sprawdzone w myślach tylko { $number } razy: pierwsze wrażenie.
}
reason-many_tries = Sprawdzone w myślach { $number } razy.
reason-advice = Tak mówią praktyczne zasady tej gry, w { $percent }% przypadków.
reason-any = Którykolwiek z wyborów, wszystkie są sobie równe (jest ich { $number }).
