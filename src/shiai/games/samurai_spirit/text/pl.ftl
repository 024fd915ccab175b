# 7 Samurajów po polsku. Nazwy przychodzą w mianowniku, więc zdania nie potrzebują ich odmiany.
# Karta to jej wartość, a w nawiasie symbol, jeśli go ma, kary i płomienie.

game-title = 7 Samurajów
game-intro = Od dwóch do siedmiu samurajów broni razem wioski przed najeźdźcami przez trzy rundy. W każdej turze samuraj walczy z następnym najeźdźcą, wspiera towarzysza albo pasuje. Suma walki równa wartości Kiai wyzwala szczególną moc, suma wyższa kosztuje wioskę barykadę, a rany budzą w samuraju zwierzę. Wszyscy wygrywają, jeśli po trzeciej rundzie zostało choć jedno gospodarstwo i choć jedna rodzina; śmierć jednego samuraja to przegrana wszystkich.

## Nazwy

name-heihachi = Heihachi
name-daisuke = Daisuke
name-gorobei = Gorobei
name-kanbei = Kanbei
name-kikuchiyo = Kikuchiyo
name-kyuzo = Kyuzo
name-katsushiro = Katsushiro

name-seat_1 = Miejsce 1
name-seat_2 = Miejsce 2
name-seat_3 = Miejsce 3
name-seat_4 = Miejsce 4
name-seat_5 = Miejsce 5
name-seat_6 = Miejsce 6
name-seat_7 = Miejsce 7

name-hat = kapelusz
name-farm = gospodarstwo
name-doll = lalka
name-none = brak
name-flames = płomienie

name-fire = pożar
name-wound = rana
name-intruder = intruz
name-no_defend = bez obrony
name-no_support = bez wsparcia
name-draw_left = dobiera lewy sąsiad
name-draw_right = dobiera prawy sąsiad
name-must_pass = przymusowy pas
name-recycle = powrót najeźdźcy
name-no_talent = bez talentu
name-drop_defence = strata karty obrony

name-lose_family = strata rodziny
name-lose_farm = strata gospodarstwa
name-lose_barricade = strata barykady
name-random_wound = losowa rana

name-heal = leczenie
name-barricade = barykada
name-repel = odparcie intruza

name-P1-01 = 1 (kapelusz, rana, płomienie)
name-P1-02 = 1 (kapelusz, płomienie)
name-P1-03 = 1 (kapelusz, intruz)
name-P1-04 = 1 (kapelusz, bez obrony)
name-P1-05 = 1 (lalka, pożar, płomienie)
name-P1-06 = 1 (lalka, rana, płomienie)
name-P1-07 = 1 (lalka)
name-P1-08 = 1 (lalka, intruz)
name-P1-09 = 1 (gospodarstwo, pożar, płomienie)
name-P1-10 = 1 (gospodarstwo, rana, płomienie)
name-P1-11 = 1 (gospodarstwo, bez wsparcia)
name-P1-12 = 1 (gospodarstwo, intruz)
name-P1-13 = 1 (pożar)

name-P2-01 = 2 (kapelusz, rana, płomienie)
name-P2-02 = 2 (kapelusz, płomienie)
name-P2-03 = 2 (kapelusz, intruz)
name-P2-04 = 2 (kapelusz, bez obrony)
name-P2-05 = 2 (lalka, pożar, płomienie)
name-P2-06 = 2 (lalka, rana, płomienie)
name-P2-07 = 2 (lalka)
name-P2-08 = 2 (lalka, intruz)
name-P2-09 = 2 (gospodarstwo, pożar, płomienie)
name-P2-10 = 2 (gospodarstwo, rana, płomienie)
name-P2-11 = 2 (gospodarstwo, bez wsparcia)
name-P2-12 = 2 (gospodarstwo, intruz)
name-P2-13 = 2 (pożar)

name-P3-01 = 3 (kapelusz, pożar, płomienie)
name-P3-02 = 3 (kapelusz, płomienie)
name-P3-03 = 3 (kapelusz, dobiera lewy sąsiad)
name-P3-04 = 3 (lalka, pożar, płomienie)
name-P3-05 = 3 (lalka, rana, płomienie)
name-P3-06 = 3 (lalka)
name-P3-07 = 3 (lalka, bez obrony)
name-P3-08 = 3 (lalka, dobiera lewy sąsiad)
name-P3-09 = 3 (gospodarstwo, pożar, płomienie)
name-P3-10 = 3 (gospodarstwo, rana, płomienie)
name-P3-11 = 3 (gospodarstwo, bez wsparcia)
name-P3-12 = 3 (gospodarstwo, dobiera lewy sąsiad)
name-P3-13 = 3 (rana)

name-P4-01 = 4 (kapelusz, pożar, płomienie)
name-P4-02 = 4 (kapelusz, dobiera prawy sąsiad, płomienie)
name-P4-03 = 4 (kapelusz)
name-P4-04 = 4 (lalka, pożar, płomienie)
name-P4-05 = 4 (lalka, rana, płomienie)
name-P4-06 = 4 (lalka)
name-P4-07 = 4 (lalka, bez obrony)
name-P4-08 = 4 (lalka, dobiera prawy sąsiad)
name-P4-09 = 4 (gospodarstwo, pożar, płomienie)
name-P4-10 = 4 (gospodarstwo, rana, płomienie)
name-P4-11 = 4 (gospodarstwo, bez wsparcia)
name-P4-12 = 4 (gospodarstwo, dobiera prawy sąsiad)
name-P4-13 = 4 (rana)

