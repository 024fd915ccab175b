# 7 roninów po polsku. Nazwy przychodzą w mianowniku; miejsca mają przypadki jako atrybuty: .acc (co?), .loc (gdzie?), .lat (dokąd?), a zdanie bierze je
# przez ACC, LOC i LAT. Imiona roninów i „ninja” się nie odmieniają.

game-title = 7 roninów
game-intro = Siedmiu roninów strzeże wioski o dziesięciu obszarach przed pięćdziesięcioma ninja. W każdej rundzie obie strony planują w tajemnicy, jednocześnie odsłaniają plany i walczą tam, gdzie się spotkają. Atakujący wygrywa, gdy ma pięć obszarów albo gdy poległ każdy ronin, a Obrońca, gdy wytrwa osiem rund albo gdy nie ma już żadnego ninja.

## Nazwy

name-attacker = Atakujący
    .gen = Atakującego
name-defender = Obrońca
    .gen = Obrońcy

name-watchtower = Wieża
    .acc = Wieżę
    .loc = na Wieży
    .lat = na Wieżę
name-inn = Gospoda
    .acc = Gospodę
    .loc = w Gospodzie
    .lat = do Gospody
name-well = Studnia
    .acc = Studnię
    .loc = przy Studni
    .lat = do Studni
name-granary = Spichlerz
    .acc = Spichlerz
    .loc = w Spichlerzu
    .lat = do Spichlerza
name-shrine = Kapliczka
    .acc = Kapliczkę
    .loc = w Kapliczce
    .lat = do Kapliczki
name-burial_grounds = Cmentarz
    .acc = Cmentarz
    .loc = na Cmentarzu
    .lat = na Cmentarz
name-passage = Dukt
    .acc = Dukt
    .loc = na Dukcie
    .lat = na Dukt
name-field_large = Pole (limit 3)
    .acc = Pole (limit 3)
    .loc = na Polu (limit 3)
    .lat = na Pole (limit 3)
name-animal_pen = Zagroda
    .acc = Zagrodę
    .loc = w Zagrodzie
    .lat = do Zagrody
name-field_small = Pole (limit 2)
    .acc = Pole (limit 2)
    .loc = na Polu (limit 2)
    .lat = na Pole (limit 2)
name-market = Rynek
    .acc = Rynek
    .loc = na Rynku
    .lat = na Rynek

name-hayai = Hayai
name-kabe = Kabe
name-musashi = Musashi
name-taiko = Taiko
name-tasuke = Tasuke
name-yobu = Yobu
name-yumi = Yumi

## Gdzie jest gra

moment-planning = Runda { $round } z 8 · tajne planowanie
moment-ronin_abilities = Runda { $round } z 8 · działają ronini
moment-wounds = Runda { $round } z 8 · rany
moment-area_abilities = Runda { $round } z 8 · działają obszary
moment-over = Koniec gry w rundzie { $round }

## Jak się wygrywa i ile brakuje

goal-attacker = Zajmij { $needed } obszarów (teraz: { $held }) albo pokonaj ostatniego ronina (żyje: { $alive }).
goal-attacker_loses = Przegrywasz po rundzie 8 (trwa runda { $round }) albo gdy zabraknie ninja (zostało: { $ninja }).
goal-defender = Wytrwaj osiem rund (trwa runda { $round }) albo pozbądź się wszystkich ninja (zostało: { $ninja }).
goal-defender_loses = Przegrywasz, gdy ninja mają { $needed } obszarów (teraz: { $held }) albo gdy zginie ostatni ronin (żyje: { $alive }).
goal-attacker_wins = Atakujący wygrywa, gdy ma { $needed } obszarów (teraz: { $held }) albo gdy zginie ostatni ronin (żyje: { $alive }).
goal-defender_wins = Obrońca wygrywa po rundzie 8 (trwa runda { $round }) albo gdy zabraknie ninja (zostało: { $ninja }).

## Co przemawia za wyborem

why-area-watchtower = Wieża zajęta przez ninja co rundę rani każdego ronina obok.
why-area-inn = Gospoda zajęta przez ninja powtarza zdolność innego zajętego obszaru.
why-area-well = Studnia zajęta przez ninja co rundę rani dowolnego ronina w wiosce.
why-area-granary = Spichlerz zajęty przez ninja co rundę daje im najwyżej dwóch nowych.
why-area-shrine = Kapliczka zajęta przez ninja co rundę odbiera zdolność jednemu roninowi.
why-area-burial_grounds = Cmentarz zajęty przez ninja cofa ninja z obszarów do rezerwy.
why-area-passage = Dukt zajęty przez ninja wysyła po walce dwóch kolejnych na dowolny obszar.
why-area-field = Oba Pola w rękach ninja liczą się za trzy obszary.
why-area-animal_pen = Zagroda zajęta przez ninja co rundę zatrzymuje jednego ronina na miejscu.

