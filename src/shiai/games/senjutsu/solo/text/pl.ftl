# Senjutsu solo po polsku. To, co wspólne z pojedynkiem, jest w senjutsu.ftl; gdy id jest w obu, liczy się to stąd.

## Wrogowie

name-enemy_samurai_boss = Szef samurajów
    .gen = Szefa samurajów
    .acc = Szefa samurajów
    .ins = Szefem samurajów
name-enemy_ashigaru_katana = Ashigaru (katana)
name-enemy_ashigaru_yari = Ashigaru (yari)
name-enemy_ashigaru_yumi = Ashigaru (yumi)
name-enemy_arquebusier = Arkebuzer
    .gen = Arkebuzera
    .acc = Arkebuzera
    .ins = Arkebuzerem
name-enemy_master = Wrogi Mistrz
    .gen = wrogiego Mistrza
    .acc = wrogiego Mistrza
    .ins = wrogim Mistrzem
name-enemy_student = Wrogi Uczeń
    .gen = wrogiego Ucznia
    .acc = wrogiego Ucznia
    .ins = wrogim Uczniem
name-enemy_ronin = Wrogi Ronin
    .gen = wrogiego Ronina
    .acc = wrogiego Ronina
    .ins = wrogim Roninem
name-enemy_warrior = Wroga Wojowniczka
    .gen = wrogiej Wojowniczki
    .acc = wrogą Wojowniczkę
    .ins = wrogą Wojowniczką
name-enemy_ashigaru = Wrogi Ashigaru
    .gen = wrogiego Ashigaru
    .acc = wrogiego Ashigaru
    .ins = wrogim Ashigaru
name-enemy_hachiko = Wrogi Hachiko
    .gen = wrogiego Hachiko
    .acc = wrogiego Hachiko
    .ins = wrogim Hachiko
name-enemy_assassin = Zabójca
    .gen = Zabójcy
    .acc = Zabójcę
    .ins = Zabójcą
name-enemy_kojiro = Kojiro
name-enemy_monk = Mnich
    .gen = Mnicha
    .acc = Mnicha
    .ins = Mnichem
name-enemy_musashi = Musashi
name-enemy_ninja = Wrogi Ninja
    .gen = wrogiego Ninji
    .acc = wrogiego Ninję
    .ins = wrogim Ninją
name-enemy_onna_bugeisha = Onna-Bugeisha
name-enemy_sailor = Żeglarz
    .gen = Żeglarza
    .acc = Żeglarza
    .ins = Żeglarzem
name-enemy_wakou = Wakou
name-enemy_yasuke = Yasuke
name-enemy_yojimbo = Yojimbo
name-fallen_lord = Poległy pan
    .gen = poległego pana
    .acc = poległego pana
    .ins = poległym panem

name-enemy_samurai_boss_1 = { name-enemy_samurai_boss } 1
name-enemy_samurai_boss_2 = { name-enemy_samurai_boss } 2
name-enemy_samurai_boss_3 = { name-enemy_samurai_boss } 3
name-enemy_samurai_boss_4 = { name-enemy_samurai_boss } 4
name-enemy_samurai_boss_5 = { name-enemy_samurai_boss } 5
name-enemy_samurai_boss_6 = { name-enemy_samurai_boss } 6
name-enemy_samurai_boss_7 = { name-enemy_samurai_boss } 7
name-enemy_samurai_boss_8 = { name-enemy_samurai_boss } 8

name-enemy_ashigaru_katana_1 = { name-enemy_ashigaru_katana } 1
name-enemy_ashigaru_katana_2 = { name-enemy_ashigaru_katana } 2
name-enemy_ashigaru_katana_3 = { name-enemy_ashigaru_katana } 3
name-enemy_ashigaru_katana_4 = { name-enemy_ashigaru_katana } 4
name-enemy_ashigaru_katana_5 = { name-enemy_ashigaru_katana } 5
name-enemy_ashigaru_katana_6 = { name-enemy_ashigaru_katana } 6
name-enemy_ashigaru_katana_7 = { name-enemy_ashigaru_katana } 7
name-enemy_ashigaru_katana_8 = { name-enemy_ashigaru_katana } 8

name-enemy_ashigaru_yari_1 = { name-enemy_ashigaru_yari } 1
name-enemy_ashigaru_yari_2 = { name-enemy_ashigaru_yari } 2
name-enemy_ashigaru_yari_3 = { name-enemy_ashigaru_yari } 3
name-enemy_ashigaru_yari_4 = { name-enemy_ashigaru_yari } 4
name-enemy_ashigaru_yari_5 = { name-enemy_ashigaru_yari } 5
name-enemy_ashigaru_yari_6 = { name-enemy_ashigaru_yari } 6
name-enemy_ashigaru_yari_7 = { name-enemy_ashigaru_yari } 7
name-enemy_ashigaru_yari_8 = { name-enemy_ashigaru_yari } 8

name-enemy_ashigaru_yumi_1 = { name-enemy_ashigaru_yumi } 1
name-enemy_ashigaru_yumi_2 = { name-enemy_ashigaru_yumi } 2
name-enemy_ashigaru_yumi_3 = { name-enemy_ashigaru_yumi } 3
name-enemy_ashigaru_yumi_4 = { name-enemy_ashigaru_yumi } 4
name-enemy_ashigaru_yumi_5 = { name-enemy_ashigaru_yumi } 5
name-enemy_ashigaru_yumi_6 = { name-enemy_ashigaru_yumi } 6
name-enemy_ashigaru_yumi_7 = { name-enemy_ashigaru_yumi } 7
name-enemy_ashigaru_yumi_8 = { name-enemy_ashigaru_yumi } 8

name-enemy_arquebusier_1 = { name-enemy_arquebusier } 1
name-enemy_arquebusier_2 = { name-enemy_arquebusier } 2
name-enemy_arquebusier_3 = { name-enemy_arquebusier } 3
name-enemy_arquebusier_4 = { name-enemy_arquebusier } 4
name-enemy_arquebusier_5 = { name-enemy_arquebusier } 5
name-enemy_arquebusier_6 = { name-enemy_arquebusier } 6
name-enemy_arquebusier_7 = { name-enemy_arquebusier } 7
name-enemy_arquebusier_8 = { name-enemy_arquebusier } 8