name-L5-01 = 5 (kapelusz, rana)
name-L5-02 = 5 (lalka, intruz)
name-L5-03 = 5 (gospodarstwo, pożar)
name-L5-04 = 5 (pożar, płomienie)
name-L5-05 = 5 (rana, płomienie)
name-L5-06 = 5 (intruz, płomienie)
name-L5-07 = 5 (bez wsparcia, płomienie)

name-B6-01 = 6 (kapelusz, intruz, intruz, płomienie)
name-B6-02 = 6 (lalka, przymusowy pas, płomienie)
name-B6-03 = 6 (gospodarstwo, pożar, pożar, płomienie)
name-B6-04 = 6 (bez obrony, powrót najeźdźcy, płomienie)
name-B6-05 = 6 (rana, bez talentu, płomienie)
name-B6-06 = 6 (bez wsparcia, rana, płomienie)
name-B6-07 = 6 (strata karty obrony, płomienie)

## Gdzie jest gra

moment-turn = Runda { $round } z 3 · tura { $turn }
moment-round_end = Runda { $round } z 3 · koniec rundy
moment-over = Koniec gry w rundzie { $round }

## Cel

goal-hold = Wytrzymajcie trzy rundy; to runda { $round }. Wszyscy samurajowie muszą przeżyć.
goal-village = Gospodarstwa { $farms }, rodziny { $families }, barykady { $barricades }. Bez gospodarstw albo bez rodzin przegrywacie.
goal-deadly = Niebezpieczeństwo: { $samurai } zginie od następnej rany, a wtedy przegracie wszyscy.
goal-missing = Gdyby runda skończyła się teraz, braki w obronie kosztowałyby: rany { $hats }, gospodarstwa { $farms }, rodziny { $dolls }.

## Pytania

prompt-absent_tokens = { $samurai }, przed turą możesz użyć żetonów nieobecnych samurajów. Niewykorzystane żetony: { $number }.
prompt-ignore_penalties = { $samurai }, twoja ostatnia karta to { $card }: wybierz, które kary ignorujesz.
prompt-penalty_order = { $samurai }, wybierz, która kara działa najpierw.
prompt-drop_defence = { $samurai }, wybierz kartę ze swojego rzędu obrony, którą tracisz.
prompt-choose_action = { $samurai }, wybierz akcję. Suma { $total }, wartość Kiai { $kiai }, najeźdźcy w stosie: { $raiders }.
prompt-play_card = { $samurai }, zagraj tę kartę: { $card }. Suma { $total }, wartość Kiai { $kiai }.
prompt-choose_second_fight = { $samurai }, możesz walczyć drugi raz. Suma { $total }, wartość Kiai { $kiai }.
prompt-ask_kiai = { $samurai }, twoja suma jest równa wartości Kiai { $kiai }: użyj Kiai albo z niego zrezygnuj.
prompt-add_barricade = { $samurai }, dzięki Kiai możesz dodać barykadę. Barykady teraz: { $barricades }.
prompt-heal_wound = { $samurai }, dzięki Kiai możesz uleczyć ranę: wybierz, komu.
prompt-move_card = { $samurai }, dzięki Kiai możesz przenieść kartę: wybierz, czyją ostatnią kartę bierzesz.
prompt-give_card = { $samurai }, wybierz, kto dostaje tę kartę: { $card }.
prompt-given_card = { $samurai }, połóż otrzymaną kartę: { $card }. Suma { $total }, wartość Kiai { $kiai }.
prompt-discard_raiders =
    { $number ->
        [one] { $samurai }, dzięki Kiai możesz odrzucić 1 najeźdźcę z wierzchu stosu.
        [few] { $samurai }, dzięki Kiai możesz odrzucić { $number } najeźdźców z wierzchu stosu.
       *[many] { $samurai }, dzięki Kiai możesz odrzucić { $number } najeźdźców z wierzchu stosu.
    }
prompt-discard_intruders =
    { $number ->
        [one] { $samurai }, dzięki Kiai możesz odrzucić 1 intruza z wierzchu stosu.
        [few] { $samurai }, dzięki Kiai możesz odrzucić { $number } intruzów z wierzchu stosu.
       *[many] { $samurai }, dzięki Kiai możesz odrzucić { $number } intruzów z wierzchu stosu.
    }
prompt-strike = { $samurai }, dzięki Kiai możesz uderzyć: wybierz, czyja ostatnia karta zostaje odrzucona.
prompt-move_token = { $samurai }, dzięki Kiai możesz przekazać żeton wsparcia: wybierz, czyj.
prompt-give_token = { $samurai }, wybierz, kto dostaje ten żeton wsparcia: { $owner }.
prompt-look_at_raiders =
    { $number ->
        [one] { $samurai }, dzięki Kiai możesz odkryć 1 najeźdźcę z wierzchu stosu.
        [few] { $samurai }, dzięki Kiai możesz odkryć { $number } najeźdźców z wierzchu stosu i ułożyć ich w dowolnej kolejności.
       *[many] { $samurai }, dzięki Kiai możesz odkryć { $number } najeźdźców z wierzchu stosu i ułożyć ich w dowolnej kolejności.
    }