why-market = Ninja na Rynku w każdej następnej rundzie pozwala na jednego ponad limit, dopóki nie przyjdzie tam ronin.
why-fifth = { $place }: razem byłoby { $number } obszarów, dość do zwycięstwa, jeśli nikt nie przeszkodzi.
why-held_here = { $ronin } musi zostać { LOC($place) } i ma wytrzymałość { $left }.
why-deadly = { $number } ninja { LOC($place) } to śmierć dla { $alive } z roninów, którzy mogą przyjść.
why-meets = Ronin, który przyjdzie { LAT($place) }, spotka { $number } ninja.
why-saves_ninja = W planie jest dość ninja. W rezerwie zostaje: { $number }; pozostałe rundy: { $left }.

why-clear_market = Ninja na Rynku: { $number }. { $ronin } przepędza ich wszystkich bez jednej rany.
why-retake = { $ronin } może odbić { ACC($place) }: { $number } ninja przeciw wytrzymałości { $left }.
why-fight = Ninja są { LOC($place) }, więc { $ronin } może tam użyć zdolności.
why-close = Obszary w rękach ninja: { $held }; wygrywa { $needed }. Liczy się każdy odbity.
why-quiet = { $ronin } potrzebuje obszaru bez ninja; { LAT($place) } może przyjść najwyżej { $number }.
why-safe = { $number ->
    [0] Żaden nowy ninja nie może przyjść { LAT($place) }
    [one] Najwyżej 1 nowy ninja może przyjść { LAT($place) }
   *[other] Najwyżej { $number } nowych ninja może przyjść { LAT($place) }
}, a { $ronin } ma wytrzymałość { $left }.
why-share = Tasuke i { $ronin } mają { LOC($place) } razem wytrzymałość { $number }, a rany dzielisz ty.

why-before_yobu = Najpierw { $ronin }: nie zadziała, jeśli Yobu przegoni tu ninja.
why-shoot = Strzał nic nie kosztuje: rezerwa maleje z { $number } do { $left }.
why-heal = { $ronin }: pozostała wytrzymałość to tylko { $left } z { $number }.
why-heal_saves = { $ronin } ma przy sobie { $number } ninja: bez leczenia to koniec.
why-unguarded = Nikt nie stoi { LOC($place) }: bez Hayai ninja zajmą ten obszar.
why-survives = { $ronin } ma wytrzymałość { $left }, a ninja jest tam { $number }.
why-slay = O jednego ninja mniej { LOC($place) }, i to bez rany. Zostaje: { $left }.
why-push = Yobu ma wytrzymałość { $left }, a ninja jest przy nim { $number }.
why-push_to = { $ronin } stoi { LOC($place) } i wytrzyma więcej: { $left }.
why-split_both = Oboje przeżyją: Tasuke z wytrzymałością { $left }, { $ronin } z wytrzymałością { $number }.
why-split_falls = { $ronin } ginie, ale drugie z nich przeżyje z wytrzymałością { $left }.

why-in_sight = Ronini obok Wieży: { $number }.
why-wins = To już { $number } obszarów: wystarczy do zwycięstwa.
why-finish = Masz { $number } obszarów: zakończ teraz, a wygrasz.
why-last_wound = { $ronin } wytrzyma jeszcze jedną ranę: ta będzie ostatnia.
why-fewest = Nikt w zasięgu nie ma mniejszej wytrzymałości niż { $ronin }: { $left }.
why-hold = W następnej rundzie { $ronin } może stać tylko { LOC($place) }.
why-silence = W następnej rundzie { $ronin } jest bez zdolności.
why-send_takes = Nikt nie stoi { LOC($place) }, więc ten obszar od razu jest twój. Razem obszarów: { $number }.
why-send_falls = { $ronin } ma wytrzymałość { $left }; wysłani ninja ({ $number }) to koniec.
why-send_wounds = { $ronin }: po tym ataku zostaje wytrzymałość { $left }.
why-withdraw = Tego ninja można wysłać jeszcze raz; { LOC($place) } zostaje { $number }.