name-behaviour-left = lewa
name-behaviour-centre = środek
name-behaviour-right = prawa
name-stance-offensive = ofensywna
name-stance-defensive = defensywna
name-rank-none = bez rangi
name-rank-wood = ranga Drewna
name-rank-steel = ranga Stali
name-rank-gold = ranga Złota
name-rank-jade = ranga Jadeitu
name-enlightened_path = { name-card-S-Monk-001 }

about-enemy_samurai_boss = Preferowana odległość 1. Sześć kart, w tym dwie Medytacje: zmienia zachowanie częściej niż jego żołnierze.
about-enemy_ashigaru_katana = Preferowana odległość 1. Pięć kart, głównie cięcia z bliska.
about-enemy_ashigaru_yari = Preferowana odległość 2. Pięć kart, pchnięcia sięgające dwóch pól.
about-enemy_ashigaru_yumi = Preferowana odległość 5 lub więcej. Strzela do tych, którzy działają później, i trzyma się z dala.
about-enemy_arquebusier = Preferowana odległość 6 lub więcej. Jeden strzał zadaje dwie rany; potem podchodzi i bije kolbą.
about-enemy_master = Preferowana odległość 1. Zabiera karty z twojej ręki, a jego karta koszmaru zatruwa.
about-enemy_student = Preferowana odległość 1. Tnie szeroko, zamienia się z tobą miejscami i odbiera ci Kamae i Skupienie.
about-enemy_ronin = Preferowana odległość 2. Ciężkie ciosy, które odpychają i ogłuszają, oraz blok z Kontrami.
about-enemy_warrior = Preferowana odległość 1. Szybkie łuki, które obejmują wiele pól i odpychają.
about-enemy_ashigaru = Preferowana odległość 2. Zawsze walczy razem z Hachiko.
about-enemy_hachiko = Preferowana odległość 1. Pies Ashigaru: pięć własnych kart i nic więcej.
about-enemy_assassin = Preferowana odległość 1. Zaczyna w Ukryciu, w którym część kart jest szybsza i groźniejsza. Ma wszystkie Zatrucia.
about-enemy_kojiro = Preferowana odległość 1. Długie ostrze: karta koszmaru trafia trzy pola w rzędzie.
about-enemy_monk = Preferowana odległość 2. Gdy w grze jest „{ name-card-S-Monk-001 }”, każdy jego sukces daje żeton; żetony go wzmacniają.
about-enemy_musashi = Preferowana odległość 1. Prawie każdą kartą zmienia zachowanie i blokuje dwa razy w jednej turze.
about-enemy_ninja = Preferowana odległość 1. Zaczyna w Ukryciu, które wzmacnia część kart, i rzuca w tych, którzy działają później.
about-enemy_onna_bugeisha = Preferowana odległość 2. Na dwie rany przed klęską wpada w Desperację, która wzmacnia część kart.
about-enemy_sailor = Preferowana odległość 1. Karta koszmaru to strzał z pistoletu: im wolniej działasz, tym więcej ran, ale tylko raz.
about-enemy_wakou = Preferowana odległość 1. Pijany: kroki jednego efektu mogą iść w różne strony. Co drugi cios ogłusza.
about-enemy_yasuke = Preferowana odległość 1. Dwa ostrza: ciosy w bok i dwa bloki z Kontrami w jednej turze.
about-enemy_yojimbo = Preferowana odległość 1. Wygrywa od razu, gdy wypełni trzy kontrakty: pierwsza rana w grze, Kontra, która rani, i cztery rodzaje obrażeń.
about-fallen_lord = Dla wrogów jest jeszcze jednym bohaterem. Jeśli ich atak go dosięgnie, przegrywasz. Obok niego zyskujesz w każdej turze 1 Skupienie.
about-behaviour-left = Wróg woli pole z przodu po lewej stronie celu, w swojej preferowanej odległości.
about-behaviour-centre = Wróg woli pole dokładnie przed celem, w swojej preferowanej odległości.
about-behaviour-right = Wróg woli pole z przodu po prawej stronie celu, w swojej preferowanej odległości.
about-stance-offensive = Wróg atakuje, nawet jeśli sam zostanie trafiony albo trafi innego wroga.
about-stance-defensive = Wróg woli się ruszyć, niż atakować, gdy sam zostałby trafiony albo trafiłby innego wroga.
about-enlightened_path = Pozostaje w grze. Żeton za każdy sukces: przy 3 limit ran rośnie o 1, przy 5 stany nie działają na Mnicha, przy 7 jego ataki zadają więcej ran.

## Karty

name-solo = Solo
name-selection_1 = talia doboru 1
name-selection_2 = talia doboru 2
name-selection_3 = talia doboru 3
name-selection_4 = talia doboru 4
name-selection_5 = talia doboru 5
name-selection_6 = talia doboru 6
name-selection_7 = talia doboru 7
name-selection_8 = talia doboru 8