prompt-arrange = { $samurai }, wybierz kartę na miejsce { $place } od góry stosu.

## Możliwe wybory

choice-fight = Walka: odkryj najeźdźcę z wierzchu stosu
choice-fight-known = Walka ze znanym najeźdźcą z wierzchu stosu: { $card }
choice-fight-again = Jeszcze jedna walka: odkryj następnego najeźdźcę
choice-support = Wsparcie: twój żeton dostaje { $recipient }, a najeźdźca z wierzchu stosu staje się intruzem
choice-pass = Pas: wycofaj się z rundy; twoje karty zostają na miejscu

choice-no-card = Nie ma do tego karty
choice-attack = Atak na kartę { $card }: suma wyniesie { $total }, wartość Kiai to { $kiai }
choice-attack-kiai = Atak na kartę { $card }: suma wyniesie { $total }, dokładnie tyle co wartość Kiai
choice-attack-over = Atak na kartę { $card }: suma wyniesie { $total }, ponad wartość Kiai { $kiai }, i ucierpi wioska
choice-defend = Obrona kartą { $card }: karta chroni w rzędzie obrony ({ $symbol })
choice-hand = { $recipient } dostaje kartę { $card } i od razu ją zagrywa
choice-replace = Wsuń pod stos najeźdźców kartę { $card } i dobierz inną
choice-discard = Odrzuć kartę { $card }: w linii walki jest karta o tej wartości

choice-done = Nie używaj więcej żetonów nieobecnych samurajów
choice-enough = Nie walcz drugi raz
choice-ignore-nothing = Nie ignoruj niczego
choice-ignore-one = Zignoruj jedną karę: { $penalty }
choice-ignore-all = Zignoruj wszystkie kary tej karty
choice-order = Najpierw: { $penalty }
choice-no-order = Nie ma dwóch kar do uporządkowania
choice-drop = Z rzędu obrony odpada karta { $card }
choice-use_token = Użyj żetonu nieobecnego samuraja i miej także jego talent: { $talent }

choice-let_pass = Zrezygnuj z Kiai: bez efektu i bez odrzucania karty
choice-use = Użyj efektu Kiai
choice-use-ask_kiai = Użyj Kiai: efekt według woli, potem pierwsza karta zostaje odrzucona
choice-use-add_barricade = Dodaj barykadę
choice-use-discard_raiders = Odrzuć najeźdźców
choice-use-discard_intruders = Odrzuć intruzów
choice-use-look_at_raiders = Odkryj najeźdźców
choice-skip = Zrezygnuj z tego efektu
choice-heal = { $samurai }: ulecz ranę
choice-take = { $source }: weź ostatnią kartę, { $card }
choice-give-card = Kartę dostaje { $recipient }
choice-give-token = Żeton dostaje { $recipient }
choice-strike = { $source }: odrzuć ostatnią kartę, { $card }
choice-token = Przekaż żeton wsparcia: { $owner }

choice-uppermost = Następna od góry jest karta { $card }
choice-card = Ta karta to { $card }
choice-reverse = Na odwrocie gospodarstwa jest { $penalty }
choice-family = Przepada rodzina (premia: { $family })
choice-pick = Los wybiera: { $samurai }
choice-deal = Następne miejsce zajmuje { $samurai }

## Wydarzenia

event-dealt = { $seat }: gra { $samurai }.
event-begins = Los decyduje: zaczyna { $samurai }.
event-shuffled_with_lieutenants =
    { $leaders ->
        [one] Karty z poprzedniej rundy i 1 porucznik tworzą nowy, przetasowany stos najeźdźców.
       *[other] Karty z poprzedniej rundy i { $leaders } poruczników tworzą nowy, przetasowany stos najeźdźców.
    }
event-shuffled_with_bosses =
    { $leaders ->
        [one] Karty z poprzedniej rundy i 1 herszt tworzą nowy, przetasowany stos najeźdźców.
       *[other] Karty z poprzedniej rundy i { $leaders } hersztów tworzą nowy, przetasowany stos najeźdźców.
    }
event-round_began =
    { $cards ->
        [one] Zaczyna się runda { $round }: w stosie najeźdźców jest 1 karta.
        [few] Zaczyna się runda { $round }: w stosie najeźdźców są { $cards } karty.
       *[many] Zaczyna się runda { $round }: w stosie najeźdźców jest { $cards } kart.
    }
event-turn = Teraz gra { $samurai }.
event-absent_token_used = { $samurai } używa żetonu nieobecnego samuraja i ma także jego talent: { $talent }.

event-ignored = { $samurai } dzięki talentowi ignoruje kary karty { $card }.
event-penalty = { $samurai } ponosi karę z ostatniej karty: { $penalty }.
event-impossible = Tej kary nie da się wykonać: { $samurai } otrzymuje zamiast niej ranę.
event-recycled = Odrzucony najeźdźca wraca do przetasowanego stosu: { $card }.
event-dropped = { $samurai } traci kartę z rzędu obrony: { $card }.