## Pytania

prompt-attack = Zaplanuj atak w tajemnicy: jeszcze co najmniej { $missing } ninja. Do dyspozycji: nowe obszary – { $areas }, ninja – { $reserve }.
prompt-attack-enough = W ataku jest już dość ninja: zakończ plan albo wyślij więcej. Do dyspozycji: nowe obszary – { $areas }, ninja – { $reserve }.
prompt-defence =
    { $number ->
        [one] Rozstaw roninów w tajemnicy: na swoje miejsce czeka jeszcze 1 ronin.
        [few] Rozstaw roninów w tajemnicy: na swoje miejsce czeka jeszcze { $number } roninów.
       *[many] Rozstaw roninów w tajemnicy: na swoje miejsce czeka jeszcze { $number } roninów.
    }
prompt-defence-enough = Każdy ronin ma już swoje miejsce: zakończ plan.
prompt-ronin_abilities = Użyj przed walką zdolności swoich roninów, w dowolnej kolejności, albo zakończ.
prompt-split_wounds = Tasuke i { $ronin } walczą razem przeciw { $number } ninja: ile ran przyjmuje Tasuke?
prompt-area_abilities =
    { $areas ->
        [one] Użyj zajętych obszarów, w dowolnej kolejności, albo zakończ. Masz 1 obszar; pięć daje zwycięstwo.
        [few] Użyj zajętych obszarów, w dowolnej kolejności, albo zakończ. Masz { $areas } obszary; pięć daje zwycięstwo.
       *[many] Użyj zajętych obszarów, w dowolnej kolejności, albo zakończ. Masz { $areas } obszarów; pięć daje zwycięstwo.
    }
prompt-copy_ability_of_another_occupied_area = Wybierz inny zajęty obszar: Gospoda działa tak jak on.
prompt-wound_chosen_ronin = Wybierz ronina, który otrzymuje ranę.
prompt-hold_chosen_ronin = Wybierz ronina, który zaczyna następną rundę w tym samym miejscu.
prompt-silence_chosen_ronin_next_round = Wybierz ronina, który w następnej rundzie nie ma zdolności.
prompt-withdraw_ninja = Wybierz obszar, z którego jeden ninja wraca do rezerwy. Tylu ninja może jeszcze wrócić: { $number }.
prompt-send_ninja_to_one_area = Wybierz, gdzie od razu uderza jeden lub dwóch ninja z rezerwy.
prompt-choose_wounded = Pula jest za mała, by zranić wszystkich obok Wieży: wybierz, kto otrzymuje ranę.

## Możliwe wybory

choice-place = Jeszcze jeden ninja { LAT($place) }
choice-place-market = Jeden ninja { LAT($place) }: od następnej rundy pozwala na jednego ponad limit
choice-done = Zakończ plan; pozostaje zakryty aż do odsłonięcia
choice-assign = { $ronin } staje na straży { LOC($place) }
choice-finish = Zakończ: koniec zdolności w tej rundzie

choice-move = Hayai rusza do walki { LAT($place) }
choice-slay = Musashi zabija jednego ninja w swoim obszarze, zanim zostaną zadane rany
choice-heal = Taiko leczy { $ronin } jedną ranę
choice-push = Yobu przegania { $number } ninja { LAT($place) }
choice-push-apart = Yobu przegania po jednym ninja { LAT($place) } i { LAT($other) }
choice-push-nowhere = Yobu przegania ninja na sąsiednie obszary
choice-shoot = Yumi zabija strzałą jednego ninja z rezerwy
choice-split =
    { $number ->
        [0] Tasuke nie przyjmuje żadnej rany
        [one] Tasuke przyjmuje 1 ranę
        [few] Tasuke przyjmuje { $number } rany
       *[many] Tasuke przyjmuje { $number } ran
    }

choice-use-wound_each_ronin_in_adjacent_areas = { $place }: zrań każdego ronina na obu sąsiednich obszarach
choice-use-copy_ability_of_another_occupied_area = { $place }: użyj zdolności innego zajętego obszaru
choice-use-wound_chosen_ronin = { $place }: zrań jednego ronina
choice-use-gain_ninja = { $place }: weź z puli do rezerwy najwyżej dwóch ninja
choice-use-silence_chosen_ronin_next_round = { $place }: odbierz jednemu roninowi zdolność na następną rundę
choice-use-withdraw_ninja = { $place }: zabierz z obszarów do rezerwy najwyżej dwóch ninja
choice-use-send_ninja_to_one_area = { $place }: wyślij jednego lub dwóch ninja z rezerwy na jeden obszar, gdzie od razu walczą
choice-use-two_fields_count_as_three_areas = { $place }: nie ma czego użyć, ale dwa Pola liczą się jak trzy obszary
choice-use-hold_chosen_ronin = { $place }: zatrzymaj jednego ronina, by zaczął następną rundę w tym samym miejscu