name-card-S001 = Agresywny Umysł
name-card-S002 = Agresywny Umysł
name-card-S003 = Pewny Umysł
name-card-S004 = Pewny Umysł
name-card-S005 = Pewny Umysł
name-card-S006 = Zwinny Umysł
name-card-S007 = Zwinny Umysł
name-card-S008 = Drwina
name-card-S009 = Okrzyk Wojenny
name-card-S010 = Ugryzienie
name-card-S011 = Długie Pchnięcie
name-card-S012 = Dalekie Pchnięcie
name-card-S013 = Dalekie Pchnięcie
name-card-S014 = Odwrotne Cięcie
name-card-S015 = Odwrotne Cięcie
name-card-S016 = Krwawiące Cięcie
name-card-S017 = Poprzeczne Cięcie
name-card-S018 = Kopnięcie Konia
name-card-S019 = Cios Głownią
name-card-S020 = Odepchnięcie
name-card-S021 = Cięcie z Przewrotu
name-card-S022 = Odcięcie
name-card-S023 = Dźgnięcie
name-card-S024 = Cios
name-card-S025 = Cios
name-card-S026 = Spokojna Obrona
name-card-S027 = Ochronny Wiatrak
name-card-S028 = Unik
name-card-S029 = Odparcie
name-card-S030 = Leśny Krok
name-card-S031 = Rzeczna Zapora
name-card-S032 = Rzeczna Zapora
name-card-S033 = Kamienna Zapora
name-card-S034 = Wiatrołap
name-card-S035 = Wiatrołap
name-card-S036 = Strzał z Yumi
name-card-S037 = Strzał z Yumi
name-card-S038 = Strzał z Yumi
name-card-S039 = Cios Kolbą
name-card-S040 = Cios Kolbą
name-card-S041 = Ognia!
name-card-SN995 = Potężny Cios
name-card-SN996 = Dziki Zamach
name-card-SN997 = Sypnięcie Piachem
name-card-SN998 = Krwawy Szał
name-card-SN999 = Cięcie z Dołu
name-card-S-Ronin-001 = Bycze Pchnięcie
name-card-S-Ronin-002 = Stalowa Zapora
name-card-S-Ronin-003 = Rzeźbiony Kieł
name-card-S-Ronin-004 = Zwierzęcy Atak
name-card-S-Ronin-N = Groza
name-card-S-Warrior-001 = Ściana Żaru
name-card-S-Warrior-002 = Koszące Podcięcie
name-card-S-Warrior-003 = Krąg Ochrony
name-card-S-Warrior-004 = Zmiana Intencji
name-card-S-Warrior-N = Ogon Feniksa
name-card-S-Master-001 = Mroczny Wgląd
name-card-S-Master-002 = Przemieszczenie
name-card-S-Master-003 = Bezbłędne Cięcie
name-card-S-Master-004 = Oszczędny Cios
name-card-S-Master-N = Żmijowy Kieł
name-card-S-Student-001 = Posłuszeństwo
name-card-S-Student-002 = Spadający Głaz
name-card-S-Student-003 = Górskie Przejście
name-card-S-Student-004 = Wnikliwy Cios
name-card-S-Student-N = Ogon Grzmotu
name-card-S-Ashigaru-001 = Koszący Zamach
name-card-S-Ashigaru-002 = Przeszycie
name-card-S-Ashigaru-003 = Zachodzące Słońce
name-card-S-Ashigaru-004 = Pchnięcie z Wypadu
name-card-S-Ashigaru-N = Zamek Niebios
name-card-S-Hachiko-001 = Machnięcie Łapą
name-card-S-Hachiko-002 = Skok
name-card-S-Hachiko-003 = Dzikie Wycie
name-card-S-Hachiko-004 = Groźny Warkot
name-card-S-Hachiko-005 = Szybkie Ugryzienie
name-card-S-Assassin-001 = Cios Żmii
name-card-S-Assassin-002 = Jadowite Cięcie
name-card-S-Assassin-003 = Skok w Cień
name-card-S-Assassin-004 = Przecięta Tętnica
name-card-S-Assassin-N = Pocałunek Pająka
name-card-S-Kojiro-001 = Blok Ganryu
name-card-S-Kojiro-002 = Pogardliwe Dźgnięcie
name-card-S-Kojiro-003 = Cięta Uwaga
name-card-S-Kojiro-004 = Doskok
name-card-S-Kojiro-N = Cięcie Jaskółki
name-card-S-Monk-001 = Droga Oświecenia
name-card-S-Monk-002 = Gniew Satori
name-card-S-Monk-003 = Cios Dłonią
name-card-S-Monk-004 = Niezłomny Blok
name-card-S-Monk-N = Cięcie Fali Zen
name-card-S-Musashi-001 = Rwąca Woda
name-card-S-Musashi-002 = Niewzruszona Ziemia
name-card-S-Musashi-003 = Tańczący Ogień
name-card-S-Musashi-004 = Cięcie Wiatru
name-card-S-Musashi-N = Ostrze Mrocznej Pustki
name-card-S-Ninja-001 = Bomba Dymna
name-card-S-Ninja-002 = Cięcie Kamą
name-card-S-Ninja-003 = Rzut Shurikenem
name-card-S-Ninja-004 = Pył Metsubushi
name-card-S-Ninja-N = Księżycowa Pułapka
name-card-S-Onna-Bugeisha-001 = Wezbrana Rzeka
name-card-S-Onna-Bugeisha-002 = Krzyczący Umysł
name-card-S-Onna-Bugeisha-003 = Opadający Łuk
name-card-S-Onna-Bugeisha-004 = Wściekła Garda
name-card-S-Onna-Bugeisha-N = Cichy Uścisk
name-card-S-Sailor-001 = Cios z Wysoka
name-card-S-Sailor-002 = Taran Karaki
name-card-S-Sailor-003 = Wysoka Garda
name-card-S-Sailor-004 = Natarcie Szermierza
name-card-S-Sailor-N = Czarny Strzał
name-card-S-Wakou-001 = Trzeźwiejący Olbrzym
name-card-S-Wakou-002 = Marynarski Krok
name-card-S-Wakou-003 = Cios Głową
name-card-S-Wakou-004 = Chwiejny Cios
name-card-S-Wakou-N = Uderzenie Burtą
name-card-S-Yasuke-001 = Podwójny Cios
name-card-S-Yasuke-002 = Ugryzienie Lwa
name-card-S-Yasuke-003 = Obrona Dwoma Ostrzami
name-card-S-Yasuke-004 = Szarża Stada
name-card-S-Yasuke-N = Słuszny Gniew
name-card-S-Yojimbo-001 = Żądło Skorpiona
name-card-S-Yojimbo-002 = Łamacz Nóg
name-card-S-Yojimbo-003 = Żelazna Garda
name-card-S-Yojimbo-004 = Rzut Senbon
name-card-S-Yojimbo-N = Zanmato