event-supported = { $samurai } udziela wsparcia i pożycza swój żeton; dostaje go { $recipient }.
event-intruder = Najeźdźca z wierzchu stosu niepostrzeżenie zakrada się do wioski. Intruzi: { $intruders }, najeźdźcy w stosie: { $left }.
event-passed = { $samurai } pasuje z sumą { $total } i wycofuje się z rundy.
event-had_to_pass = { $samurai } musi spasować z sumą { $total } i wycofuje się z rundy.
event-token_returned = { $samurai } oddaje pożyczony żeton wsparcia; odzyskuje go { $owner }.

event-drawn = { $samurai } dobiera kartę { $card }.
event-attacked = { $samurai } atakuje kartę { $card }: suma wynosi { $total }, wartość Kiai { $kiai }.
event-defended = { $samurai } broni kartą { $card }.
event-handed_on = { $samurai } przekazuje kartę { $card }; dostaje ją { $recipient }.
event-replaced = { $samurai } wsuwa pod stos najeźdźców kartę { $card } i dobiera inną.
event-discarded = { $samurai } odrzuca kartę { $card }, bo w linii walki jest karta o tej wartości.
event-defeated = { $samurai } ma sumę { $total }, ponad wartość Kiai { $kiai }: cierpi wioska.

event-kiai = { $samurai } ma sumę równą { $kiai } i osiąga Kiai.
event-kiai_let_pass = { $samurai } rezygnuje z Kiai.
event-first_card_discarded = { $samurai } odrzuca po Kiai swoją pierwszą kartę: { $card }.
event-card_taken = { $samurai } bierze kartę { $card }; traci ją { $source }.
event-put_back = { $samurai } odkłada { $card } z powrotem do linii walki.
event-bonus = Rodzina pomaga: { $family }.
event-card_given = { $samurai } oddaje kartę { $card }; dostaje ją { $recipient }.
event-struck = { $samurai } odrzuca kartę { $card }; traci ją { $source }.
event-raider_discarded = Najeźdźca ze stosu zostaje odrzucony: { $card }.
event-intruder_discarded = Intruz zostaje odrzucony: { $card }.
event-turned_over = Najeźdźca ze stosu zostaje odkryty: { $card }.
event-token_given = { $samurai } przekazuje żeton wsparcia ({ $owner }); dostaje go { $recipient }.
event-token_given_back = { $samurai } oddaje żeton wsparcia; odzyskuje go { $owner }.

event-barricade_lost =
    { $left ->
        [0] Pada barykada i nie ma już żadnej.
        [one] Pada barykada. Zostaje 1 barykada.
        [few] Pada barykada. Zostają { $left } barykady.
       *[many] Pada barykada. Zostaje { $left } barykad.
    }
event-barricade_added =
    { $left ->
        [one] Przybywa barykada. Teraz jest 1 barykada.
        [few] Przybywa barykada. Teraz są { $left } barykady.
       *[many] Przybywa barykada. Teraz jest { $left } barykad.
    }
event-farmstead_lost =
    { $left ->
        [0] Przepada gospodarstwo i nie ma już żadnego.
        [one] Przepada gospodarstwo. Zostaje 1 gospodarstwo.
        [few] Przepada gospodarstwo. Zostają { $left } gospodarstwa.
       *[many] Przepada gospodarstwo. Zostaje { $left } gospodarstw.
    }
event-reverse = Na odwrocie gospodarstwa jest { $penalty }.
event-family_lost =
    { $left ->
        [0] Przepada rodzina (premia: { $family }) i nie ma już żadnej.
        [one] Przepada rodzina (premia: { $family }). Zostaje 1 rodzina.
        [few] Przepada rodzina (premia: { $family }). Zostają { $left } rodziny.
       *[many] Przepada rodzina (premia: { $family }). Zostaje { $left } rodzin.
    }
event-wounded = { $samurai } otrzymuje ranę.
event-flipped = { $samurai } otrzymuje drugą ranę i budzi się w nim zwierzę.
event-died = { $samurai } otrzymuje o jedną ranę za dużo i ginie.
event-healed = { $samurai } pozbywa się rany.

event-round_over = Koniec rundy { $round }. Intruzi: { $intruders }.
event-no_hat = { $samurai } nie ma kapelusza w rzędzie obrony: to kosztuje ranę.
event-no_farm = { $samurai } nie ma gospodarstwa w rzędzie obrony: to kosztuje gospodarstwo.
event-no_doll = { $samurai } nie ma lalki w rzędzie obrony: to kosztuje rodzinę.
event-intruder_burns = Intruz z płomieniami uderza w wioskę: { $card }.
event-intruder_harmless = Intruz bez płomieni nie wyrządza szkody: { $card }.

event-village_saved =
    { $points ->
        [one] Wygrywacie! Wynik: 1 punkt. { ending-village_saved }
        [few] Wygrywacie! Wynik: { $points } punkty. { ending-village_saved }
       *[many] Wygrywacie! Wynik: { $points } punktów. { ending-village_saved }
    }
event-samurai_died = Przegrywacie. { ending-samurai_died }
event-farmsteads_lost = Przegrywacie. { ending-farmsteads_lost }
event-families_lost = Przegrywacie. { ending-families_lost }