choice-copy = Gospoda działa jak { $place }
choice-target-wound_chosen_ronin = { $ronin } otrzymuje jedną ranę
choice-target-hold_chosen_ronin = { $ronin } zaczyna następną rundę w tym samym miejscu
choice-target-silence_chosen_ronin_next_round = { $ronin } nie ma zdolności w następnej rundzie
choice-target-choose_wounded = { $ronin } należy do tych, którzy otrzymują ranę
choice-withdraw = { $place }: jeden ninja wraca do rezerwy
choice-enough = Nie zabieraj więcej ninja
choice-send = { $number } ninja z rezerwy { LAT($place) }

## Wydarzenia

event-round_began =
    { $threat ->
        [one] Zaczyna się runda { $round }: atak może objąć najwyżej 1 obszar.
        [few] Zaczyna się runda { $round }: atak może objąć najwyżej { $threat } obszary.
       *[many] Zaczyna się runda { $round }: atak może objąć najwyżej { $threat } obszarów.
    }
event-ninja_planned = W planie: jeden ninja { LAT($place) }.
event-ronin_planned = W planie: { $ronin } { LAT($place) }.
event-plan_ready = Plan { GEN($side) } jest gotowy.
event-ninja_revealed = { $number } ninja pojawia się { LOC($place) }.
event-ronin_revealed = { $ronin } stoi na straży { LOC($place) }.
event-market_cleared = { $ronin } oczyszcza Rynek: do puli trafia { $number } ninja, a premia przepada.

event-hayai_moved = Hayai rusza do walki { LAT($place) }.
event-musashi_slew = Musashi zabija jednego ninja { LOC($place) }.
event-taiko_healed = Taiko leczy { $ronin } jedną ranę.
event-yobu_pushed = Yobu przegania { $number } ninja { LAT($place) }.
event-yumi_shot = Yumi zabija strzałą jednego ninja: rezerwa maleje.

event-wounded =
    { $number ->
        [one] { $ronin } otrzymuje 1 ranę.
        [few] { $ronin } otrzymuje { $number } rany.
       *[many] { $ronin } otrzymuje { $number } ran.
    }
event-fell = { $ronin } ginie i odpada z gry.

event-area_used = { $place } działa dla ninja.
event-inn_copied = Gospoda działa jak { $place }.
event-ninja_gained = Z puli do rezerwy przybywa { $number } ninja.
event-ronin_held = { $ronin } nie może odejść i zaczyna następną rundę w tym samym miejscu.
event-ronin_silenced = { $ronin } nie ma zdolności w następnej rundzie.
event-ninja_withdrawn = { $place }: jeden ninja wraca do rezerwy.
event-ninja_sent = Z rezerwy rusza { $number } ninja { LAT($place) }.
event-ninja_starve = Głód: rezerwa traci { $number } ninja.

event-won_last_ronin_fell = Wygrywa { $side }. { ending-last_ronin_fell }
event-won_areas_held = Wygrywa { $side }. { ending-areas_held }
event-won_no_ninja_left = Wygrywa { $side }. { ending-no_ninja_left }
event-won_rounds_survived = Wygrywa { $side }. { ending-rounds_survived }
event-won_all_fell_together = Wygrywa { $side }. { ending-all_fell_together }
event-won_ninja_starved = Wygrywa { $side }. { ending-ninja_starved }
event-won_reserve_too_short = Wygrywa { $side }. { ending-reserve_too_short }

ending-last_ronin_fell = Poległ ostatni ronin i nikt już nie strzeże wioski.
ending-areas_held = Ninja mają pięć obszarów lub więcej (dwa Pola liczą się za trzy).
ending-no_ninja_left = Na planszy i w rezerwie nie ma już żadnego ninja.
ending-rounds_survived = Minęło osiem rund, a wioska wciąż stoi.
ending-all_fell_together = Ostatni ronin i ostatni ninja giną razem, a wioska jest ocalona.
ending-ninja_starved = Głód zabiera ostatniego ninja.
ending-reserve_too_short = Rezerwa jest mniejsza niż minimum tej rundy.