card-requires_path = wymaga „{ name-card-S-Monk-001 }” w grze
card-nightmare = Koszmar
card-contracts = inicjatywa i rany +1 za każdy wypełniony kontrakt
card-reported = znana z jednego źródła
card-reconstructed = częściowo zrekonstruowana
card-change_behaviour = zmień zachowanie
card-reset_deck = po tej turze odnów talię
card-close_in = preferowana odległość zmienia się na 1
card-remove_card = ta karta opuszcza grę
card-recall = wtasuj do talii ostatnio odrzuconą kartę ({ $types })
card-remain_enlightened_path = pozostaje w grze: żeton za każdy udany atak lub blok

## Gra

game-title = Senjutsu solo
game-intro = Od jednego do czterech bohaterów walczy ramię w ramię z wrogami, którymi nikt nie gra: z żołnierzami albo bohaterami z własnymi kartami. Każdy wróg w każdej turze dobiera kartę; dokąd idzie i kogo atakuje, wynika z jego zachowania, postawy i stałych reguł, a każdą decyzję można wyjaśnić. Pokonaj wszystkich albo stawiaj czoła kolejnym falom hordy, jeśli chcesz – u boku poległego pana.
moment-over = Walka kończy się w turze { $turn }
score-horde = { $rank } · runda { $round }, fala { $wave }

## O co pyta gra

prompt-fog_stance = { $who }: mgła pozwala ci wybrać postawę { GEN($other) }.
prompt-place_token = { $who }: gdzie kładziesz poległego pana?
prompt-wave_place = { $who }: gdzie stawiasz { ACC($other) }?

## Co można wybrać

choice-stance = Postawa: { $stance }
choice-mood = Zachowanie: { $behaviour }; postawa: { $stance }
choice-slot = Karta z talii doboru { $number }
choice-enter = Zaczyna na { $space }

## Co się dzieje

event-slot = { $who } dostaje kartę z talii doboru { $number }.
event-mood = { $who }: zachowanie – { $behaviour }, postawa – { $stance }.
event-enemy_attacks = { $who } atakuje { ACC($other) } kartą „{ $card }”.
event-enemy_holds_back = { $who } nie może zaatakować kartą „{ $card }” i tylko się poruszy.
event-enemy_counter = { $who } odpowiada Kontrą na atak { GEN($other) }.
event-enemy_reshuffled = { $who } nie ma już kart: karty odrzucone stają się talią.
event-enemy_reset = { $who } odnawia talię.
event-discards_gathered = { $who } wtasowuje karty odrzucone do talii.
event-recalled = { $who } wtasowuje do talii odrzuconą kartę „{ $card }”.
event-card_removed = { $who } traci na stałe kartę „{ $card }”.
event-looked_at_card = { $who } ma na wierzchu talii „{ $card }”.
event-path_token = { $who } zyskuje żeton na karcie „{ name-card-S-Monk-001 }”. Żetony: { $count }.
event-wave = Runda { $round }, fala { $wave }: nadchodzą wrogowie.
event-wave_defeated = Fala { $wave } rundy { $round } jest pokonana.
event-rank_reached = Zdobyto rangę: { $rank }.
event-round = Zaczyna się runda { $round }: każdy wróg wytrzymuje o jedną ranę więcej.
event-half_returned = { $who } wtasowuje połowę kart odrzuconych do talii.
event-over = { $reason ->
    [last_side] Koniec walki: została jedna strona.
    [draw] Koniec walki: nie został nikt. Remis.
    [lord_fallen] Koniec walki: atak dosięgnął poległego pana.
    [contracts] Koniec walki: wszystkie kontrakty są wypełnione.
   *[other] Koniec walki: wszyscy padli razem, rozstrzyga Przewaga.
}

## Jak się kończy

ending-lord_fallen = Atak dosięgnął poległego pana.
ending-run_ended = Bohater padł; liczy się najwyższa ranga.
headline-run_ended = Koniec walki z hordą.

## Opcje