ending-village_saved = Minęły trzy rundy, wszyscy samurajowie żyją, a w wiosce wciąż są gospodarstwa i rodziny.
ending-samurai_died = Zginął samuraj, a z nim przepadła wioska.
ending-farmsteads_lost = Spłonęło ostatnie gospodarstwo.
ending-families_lost = Przepadła ostatnia rodzina.

## Powody wyboru

why-fight_safe = Żaden możliwy najeźdźca nie podniesie sumy ponad { $kiai }.
why-fight_symbol = { $samurai }: { $chance }% możliwych najeźdźców pasuje na wolne miejsce w rzędzie obrony.
why-fight_kiai = { $chance }% możliwych najeźdźców daje dokładnie wartość Kiai.
why-fight_cover = Zaatakowany najeźdźca przykrywa ostatnią kartę i jej karę: { $penalty }.
why-risk = { $samurai }: { $chance }% możliwych najeźdźców jest za silnych i nie pasuje na wolne miejsce w obronie.
why-pass_penalty = Po pasie ostatnia karta już nie karze: { $penalty }.
why-pass_full = { $samurai } ma pełny rząd obrony.
why-pass_others = { $samurai } może walczyć dalej: do wartości Kiai brakuje { $room }.
why-support = W następnej turze { $recipient } { $talent }.
why-attack_kiai = Suma wyniesie { $total }, dokładnie wartość Kiai: Kiai!
why-attack_below = Suma wyniesie { $total } i zostanie poniżej wartości Kiai { $kiai }.
why-defend_hat = Z kapeluszem { $samurai } nie otrzyma na koniec rundy rany za brak symbolu.
why-defend_farm = Na koniec rundy ocali gospodarstwo.
why-defend_doll = Na koniec rundy ocali rodzinę.
why-spared = Atak dałby { $total }, ponad wartość Kiai { $kiai }.
why-defend_penalty = W rzędzie obrony kara tej karty śpi: { $penalty }.
why-give_symbol = { $recipient } może się nią bronić, bo brakuje tam tego symbolu: { $symbol }.
why-give_kiai = { $recipient } osiągnąłby z nią dokładnie wartość Kiai.
why-give_room = { $recipient } ma miejsce: do wartości Kiai brakuje { $room }.
why-discard = Karta znika: niczego nie dodaje i nikogo nie karze.
why-replace = { $chance }% najeźdźców, którzy mogą przyjść zamiast niej, nie uderzy w wioskę.
why-replace_penalty = Kara tej karty trafia razem z nią pod stos: { $penalty }.
why-covers = { $samurai }: ostatnia karta zostaje przykryta i jej kara śpi: { $penalty }.
why-harmless = Jako ostatnia karta nikogo nie karze.
why-ignore = Ta kara wtedy nie działa: { $penalty }.
why-deadly = Jeszcze jedna rana i { $samurai } ginie, a wtedy przegrywają wszyscy.
why-order = Najpierw { $first }, potem { $second }: działają obie kary.
why-drop_hat = Brak kapelusza kosztuje tylko ranę.
why-drop_farm = Brak gospodarstwa kosztuje gospodarstwo; zostało gospodarstw: { $farms }.
why-drop_doll = Brak lalki kosztuje rodzinę; zostało rodzin: { $families }.
why-token = Talent tego żetonu: { $talent }.
why-keep_tokens = Każdy z tych żetonów działa raz w grze, a herszci przychodzą w rundzie 3.
why-barricade = Stojące barykady: { $barricades } z { $number }.
why-raiders = Najeźdźcy, z którymi nikt nie będzie musiał walczyć: { $number }.
why-look = Najeźdźcy, których poznacie z góry: { $number }.
why-intruders = Intruzi, którzy znikają: { $number }. Ten z wierzchu ma płomienie z szansą { $chance }%.
why-heal = { $samurai } zniesie wtedy o jedną ranę więcej.
why-strike_over = { $source } nie jest już wtedy ponad wartością Kiai i nie musi pasować.
why-punished = { $samurai }: ostatnia karta ukarałaby w następnej turze: { $penalty }.
why-strike_room = { $source }: do wartości Kiai będzie brakować { $room }.

## Opcje zasad