## Opcje zasad

option-threat_track = Poziomy zagrożenia
option-threat_track-help = Ile obszarów wolno zaatakować w każdej rundzie: nazwany szereg ośmiu poziomów zagrożenia.
value-threat_track-balance_fit = wyrównane: 3 3 4 4 4 5 5 5
value-threat_track-pairs = rosną co drugą rundę: 3 3 4 4 5 5 6 6
value-threat_track-slow = rosną powoli: 3 3 3 4 4 4 5 5
value-threat_track-steep = rosną szybko: 3 4 4 5 5 6 6 7
value-threat_track-linear_to_ten = rosną w każdej rundzie, aż do dziesięciu: 3 4 5 6 7 8 9 10
option-short_reserve = Za mała rezerwa
option-short_reserve-help = Rezerwa poniżej minimum rundy: do ataku idą wszyscy, którzy zostali, albo Atakujący przegrywa.
value-short_reserve-deploy_all = idą wszyscy, którzy zostali
value-short_reserve-attacker_loses = Atakujący przegrywa
option-market_counts_for_minimum = Rynek liczy się do minimum
option-market_counts_for_minimum-help = Ninja wysłany na Rynek liczy się do minimum.
option-limit_counts = Co liczy limit obszaru
option-limit_counts-help = Limit obszaru liczy tylko nowo wysłanych ninja albo także tych, którzy już tam są.
value-limit_counts-new = tylko nowych ninja
value-limit_counts-total = wszystkich ninja na obszarze
option-held_hayai_may_move = Zatrzymany Hayai może się ruszyć
option-held_hayai_may_move-help = Hayai zatrzymany przez Zagrodę może w następnej rundzie użyć swojego ruchu.
option-silence_stops_sharing = Tasuke bez zdolności stoi osobno
option-silence_stops_sharing-help = Tasuke bez zdolności (Kapliczka) nie może dzielić obszaru z innym roninem.
option-pool_is_limited = Ograniczona pula
option-pool_is_limited-help = Pusta pula nie daje znaczników; w przeciwnym razie pochodzą one spoza gry.
option-market_ninja_keep_alive = Ninja na Rynku podtrzymują atak
option-market_ninja_keep_alive-help = Przy sprawdzaniu zwycięstwa ninja na Rynku liczą się jak ninja na planszy.
option-starvation_after_rounds = Rundy głodu
option-starvation_after_rounds-help = Rundy, po których jeden ninja z rezerwy umiera z głodu.
option-field_next_to_watchtower = Pole obok Wieży
option-field_next_to_watchtower-help = Które z dwóch Pól leży obok Wieży.
value-field_next_to_watchtower-field_small = { name-field_small }
value-field_next_to_watchtower-field_large = { name-field_large }
option-box = Własne elementy
option-box-help = Twoje własne elementy, jeśli różnią się od naszych, jako plik pudełka.

## Elementy, na strony i do pudełek

name-threat = Poziomy zagrożenia
name-ring = Krąg obszarów
box-part-track = Tor czasu
box-part-board = Wioska
box-part-areas = Obszary
box-part-ronin = Ronini
box-field-levels = Poziom zagrożenia w każdej rundzie
box-field-order = Kolejność wokół wioski
box-field-limit = Limit
box-field-durability = Wytrzymałość

## Strona

# Na planszy limit Pola jest narysowany.
web-field = Pole

# Nagłówki dla tych, którzy słuchają.
web-track = Osiem rund
web-village = Wioska
web-tiles = Siedmiu roninów
web-sides = Obie strony

# Co obszar daje ninja, którzy go zajmują, i co potrafi ronin, w jednym krótkim zdaniu.
web-ability-watchtower = Rani każdego ronina na obu sąsiednich obszarach.
web-ability-inn = Działa jak inny zajęty obszar.
web-ability-well = Rani dowolnego ronina w wiosce.
web-ability-granary = Daje do rezerwy najwyżej dwóch ninja z puli.
web-ability-shrine = W następnej rundzie jeden ronin traci zdolność.
web-ability-burial_grounds = Cofa do rezerwy najwyżej dwóch ninja z obszarów.
web-ability-passage = Wysyła od razu najwyżej dwóch ninja na jeden obszar.
web-ability-field = Oba Pola razem liczą się za trzy obszary.
web-ability-animal_pen = Zatrzymuje jednego ronina na następną rundę.
web-ability-market = Każdy ninja tutaj pozwala na jednego ponad limit. Ronin ich przepędza.
web-ability-hayai = Bez ninja u siebie: rusza na obszar z ninja.
web-ability-kabe = Bez zdolności, ale nikt nie wytrzyma więcej ran.
web-ability-musashi = Przed walką zabija jednego ninja u siebie.
web-ability-taiko = Bez ninja u siebie: leczy ranę innego ronina.
web-ability-tasuke = Dzieli obszar i rany z innym roninem.
web-ability-yobu = Przegania do dwóch ninja na obszary obok.
web-ability-yumi = Bez ninja u siebie: strzela do jednego z rezerwy.