option-mode = Rodzaj walki
option-mode-help = walka z wybranymi wrogami albo fale wrogów, aż bohater padnie
value-mode-fight = walka
value-mode-horde = horda
value-mode-fallen_lord = horda i poległy pan
option-enemy_1 = Wróg 1
option-enemy_1-help = pierwszy wróg w walce; ashigaru przyprowadza hachiko
value-enemy_1-samurai_boss = { name-enemy_samurai_boss }
value-enemy_1-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_1-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_1-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_1-arquebusier = { name-enemy_arquebusier }
value-enemy_1-master = { name-enemy_master }
value-enemy_1-student = { name-enemy_student }
value-enemy_1-ronin = { name-enemy_ronin }
value-enemy_1-warrior = { name-enemy_warrior }
value-enemy_1-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_1-assassin = { name-enemy_assassin }
value-enemy_1-kojiro = { name-enemy_kojiro }
value-enemy_1-monk = { name-enemy_monk }
value-enemy_1-musashi = { name-enemy_musashi }
value-enemy_1-ninja = { name-enemy_ninja }
value-enemy_1-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_1-sailor = { name-enemy_sailor }
value-enemy_1-wakou = { name-enemy_wakou }
value-enemy_1-yasuke = { name-enemy_yasuke }
value-enemy_1-yojimbo = { name-enemy_yojimbo }
option-enemy_2 = Wróg 2
option-enemy_2-help = wróg 2 w walce
value-enemy_2-nobody = nikt
value-enemy_2-samurai_boss = { name-enemy_samurai_boss }
value-enemy_2-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_2-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_2-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_2-arquebusier = { name-enemy_arquebusier }
value-enemy_2-master = { name-enemy_master }
value-enemy_2-student = { name-enemy_student }
value-enemy_2-ronin = { name-enemy_ronin }
value-enemy_2-warrior = { name-enemy_warrior }
value-enemy_2-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_2-assassin = { name-enemy_assassin }
value-enemy_2-kojiro = { name-enemy_kojiro }
value-enemy_2-monk = { name-enemy_monk }
value-enemy_2-musashi = { name-enemy_musashi }
value-enemy_2-ninja = { name-enemy_ninja }
value-enemy_2-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_2-sailor = { name-enemy_sailor }
value-enemy_2-wakou = { name-enemy_wakou }
value-enemy_2-yasuke = { name-enemy_yasuke }
value-enemy_2-yojimbo = { name-enemy_yojimbo }
option-enemy_3 = Wróg 3
option-enemy_3-help = wróg 3 w walce
value-enemy_3-nobody = nikt
value-enemy_3-samurai_boss = { name-enemy_samurai_boss }
value-enemy_3-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_3-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_3-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_3-arquebusier = { name-enemy_arquebusier }
value-enemy_3-master = { name-enemy_master }
value-enemy_3-student = { name-enemy_student }
value-enemy_3-ronin = { name-enemy_ronin }
value-enemy_3-warrior = { name-enemy_warrior }
value-enemy_3-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_3-assassin = { name-enemy_assassin }
value-enemy_3-kojiro = { name-enemy_kojiro }
value-enemy_3-monk = { name-enemy_monk }
value-enemy_3-musashi = { name-enemy_musashi }
value-enemy_3-ninja = { name-enemy_ninja }
value-enemy_3-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_3-sailor = { name-enemy_sailor }
value-enemy_3-wakou = { name-enemy_wakou }
value-enemy_3-yasuke = { name-enemy_yasuke }
value-enemy_3-yojimbo = { name-enemy_yojimbo }
option-enemy_4 = Wróg 4
option-enemy_4-help = wróg 4 w walce
value-enemy_4-nobody = nikt
value-enemy_4-samurai_boss = { name-enemy_samurai_boss }
value-enemy_4-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_4-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_4-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_4-arquebusier = { name-enemy_arquebusier }
value-enemy_4-master = { name-enemy_master }
value-enemy_4-student = { name-enemy_student }
value-enemy_4-ronin = { name-enemy_ronin }
value-enemy_4-warrior = { name-enemy_warrior }
value-enemy_4-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_4-assassin = { name-enemy_assassin }
value-enemy_4-kojiro = { name-enemy_kojiro }
value-enemy_4-monk = { name-enemy_monk }
value-enemy_4-musashi = { name-enemy_musashi }
value-enemy_4-ninja = { name-enemy_ninja }
value-enemy_4-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_4-sailor = { name-enemy_sailor }
value-enemy_4-wakou = { name-enemy_wakou }
value-enemy_4-yasuke = { name-enemy_yasuke }
value-enemy_4-yojimbo = { name-enemy_yojimbo }
option-wound_limit = Limit ran wrogów
option-wound_limit-help = rany, które pokonują każdego wroga; 0: 7 przeciw jednemu, 3 przeciw dwóm, 2 przeciw trzem, 1 przeciw większej liczbie i w hordzie
option-nightmare = Koszmar
option-nightmare-help = wrogowie mają karty koszmaru
option-all_nightmares = Więcej kart koszmaru
option-all_nightmares-help = każda karta z talii 3 lub 4 jest kartą koszmaru
option-behaviour = Pierwsze zachowanie
option-behaviour-help = zachowanie, z którym wrogowie zaczynają
value-behaviour-random = losowo
value-behaviour-left = { name-behaviour-left }
value-behaviour-centre = { name-behaviour-centre }
value-behaviour-right = { name-behaviour-right }
option-stance = Pierwsza postawa
option-stance-help = postawa, w której wrogowie zaczynają
value-stance-random = losowo
value-stance-offensive = { name-stance-offensive }
value-stance-defensive = { name-stance-defensive }
option-extra_card = Dodatkowa karta
option-extra_card-help = talia dodatkowej karty, gdy przepis wymienia kilka
value-extra_card-random = losowo
value-extra_card-first = z pierwszej talii
value-extra_card-second = z drugiej talii
value-extra_card-third = z trzeciej talii
option-horde_enemies = Inni w hordzie
option-horde_enemies-help = kto zastępuje Ashigaru w hordzie, np. monk,master
option-behaviour_turns_stance = Zachowanie zmienia postawę
option-behaviour_turns_stance-help = zmiana zachowania zmienia też postawę
option-all_stuns_count = Liczą się wszystkie Ogłuszenia
option-all_stuns_count-help = Ogłuszenia w talii wroga liczą się do jego porażki
option-literal_counters = Kontry zawsze odpowiadają
option-literal_counters-help = Kontry wrogów odpowiadają na każdy atak o ich inicjatywie
option-side_is_a_sector = Strona to sektor
option-side_is_a_sector-help = zachowanie oznacza dowolne pole swojej strony, a nie jedno w linii prostej
option-enemies_foresee = Wrogowie przewidują
option-enemies_foresee-help = wrogowie zakładają, że bohaterowie wykorzystają cały ruch swoich kart
option-shots_need_slower = Bez daremnych strzałów
option-shots_need_slower-help = wrogowie poruszają się zamiast strzelać, gdy nikt w polu widzenia nie jest dość wolny
option-wounds_before_rear = Najpierw rany, potem plecy
option-wounds_before_rear-help = wrogowie wolą zadać więcej ran, niż uderzyć od tyłu

## Wrogowie w przeglądarce

web-enemies = Wrogowie
web-mood_says = Zachowanie: { $behaviour }, postawa: { $stance }
web-distance = Trzyma odległość { $number }
web-distance_ranged = Strzela; trzyma odległość { $number } lub większą
web-enemy_stuns = Ogłuszenia: { $number } z { $total }; w talii jeszcze { $hidden }
web-resets = Po tej turze tasuje wszystkie swoje karty razem
web-desperate = W Desperacji
web-path_tokens = Żetony na karcie „{ name-card-S-Monk-001 }”: { $number }
web-contracts_done = Wypełnione kontrakty: { $what }
web-may_come = Mogą nadejść
web-unseen_of = Jeszcze niewidziane: { $number } – { $deck }.
web-stuns_in_deck = Ogłuszenia w talii: { $number }.
web-poison_in_deck = Zatrucia w talii: { $number }.
web-on_top = Na wierzchu talii
web-removed = Poza grą
web-horde = Horda
web-round_says = Runda { $number }
web-wave_says = Fala { $number } z { $total }
web-rank_says = Osiągnięto: { $rank }
web-lord_lies = Poległy pan leży na { $space }
web-way_says = { $who }, przebyta droga: { $spaces }
web-why = Dlaczego?
web-why_asks = Dlaczego { $who } tak robi?
web-why_not = Dlaczego nigdzie indziej
web-why_no_other = Dlaczego nic innego
web-why_nothing = Nie ma jeszcze decyzji do wyjaśnienia.
web-danger_lord = Uwaga: jeśli nic więcej nie zrobisz, atak dosięgnie poległego pana i przegrasz.
web-danger_falls = Uwaga: jeśli nic więcej nie zrobisz, twój bohater padnie w tej turze.
web-danger_hit = Jeśli nic więcej nie zrobisz, trafi cię { $who }. Rany: { $number }.
web-danger_wounds = To kosztuje cię rany: { $number }.