option-players = Liczba graczy
option-players-help = Ilu graczy gra razem; 1 oznacza grę solo.
option-difficulty = Poziom trudności
option-difficulty-help = Ile jest barykad i najeźdźców oraz czy gospodarstwa karzą, a rodziny pomagają.
value-difficulty-normal = normalny
value-difficulty-easy = łatwy
value-difficulty-hard = trudny
value-difficulty-heroic = heroiczny
option-solo_samurai = Samurajowie w grze solo
option-solo_samurai-help = Iloma samurajami kieruje jeden gracz w grze solo.
option-samurai = Samurajowie
option-samurai-help = Samurajowie w kolejności miejsc; jeśli nie podano żadnego, decyduje los.
option-absent_tokens = Żetony nieobecnych samurajów
option-absent_tokens-help = Żetony wsparcia nieobecnych samurajów pomagają także w grze od 3 do 6 graczy.
option-absent_token_scope = Czas talentu nieobecnego
option-absent_token_scope-help = Jak długo działa talent z żetonu nieobecnego samuraja.
value-absent_token_scope-round = do końca rundy
value-absent_token_scope-turn = do końca tury
option-case3_every_card = Każda karta ponad Kiai uderza
option-case3_every_card-help = Każda następna karta u samuraja ponad wartością Kiai kosztuje barykadę.
option-return_tokens_at_round_end = Żetony wracają na koniec rundy
option-return_tokens_at_round_end-help = Pożyczone żetony wsparcia wracają przed następną rundą.
option-heal_passed = Leczenie po pasie
option-heal_passed-help = Kiai Heihachi może uleczyć samuraja, który spasował.
option-second_fight_when_over = Druga walka ponad Kiai
option-second_fight_when_over-help = Druga walka jest możliwa także ponad wartością Kiai.
option-kiai_removal_optional = Można zrezygnować z Kiai
option-kiai_removal_optional-help = Kiai można w całości pominąć, bez efektu i bez odrzucania karty.
option-kiai_on_decrease = Kiai po stracie karty
option-kiai_on_decrease-help = Spadek sumy dokładnie na wartość Kiai też osiąga Kiai.
option-kiai_at_round_end = Kiai na koniec rundy
option-kiai_at_round_end-help = Plansza odwrócona w krokach końca rundy może osiągnąć swoje Kiai.
option-kiai_tokens_at_home = Kiai Kyuzo: tylko niepożyczone żetony
option-kiai_tokens_at_home-help = Kiai Kyuzo przekazuje tylko żetony, które leżą u swoich właścicieli biorących udział w rundzie.
option-turn_limit_per_samurai = Limit tur na samuraja
option-turn_limit_per_samurai-help = Po tylu turach na samuraja w rundzie można już tylko pasować.
option-heal_only_wounded = Premia leczy tylko rannych
option-heal_only_wounded-help = Premia rodziny leczy losowego rannego samuraja, a nie dowolnego.
option-second_card_locked = Drugą kartę trzeba zagrać
option-second_card_locked-help = Drugą kartą Katsushiro musi zaatakować albo się bronić.
option-box = Własne elementy
option-box-help = Twoje własne elementy, jeśli różnią się od naszych, jako plik pudełka.

## Elementy, na strony i do pudełek

name-plunderer = grabieżca
name-lieutenant = porucznik
name-boss = herszt
name-support_tokens = Żetony wsparcia
name-wound_tokens = Żetony ran
name-barricades = { draw-barricades }
name-farmsteads = { draw-farmsteads }
name-families = { draw-families }
name-easy = { value-difficulty-easy }
name-normal = { value-difficulty-normal }
name-hard = { value-difficulty-hard }
name-heroic = { value-difficulty-heroic }
name-pass_even = { draw-talent_heihachi }
name-pass_odd = { draw-talent_daisuke }
name-ignore_even = { draw-talent_gorobei }
name-ignore_odd = { draw-talent_kanbei }
name-second_fight = { draw-talent_kikuchiyo }
name-discard_duplicate = { draw-talent_kyuzo }
name-replace_card = { draw-talent_katsushiro }
box-part-raiders = Karty najeźdźców
box-part-samurai = Plansze samurajów
box-part-farmsteads = Rewersy gospodarstw
box-part-families = Rewersy rodzin
box-part-talents = Talenty
box-part-village = Żetony
box-part-difficulties = Poziomy trudności
box-field-rank = Ranga
box-field-value = Wartość
box-field-symbol = Symbol
box-field-penalty1 = Kara
box-field-penalty2 = Druga kara
box-field-flame = Płomienie
box-field-human = Wartość Kiai strony ludzkiej
box-field-animal = Wartość Kiai strony zwierzęcej
box-field-count = Liczba
box-field-talent = Talent
box-field-extra_barricades = Barykady ponad liczbę samurajów
box-field-plunderers_each = Grabieżcy na każdego samuraja
box-field-fewer_leaders = O ilu mniej poruczników i hersztów niż samurajów
box-field-farmstead_penalties = Gospodarstwa karzą
box-field-family_bonuses = Rodziny pomagają

## The drawing

