# Dlaczego bot wybrałby właśnie to.

reason-forced = To jedyny możliwy wybór.
reason-danger = Wszystko inne wygląda na prawie przegrane.
reason-chance = Przewidywana szansa na zwycięstwo: { $percent }%.
reason-mixed = Zmienia swoje tajne wybory, żeby nie dało się ich przewidzieć: ten wybiera w { $percent }% przypadków.
reason-far_better =
    O wiele lepsze niż cokolwiek innego: { $number ->
        [one] o { $number } punkt procentowy.
        [few] o { $number } punkty procentowe.
       *[many] o { $number } punktów procentowych.
    }
reason-better =
    Trochę lepsze niż następny wybór: { $number ->
        [one] o { $number } punkt procentowy.
        [few] o { $number } punkty procentowe.
       *[many] o { $number } punktów procentowych.
    }
reason-alike = { $number ->
    [one] Jeden inny wybór jest mniej więcej tak samo dobry.
    [few] { $number } inne wybory są mniej więcej tak samo dobre.
   *[many] { $number } innych wyborów jest mniej więcej tak samo dobrych.
}
reason-few_tries =
    { $number ->
        [one] Sprawdzone tylko raz: pierwsze wrażenie.
       *[many] Sprawdzone tylko { $number } razy: pierwsze wrażenie.
    }
reason-many_tries = Sprawdzone { $number } razy.
reason-advice = Praktyczne reguły tej gry zalecają to w { $percent }% przypadków.
reason-any = Dowolny wybór z { $number }, wszystkie są równie prawdopodobne.