## Dlaczego wróg tak postąpił

why-moves = { $who } porusza się kartą „{ $card }”.
why-attacks = { $who } atakuje kartą „{ $card }”.
why-attacks_elsewhere = { $who } atakuje kartą „{ $card }” z innego pola: tam nikt nie zablokuje ataku, nikt nie trafi i nie ucierpi inny wróg.
why-attacks_anyway = { $who } atakuje kartą „{ $card }”, choć ma to swoją cenę: postawa jest ofensywna.
why-holds_back = { $who } wstrzymuje kartę „{ $card }”: postawa jest defensywna, a każdy atak miałby swoją cenę.
why-cannot_reach = { $who } nikogo nie dosięga kartą „{ $card }” i tylko się porusza.
why-shoots = { $who } ma cel w polu widzenia i w zasięgu karty „{ $card }”.
why-cannot_shoot = { $who } nie ma nikogo w polu widzenia i w zasięgu karty „{ $card }” i tylko się porusza.
why-target = Cel: { $other }.
why-taken = Wybrane pole: { $space }, zwrot: { $direction }.
why-only_place = Możliwe było tylko pole { $space }, zwrot: { $direction }.
why-better_for_heroes = Nie gorsze dla bohaterów: { $spaces }
why-faces_away = Bardziej odwrócone od celu: { $spaces }
why-far_from_side = Dalej od strony, którą woli zachowanie: { $spaces }
why-far_from_distance = Dalej od preferowanej odległości: { $spaces }
why-need_not_move = Widok i odległość są dobre już na własnym polu: { $spaces }
why-too_near = Za blisko albo dalej od strony, którą woli zachowanie: { $spaces }
why-no_sight = Bez linii wzroku albo dłuższą drogą: { $spaces }
why-no_sight_or_distance = Bez linii wzroku albo dalej od preferowanej odległości: { $spaces }
why-nearer_than_needed = Bliżej, niż trzeba: { $spaces }
why-more_movement = Więcej ruchu, niż trzeba: { $spaces }
why-fewer_wounds = Mniej ran: { $spaces }
why-not_behind = Nie za plecami celu: { $spaces }
why-attacks_from_here = Atak możliwy bez ruchu: { $spaces }
why-harmful = Tam atak zostałby zablokowany, trafiłby bohater albo ucierpiałby inny wróg: { $spaces }
why-other_side = Dalej od strony, którą woli zachowanie: { $spaces }
why-too_dangerous = Zbyt niebezpieczne dla postawy defensywnej: { $spaces }
why-reaches_nobody = Stamtąd atak nikogo nie dosięga: { $spaces }
why-not_straight_behind = Za plecami celu, ale nie dokładnie z tyłu: { $spaces }
why-shoots_from_here = Strzał możliwy bez ruchu: { $spaces }
why-out_of_range = Nikogo w polu widzenia i w zasięgu: { $spaces }
why-no_shot = Dalej od miejsca, z którego może strzelać: { $spaces }
why-card_closed = { $who } nie spełnia wymagań karty „{ $card }” i tylko się porusza.
why-chooses = { $who } ma wybór z kartą „{ $card }”.
why-chooses_order = { $who }, z kartą „{ $card }”, ma tę samą inicjatywę i typ co inni.
why-meets_attack = { $who } wybiera inicjatywę karty „{ $card }”, aby zatrzymać atak.
why-meets_none = { $who } wybiera inicjatywę karty „{ $card }”: nie ma ataku do zatrzymania.
why-farther = Dalej: { $other }
why-fits_less = Mniej pasuje do zachowania: { $other }
why-later_from_left = Później, licząc od lewej: { $other }
why-struck_less = Tu atak działa słabiej albo wcale: { $other }
why-answer = Wybór: { $answer }. Ocena: { $number }
why-answer_plain = Wybór najgorszy dla bohaterów: { $answer }.
why-answer_dropped = Nie gorsze dla bohaterów: { $answer }. Ocena: { $number }
why-answer_dropped_plain = Nie gorsze dla bohaterów: { $answer }
why-meets = Przy inicjatywie { $answer } nadchodzi atak. Rany: { $number }
why-meets_nothing = Żadnego ataku przy inicjatywie { $answer }
why-meets_less = Mniej ran albo niższa inicjatywa: { $answer }. Rany: { $number }
why-taken_worst = Wybrane pole: { $space }, zwrot: { $direction }. Ocena: { $number }
why-strikes_another = Trafia bohatera, który jest gorszym celem: { $spaces }

## Ile brakuje

goal-enemy = Pokonaj { ACC($who) }. Rany: { $number } z { $limit }.
goal-enemies = Pokonaj wszystkich wrogów: zostało { $number } z { $total }.
goal-hero_falls = Przegrywasz, gdy padnie { $who }. Rany: { $number } z { $limit }.
goal-heroes_fall = Przegrywacie, gdy padnie ostatni bohater. Twoje rany: { $number } z { $limit }; bohaterowie: { $count } z { $total }.
goal-heroes_left = Bohaterowie przegrywają, gdy padnie ostatni: zostało { $count } z { $total }.
goal-wood = Następna ranga: Drewno, za falę 3 rundy 1. Teraz: runda { $round }, fala { $wave }.
goal-steel = Następna ranga: Stal, za całą rundę 1. Teraz: runda { $round }, fala { $wave } z 4.
goal-gold = Następna ranga: Złoto, za całą rundę 2. Teraz: runda { $round }, fala { $wave } z 4.
goal-jade = Następna ranga: Jadeit, za całą rundę 3. Teraz: runda { $round }, fala { $wave } z 4.
goal-beyond = Wszystkie rangi zdobyte. Teraz: runda { $round }, fala { $wave } z 4.
goal-run_ends = Gra kończy się, gdy padnie { $who }. Rany: { $number } z { $limit }.
goal-lord = Przegrywasz od razu, gdy atak dosięgnie poległego pana.