draw-barricades = Barykady
draw-farmsteads = Gospodarstwa
draw-families = Rodziny
draw-raider_stack = Stos najeźdźców
draw-discard_pile = Stos kart odrzuconych
draw-intruder_stack = Stos intruzów
draw-combat_line = Linia walki
draw-defence_row = Rząd obrony
draw-kiai = Kiai
draw-human = człowiek
draw-animal = zwierzę
draw-wounded = ranny
draw-passed = spasował
draw-active = aktywny
draw-token_with = żeton ma
draw-borrowed = pożyczone
draw-round = Runda
draw-hand = W ręku
draw-face_up = Odkryte na wierzchu
draw-absent_tokens = Żetony nieobecnych samurajów
draw-empty = pusto
draw-turn = Tura
draw-total = suma walki
draw-token = żeton wsparcia
draw-this_turn = w tej turze: { $penalties }
draw-next_turn = w następnej turze: { $penalties }
draw-gained = dodatkowy talent
draw-at_bottom = Znane na spodzie
draw-symbol = symbol
draw-penalty = kara
draw-unseen = Niewidziani najeźdźcy: { $cards }; z nich w nieznanych miejscach leży zakrytych: { $unknown }
score = Wynik: { $points }{ $grade }
draw-help_discards = pokaż karty odrzucone według wartości i symbolu
draw-help_unseen = pokaż, co wiadomo o stosach i których najeźdźców nikt nie widział
draw-talent = Talent
draw-help_talents = pokaż, co potrafią samurajowie: talent i Kiai
draw-talent_heihachi = może oddać sąsiadowi dobraną kartę parzystą
draw-talent_daisuke = może oddać sąsiadowi dobraną kartę nieparzystą
draw-talent_gorobei = może ignorować kary kart parzystych
draw-talent_kanbei = może ignorować kary kart nieparzystych
draw-talent_kikuchiyo = może walczyć drugi raz w swojej turze
draw-talent_kyuzo = może odrzucić dobraną kartę, jeśli jej wartość jest w jego linii walki
draw-talent_katsushiro = może wsunąć dobraną kartę pod stos i dobrać inną, którą musi zagrać
draw-kiai_heihachi = dokłada barykadę; jako zwierzę także leczy ranę
draw-kiai_daisuke = daje dowolnemu samurajowi ostatnią kartę z linii walki; jako zwierzę dwa razy
draw-kiai_gorobei = odrzuca 2 najeźdźców z wierzchu stosu; jako zwierzę 3
draw-kiai_kanbei = odrzuca 2 intruzów z wierzchu; jako zwierzę 3
draw-kiai_kikuchiyo = odrzuca ostatnią kartę z linii walki; jako zwierzę dwa razy
draw-kiai_kyuzo = daje dowolnemu samurajowi żeton wsparcia; jako zwierzę także dokłada barykadę
draw-kiai_katsushiro = kładzie odkrytych 2 najeźdźców z wierzchu stosu w dowolnej kolejności; jako zwierzę 3
draw-last_card = ostatnia karta

## The page

