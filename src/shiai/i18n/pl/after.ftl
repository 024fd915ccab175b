# Po grze: jej koniec, granie jeszcze raz, lista własnych gier, zapraszanie znajomych.

## Koniec

page-end = Jak skończyła się gra
page-end-won-against = Wygrywasz jako { $figure }. Strona przeciwna: { $others }.
page-end-lost-to = Wygrywa { $winners }; twoja rola: { $figure }.
page-end-won-together = Wspólna wygrana: { $names }.
page-end-lost-together = Wspólna przegrana: { $names }.
page-end-player = { $name } ({ $figure })
page-end-story = Przebieg
page-end-numbers = W liczbach
page-end-rounds = Rundy
page-end-choices = Decyzje
page-end-own-choices = W tym twoje
page-end-time = Czas
page-end-minutes = { $minutes } min
page-end-hours = { $hours } godz. { $minutes } min
page-end-hints = Użyte podpowiedzi
page-end-part = { $name } { $number }
page-end-scale = Co znaczy wynik
page-end-step = od { $least } do { $most }
page-end-step-last = od { $least }
page-end-here = ta gra

## Analiza

page-analysis = Analiza
page-analysis-ask = Przeanalizuj grę
page-analysis-ask-help = Program ocenia każdą decyzję według tego, co można było wtedy wiedzieć. Pracuje w tle.
page-analysis-progress = Ocenione decyzje: { $number } z { $total }
page-analysis-look = Sprawdź ponownie
page-analysis-failed = Analiza została przerwana.
page-analysis-yours = Twoja gra: { $good }, { $costly }.
page-analysis-of = { $name }: { $good }, { $costly }.
page-analysis-good = { $number ->
    [one] jedna dobra decyzja
    [few] { $number } dobre decyzje
   *[many] { $number } dobrych decyzji
}
page-analysis-costly = { $number ->
    [0] żadnej kosztownej
    [one] jedna kosztowna
    [few] { $number } kosztowne
   *[many] { $number } kosztownych
}
page-analysis-curve = Szansa na zwycięstwo: { $name }
page-analysis-summary = { $start }% przy pierwszej decyzji, { $end }% na końcu; pomiędzy nimi od { $least }% do { $most }%.
page-analysis-turning = Punkty zwrotne
page-analysis-moments = Warto zobaczyć
page-analysis-sum = Co zmieniało szansę na zwycięstwo
page-analysis-sum-yours = Twoje decyzje
page-analysis-sum-own = Własne decyzje
page-analysis-sum-others = Decyzje drugiej strony
page-analysis-sum-luck = Szczęście i to, co ukryte
page-analysis-gain = { $number ->
    [one] +1 punkt
    [few] +{ $number } punkty
   *[many] +{ $number } punktów
}
page-analysis-lost = { $number ->
    [0] 0 punktów
    [one] −1 punkt
    [few] −{ $number } punkty
   *[many] −{ $number } punktów
}
page-analysis-verdict-luck = Szczęście znaczyło w tej grze więcej niż decyzje.
page-analysis-verdict-skill = Decyzje znaczyły w tej grze więcej niż szczęście.
page-analysis-verdict-both = Szczęście i decyzje znaczyły w tej grze mniej więcej tyle samo.
page-analysis-moment-costly = Kosztowna decyzja
page-analysis-moment-key = Kluczowa decyzja
page-analysis-moment-choice = Decyzja
page-analysis-moment-gift = Błąd: { $name }
page-analysis-moment-up = Szczęście
page-analysis-moment-down = Pech
page-analysis-chance = Szansa na zwycięstwo: { $before }% → { $after }%
page-analysis-chosen = Wybrano: { $choice }
page-analysis-better = Lepiej: { $choice }
page-analysis-mixture = Lepiej wybierać na zmianę, żeby nikt nie mógł tego przewidzieć:
page-analysis-share = { $percent }%: { $choice }
page-analysis-lead = { $number ->
    [one] Następny w kolejności wybór kosztowałby punkt.
    [few] Następny w kolejności wybór kosztowałby { $number } punkty.
   *[many] Następny w kolejności wybór kosztowałby { $number } punktów.
}
page-analysis-times = { $choice } (×{ $number })
page-analysis-rated = Decyzja: { $name }
page-analysis-yours-rated = Twoja decyzja
page-analysis-rated-costly = kosztowna
page-analysis-rated-key = rozstrzygająca
page-analysis-rated-good = dobra
page-analysis-note = Punkty to punkty procentowe szansy na zwycięstwo, szacowanej przez program na podstawie tego, co można było wiedzieć. Decyzja jest kosztowna tylko wtedy, gdy różnica jest większa niż niepewność szacunku.

## Jeszcze raz

page-again = Zagraj jeszcze raz
page-again-new = Jeszcze raz
page-again-new-help = Te same ustawienia, nowe rozdanie
page-again-swap = Zamień strony
page-again-swap-help = Z zamianą stron
page-again-up = Silniejsze boty
page-again-up-help = Boty o jeden poziom wyżej
page-again-down = Słabsze boty
page-again-down-help = Boty o jeden poziom niżej
page-again-same = To samo rozdanie
page-again-same-help = Te same ustawienia i to samo rozdanie
page-again-asks = Najpierw pytamy innych. Każdy zachowuje miejsce i link.
page-rematch-request = { $name } chce zagrać jeszcze raz: { $how }
page-rematch-waits = Prośba o następną grę: { $how }. Brakuje odpowiedzi: { $names }
page-rematch-agreed = Grasz dalej: { $how }. Brakuje odpowiedzi: { $names }
page-rematch-accept = Gram
page-rematch-decline = Nie teraz
page-rematch-withdraw = Wycofaj
page-rematch-next = Następna gra się zaczęła.
page-rematch-go = Do następnej gry
page-log-again = { $name }: gramy jeszcze raz?
page-log-again-yes = { $name }: gram.
page-log-again-no = { $name }: nie teraz.
page-log-again-withdrawn = { $name }: cofam pytanie.
page-log-again-begins = { $name }: zaczyna się następna gra.