## Co przemawia za wyborem

why-survives = Inaczej twój bohater padnie w tej turze.
why-saves_lord = Inaczej atak dosięgnie poległego pana.
why-spared = { $who } nie trafi cię wtedy w tej turze.
why-fewer_hurts = Otrzymasz w tej turze mniej ran: { $number } zamiast { $total }.
why-deals = Wrogowie otrzymają w tej turze więcej ran: { $number }.
why-attack_comes = { $who } jest blisko; szansa, że następna karta to atak: { $number }%.
why-block_comes = { $who }: szansa, że następna karta to Obrona: { $number }%.

## Sędzia dla tych, którzy grają w Senjutsu solo na prawdziwym stole; polecenia są takie same we wszystkich językach

referee-setting_up = Podaj planszę, teren, bohaterów i wrogów; potem „{ $begin }”.
referee-cards = Podaj kartę każdego bohatera; potem „{ $go }”.
referee-revealed = Wszystkie karty są odkryte. Podaj Nagłe Zamiany i wybrane inicjatywy, jeśli są; potem „{ $go }”.
referee-part = { $who } działa. Wybierz, jak wykonano kartę; jeśli stało się coś innego, wpisz to, potem „{ $go }”.
referee-lines = { $who } wykonuje to, co jest pod Blokiem. Wybierz, jak; jeśli stało się coś innego, wpisz to, potem „{ $go }”.
referee-counter = { $who } blokuje atak i może odpowiedzieć Kontrą: podaj kartę albo „{ $go }”, jeśli bez Kontry.
referee-type_card = { $who } bierze wierzchnią kartę talii: która to? ({ $figure } NUMER)
referee-answer-with = Wpisz numer odpowiedzi.
referee-draw = Każdy bohater dobiera kartę.
referee-draws = { $who } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
referee-discard = { $who } odrzuca kartę do wyboru.
referee-shuffle = { $who } wtasowuje do talii kartę tego rodzaju, jeśli ma ją na ręce: { $kind }.
referee-own_cards = { $who }: wykonaj z ręką i talią to, co mówi karta.
referee-half_returned = { $who }: potasuj swoje odrzucone karty; połowa, zaokrąglona w górę, wraca do talii.
referee-won = Bohaterowie zwyciężyli.
referee-lost = Bohaterowie przegrali.
referee-way-nothing = Nic się nie zmienia.
referee-ways = Jak na karcie, wpisz numer:
referee-ways-spaces = Jak na karcie, wpisz, gdzie kończy { $who }, na przykład „printed { $example }”: { $spaces }
referee-doubt-stun = { $who } nie ma karty Ogłuszenia.
referee-doubt-focus = „{ $card }” kosztuje Skupienie: { $cost }; { $who } ma: { $number }.
referee-doubt-kamae = „{ $card }” wymaga innego Kamae albo warunku; { $who } ma: { $kamae }.
referee-doubt-deck = Karty „{ $card }” nie ma w talii. Bohater: { $who }.
referee-doubt-weapon = „{ $card }” to nie wybrana broń. Bohater: { $who }.
referee-doubt-forbidden = Karta w grze zabrania w tej turze karty „{ $card }”.
referee-doubt-reach = Tak jak wydrukowano, karta nie sięga tego wroga: { $other }. Bohater: { $who }.
referee-doubt-space = Tak jak wydrukowano, karta nie prowadzi na { $space }. Bohater: { $who }.
referee-really = Wpisać mimo to?
referee-no-again = Nie ma wcześniejszej sesji, której przygotowanie można powtórzyć.
referee-fog = { $who } jest we mgle: weź kartę na tę turę losowo.
referee-defeated = poza walką
referee-stands = { $space }, zwrot: { $direction }
referee-wounds = rany { $number } z { $limit }
referee-hero_mood = { $kamae }, Skupienie { $number }
referee-enemy_mood = { $behaviour }, { $stance }, talia { $number }
referee-undone = Cofnięto: { $entry }
referee-no-reasons = Żaden wróg jeszcze o niczym nie zdecydował.
referee-no-card = Żadna karta nie ma numeru { $text }.
referee-welcome = Sędzia gra wrogami; „help” pokazuje, co można wpisać.
referee-saved = Sesja jest zapisana. Do zobaczenia!
referee-resume-question = Wrócić do sesji { $file }?
referee-help =
    board snow_field              przygotowanie: plansza; potem terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             przygotowanie: bohater, jego pole i zwrot
    enemy 1 samurai_boss D1 S     przygotowanie: wróg; można dodać zachowanie, postawę i limit ran: left defensive 5
    decks table                   przygotowanie: sam dobierasz karty wrogów i je wpisujesz; deck 1 S001 S024: te są w talii
    nightmare                     przygotowanie: wrogowie mają karty koszmaru
    preset                        przygotowanie: zwykły teren planszy
    horde                         przygotowanie: horda zamiast wrogów; horde lord: u boku poległego pana; horde monk: zamiast Ashigaru
    list 1 signature              przygotowanie: talia bohatera 1, aby znać Nagłe karty i wątpliwe zagrania
    begin                         przygotowanie skończone
    turn 029                      karty wszystkich bohaterów naraz, odkryte; także samo 029 albo 029 114 dla dwóch
    printed 1                     karta bohatera jak wydrukowano, w ten sposób; także samo 1; printed D4 N: gdzie kończy
    counter 1 126                 bohater 1 kontruje tą kartą
    card 1 029                    karta, którą zagrywa bohater 1; card 1 120 6: z inicjatywą
    enemy 1 S024                  karta, którą dobrał wróg 1
    speed 1 6                     inicjatywa, którą wybrał bohater 1
    hero 1 D4 N                   gdzie figurka teraz stoi i dokąd jest zwrócona: hero 1 D4, enemy 2 NE
    wound enemy 1 2               rany; także bleed, stun, hobble, poison enemy 1 129; minus zabiera
    focus hero 1 2                znaczniki; także kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               tarcze bohatera 1; bez pól jak na karcie, none: bez tarcz
    blocked 1 2                   wróg 1 zablokował atak bohatera 2
    keep 1 025                    karta, która zostaje w grze; keep 1 025 off: już nie
    clear C3                      element terenu znika
    advantage hero 1              bohater 1 idzie na szczyt toru Przewagi
    answer 1                      odpowiedź na pytanie
    go                            dalej; skróty: g, w 1 2 (wound enemy 1 2), h, e, c, a, p, t, u
    undo                          cofnij ostatni wpis