web-board = { $samurai }: { $how }; suma walki { $total }, wartość Kiai { $kiai }
web-stock = { $name }: zostało { $left }, stracono { $lost }
web-place_full = { $symbol }: jest
web-place_empty = { $symbol }: brakuje
web-neighbour_draws = { $samurai } dobiera
web-raiders = Najeźdźcy
web-intruders = Intruzi
web-discards = Odrzucone
web-known_intruders = Znani intruzi
web-no_hand = Brak najeźdźcy w ręku
web-used = zużyty
web-look_unseen = Niewidziani
web-look_talents = Talenty i znaki
web-do_fight = Walka
web-do_support = Wsparcie
web-do_attack = Atak
web-do_defend = Obrona
web-do_hand = Oddaj kartę
web-do_drop = Odrzuć
web-do_use_token = Użyj
web-do_heal = Ulecz
web-do_take = Weź kartę
web-do_give = Daj
web-do_strike = Uderz
web-do_token = Żeton
web-do_card = Połóż na wierzchu
web-do_pass = Pas
web-do_replace = Wymień
web-do_discard = Odrzuć
web-look = Przegląd
web-look_close = Zamknij
web-last_card = Ostatnia karta
web-as_animal = jako zwierzę { $kiai }
web-next_raider = Następny najeźdźca
web-support_how = pożycz swój żeton.
web-decides = Wybiera { $samurai }.
web-penalty_no_card = jeszcze żadnej, więc nie ma kary
web-penalty_none = nie ma kary
web-penalty_passed = po pasie jej kara już nie działa
web-penalty_fire = pożar: wioska traci barykadę
web-penalty_wound = samuraj otrzymuje ranę
web-penalty_intruder = najeźdźca z wierzchu wkrada się do wioski
web-penalty_no_defend = przez turę bez obrony
web-penalty_no_support = przez turę bez wsparcia
web-penalty_must_pass = samuraj musi spasować
web-penalty_recycle = odrzucony najeźdźca wraca do stosu
web-penalty_no_talent = przez turę bez talentu i żetonów
web-penalty_drop_defence = strata karty z rzędu obrony
web-penalty_neighbour = { $samurai } dobiera najeźdźcę i musi go zaatakować
web-round = Runda { $round }
web-animal_awakes = { $samurai }: budzi się zwierzę
web-village_saved = Wioska ocalona
web-village_lost = Wioska stracona
web-talent_heihachi = przekazuje sąsiadowi kartę parzystą
web-talent_daisuke = przekazuje sąsiadowi kartę nieparzystą
web-talent_gorobei = ignoruje kary kart parzystych
web-talent_kanbei = ignoruje kary kart nieparzystych
web-talent_kikuchiyo = walczy w turze drugi raz
web-talent_kyuzo = odrzuca dobraną kartę o wartości z linii
web-talent_katsushiro = wsuwa dobraną kartę pod stos i bierze inną
web-kiai_heihachi = dokłada barykadę
web-kiai_heihachi_animal = dokłada barykadę, leczy ranę
web-kiai_daisuke = oddaje ostatnią kartę z linii komukolwiek
web-kiai_daisuke_animal = dwa razy: oddaje ostatnią kartę z linii
web-kiai_gorobei = odrzuca 2 najeźdźców ze stosu
web-kiai_gorobei_animal = odrzuca 3 najeźdźców ze stosu
web-kiai_kanbei = odrzuca 2 intruzów
web-kiai_kanbei_animal = odrzuca 3 intruzów
web-kiai_kikuchiyo = odrzuca ostatnią kartę z linii
web-kiai_kikuchiyo_animal = dwa razy: odrzuca ostatnią kartę z linii
web-kiai_kyuzo = daje komuś żeton wsparcia
web-kiai_kyuzo_animal = daje żeton wsparcia, dokłada barykadę
web-kiai_katsushiro = odkrywa i układa 2 najeźdźców
web-kiai_katsushiro_animal = odkrywa i układa 3 najeźdźców
web-attack_below = Suma { $total }, o { $left } poniżej wartości Kiai { $kiai }.
web-attack_kiai = Suma { $total }, dokładnie wartość Kiai: Kiai!
web-attack_hit = Suma { $total }, ponad wartość Kiai { $kiai }: ucierpi wioska.
web-attack_again = Suma { $total }, wartość Kiai { $kiai }: nic więcej się nie dzieje.
web-defence_more = Wypełnia: { $symbol }. Nadal brakuje: { $missing }.
web-defence_full = Wypełnia: { $symbol }. Rząd obrony jest pełny.
web-no_defence = Teraz niemożliwa z tą kartą.
web-next_known = Następny najeźdźca jest znany: { $card }.
web-odds = Atak na następnego najeźdźcę: { $below }% poniżej wartości Kiai, { $exactly }% dokładnie, { $above }% powyżej.
web-odds_symbol = Brakujący symbol ({ $missing }): { $chance }%.
web-danger_draw = { $chance }% najeźdźców uderzy w wioskę.
web-danger_farm = Bez barykad cios zabiera gospodarstwo (jest ich { $left }).
web-danger_last_farm = Bez barykad cios zabiera ostatnie gospodarstwo i przegrywacie.
web-danger_last_raider = To ostatni najeźdźca: potem runda się kończy.
web-danger_round_ends = Stos będzie wtedy pusty i runda się skończy.
web-danger_intruder = Ten intruz ma płomienie z szansą { $chance }%.
web-danger_all_passed = Wtedy wszyscy spasowali: runda się kończy. Najeźdźcy, którzy stają się intruzami: { $number }.
web-danger_gift = { $recipient } nie może się nią bronić i przekroczyłby wartość Kiai.
web-danger_death = Ta rana zabija: { $samurai } ginie i przegrywacie.
web-danger_animal = To druga rana: { $samurai } staje się zwierzęciem.
web-danger_kills = W następnej turze ostatnia karta zabije, jeśli inna jej nie przykryje: { $samurai } zginie.
web-danger_wakes = W następnej turze ostatnia karta zada drugą ranę: { $samurai } stanie się zwierzęciem.
web-danger_burns = Bez barykad ostatnia karta spali w następnej turze gospodarstwo (jest ich { $left }).
web-danger_no_hat = W tej chwili { $samurai } wtedy ginie, bo brakuje kapelusza, i przegrywacie.
web-danger_farms = W tej chwili brakujące symbole gospodarstw ({ $missing }) zabiorą wtedy wszystkie gospodarstwa ({ $left }) i przegrywacie.
web-danger_families = W tej chwili brakujące lalki ({ $missing }) zabiorą wtedy wszystkie rodziny ({ $left }) i przegrywacie.
web-what_samurai = Talent: { $talent }. Kiai { $human } jako człowiek, { $animal } jako zwierzę: { $effect }.
web-what_kiai = Wartość Kiai { $kiai }
web-what_kiai_says = Przy sumie równej { $kiai }: { $effect }. Potem pierwsza karta linii zostaje odrzucona. Suma powyżej { $kiai } to cios dla wioski.
web-what_token = Żeton wsparcia: { $samurai }
web-what_token_says = Kto ma ten żeton, może użyć talentu: { $talent }. Pożyczony żeton wraca po następnej turze tego, kto go dostał.
web-what_attack = Atak dodaje { $value } do sumy.
web-what_hat = W rzędzie obrony oszczędza samurajowi ranę na koniec rundy.
web-what_farm = W rzędzie obrony ratuje gospodarstwo na koniec rundy.
web-what_doll = W rzędzie obrony ratuje rodzinę na koniec rundy.
web-what_penalty = Jako ostatnia karta linii walki: { $penalty }.
web-what_flames = Jako intruz uderza w wioskę.

## Strony

page-intro = Nawet siedmiu samurajów broni razem wioski. Odkryj najeźdźcę, zaatakuj go albo użyj do obrony i zatrzymaj się dokładnie na wartości Kiai, nie wyżej. Rany budzą w samuraju zwierzę, a wioska potrzebuje was wszystkich przez trzy rundy.
page-preset-first = Pierwsza gra z dwoma botami
page-preset-solo = Solo
page-preset-hard = Poziom heroiczny, z trzema botami

## Koniec: liczby z gry

stat-kiai = Kiai
stat-fought = Zaatakowani najeźdźcy
stat-defended = Karty w obronie
stat-wounds = Rany
stat-supported = Udzielone wsparcie
stat-intruders = Intruzi
stat-barricades = Stracone barykady
run-players =
    { $number ->
        [one] 1 gracz
        [few] { $number } gracze
       *[many] { $number } graczy
    }
run-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
scale-barely = Wioska ledwo przetrwała
scale-scarred = W ranach, ale stoi
scale-well = Dobrze obroniona
scale-proud = Dumna obrona
scale-untouched = Nikt nie tknął wioski