# Co czyta ten, kto wskaże element.
web-explain-area = { $ability } Działa dla ninja, dopóki go zajmują. Limit nowych ninja w jednej rundzie: { $number }.
web-explain-ronin = { $ability } Pozostała wytrzymałość: { $left } z { $number }.
web-explain-effect = Stan: { $what }.
web-explain-fallen = { $ronin } odpada z gry i już nie wraca.

web-day = Runda { $round }: poziom zagrożenia { $threat }, co najmniej { $number } ninja
web-hungry = potem głód
web-limit = limit { $number }
web-ninja = { $number } ninja
web-guard = { $ronin }, wytrzymałość { $left } z { $number }
web-durability = pozostała wytrzymałość: { $left } z { $number }
web-planned = w planie: { $what }
web-next = { $what } w następnej rundzie
web-attacked = atakowany
web-occupied = zajęty
web-used = użyty
web-unused = nieużyty
web-fallen = poległ

# Co robi strona.
web-sealed = zakryty
web-plans = planuje
web-ready = gotowy
web-acts = wybiera
web-waits = czeka
web-won = wygrywa
web-lost = przegrywa

# Na przyciskach.
web-use = użyj
web-copy = jak tu
web-side-wins = Wygrywa { $side }
web-last-plan = Jak ostatnio
web-last-plan-help = Układa jeszcze raz plan z poprzedniej rundy, o ile jest dozwolony.
web-pick = Ustaw: { $ronin }, pozostała wytrzymałość: { $left } z { $number }
web-back-ninja = Cofnij jednego ninja: { $place }
web-back-ronin = Cofnij na rękę: { $ronin }

# Obok wyboru.
web-odds-place = Nowi ninja na tym obszarze: { $number } z { $limit }.
web-odds-above = Nowi ninja na tym obszarze: { $number }, dzięki Rynkowi ponad limit { $limit }.
web-odds-fight = { $number } ninja przeciw wytrzymałości { $left }.
web-odds-guard = Najwyżej { $number } ninja przeciw wytrzymałości { $left }.
web-odds-fall = Niebezpieczeństwo: { $ronin } może tu zginąć. Wytrzymałość { $left }, a ninja może być { $number }.
web-odds-falls = Niebezpieczeństwo: { $ronin } tu zginie. Wytrzymałość { $left }, a ninja jest { $number }.
web-odds-deadly = Niebezpieczeństwo: { $ronin } ginie.
web-odds-market = Przepędza z Rynku wszystkich ninja ({ $number }), ale w tej rundzie nie broni żadnego obszaru.
web-odds-open = Niebezpieczeństwo: ninja mogą mieć w tej rundzie { $number } obszarów, a wygrywa { $needed }.
web-odds-lost = Niebezpieczeństwo: ninja będą mieć { $number } obszarów i wygrają.

## Etykiety; małą literą te, które opisują element gry lub stronę

draw-threat_level = Poziom zagrożenia
draw-minimum = Minimum
draw-hunger = Głód
draw-reserve = Rezerwa
draw-pool = Pula
draw-areas_held = Zajęte obszary: { $number } (potrzeba { $needed })
draw-hand = na ręce
draw-held = zatrzymany
draw-silenced = bez zdolności

## Strony

page-intro = Dwie osoby, jedna wioska, osiem rund. Jedna strona w tajemnicy wysyła pięćdziesięciu ninja, druga stawia im na drodze siedmiu roninów. Oba plany odsłania się naraz i dopiero wtedy widać, kto zgadł.
page-preset-defend = Obrona przed botem
page-preset-attack = Atak na bota

## Koniec: liczby z gry

stat-ninja = Wysłani ninja
stat-wounds = Rany
stat-fallen = Polegli ronini
stat-areas = Obszary użyte przez ninja
stat-starved = Ninja zmarli z głodu