## Moje gry

page-games = Moje gry
page-games-intro = Gry z tej przeglądarki; serwer przechowuje je pod jej ciasteczkiem. Możesz je zabrać jako plik.
page-games-none = Nie ma jeszcze żadnych gier.
page-games-running = Trwające gry
page-games-all = Wszystkie moje gry
page-games-statistics = Statystyka
page-games-statistics-help = Zakończone gry rozegrane tu od początku. Twój prawdziwy udział wygranych mieści się w tym przedziale z pewnością 95 %; im więcej gier, tym jest on węższy.
page-games-kind = Rodzaj
page-games-against = Boty
page-games-played = Gry
page-games-won = Wygrane
page-games-share = Udział wygranych (95 %)
page-games-percent = { $share } % ({ $low }–{ $high } %)
page-games-streak = Seria (najdłuższa)
page-games-streaks = { $now } ({ $longest })
page-games-rounds = Najmniej rund do wygranej
page-games-fastest = Najszybsza wygrana
page-games-level = Poziom { $number }
page-games-levels = Różne poziomy
page-games-other-bots = Inne boty
page-games-people = Tylko ludzie
page-games-alone = Solo
page-games-usual = Zwykła
page-games-export = Zabierz swoje gry
page-games-export-json = Jako JSON
page-games-export-csv = Jako tabela (CSV)
page-games-won-mark = wygrana
page-games-lost-mark = przegrana
page-games-more = Starsze gry

## Zapraszanie znajomych

page-host-name = Jak mają cię nazywać znajomi?
page-host-name-help = Zobaczą to imię w zaproszeniu i przy stole.
page-invite-share = Udostępnij
page-invite-share-text = Zagraj ze mną w { $game }.
page-invite-qr = Kod QR linku dla: { $role }
page-invite-scan = Zeskanuj telefonem.
page-invite-renew = Nowy link
page-invite-renew-help = Obecny link przestanie działać.
page-invite-own = Link do twojego miejsca
page-invite-own-help = Na inne twoje urządzenie.
page-seats-leave = Zwolnij swoje miejsce
page-seats-leave-help = Rezygnujesz z tego miejsca. Gospodarz może zaprosić kogoś innego; żeby wrócić, potrzebujesz nowego linku.
page-seats-free = Zwolnij to miejsce
page-seats-free-help = Kto tu siedzi, straci miejsce, a dla kogoś innego powstanie nowy link.
page-seats-browsers = { $number ->
    [one] Gra tu jedna przeglądarka.
    [few] Grają tu { $number } przeglądarki.
   *[many] Gra tu { $number } przeglądarek.
}
page-invite-waiting = Czeka wolne miejsce dla znajomego.
page-join-from = { $name } zaprasza cię do gry { $game }. Twoja rola: { $role }.
page-seat-guest = Gość
page-seat-here = przy stole
page-seat-away = poza stołem
page-talk-new = Nowa wiadomość od
page-talk-unread = Nieprzeczytane wiadomości

# Hosts, and people who want nothing to do with each other.
page-games-closed = Zamknięte gry
page-games-closed-help = Gospodarze zamknęli te stoły przed końcem gry. Nic nie przepadło: gospodarz może je znów otworzyć.
page-games-closed-on = Zamknięto { $date }
page-host = Gospodarz
page-host-you = Jesteś gospodarzem
page-host-close = Zamknij stół
page-host-close-help = Gra pozostaje bez zmian u wszystkich, którzy tu siedzą, i widać ją w „Moich grach”. Nikt nie może wybierać, rozmawiać ani się dosiąść, dopóki znów nie otworzysz stołu.
page-host-open = Otwórz stół ponownie
page-host-open-help = Gra potoczy się dalej od miejsca, w którym stanęła.
page-host-closed = Ten stół jest zamknięty od { $date }.
page-host-offer = Przekaż stół
page-host-offer-help = Prosisz osobę z tego miejsca, żeby została gospodarzem zamiast ciebie: zapraszała, zwalniała miejsca i mogła zamknąć stół. Do jej zgody gospodarzem jesteś ty.
page-host-offered = { $name }: propozycja zostania gospodarzem, na razie bez odpowiedzi.
page-host-take = Zostań gospodarzem
page-host-take-help = Gospodarz przekazuje ci ten stół. Będziesz zapraszać, zwalniać miejsca i możesz zamknąć stół.
page-avoid = Wycisz lub zablokuj
page-mute = Wycisz przy tym stole
page-mute-help = Nie będziesz widzieć, co ktoś pisze z tego miejsca przy tym stole. Nikt się o tym nie dowie.
page-unmute = Pokaż znów rozmowę
page-unmute-help = Znów będzie widać, co ktoś pisze z tego miejsca.
page-muted-tag = Wyciszone
page-block = Zablokuj
page-block-help = Nie będziesz widzieć, co ta osoba pisze przy jakimkolwiek stole. Nie usiądzie tam, gdzie jesteś gospodarzem lub grasz, ani nie będzie oglądać gry. Zajęte już miejsce zachowa, dopóki gospodarz go nie zwolni.
page-blocked-tag = Zablokowane
page-blocked-where = Ta osoba jest przez ciebie zablokowana. Możesz to cofnąć tutaj:
page-blocked = Zablokowane osoby
page-blocked-help = Nie widzisz, co piszą, a one nie mogą usiąść przy twoich stołach ani ich oglądać.
page-unblock = Odblokuj