referee-help-looks =
    show                          pokaż planszę i figurki; show S024: kartę
    why                           dlaczego wrogowie tak zrobili
    rules SJ-42.5                 przeczytaj punkt zasad
    journal                       wszystkie wpisy
    quit                          wyjdź; wszystko jest zapisane

## Senjutsu w pojedynkę

solo-draw_distance = odległość { $number }
solo-draw_deck = talia { $number } (nigdy niewidziane { $unseen })
solo-draw_deck_stuns = Ogłuszenia w talii { $number }
solo-draw_on_top = Na wierzchu talii
solo-draw_in_deck = Widziane, teraz w talii
solo-draw_discarded = Odrzucone
solo-draw_unseen = karty, których nikt nie widział: { $number }
solo-help_about = co robią bohaterowie, wrogowie, zachowania, stany i teren
solo-help_enemies = pełny tekst kart, które pokazali wrogowie
solo-help_why = dlaczego wrogowie tak zrobili w ostatniej turze

## Strony

page-intro = Od jednego do czterech bohaterów ramię w ramię przeciw wrogom, którymi kierują karty: żołnierzom, bohaterom bez gracza albo hordzie, która nadciąga falami. Każdą decyzję wroga można wyjaśnić.
page-preset-boss = Pojedynek z Szefem samurajów
page-preset-two-ashigaru = Przeciw dwóm Ashigaru
page-preset-hero-enemy = Przeciw bohaterowi: Ninja
page-preset-nightmare = Koszmar: Szef samurajów
page-preset-horde = Horda: fala za falą
page-preset-fallen-lord = Horda u boku poległego pana
page-preset-side-by-side = Ramię w ramię z botem
page-referee = Sędzia
page-referee-intro = Grasz w Senjutsu solo na prawdziwym stole? Sędzia gra wrogami: podaj, co stoi na planszy i jakie karty zagrano, a on powie, co robi każdy wróg i dlaczego. Pilnuje ran, talii i torów, a każdy wpis można cofnąć.
page-referee-new = Nowa sesja
page-referee-learn = Jak to działa, krok po kroku
page-referee-sessions = Twoje sesje
page-referee-entries = Wpisy: { $number }
page-referee-against = { $heroes } przeciw: { $enemies }
page-referee-wrong = Tego nie można wpisać:
page-referee-doubt = Czy to się zgadza?
page-referee-really = Tak, naprawdę
page-referee-printed = Jak na karcie
page-referee-printed-space = Jak na karcie: dotknij pola, na którym kończy { $who }.
page-referee-printed-here = Jak na karcie, koniec na { $space }
page-referee-way-to = { $who } kończy na { $space }
page-referee-step-by-step = Jak na karcie, wybór po wyborze
page-referee-else = Stało się inaczej
page-referee-counter-card = Karta Kontry
page-referee-no-counter = Bez Kontry
page-referee-reveal = Odkryj karty
page-referee-tap-setup = Dotknij wolnego pola, aby coś na nim postawić, albo figurki, aby ją zmienić.
page-referee-put-here = Co jest na { $space }?
page-referee-horde = Horda, fala za falą
page-referee-horde-lord = Horda, u boku poległego pana
page-referee-preset = Zwykły teren tej planszy
page-referee-signature = { $who } gra talią popisową
page-referee-again = To samo przygotowanie co ostatnio
page-referee-deeper = Liczby za tym
page-referee-against-horde = { $heroes } przeciw hordzie
page-referee-why = Dlaczego wrogowie tak zrobili?
page-referee-enter = Wpisz
page-referee-go = Dalej
page-referee-begin = Zacznij walkę
page-referee-undo = Cofnij: { $entry }
page-referee-card-of = Karta: { $who }
page-referee-enemy-card = Numer karty
page-referee-speed = Inicjatywa
page-referee-shields = Tarcze
page-referee-shields-help = Pola; puste: jak na karcie; „none”: bez tarcz. Bez wpisu stoją jak na karcie.
page-referee-blocked = { $who }: atak zablokowany
page-referee-tap-figure = Dotknij figurki, aby ją przesunąć albo coś w niej zmienić.
page-referee-tap-space = Dotknij pola, na które idzie figurka, albo wybierz poniżej zwrot i znaczniki.
page-referee-let-go = Odznacz
page-referee-to = { $figure } na { $space }
page-referee-faces = Zwrot
page-referee-focus = Skupienie
page-referee-kamae = Kamae
page-referee-other = Inne
page-referee-advantage = Szczyt toru Przewagi
page-referee-behaviour = Zachowanie
page-referee-stance = Postawa
page-referee-limit = Limit ran
page-referee-poison = Zatrucie
page-referee-setup = Przygotowanie
page-referee-board = Plansza
page-referee-terrain = Teren
page-referee-space = Pole
page-referee-facing = Zwrot
page-referee-number = Nr
page-referee-hero = Bohater
page-referee-enemy = Wróg
page-referee-decks-table = Sam dobieram karty wrogów z moich talii
page-referee-decks-program = Niech program dobiera karty wrogów
page-referee-nightmare = Użyj kart koszmaru
page-referee-figures = Figurki
page-referee-change-of = Zmień: { $figure }
page-referee-journal = Dziennik
page-referee-line = Szybki wpis
page-referee-commands = Co można wpisać
page-referee-file = Sesja jako plik, do terminala

## Koniec: liczby z gry

stat-defeated = Pokonane postacie
stat-waves = Pokonane fale
