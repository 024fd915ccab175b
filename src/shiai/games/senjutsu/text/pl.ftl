# Senjutsu po polsku. Wartości, które są elementami gry, przychodzą jako ich nazwy poniżej; liczby przychodzą jako liczby.
# Bohaterowie mają przypadki jako atrybuty: .gen (kogo? czego?), .acc (kogo? co?), .ins (z kim? czym?); zdanie bierze je przez GEN($other).

## Karty

name-master = Mistrz
    .gen = Mistrza
    .acc = Mistrza
    .ins = Mistrzem
name-student = Uczeń
    .gen = Ucznia
    .acc = Ucznia
    .ins = Uczniem
name-warrior = Wojowniczka
    .gen = Wojowniczki
    .acc = Wojowniczkę
    .ins = Wojowniczką
name-ronin = Ronin
    .gen = Ronina
    .acc = Ronina
    .ins = Roninem
name-ninja = Ninja
    .gen = Ninji
    .acc = Ninję
    .ins = Ninją
name-onna_bugeisha = Onna-Bugeisha
    .gen = Onny-Bugeishy
    .acc = Onnę-Bugeishę
    .ins = Onną-Bugeishą
name-assassin = Zabójca
    .gen = Zabójcy
    .acc = Zabójcę
    .ins = Zabójcą
name-wakou = Wakou
    .gen = Wakou
    .acc = Wakou
    .ins = Wakou
name-yojimbo = Yojimbo
    .gen = Yojimbo
    .acc = Yojimbo
    .ins = Yojimbo
name-yasuke = Yasuke
name-sailor = Żeglarz
    .gen = Żeglarza
    .acc = Żeglarza
    .ins = Żeglarzem
name-basic = karta podstawowa
name-weapon = karta broni

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-nagamaki = Nagamaki
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
name-carrack = Karaka
name-pistol = Pistolet
name-yari = Yari

name-attack = Atak
name-defence = Obrona
name-meditation = Medytacja
name-core = Główna

name-wood = Drewno
name-steel = Stal
name-gold = Złoto
name-jade = Jadeit

name-burning_sun = Szkoła Płonącego Słońca
name-autumn_hare = Szkoła Jesiennego Zająca
name-jade_river = Szkoła Jadeitowej Rzeki

name-NEU = Neutralna
name-AGG = Agresja
name-BAL = Równowaga
name-DET = Determinacja
name-DIST = Dystans
name-desperation = Desperacja
name-drunk = Po pijanemu
name-load = Spowolnienie
name-stealth = Ukrycie

name-stun = Ogłuszenie
name-hobble = Utykanie
name-wound = Rana
name-bleeding_wound = Krwawiąca Rana
name-poison = Zatrucie
name-poison-002 = Paralizujący Jad
name-poison-129 = Obłok Zamętu
name-poison-130 = Krwotoczna Toksyna
name-poison-131 = Porażenie
name-poison-132 = Zjadliwa Trucizna

name-card-008 = Mistrz (Główna)
name-card-009 = Odbicie Smoka
name-card-010 = Żmijowy Kieł
name-card-011 = Echo Ostrza
name-card-012 = Mroczny Wgląd
name-card-013 = Oko Smoka
name-card-014 = Mroczny Pakt
name-card-015 = Ogon Smoka
name-card-016 = Szósty Zmysł
name-card-017 = Skażona Mądrość
name-card-018 = Oszczędny Cios
name-card-019 = Bezbłędne Cięcie
name-card-020 = Przemieszczenie
name-card-023 = Ronin (Główna)
name-card-024 = Szkarłatny Wir
name-card-025 = Ciężka Zbroja
name-card-026 = Pęd Byka
name-card-027 = Rzeźbiony Kieł
name-card-028 = Groza
name-card-029 = Zwierzęcy Atak
name-card-030 = Rozerwanie
name-card-031 = Stalowa Zapora
name-card-032 = Wilczy Pazur
name-card-033 = Ugryzienie
name-card-034 = Opanowanie Upadku
name-card-035 = Bycze Pchnięcie
name-card-038 = Uczeń (Główna)
name-card-039 = Głęboki Wdech
name-card-040 = Ogon Grzmotu
name-card-041 = Płomienny Wgląd
name-card-042 = Sadzawka Zadumy
name-card-043 = Tygrysia Łapa
name-card-044 = Wnikliwy Cios
name-card-045 = Posłuszeństwo
name-card-046 = Spadający Głaz
name-card-047 = Cięcie z Obrotem
name-card-048 = Szeroki Wodospad
name-card-049 = Górskie Przejście
name-card-050 = Spokojny Umysł
name-card-053 = Wojowniczka (Gł.)
name-card-054 = Huk Płomieni
name-card-055 = Ogon Feniksa
name-card-056 = Martwy Punkt
name-card-057 = Płonący Instynkt
name-card-058 = Kosząca Finta
name-card-059 = Zmiana Intencji
name-card-060 = Koszące Podcięcie
name-card-061 = Krótkie Pchnięcie
name-card-062 = Krąg Ochrony
name-card-063 = Ściana Żaru
name-card-064 = Cios Głową
name-card-065 = Skręcony Płomień
name-card-066 = Blok Kijem Bo
name-card-067 = Pchnięcie Kijem Bo
name-card-068 = Skrzyżowane Sai
name-card-069 = Zahaczenie Kamą
name-card-070 = Cięcie Kataną
name-card-071 = Cięcie Naginatą
name-card-072 = Cięcie Nodachi
name-card-073 = Pchnięcie Nodachi
name-card-074 = Zasłona Shikomizue
name-card-075 = Cięcie Tachi
name-card-076 = Blok Tonfą
name-card-077 = Cięcie Wakizashi
name-card-078 = Krwawy Szał
name-card-079 = Boskie Natchnienie
name-card-080 = Obrona Strażnika
name-card-081 = Legendarny Hart Ducha
name-card-082 = Życzliwość
name-card-083 = Szeroka Zasłona
name-card-084 = Spokój Ducha
name-card-085 = Odwaga
name-card-086 = Cięcie z Dołu
name-card-087 = Sypnięcie Piachem
name-card-088 = Obowiązek
name-card-089 = Zasłona Awaryjna
name-card-090 = Odskok
name-card-091 = Szczerość
name-card-092 = Honor
name-card-093 = Szacunek
name-card-094 = Prawość
name-card-095 = Samokontrola
name-card-096 = Rozpłatanie
name-card-097 = Drwina
name-card-098 = Okrzyk Wojenny
name-card-099 = Ochronny Wiatrak
name-card-100 = Skośne Cięcie
name-card-101 = Zwodnicze Cięcie
name-card-102 = Pewny Umysł
name-card-103 = Lekkim Krokiem
name-card-104 = Okaleczenie
name-card-105 = Poprzeczne Cięcie
name-card-106 = Żelazna Wola
name-card-107 = Dalekie Pchnięcie
name-card-108 = Zmyłka
name-card-109 = Otwarty Umysł
name-card-110 = Szybki Unik
name-card-111 = Rzeczna Zapora
name-card-112 = Cięcie z Przewrotu
name-card-113 = Odcięcie
name-card-114 = Kamienna Zapora
name-card-115 = Zwinny Blok
name-card-116 = Zwinny Umysł
name-card-117 = Biegły Umysł
name-card-118 = Dziki Blok
name-card-119 = Dziki Zamach
name-card-120 = Wiatrołap
name-card-121 = Spokojna Obrona
name-card-122 = Głęboka Medytacja
name-card-123 = Odparcie
name-card-124 = Opatrunek
name-card-125 = Kopnięcie Konia
name-card-126 = Cios Głownią
name-card-127 = Odepchnięcie
name-card-128 = Szybkie Dźgnięcie
name-card-133 = Pchnięcie Jumonji Yari
name-card-134 = Uderzenie Kanabo
name-card-135 = Nacięcie Kataną
name-card-136 = Chlaśnięcie Kataną
name-card-137 = Zamach Naginatą
name-card-138 = Cięcie Tanto
name-card-139 = Przebicie Yari
name-card-140 = Odwrotne Cięcie
name-card-141 = Spokojna Zasłona
name-card-142 = Spokojny Zamiar
name-card-143 = Krzyżowe Kopnięcie
name-card-144 = Determinacja
name-card-145 = Dezorientujący Cios
name-card-146 = Skupiona Garda
name-card-147 = Leśny Krok
name-card-148 = Gradobicie
name-card-149 = Cięcie z Góry
name-card-150 = Narastająca Furia
name-card-151 = Burzowa Zapora
name-card-152 = Ogłuszający Cios
name-card-153 = Przewaga
name-card-154 = Krwawe Cięcie
name-card-155 = Kontratak
name-card-156 = Skupiony Wysiłek
name-card-157 = Wyćwiczony Cios
name-card-158 = Młyniec
name-card-163 = Ninja (Główna)
name-card-164 = Cios Kusarigamą
name-card-165 = Krok Widmowego Księżyca
name-card-166 = Księżycowa Pułapka
name-card-167 = Dmuchawka Fukiya
name-card-168 = Pył Metsubushi
name-card-169 = Rzut Shurikenem
name-card-170 = Rozrzut Kolców
name-card-171 = Hak na Łańcuchu
name-card-172 = Bomba Dymna
name-card-173 = Smagający Łańcuch
name-card-174 = Niknący Cień
name-card-175 = Cięcie Kamą
name-card-176 = Wycofanie
name-card-218 = Zabójca (Główna)
name-card-219 = Zatrute Ostrza
name-card-220 = Żądło Cienia
name-card-221 = Krok Cienia
name-card-222 = Pocałunek Pająka
name-card-223 = Stalowy Deszcz
name-card-224 = Bomba Dymna
name-card-225 = Obrót Noża
name-card-226 = Skok w Cień
name-card-227 = Cios Żmii
name-card-228 = Rozbrajający Wdzięk
name-card-229 = Przecięta Tętnica
name-card-230 = Jadowite Cięcie
name-card-294 = Onna-Bugeisha (Główna)
name-card-295 = Serce Oni
name-card-296 = Cichy Uścisk
name-card-297 = Kąsające Niebo
name-card-298 = Wściekły Instynkt
name-card-299 = Wściekła Garda
name-card-300 = Opadający Łuk
name-card-301 = Podcięcie Konia
name-card-302 = Unik Huraganu
name-card-303 = Cięcie Góry
name-card-304 = Ugryzienie
name-card-305 = Krzyczący Umysł
name-card-306 = Wezbrana Rzeka
name-card-333 = Wakou (Główna)
name-card-334 = Uderzenie Burtą
name-card-335 = Spadające Tsunami
name-card-336 = Cios Dzbanem
name-card-337 = Taran Bukan
name-card-338 = Marynarski Krok
name-card-339 = Pijackie Gesty
name-card-340 = Trzeźwiejący Olbrzym
name-card-341 = Chwiejny Cios
name-card-342 = Rozchodzić To
name-card-343 = Cios Głową
name-card-344 = Kopniak Muła
name-card-345 = Wędrująca Gwiazda
name-card-316 = Yojimbo (Główna)
name-card-317 = Pchnięcie Nagamaki
name-card-318 = Upór
name-card-319 = Zanmato
name-card-320 = Brutalny Cios
name-card-321 = Groźna Sława
name-card-322 = Robota Skończona
name-card-323 = Żelazna Garda
name-card-324 = Żądło Skorpiona
name-card-325 = Rzut Senbon
name-card-326 = Rozłupanie Czaszki
name-card-327 = Mroczna Aura
name-card-328 = Płatny Zabójca
name-card-329 = Łamacz Nóg

name-contract-counter = Kontratak
name-contract-first_blood = Pierwsza Krew
name-contract-focus = Skupienie
name-contract-fury = Furia
name-contract-show_them = Pokaż Im
name-contract-tools = Narzędzia Pracy
name-card-349 = Yasuke (Główna)
name-card-350 = Cięcie Lewą Ręką
name-card-351 = Honor Lwa
name-card-352 = Słuszny Gniew
name-card-353 = Szarża Stada
name-card-354 = Oddana Dusza
name-card-355 = Uderzenie Słonia
name-card-356 = Skrócenie Dystansu
name-card-357 = Podwójny Cios
name-card-358 = Szpony Orła
name-card-359 = Kły Lwa
name-card-360 = Obrona Dwoma Ostrzami
name-card-361 = Ugryzienie Lwa
name-card-362 = Wytrącenie z Równowagi
name-card-276 = Żeglarz (Główna)
name-card-277 = Czarny Miecz z Karaki
name-card-278 = Cios Pistoletem
name-card-279 = Czarny Strzał
name-card-280 = Celny Strzał
name-card-281 = Rzut Sztyletem
name-card-282 = Ciężkie Cięcie
name-card-283 = Wysoka Garda
name-card-284 = Kontra Głupca
name-card-285 = Pchnięcie Długim Sztychem
name-card-286 = Ocalenie Łupów
name-card-287 = Cios z Wysoka
name-card-288 = Taran Karaki
name-card-289 = Natarcie Szermierza
name-card-290 = Garda Wołu

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Efekt: { $lines }
card-success = Jeśli się powiedzie: { $lines }
card-reduced = Za każdym razem, gdy zmniejsza obrażenia: { $lines }
card-split = Przy inicjatywie { $speed }: { $lines }
card-split_range = Przy inicjatywie od { $high } do { $low }: { $lines }

card-join_segments = { $first }. { $second }
card-join_lines = { $first }; { $second }
card-join_comma = { $first }, { $second }
card-join_grid = { $first } oraz { $second }
card-join_and = { $first } i { $second }
card-join_then = { $first }, potem { $second }
card-join_either = { $first } lub { $second }
card-join_or = { $first } – ALBO – { $second }
card-join_sum = { $first } + { $second }
card-group = ({ $lines })
card-named = { $component }
card-not = nie { $what }
card-speed = { $speed }

# Na górze karty.
card-prepared = Przygotowana
card-replacement = Nagła Zamiana
card-additional = Nagła Korzyść
card-instant = Nagła Reakcja
card-when_resolved = po rozpatrzeniu twojej karty
card-when_attack = po twoim udanym ataku
card-when_block = po twoim udanym bloku
card-when_any = po twoim udanym ataku lub bloku
card-when_before = przed rozpatrzeniem twojej karty
card-when_speed = przed wyborem szybkości twojego bloku
card-when_start = na początku tury
card-when_defeated = gdy masz paść
card-when_contract = gdy wypełnisz kontrakt
card-initiative = inicjatywa { $high }
card-initiative_range = inicjatywa od { $high } do { $low }
card-initiative_equal = inicjatywa karty, do której jest zagrana
card-initiative_none = bez inicjatywy
card-cost = { $focus ->
    [one] koszt: 1 Skupienie
    [few] koszt: { $focus } Skupienia
   *[many] koszt: { $focus } Skupień
}
card-requires = wymaga: { $kamae }
card-range = zasięg { $distance }
card-unblockable = nie do zablokowania
card-counters = także jako Kontra
card-counter_only = tylko jako Kontra
card-own = z twojego pudełka
card-bushido = Bushido
card-stake = przy odsłonięciu odrzucasz wszystkie swoje kontrakty; każdy wypełniony dodaje 1 do inicjatywy albo 1 ranę
card-renown = zasięg rośnie o 1 za każdy wypełniony kontrakt przed tobą

# Warunki i kogo dotyczy efekt.
card-after_hit = po ataku: { $what }
card-after_block = po bloku: { $what }
card-in_kamae = { $kamae }: { $what }
card-for_focus = { $focus ->
    [one] za 1 Skupienie: { $what }
    [few] za { $focus } Skupienia: { $what }
   *[many] za { $focus } Skupień: { $what }
}
card-target = cel: { $what }
card-on_star = kto stoi na gwieździe: { $what }
card-each_in_range = każdy przeciwnik w zasięgu: { $what }
card-each_player = każdy gracz: { $what }
card-each_other = każdy inny gracz może: { $what }

# Ruch i siatki.
card-must_step = musisz zrobić { $amount ->
    [one] 1 krok
    [few] { $amount } kroki
   *[many] { $amount } kroków
}: { $directions }
card-may_step = możesz zrobić { $amount ->
    [one] 1 krok
   *[other] do { $amount } kroków
}: { $directions }
card-must_rotate = musisz zrobić { $amount ->
    [one] 1 obrót
    [few] { $amount } obroty
   *[many] { $amount } obrotów
}
card-may_rotate = możesz zrobić { $amount ->
    [one] 1 obrót
   *[other] do { $amount } obrotów
}
card-any_direction = dowolny kierunek
card-front = przód
card-front_right = przód w prawo
card-back_right = tył w prawo
card-back = tył
card-back_left = tył w lewo
card-front_left = przód w lewo
card-far = { $side } { $distance }
card-ring = { $distance ->
    [one] wszystkie pola dookoła
   *[other] wszystkie pola w odległości { $distance }
}
card-strikes = atakuje: { $grid }
card-struck = { $number ->
    [one] { $cells }: { $marks }
   *[other] { $cells }: na każdym { $marks }
}
card-blocks = blokuje: { $cells }
card-place_caltrop = połóż kolce na pustym polu spośród: { $cells }
card-place_traps = połóż do 3 zakrytych żetonów pułapek na pustych polach spośród: { $cells }
card-stars = stawia gwiazdę: { $cells }
card-star = gwiazda
card-wounds = { $amount ->
    [one] 1 rana
    [few] { $amount } rany
   *[many] { $amount } ran
}
card-bleeding = { $amount ->
    [one] 1 krwawiąca rana
    [few] { $amount } krwawiące rany
   *[many] { $amount } krwawiących ran
}
card-execution = Egzekucja
card-counter = Kontra przy { $speeds }
card-lower = atak na przeciwnika o niższej inicjatywie
card-shield_star = pole z gwiazdą też jest zablokowane
card-bleed_wounds = rany tego ataku są krwawiące

# Co dzieje się z celem.
card-push = { $amount ->
    [one] odepchnięcie o 1 pole
    [few] odepchnięcie o { $amount } pola
   *[many] odepchnięcie o { $amount } pól
}
card-push_by_steps = odepchnięcie o { $amount } pole i o 1 więcej za każdy krok wykonany tą kartą
card-pull = { $amount ->
    [one] przyciągnięcie o 1 pole
    [few] przyciągnięcie o { $amount } pola
   *[many] przyciągnięcie o { $amount } pól
}
card-rotated = { $amount ->
    [one] 1 obrót
    [few] { $amount } obroty
   *[many] { $amount } obrotów
}
card-steps_forward = { $amount ->
    [one] 1 krok do przodu
    [few] { $amount } kroki do przodu
   *[many] { $amount } kroków do przodu
}
card-swap = zamienia się z tobą miejscami
card-stun = Ogłuszenie
card-stun_by_steps = Ogłuszenie za każdy krok wykonany tą kartą
card-hobble = Utykanie
card-poison = Zatrucie
card-open_wound = { $amount ->
    [one] 1 rana zmienia się w krwawiącą
    [few] { $amount } rany zmieniają się w krwawiące
   *[many] { $amount } ran zmienia się w krwawiące
}
card-discards = odrzuca { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
card-discards_type = odrzuca 1 kartę ({ $types })
card-loses = { $amount ->
    [one] traci 1 Skupienie
    [few] traci { $amount } Skupienia
   *[many] traci { $amount } Skupień
}
card-steal = { $amount ->
    [one] kradniesz 1 Skupienie
    [few] kradniesz { $amount } Skupienia
   *[many] kradniesz { $amount } Skupień
}
card-draws = dobiera { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
card-switches = przeskakuje na Kamae { $kamae }
card-switches_any = przeskakuje na wybrane przez ciebie Kamae
card-changes = zmienia Kamae o najwyżej { $amount ->
    [one] 1 gałąź
    [few] { $amount } gałęzie
   *[many] { $amount } gałęzi
} według twojego wyboru
card-shuffles_type = wtasowuje 1 kartę ({ $types }) z ręki do talii
card-look = oglądasz rękę
card-cancel_movement = dalszy ruch jest anulowany
card-cancel_rotation = dalsze obroty są anulowane
card-cancel_cards = aktywna karta jest anulowana
card-searches = przeszukujesz wierzch talii (karty: { $amount }) i wybierasz 1 kartę, która trafia na tę rękę
card-play_discarded = zagrywasz { $cards } z kart odrzuconych jako Nagłą Zamianę

# Co dzieje się z tobą.
card-discard = odrzuć { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
card-discard_tier = odrzuć { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[many] { $amount } kart
} ({ $tiers })
card-lose_all = strać całe Skupienie
card-lose_all_but = strać całe Skupienie, zachowaj { $amount }
card-take_wound = otrzymaj { $amount ->
    [one] 1 ranę
    [few] { $amount } rany
   *[other] { $amount } ran
}
card-return = odłóż zakryte karty z ręki do talii (liczba: { $amount }) i przetasuj ją
card-mills = odrzuca karty z wierzchu talii: { $amount } i po jednej za każdą swoją ranę
card-wound_by_difference = 1 rana za każdy punkt niższej inicjatywy
card-keeps = otrzymuje tę kartę do końca gry: przed każdym dobraniem odrzuca zakrytą wierzchnią kartę talii, a jego inicjatywy są o 1 niższe
card-reach = zasięg tej karty wynosi { $amount }
card-return_poisons = odzyskaj wszystkie swoje zużyte Zatrucia
card-poison_cell = Zatrucie
card-back_cell = tylko od tyłu
card-take_stun = weź 1 Ogłuszenie
card-take_hobble = weź 1 Utykanie
card-gain = { $amount ->
    [one] zyskaj 1 Skupienie
    [few] zyskaj { $amount } Skupienia
   *[many] zyskaj { $amount } Skupień
}
card-advantage = przejmij Przewagę
card-draw = dobierz dokładnie { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
card-draw_up_to = dobierz do { $amount ->
    [one] 1 karty
   *[other] { $amount } kart
}
card-change = zmień Kamae o najwyżej { $amount ->
    [one] 1 gałąź
    [few] { $amount } gałęzie
   *[many] { $amount } gałęzi
}
card-switch = przeskocz na Kamae { $kamae }
card-switch_any = przeskocz na dowolne Kamae oprócz neutralnego
card-search_deck = znajdź w talii { $cards }
card-search_top = znajdź na wierzchu talii (karty: { $amount }) { $cards }
card-take_top = odkryj { $amount } wierzchnich kart talii i weź na rękę wszystkie takie: { $cards }
card-stunning = z Ogłuszeniem
card-found_of = karty ({ $which })
card-search_discards = znajdź w kartach odrzuconych { $cards }
card-found = 1 kartę ({ $which })
card-found_any = 1 kartę
card-shuffle_type = wtasuj najwyżej 1 kartę ({ $types }) z ręki do talii
card-shuffle_all = wtasuj całą rękę do talii
card-heal_stuns = { $amount ->
    [one] odrzuć najwyżej 1 własne Ogłuszenie
   *[other] odrzuć najwyżej { $amount } własne Ogłuszenia
}
card-heal_hobble = { $amount ->
    [one] odrzuć 1 własne Utykanie
   *[other] odrzuć { $amount } własne Utykania
}
card-heal_all = odrzuć wszystkie własne stany
card-close_wounds = wszystkie własne krwawiące rany stają się zwykłymi
card-widen = blok ma do wyboru o { $amount ->
    [one] 1 szybkość
   *[other] { $amount } szybkości
} więcej
card-forbid = wybierz typ ({ $types }), którego nikt nie może zagrać w tej turze
card-name_cards = wskaż kartę Zdolności (także Główną), której nikt nie może zagrać w tej turze, w kolejności Przewagi (od najwyższej)
card-play_found = zagraj 1 znalezioną kartę jako Nagłą Zamianę
card-enter_stealth = wejdź w Ukrycie
card-remain_armour = pozostaje w grze: każdy atak zadaje ci o 1 ranę mniej, ale co najmniej 1
card-remain_open_discards = pozostaje w grze: wszystkie odrzucone karty leżą odkryte
card-remain_no_instants = pozostaje w grze: nikt nie może zagrywać Nagłych Korzyści ani Nagłych Zamian jako kart natychmiastowych
card-remain_no_copies = pozostaje w grze: nikt nie może zagrać karty, która leży odkryta wśród jego kart odrzuconych
card-remain_no_looking = pozostaje w grze: nikt nie może oglądać ręki innego gracza ani zmuszać go do odrzucania kart
card-remain_iron_will = pozostaje w grze: żadnych ran za dobieranie z pustej talii
card-remain_open_hand = pozostaje w grze: twój limit ręki rośnie o 3, twoja ręka jest odkryta, a kartę wybierasz po wszystkich innych
card-renew = połóż znowu przed sobą { $amount ->
    [one] 1 odrzucony kontrakt
    [few] { $amount } odrzucone kontrakty
   *[other] { $amount } odrzuconych kontraktów
}
card-discard_contracts = odrzuć wszystkie kontrakty leżące przed tobą
card-reshuffle = wtasuj do talii z kart odrzuconych { $cards }
card-drops = odrzuca losowo { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}
card-survive = nie padasz: odrzuć wszystkie swoje rany i Zatrucia
card-rebuild = jeśli twoja talia jest pusta, nową talią stają się losowe karty odrzucone: { $amount }
card-each_contract = za każdy wypełniony kontrakt przed tobą: { $what }
card-remain_last_stand = pozostaje w grze: pokonuje cię 1 rana
card-until_bought_off = { $what }; na koniec tury każdy gracz może za Skupienie ({ $focus }) odrzucić tę kartę
card-until_turned = { $what }; na koniec każdej tury obraca się o 90 stopni, a po czwartym obrocie zostaje odrzucona

# Słowa rysowane na karcie.
web-card_or = ALBO
web-card_success = Jeśli się powiedzie
web-card_reduced = Mniej obrażeń

## Gra

game-title = Senjutsu
game-intro = Od dwóch do czterech bohaterów walczy na polu z sześciokątów. W każdej turze wszyscy potajemnie wybierają kartę; karty odsłania się razem i rozpatruje od najwyższej inicjatywy w dół. Ataki i bloki obejmują pola wokół figurki, więc decyduje miejsce i kierunek. Kamae wzmacnia jedne karty, Skupieniem płaci się za inne. Kto osiągnie limit ran albo ma rękę pełną Ogłuszeń, ten przegrywa.

## Nazwy

name-master_1 = { name-master } 1
name-master_2 = { name-master } 2
name-master_3 = { name-master } 3
name-master_4 = { name-master } 4

name-student_1 = { name-student } 1
name-student_2 = { name-student } 2
name-student_3 = { name-student } 3
name-student_4 = { name-student } 4

name-warrior_1 = { name-warrior } 1
name-warrior_2 = { name-warrior } 2
name-warrior_3 = { name-warrior } 3
name-warrior_4 = { name-warrior } 4

name-ronin_1 = { name-ronin } 1
name-ronin_2 = { name-ronin } 2
name-ronin_3 = { name-ronin } 3
name-ronin_4 = { name-ronin } 4

name-ninja_1 = { name-ninja } 1
name-ninja_2 = { name-ninja } 2
name-ninja_3 = { name-ninja } 3
name-ninja_4 = { name-ninja } 4

name-yojimbo_1 = { name-yojimbo } 1
name-yojimbo_2 = { name-yojimbo } 2
name-yojimbo_3 = { name-yojimbo } 3
name-yojimbo_4 = { name-yojimbo } 4

name-wakou_1 = { name-wakou } 1
name-wakou_2 = { name-wakou } 2
name-wakou_3 = { name-wakou } 3
name-wakou_4 = { name-wakou } 4
name-yasuke_1 = { name-yasuke } 1
name-yasuke_2 = { name-yasuke } 2
name-yasuke_3 = { name-yasuke } 3
name-yasuke_4 = { name-yasuke } 4
name-sailor_1 = { name-sailor } 1
name-sailor_2 = { name-sailor } 2
name-sailor_3 = { name-sailor } 3
name-sailor_4 = { name-sailor } 4

name-assassin_1 = { name-assassin } 1
name-assassin_2 = { name-assassin } 2
name-assassin_3 = { name-assassin } 3
name-assassin_4 = { name-assassin } 4

name-onna_bugeisha_1 = { name-onna_bugeisha } 1
name-onna_bugeisha_2 = { name-onna_bugeisha } 2
name-onna_bugeisha_3 = { name-onna_bugeisha } 3
name-onna_bugeisha_4 = { name-onna_bugeisha } 4

name-seat_1 = Miejsce 1
name-seat_2 = Miejsce 2
name-seat_3 = Miejsce 3
name-seat_4 = Miejsce 4
name-nobody = nikt
name-none = brak karty

name-facing-N = północ
name-facing-NE = północny wschód
name-facing-SE = południowy wschód
name-facing-S = południe
name-facing-SW = południowy zachód
name-facing-NW = północny zachód

name-caltrop = Kolce
name-trap = Żeton pułapki
name-after_attack = Po ataku
name-after_block = Blok: po nim
name-rocks = Skały
name-bamboo = Bambus
name-burning_cart = Płonący wóz
name-shrine = Kapliczka
name-boat = Łódź
name-torii = Torii
name-cherry_tree = Wiśnia
name-fallen_samurai = Poległy samuraj

name-kamae-NEU = { name-NEU }
name-kamae-AGG = { name-AGG }
name-kamae-BAL = { name-BAL }
name-kamae-DET = { name-DET }
name-kamae-DIST = { name-DIST }
name-type-defence = { name-defence }
name-type-attack = { name-attack }
name-type-meditation = { name-meditation }
name-type-core = { name-core }

name-cancel-movement = dalszy ruch
name-cancel-rotation = dalsze obroty
name-cancel-cards = aktywną kartę
name-heal-discard-hobble = Utykanie mija
name-heal-discard-statuses = mijają wszystkie stany
name-heal-bleeding-to-wound = rany przestają krwawić

# Co robią strony karty połączone przez LUB i linie za Skupienie. Dalej następuje liczba, strzałki albo nazwy.
name-do-step = możliwy krok:
name-do-must_step = obowiązkowy krok:
name-do-rotation = możliwy obrót:
name-do-must_rotation = obowiązkowy obrót:
name-do-attack_grid = atak na pola
name-do-counter = Kontra przy
name-do-push = odepchnięcie celu:
name-do-pull = przyciągnięcie celu:
name-do-target_bleed = krwawiąca rana dla celu
name-do-target_switch = zmiana Kamae celu
name-do-enter_stealth = wejdź w Ukrycie
name-do-target_stun = Ogłuszenie dla celu
name-do-target_hobble = Utykanie dla celu
name-do-target_poison = Zatrucie dla celu
name-do-target_wound = rany dla celu:
name-do-target_wound_to_bleeding = rany celu, które zaczynają krwawić:
name-do-wounds_are_bleeding = rany tego ataku krwawią
name-do-target_discards = karty, które odrzuca cel:
name-do-target_loses_focus = Skupienie, które traci cel:
name-do-target_draws = karty, które dobiera cel:
name-do-target_change = zmiana Kamae celu, gałęzie:
name-do-look_at_hand = obejrzenie ręki celu
name-do-discard = odrzucenie kart:
name-do-lose_focus = utrata Skupienia, zostaje:
name-do-lose_all_focus = utrata całego Skupienia
name-do-take_stun = Ogłuszenie dla siebie
name-do-take_hobble = Utykanie dla siebie
name-do-gain_focus = nowe Skupienie:
name-do-place_caltrop = połóż kolce na polu spośród
name-do-place_traps = połóż żetony pułapek na polach
name-do-take_wound = otrzymaj ranę
name-do-return_cards = odłóż karty do talii
name-do-renew_contract = odnów kontrakt
name-do-target_drops = losowe karty, które odrzuca cel:
name-do-reach = zasięg karty:
name-do-draw = dobranie kart, najwyżej
name-do-change_kamae = zmiana Kamae, gałęzie: najwyżej
name-do-switch_kamae = przeskok na inne Kamae
name-do-search_deck = przeszukanie talii:
name-do-search_discards = przeszukanie odrzuconych:
name-do-discard_stuns = odrzucenie własnych Ogłuszeń, najwyżej
name-do-bleeding_to_wound = zamknięcie wszystkich własnych krwawiących ran
name-do-play_found_card = zagranie znalezionej karty

about-master = Przewaga 74. Każda droga do innego Kamae wiedzie przez punkt skupienia, więc każda zmiana daje Skupienie. Planuje naprzód i wyszukuje kartę, której potrzebuje.
about-student = Przewaga 62. Przeszukuje talię od pierwszej tury, a wygrywa dzięki Równowadze i wyczuciu chwili.
about-warrior = Przewaga 35. Ogień i Agresja: odpycha, spowalnia i narzuca tempo. Utykanie to cena, za którą dostaje Skupienie.
about-ronin = Przewaga 27. Ciężka zbroja i ciężkie ciosy. Za cenę Ogłuszenia od razu przeskakuje na dowolne Kamae.
about-ninja = Przewaga 95, limit ręki 6, limit ran 4. Może zacząć w Ukryciu i ma talię Zatruć.
about-onna_bugeisha = Przewaga 50. Sięga na dwa pola. Przy trzech ranach wpada w Desperację: wtedy jej karty są najlepsze, ale musi dobierać.
about-assassin = Przewaga 92, limit ręki 6, limit ran 4. Może zacząć w Ukryciu, zatruwa ciosami i uderza od tyłu.
about-wakou = Przewaga 8, limit ręki 4, limit ran 7. Pijany pirat, który ogłusza: każdy ruch z jego kart jest obowiązkowy. Za 1 Skupienie trzeźwieje na turę.
about-yojimbo = Przewaga 39. Najemnik z pięcioma kontraktami: wypełniony jest wart kartę albo Skupienie, a piąty od razu wygrywa grę.
about-yasuke = Przewaga 78. Walczy dwiema broniami różnych rodzajów. Blokuje dwa razy w turze, a niektóre jego ciosy to tylko Kontry; szarże są tym silniejsze, im dalej pobiegł.
about-sailor = Przewaga 6. Zawsze nosi miecz i pistolet. Piąte Kamae, Dystans, odblokowuje strzały do wolniejszych przeciwników na sześć pól.
about-NEU = Kamae, w którym każdy zaczyna. Nie odblokowuje żadnych linii kart.
about-AGG = Odblokowuje czerwone linie kart: zwykle więcej ran i większa szybkość.
about-BAL = Odblokowuje zielone linie kart: zwykle lepszy ruch i więcej kart.
about-DET = Odblokowuje żółte linie kart: zwykle mocniejsze bloki i pewniejsze kroki.
about-DIST = To Kamae mają tylko niektórzy bohaterowie. Odblokowuje ich strzały i rzuty.
about-attack = Uderza na pola wokół figurki. Kto zagrywa atak, musi trafić, jeśli może.
about-defence = Osłania pola przy jednej inicjatywie; osłoniętego nie można wtedy trafić. Przy równej inicjatywie Obrona jest pierwsza.
about-meditation = Karty, Skupienie, Kamae, leczenie. Przy równej inicjatywie Medytacja jest po Ataku.
about-core = Zawsze pod ręką, nigdy się jej nie odrzuca: zdolność bohatera i broń. Przy równej inicjatywie Główna jest ostatnia.
about-stun = Karta na ręce, która nic nie robi. Zagraj ją, żeby się jej pozbyć. Ręka pełna Ogłuszeń to przegrana.
about-hobble = Przez trzy tury zmniejsza inicjatywę wszystkich twoich kart o 1, najmniej do 1.
about-bleeding_wound = Liczy się jako rana. Na początku każdej tury odrzuca się wierzchnią kartę talii.
about-desperation = Wzmacnia część kart. Bohaterka jest w Desperacji przy co najmniej trzech ranach, wróg od dwóch ran przed klęską do końca.
about-drunk = Każdy krok i obrót tego bohatera jest obowiązkowy, więc może dojść do zderzenia. Za 1 Skupienie przed dobieraniem trzeźwieje na turę.
about-load = Karta przeciwnika leży tu do końca gry: przed każdym dobraniem odrzuca się zakrytą wierzchnią kartę talii, a każda inicjatywa jest o 1 niższa.
about-stealth = W Ukryciu karty działają lepiej. Trafienie, blok, rana lub inny efekt kończy Ukrycie.
about-poison-002 = Wtasowana między pięć wierzchnich kart talii. Kto ją dobierze, musi ją zagrać, a ona nic nie robi.
about-poison-129 = Przez dwie tury o twojej karcie decyduje przypadek i nie zagrywasz Nagłej Zamiany.
about-poison-130 = Przez cztery tury przed dobraniem odrzucasz wierzchnią kartę talii.
about-poison-131 = Przez dwie tury nie możesz zmienić Kamae ani zyskać lub wydać Skupienia.
about-poison-132 = Przez cztery tury twój limit ran jest mniejszy o 1.
about-rocks = Zatrzymują ataki i wzrok. Kto zostanie na nie wepchnięty, otrzymuje Ogłuszenie.
about-caltrop = Kto wejdzie na to pole, także popchnięty, otrzymuje ranę i Utykanie. Potem kolce znikają.
about-trap = Kto wejdzie na to pole, odkrywa żeton: z trzech dwa ranią jak kolce, jeden to przynęta. Nikt nie wie, który.
about-bamboo = Zatrzymuje ataki i wzrok, dopóki ktoś na niego nie wejdzie albo nie zetnie go atak zadający rany. Kto zostanie na niego wepchnięty, otrzymuje Ogłuszenie i Utykanie.
about-burning_cart = Zatrzymuje ataki i wzrok. Kto zostanie na niego wepchnięty, otrzymuje Ogłuszenie i ranę.
about-shrine = Zatrzymuje ataki i wzrok. Bohater obok niej zyskuje 1 Skupienie na koniec każdej tury; wepchnięty na nią otrzymuje Ogłuszenie.
about-boat = Dwa dodatkowe pola, na których można stać; niczego nie zatrzymuje.
about-torii = Dwa filary zatrzymują ataki i wzrok, a między nimi jest wolne pole. Kto zostanie wepchnięty na filar, otrzymuje Ogłuszenie.
about-cherry_tree = Zatrzymuje ataki i wzrok. Kto zostanie na nią wepchnięty, otrzymuje Ogłuszenie.
about-fallen_samurai = Można tu stanąć, ale kto wchodzi, otrzymuje Ogłuszenie i traci całe Skupienie.

## Chwila

moment-setup = Trwa przygotowanie pojedynku
moment-draw = Tura { $turn } · dobieranie
moment-choose = Tura { $turn } · wybór
moment-reveal = Tura { $turn } · odsłanianie
moment-resolve = Tura { $turn } · inicjatywa { $speed }
moment-discard = Tura { $turn } · odrzucanie
moment-over = Pojedynek kończy się w turze { $turn }

## Pytania

prompt-terrain = { $who }: gdzie położysz ten element: { $piece }?
prompt-terrain_way = { $who }: w którą stronę obrócisz ten element: { $piece }?
prompt-place_figure = { $who }: wybierz pole startowe.
prompt-face = { $who }: w którą stronę patrzysz?
prompt-start_hidden = { $who }: zaczynasz w Ukryciu?
prompt-prepare = { $who }: weź z talii karty Przygotowane albo dobierz całą rękę losowo.
prompt-choose = { $who }: wybierz kartę na tę turę. Nikt jej jeszcze nie widzi.
prompt-release = { $who }: za Skupienie możesz odrzucić kartę Bushido, która jest w grze.
prompt-name_target = { $who }: kto jest celem karty „{ $card }”?
prompt-buy = { $count ->
    [one] { $who }: inna inicjatywa karty „{ $card }” kosztuje 1 Skupienie.
    [few] { $who }: inna inicjatywa karty „{ $card }” kosztuje { $count } Skupienia.
   *[many] { $who }: inna inicjatywa karty „{ $card }” kosztuje { $count } Skupień.
}
prompt-replace = { $who }: zastępujesz kartę „{ $card }” Nagłą Zamianą?
prompt-speed = { $who }: wybierz inicjatywę karty „{ $card }”.
prompt-lower_speed = { $who }: wybierz inicjatywę dolnej części karty „{ $card }”.
prompt-tie = { $who }: remis przy inicjatywie { $speed }. Kiedy rozpatrzysz swoją kartę?
prompt-or = { $who }: „{ $card }” daje wybór.
prompt-pay = { $who }: płacisz Skupieniem za linię karty „{ $card }”?
prompt-move = { $who }: wykonaj ruch z karty „{ $card }”.
prompt-modifier = { $who }: płacisz Skupieniem za wzmocnienie karty „{ $card }”?
prompt-lower = { $who }: kogo uderza „{ $card }”? Liczy się tylko niższa inicjatywa.
prompt-counter = { $who }: zablokowano atak { GEN($other) }. Odpowiadasz Kontrą?
prompt-each_target = { $who }: kto pierwszy?
prompt-push_way = { $who }: w którą stronę odpychasz { ACC($other) }?
prompt-place_caltrop = { $who }: gdzie rzucasz kolce?
prompt-place_trap = { $who }: gdzie kładziesz następny żeton pułapki?
prompt-return_card = { $who }: którą kartę odkładasz do talii?
prompt-sober_up = { $who }: wydajesz 1 Skupienie, żeby wytrzeźwieć na tę turę?
prompt-leave_out = { $who }: którego kontraktu nie bierzesz?
prompt-cash = { $who }: odrzucasz wypełniony kontrakt za kartę lub Skupienie?
prompt-reward = { $who }: co bierzesz za kontrakt?
prompt-renew = { $who }: który kontrakt znowu leży przed tobą?
prompt-stake = { $who }: co wzmacnia następny wypełniony kontrakt?
prompt-reshuffle = { $who }: wybierz odrzuconą kartę, która trafia do talii.
prompt-pull = { $who }: dokąd przyciągasz { ACC($other) }?
prompt-turn_target = { $who }: w którą stronę obracasz { ACC($other) }?
prompt-poison = { $who }: wybierz Zatrucie dla { GEN($other) }.
prompt-switch = { $own ->
    [1] { $who }: wybierz swoje Kamae.
   *[other] { $who }: wybierz Kamae { GEN($other) }.
}
prompt-change = { $own ->
    [1] { $who }: przejdź po swoim drzewku Kamae albo zostań.
   *[other] { $who }: przejdź po drzewku Kamae { GEN($other) } albo zostań.
}
prompt-focus_exit = { $own ->
    [1] { $who }: wyjdź z punktu skupienia i wybierz swoje Kamae.
   *[other] { $who }: wyjdź z punktu skupienia i wybierz Kamae { GEN($other) }.
}
prompt-draw_up_to = { $who }: ile kart dobierasz?
prompt-discard = { $who }: wybierz kartę do odrzucenia.
prompt-discard_type = { $who }: musisz odrzucić kartę.
prompt-shuffle_in = { $who }: wybierz kartę, która wraca do talii.
prompt-heal_stuns = { $who }: ile Ogłuszeń odrzucasz?
prompt-hand_limit = { $who }: masz za dużo kart. Odrzuć kartę zakrytą.
prompt-search = { $who }: wybierz kartę, którą bierzesz na rękę.
prompt-take_looked = { $who }: wybierz jedną z tych kart. Trafi na rękę { GEN($other) }.
prompt-play_discarded = { $who }: wybierz i zagraj kartę z odrzuconych { GEN($other) }.
prompt-play_found = { $who }: zagrywasz kartę, którą znalazła „{ $card }”?
prompt-found_speed = { $who }: wybierz inicjatywę karty „{ $card }”.
prompt-instant = { $window ->
    [0] { $who }: karta „{ $card }” jest rozpatrzona. Zagrywasz Nagłą kartę?
    [1] { $who }: atak się udał. Zagrywasz Nagłą kartę?
    [2] { $who }: blok się udał. Zagrywasz Nagłą kartę?
    [4] { $who }: zanim rozpatrzysz kartę „{ $card }”: zagrywasz Nagłą kartę?
    [5] { $who }: zanim wybierzesz szybkość karty „{ $card }”: zagrywasz Nagłą kartę?
    [6] { $who }: zaczyna się tura. Zagrywasz Nagłą kartę?
    [7] { $who }: za chwilę padniesz. Zagrywasz Nagłą kartę?
    [8] { $who }: wypełniasz kontrakt. Zagrywasz Nagłą kartę?
   *[other] { $who }: zagrywasz Nagłą kartę?
}
prompt-aim_instant = { $who }: kto jest celem karty „{ $card }”?
prompt-widen = { $who }: w którą stronę poszerzasz zakres bloku?
prompt-forbid = { $who }: jakich kart nikt nie może zagrać w tej turze?
prompt-name_card = { $who }: wskaż kartę, której nikt nie może zagrać w tej turze.

## Możliwości

choice-card = { $card }
choice-choose = Zagraj „{ $card }”
choice-prepare = Weź na rękę „{ $card }”
choice-instant = Zagraj „{ $card }” jako Nagłą kartę
choice-replace = Zagraj „{ $card }” jako Nagłą Zamianę
choice-counter = Kontra kartą „{ $card }”
choice-discard = Odrzuć „{ $card }”
choice-discard_hidden = Odrzuć zakrytą kartę „{ $card }”
choice-return = Odłóż do talii „{ $card }”
choice-shuffle_in = Wtasuj do talii „{ $card }”
choice-take = Weź „{ $card }”
choice-name = Wskaż „{ $card }”
choice-release = { $count ->
    [one] Zapłać 1 Skupienie i odrzuć „{ $card }”
    [few] Zapłać { $count } Skupienia i odrzuć „{ $card }”
   *[many] Zapłać { $count } Skupień i odrzuć „{ $card }”
}
choice-space = { $space }
choice-lay = Połóż na { $space }
choice-stand = Stań na { $space }
choice-step = Krok na { $space }
choice-throw = Rzuć na { $space }
choice-stay_drunk = Zostań pijany
choice-sober_up = Wytrzeźwiej za 1 Skupienie i przejdź do Neutralnego
choice-leave_out = Nie bierz kontraktu: { $contract }
choice-cash = Odrzuć kontrakt: { $contract }
choice-renew = Odnów kontrakt: { $contract }
choice-keep_contracts = Zatrzymaj wszystkie kontrakty
choice-reward-card = Dobierz 1 kartę
choice-reward-focus = Zyskaj 1 Skupienie
choice-stake-initiative = Inicjatywa o 1 wyższa
choice-stake-wound = O 1 ranę więcej
choice-reshuffle = Wtasuj „{ $card }” do talii
choice-reshuffle_nothing = Nie wtasowuj nic
choice-pull = Przyciągnij na { $space }
choice-direction = { $direction }
choice-lie = Połóż, kierunek: { $direction }
choice-face = Patrz na { $direction }
choice-push = Odepchnij na { $direction }
choice-collide = Zderz się, idąc na { $direction }
choice-left = Obrót w lewo (przeciwnie do wskazówek zegara)
choice-right = Obrót w prawo (zgodnie ze wskazówkami zegara)
choice-option = Wariant { $number }
choice-effect = { $number ->
    [0] { $focus ->
        [one] Zapłać 1 Skupienie
        [few] Zapłać { $focus } Skupienia
       *[many] Zapłać { $focus } Skupień
    }: { $first }
   *[other] { $focus ->
        [0] Wariant { $number }: { $first }
       *[other] Wariant { $number }, koszt Skupienia { $focus }: { $first }
    }
}{ $first_much ->
    [0] {""}
   *[other] {" "}{ $first_much }
}{ $first_what ->
    [0] {""}
   *[other] {" "}{ $first_what }
}{ $second ->
    [0] {""}
   *[other] ; { $second }
}{ $second_much ->
    [0] {""}
   *[other] {" "}{ $second_much }
}{ $second_what ->
    [0] {""}
   *[other] {" "}{ $second_what }
}
choice-pay = Zapłać Skupieniem
choice-pay_nothing = Nie płać
choice-keep_speed = Zostań przy wydrukowanej inicjatywie
choice-speed = Inicjatywa { $speed }
choice-kamae = { $kamae }
choice-focus_point = Przez punkt skupienia: zyskaj 1 Skupienie
choice-keep_kamae = Zostań w tym Kamae
choice-target = { $other }
choice-place = Jako { $place }. w kolejności
choice-draw = { $count ->
    [0] Nie dobieraj
    [one] Dobierz 1 kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
choice-heal_stuns = { $count ->
    [0] Zostaw wszystkie Ogłuszenia
    [one] Odrzuć 1 Ogłuszenie
    [few] Odrzuć { $count } Ogłuszenia
   *[many] Odrzuć { $count } Ogłuszeń
}
choice-type = Zakaz w tej turze: { $type }
choice-venom = { $poison }
choice-widen_up = Jedna wartość więcej u góry
choice-widen_down = Jedna wartość więcej u dołu
choice-hide = Zacznij w Ukryciu
choice-show = Zacznij na widoku
choice-trigger = Zapadnia
choice-decoy = Przynęta
choice-unseen = Karta, której nikt nie widzi
choice-done = Dalej
choice-prepared = Nie bierz więcej
choice-stop = Zatrzymaj się tutaj
choice-pass = Nic nie pasuje: dalej
choice-no_instant = Bez Nagłej karty
choice-keep_card = Zostaw tę kartę
choice-no_counter = Bez Kontry
choice-keep_hand = Zostaw rękę
choice-take_nothing = Nie bierz nic
choice-play_nothing = Nie zagrywaj nic
choice-let_it_be = Nie płać

## Zdarzenia

event-advantage = { $who } zdobywa Przewagę.
event-aimed = { $who } celuje w { ACC($other) }.
event-armour = Dzięki karcie „{ $card }” { $who } otrzymuje o 1 ranę mniej.
event-bamboo_removed = Bambus na polu { $space } pada.
event-blocked = { $who } blokuje atak { GEN($other) }: „{ $card }”.
event-caltrop_entered = { $who } wchodzi na kolce na polu { $space }.
event-caltrop_thrown = { $who } rzuca kolce na pole { $space }.
event-bumped_edge = { $who } wypada poza pole walki.
event-bumped_terrain = { $who } wpada na przeszkodę.
event-cancelled = { $who } traci { $what }.
event-chose_option = { $who } wybiera z karty „{ $card }” wariant { $number }: { $first }{ $first_much ->
    [0] {""}
   *[other] {" "}{ $first_much }
}{ $first_what ->
    [0] {""}
   *[other] {" "}{ $first_what }
}{ $second ->
    [0] {""}
   *[other] ; { $second }
}{ $second_much ->
    [0] {""}
   *[other] {" "}{ $second_much }
}{ $second_what ->
    [0] {""}
   *[other] {" "}{ $second_what }
}.
event-counter = { $who } odpowiada Kontrą: „{ $card }”.
event-crashed = { $who } zderza się z { INS($other) }.
event-deck_empty = { $who } nie ma już czego dobrać.
event-deck_shuffled = { $who } tasuje talię.
event-defeated = { $who } odpada z walki.
event-discarded = { $who } odrzuca kartę „{ $card }”.
event-discarded_hidden = { $who } odrzuca zakrytą kartę.
event-discarded_unseen = { $who } traci wierzchnią kartę talii; nikt jej nie widzi.
event-draws = { $count ->
    [0] { $who } nie dobiera kart.
    [one] { $who } dobiera 1 kartę.
    [few] { $who } dobiera { $count } karty.
   *[many] { $who } dobiera { $count } kart.
}
event-drew = { $who } dobiera „{ $card }”.
event-drew_hidden = { $who } dobiera kartę.
event-expired = { $who } odrzuca „{ $card }” po pełnym obrocie.
event-focus_gained = { $count ->
    [one] { $who } zyskuje 1 Skupienie.
    [few] { $who } zyskuje { $count } Skupienia.
   *[many] { $who } zyskuje { $count } Skupień.
}
event-focus_point = { $who } przechodzi przez punkt skupienia.
event-focus_lost = { $count ->
    [one] { $who } traci 1 Skupienie.
    [few] { $who } traci { $count } Skupienia.
   *[many] { $who } traci { $count } Skupień.
}
event-focus_spent = { $count ->
    [one] { $who } wydaje 1 Skupienie.
    [few] { $who } wydaje { $count } Skupienia.
   *[many] { $who } wydaje { $count } Skupień.
}
event-fogged = { $who } błądzi we mgle: przypadek wybiera „{ $card }”.
event-forbidden = { $who } zakazuje typu kart w tej turze: { $type }.
event-found = { $who } znajduje i bierze „{ $card }”.
event-found_nothing = { $who } nie bierze żadnej karty.
event-halts = { $who } zatrzymuje się.
event-hand_shuffled = { $who } wtasowuje całą rękę do talii.
event-healed = { $who } wraca do sił: { $what }.
event-hidden = { $who } jest w Ukryciu.
event-hit = { $who } trafia { ACC($other) } kartą „{ $card }”.
event-hobbled = { $who } otrzymuje Utykanie.
event-instant = { $who } zagrywa Nagłą kartę: „{ $card }”.
event-kamae = { $who } przyjmuje Kamae: { $kamae }.
event-laid_aside = { $who } odkłada na bok „{ $card }”.
event-contract = { $who } wypełnia kontrakt: { $contract }.
event-contract_left_out = { $who } nie bierze kontraktu: { $contract }.
event-contract_cashed = { $who } odrzuca wypełniony kontrakt: { $contract }.
event-contract_renewed = { $who } odnawia kontrakt: { $contract }.
event-contracts_discarded = { $count ->
    [one] { $who } odrzuca 1 kontrakt.
    [few] { $who } odrzuca { $count } kontrakty.
   *[other] { $who } odrzuca { $count } kontraktów.
}
event-staked_speed = { $who } zamienia kontrakt na inicjatywę.
event-staked_wound = { $who } zamienia kontrakt na ranę.
event-survived = { $who } nie pada.
event-looked = { $who } ogląda rękę { GEN($other) }.
event-missed = { $who } nikogo nie trafia kartą „{ $card }”.
event-moved = { $who } idzie na { $space }.
event-named = { $who } wskazuje kartę „{ $card }”: nikt nie może jej zagrać w tej turze.
event-nothing_to_discard = { $who } nie ma czego odrzucić.
event-over = { $reason ->
    [contracts] Koniec pojedynku: wypełniono dość kontraktów.
    [last_side] Koniec pojedynku: została jedna strona.
    [draw] Koniec pojedynku: nie został nikt. Remis.
   *[other] Koniec pojedynku: wszyscy padli razem, rozstrzyga Przewaga.
}
event-placed = { $who } staje na { $space }.
event-poison_left = { $who } traci Zatrucie z wierzchu talii. Wychodzi ono z gry.
event-poisoned = { $who } otrzymuje Zatrucie: { $poison }.
event-prepared = { $who } bierze Przygotowaną kartę „{ $card }”.
event-prepared_hidden = { $who } bierze Przygotowaną kartę.
event-ranked = { $who } zajmuje miejsce { $place } na torze Przewagi.
event-ready = { $who } już wie, co zagra.
event-released = { $count ->
    [one] { $who } płaci 1 Skupienie: „{ $card }” schodzi ze stołu.
    [few] { $who } płaci { $count } Skupienia: „{ $card }” schodzi ze stołu.
   *[many] { $who } płaci { $count } Skupień: „{ $card }” schodzi ze stołu.
}
event-remains = { $who } zostawia w grze „{ $card }”.
event-kept = { $who } zostawia „{ $card }” do końca gry; obarczony nią cel: { $other }.
event-replaced = { $who } zagrywa jako Nagłą Zamianę „{ $card }”.
event-resolves = { $part ->
    [1] { $speed }: { $who } rozpatruje „{ $card }”.
   *[other] { $speed }: { $who } rozpatruje dolną część karty „{ $card }”.
}
event-poisons_returned = { $who } odzyskuje Zatrucia (liczba: { $count }).
event-returned = { $who } odkłada do talii „{ $card }”.
event-returned_hidden = { $who } odkłada kartę do talii.
event-revealed = { $who } wychodzi z Ukrycia.
event-revealed_card = { $who } odsłania „{ $card }”.
event-seen_in_pile = Wśród odrzuconych kart { GEN($who) } leżała zakryta karta „{ $card }”.
event-seen_on_top = { $who } ma „{ $card }” blisko wierzchu talii.
event-shields = { $who } stawia blok przy { $speed }.
event-shuffled_in = { $who } wtasowuje do talii „{ $card }”.
event-speed = { $who } działa przy inicjatywie { $speed }.
event-lower_speed = Dolna część karty { GEN($who) } czeka na inicjatywę { $speed }.
event-sober = { $who } jest w tej turze trzeźwy.
event-stunned = { $who } otrzymuje Ogłuszenie.
event-stuns_discarded = { $count ->
    [one] { $who } odrzuca 1 Ogłuszenie.
    [few] { $who } odrzuca { $count } Ogłuszenia.
   *[many] { $who } odrzuca { $count } Ogłuszeń.
}
event-swapped = { $who } zamienia się miejscami z { INS($other) }.
event-terrain_chosen = { $who } wybiera pole { $space } na element terenu.
event-terrain_placed = { $who } kładzie na { $space } element terenu: { $piece } (kierunek: { $direction }).
event-took = { $who } dostaje „{ $card }”.
event-took_hidden = { $who } dostaje kartę z talii.
event-took_place = { $who } zajmuje miejsce { $place } wśród kart o tej samej inicjatywie.
event-turn_began = Tura { $turn }
event-turned = { $who } patrzy na { $direction }.
event-widened_down = { $who } może blokować także wolniej.
event-widened_up = { $who } może blokować także szybciej.
event-trap_empty = Żeton na polu { $space } był przynętą: { $who } idzie dalej bez szwanku.
event-trap_sprung = Pułapka na polu { $space } była prawdziwa: { $who } w nią wchodzi.
event-trap_thrown = { $who } kładzie żeton pułapki na polu { $space }.
event-wounded = { $bleeding ->
    [0] { $who } otrzymuje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
   *[other] { $wounds ->
        [0] { $who } otrzymuje { $bleeding ->
            [one] 1 krwawiącą ranę
            [few] { $bleeding } krwawiące rany
           *[many] { $bleeding } krwawiących ran
        }.
       *[other] { $who } otrzymuje { $wounds ->
            [one] 1 ranę
            [few] { $wounds } rany
           *[many] { $wounds } ran
        } i { $bleeding ->
            [one] 1 krwawiącą ranę
            [few] { $bleeding } krwawiące rany
           *[many] { $bleeding } krwawiących ran
        }.
    }
}
event-wounds_opened = { $count ->
    [one] { $who }: 1 rana zaczyna krwawić.
    [few] { $who }: { $count } rany zaczynają krwawić.
   *[many] { $who }: { $count } ran zaczyna krwawić.
}

## Jak się kończy

ending-last_side = Została tylko jedna strona.
ending-draw = Nie został nikt: remis.
ending-advantage = Wszyscy padli razem; wygrywa najwyższa Przewaga.
ending-contracts = Wypełniono dość kontraktów.

## Opcje

option-players = Bohaterowie
option-players-help = ilu bohaterów walczy
option-hero_1 = Bohater miejsca 1
option-hero_1-help = bohater miejsca 1 ze swoją talią popisową
value-hero_1-ronin = { name-ronin }
value-hero_1-warrior = { name-warrior }
value-hero_1-student = { name-student }
value-hero_1-master = { name-master }
value-hero_1-ninja = { name-ninja }
value-hero_1-onna_bugeisha = { name-onna_bugeisha }
value-hero_1-assassin = { name-assassin }
value-hero_1-wakou = { name-wakou }
value-hero_1-yojimbo = { name-yojimbo }
value-hero_1-yasuke = { name-yasuke }
value-hero_1-sailor = { name-sailor }
option-hero_2 = Bohater miejsca 2
option-hero_2-help = bohater miejsca 2 ze swoją talią popisową
value-hero_2-warrior = { name-warrior }
value-hero_2-ronin = { name-ronin }
value-hero_2-student = { name-student }
value-hero_2-master = { name-master }
value-hero_2-ninja = { name-ninja }
value-hero_2-onna_bugeisha = { name-onna_bugeisha }
value-hero_2-assassin = { name-assassin }
value-hero_2-wakou = { name-wakou }
value-hero_2-yojimbo = { name-yojimbo }
value-hero_2-yasuke = { name-yasuke }
value-hero_2-sailor = { name-sailor }
option-hero_3 = Bohater miejsca 3
option-hero_3-help = bohater miejsca 3 ze swoją talią popisową
value-hero_3-student = { name-student }
value-hero_3-ronin = { name-ronin }
value-hero_3-warrior = { name-warrior }
value-hero_3-master = { name-master }
value-hero_3-ninja = { name-ninja }
value-hero_3-onna_bugeisha = { name-onna_bugeisha }
value-hero_3-assassin = { name-assassin }
value-hero_3-wakou = { name-wakou }
value-hero_3-yojimbo = { name-yojimbo }
value-hero_3-yasuke = { name-yasuke }
value-hero_3-sailor = { name-sailor }
option-hero_4 = Bohater miejsca 4
option-hero_4-help = bohater miejsca 4 ze swoją talią popisową
value-hero_4-master = { name-master }
value-hero_4-ronin = { name-ronin }
value-hero_4-warrior = { name-warrior }
value-hero_4-student = { name-student }
value-hero_4-ninja = { name-ninja }
value-hero_4-onna_bugeisha = { name-onna_bugeisha }
value-hero_4-assassin = { name-assassin }
value-hero_4-wakou = { name-wakou }
value-hero_4-yojimbo = { name-yojimbo }
value-hero_4-yasuke = { name-yasuke }
value-hero_4-sailor = { name-sailor }
option-deck_1 = Talia miejsca 1
option-deck_1-help = własna talia dla miejsca 1; jej bohater zastępuje hero_1
option-deck_2 = Talia miejsca 2
option-deck_2-help = własna talia dla miejsca 2; jej bohater zastępuje hero_2
option-deck_3 = Talia miejsca 3
option-deck_3-help = własna talia dla miejsca 3; jej bohater zastępuje hero_3
option-deck_4 = Talia miejsca 4
option-deck_4-help = własna talia dla miejsca 4; jej bohater zastępuje hero_4
option-cards = Wielkość talii
option-cards-help = liczba kart w każdej talii
value-cards-30 = 30 kart
value-cards-40 = 40 kart
option-tournament = Turniejowe zasady talii
option-tournament-help = talii dotyczą szkoły z ograniczeniami
option-teams = Drużyny
option-teams-help = pary: miejsca 1 i 2 przeciw 3 i 4; albo miejsce 1 przeciw wszystkim
value-teams-none = każdy sam
value-teams-pairs = pary
value-teams-one_against_others = jeden przeciw wszystkim
option-board = Pole walki
option-board-help = pole walki
value-board-snow_field = Śnieżne pole
value-board-burning_village = Płonąca wioska
value-board-river_ford = Bród na rzece
value-board-bamboo_temple = Bambusowa świątynia
value-board-twin_fields = Bliźniacze pola
option-terrain = Teren
option-terrain-help = bez terenu, teren planszy albo układany przez graczy
value-terrain-none = bez terenu
value-terrain-preset = teren planszy
value-terrain-placed = układany przez graczy
option-pieces = Elementy terenu
option-pieces-help = elementy terenu do ułożenia; bez podania: rocks:2,bamboo:2,shrine:1,torii:1,cherry_tree:1,fallen_samurai:1
option-switch_differs = Przeskok zmienia Kamae
option-switch_differs-help = „przeskocz na dowolne Kamae” musi opuścić obecne
option-focus_every_time = Skupienie za każdym razem
option-focus_every_time-help = zmiana Kamae może wejść w punkt skupienia ponownie, po kolejne Skupienie
option-advantage_breaks_draws = Przewaga rozstrzyga remisy
option-advantage_breaks_draws-help = z pokonanych razem wygrywa ten, kto ma najwyższą Przewagę
option-push_ends_card = Zderzenie po odepchnięciu kończy turę
option-push_ends_card-help = zderzenie przez odepchnięcie lub przyciągnięcie kończy turę celu tak jak własne
option-counter_by_print = Kontra według wydrukowanej inicjatywy
option-counter_by_print-help = kartę Kontry porównuje się według wydrukowanej inicjatywy
option-strict_discard = Karta broni wymaga odrzucenia
option-strict_discard-help = karty broni nie można wybrać bez karty do odrzucenia
option-terrain_effects = Skutki terenu
option-terrain_effects-help = co teren robi z bohaterem, który został na niego wepchnięty
value-terrain_effects-first = pierwsze wydanie
value-terrain_effects-revised = wydanie poprawione
option-bamboo_closed = Zamknięty bambus
option-bamboo_closed-help = żaden bohater nie może dobrowolnie wejść na bambus
option-defence_at_once = Obrona od razu
option-defence_at_once-help = linie karty Obrony poza „jeśli się powiedzie” rozpatruje się od razu
option-comparison_blockable = Porównania można blokować
option-comparison_blockable-help = Bloki na polu atakującego lub celu zatrzymują porównania inicjatywy
option-widen_upwards_only = Szeroka Zasłona tylko w górę
option-widen_upwards_only-help = Szeroka Zasłona dodaje wartość tylko u góry
option-acting_hero_first = Działający pada pierwszy
option-acting_hero_first-help = jeśli jeden efekt pokonuje kilku, działający bohater pada pierwszy
option-strips_in_halves = Paski w połowach
option-strips_in_halves-help = dwukolorowy pasek daje krok jednemu Kamae, a obrót drugiemu
option-discard_no_cost = Odrzucenie nie jest kosztem
option-discard_no_cost-help = to, co następuje po odrzuceniu („potem”), od niego nie zależy
option-target_chooses_kamae = Cel sam wybiera Kamae
option-target_chooses_kamae-help = cel, który musi zmienić Kamae, sam wybiera jak
option-free_terrain = Dowolny teren
option-free_terrain-help = teren może leżeć na polach startowych i odcinać pola
option-free_placement = Dowolne ustawienie
option-free_placement-help = figurki można ustawić na dowolnym wolnym polu
option-status_replaceable = Ogłuszenie można zamienić
option-status_replaceable-help = odsłonięte Ogłuszenie lub Zatrucie można zastąpić Nagłą Zamianą
option-collision_ends_blocks = Zderzenie kończy bloki
option-collision_ends_blocks-help = bloki bohatera, który się zderza, znikają
option-step_away = Wymuszony krok oddala
option-step_away-help = „cel robi krok naprzód” prowadzi od działającego bohatera
option-blocks_guard_owner_only = Blok chroni tylko właściciela
option-blocks_guard_owner_only-help = Blok zatrzymuje tylko ataki na tego, kto go postawił
option-additional_hits_all = Nagła Korzyść działa na wszystkich
option-additional_hits_all-help = Nagła Korzyść działa na wszystkich bohaterów, których objął jej powód
option-range_at_reveal = Zasięg przy odsłonięciu
option-range_at_reveal-help = zasięg i linię wzroku wskazanych celów sprawdza się tylko przy odsłonięciu
option-stars_are_attacks = Gwiazdy są atakami
option-stars_are_attacks-help = siatki z gwiazdami na kartach Obrony można blokować i kontrować
option-additional_on_counter = Nagła Korzyść przy Kontrze
option-additional_on_counter-help = Nagłą Korzyść można zagrać na kartę Kontry
option-instants_after_draw = Nagłe karty po dobraniu
option-instants_after_draw-help = Nagłe karty początku tury zagrywa się po dobraniu
option-box = Własne elementy
option-box-help = Twoje własne elementy, jeśli różnią się od naszych, jako plik pudełka.

## Elementy, na strony i do pudełek

name-snow_field = { value-board-snow_field }
name-burning_village = { value-board-burning_village }
name-river_ford = { value-board-river_ford }
name-bamboo_temple = { value-board-bamboo_temple }
name-twin_fields = { value-board-twin_fields }
name-horde_spaces = Pola startowe hordy
box-part-boards = Plansze
box-part-terrain = Teren
box-part-statuses = Karty stanów
box-part-heroes = Bohaterowie
box-part-cards = Karty bohaterów
box-part-enemies = Wrogowie
box-part-solo_cards = Karty wrogów
box-part-horde = Horda
box-field-spaces = Pola
box-field-starts_2 = Pozycje startowe dwóch stron
box-field-starts_3 = Pozycje startowe trzech stron
box-field-starts_4 = Pozycje startowe czterech stron
box-field-preset = Teren przygotowany
box-field-shape = Kształt
box-field-advantage = Przewaga
box-field-hand = Limit ręki
box-field-wounds = Limit ran
box-field-tree = Drzewko Kamae
box-field-weapons = Bronie
box-field-poisons = Zatrucia
box-field-distance = Preferowana odległość
box-field-ranged = Walczy na dystans
box-field-range = Zasięg
box-field-recipe = Talie wyboru kart
box-field-spaces_of_horde = Pola i zwroty X, A, B, C, D
box-field-initiative = Inicjatywa
box-field-cost = Koszt w Skupieniu
box-field-requires = Wymagane Kamae lub warunek
box-field-unblockable = Nie do zablokowania
box-field-counters = Może być Kontrą
box-field-counter_only = Tylko jako Kontra
box-field-bushido = Bushido
box-field-tier = Poziom
box-field-types = Typy
box-field-prepared = Przygotowana
box-field-instant = Nagłe zagranie
box-field-effect = Efekty w języku kart
name-no_instant = zwykła karta
name-replacement = Nagła Zamiana
name-additional = Nagła Korzyść
name-instant = Nagła Reakcja
web-board-tools = Dotknij planszy, aby zmienić
web-board-space = Pole
web-board-start = Start { $side } (przy { $sides } stronach)
web-board-texts = Plansza jako tekst
web-board-texts-help = Pole to kolumna i rząd, liczone od środka: 0,-2. Kolumny pól: -1: -2..3.

## Page

web-field = Pole walki
web-ground = Pola i teren
web-on_spaces = { $what } na { $spaces }
web-figure = { $who } na { $space }, zwrot: { $direction }
web-heroes = Bohaterowie
web-hero_acts = wybiera
web-hero_ready = gotowość
web-hero_fallen = poza walką
web-hero_won = wygrywa
web-hero_side = strona { $number }
web-focus_point = punkt skupienia
web-kamae_says = Kamae { $kamae }; stąd do: { $ways }
web-focus_says = Skupienie { $number } z { $total }
web-wounds_says = Rany { $number } z { $total }, w tym krwawiące: { $bleeding }
web-stuns_says = Ogłuszenia: { $number }; { $total } to porażka
web-counted = { $what }: { $number }
web-hand_says = Karty na ręce: { $number }, limit { $total }
web-deck_says = Karty w talii: { $number }
web-discards = Odrzucone
web-face_down = Zakryte: { $number }
web-no_cards = Brak kart
web-in_play = W grze
web-known_hand = Znane karty z ręki
web-advantage = Przewaga
web-ladder = Inicjatywa
web-item_pending = jeszcze czeka
web-item_active = trwa
web-item_waiting = tarcze ustawione
web-item_resolved = rozpatrzona
web-split_part = dolna część
web-aims = celuje w: { $who }
web-bans = W tej turze nikt nie może zagrać: { $what }
web-line_of = { $card } – { $who }
web-own_hand = Twoje karty
web-tray = Do wyboru
web-copies = Sztuk: { $number }
web-chosen = Wybrana
web-explain_card = Wyjaśnij „{ $card }”: słowami i na polu
web-nothing_fits = Nic z twojej ręki tu nie pasuje.
web-plan = Z pola { $space }, zwrot na { $direction }, „{ $card }” dosięga pól: { $spaces }.
web-plan_nothing = Z pola { $space }, zwrot na { $direction }, „{ $card }” nie dosięga żadnego pola.
web-go_on = Dalej

## Rysunek w terminalu

draw-advantage = Przewaga:
draw-fallen = odpada z walki
draw-chosen = karta wybrana
draw-in_hand = ręka { $number }/{ $limit }
draw-deck = talia { $number }
draw-discards = odrzucone { $number } (zakryte { $hidden })
draw-in_play = W grze
draw-known = Na pewno na ręce lub zakryte
draw-always = Zawsze pod ręką:
draw-looked = Obejrzane:
draw-lower_part = (dolna część)
draw-ladder = Inicjatywa
draw-question = Linia, o którą chodzi
draw-hand = Ręka
draw-focus = Skupienie
draw-shield = pod osłoną
draw-strikes = trafia stąd
draw-star = gwiazda stąd
draw-later = po własnym ruchu
draw-face_down = zakryte: { $number }
draw-no_preview = Nie ma czego pokazać: podaj numer karty z siatką; twoja figurka musi stać na polu.
draw-help_preview = co trafią twoje karty; preview 031: jedna karta na polu
draw-help_hand = pełny tekst twoich kart
draw-help_discards = karty odrzucone
draw-help_about = co robią bohaterowie, Kamae, stany i teren

## Talie

deck-number = nr
deck-card = karta
deck-type = typ
deck-tier = poziom
deck-copies = kopie
deck-initiative = inicjatywa
deck-cost = Skupienie
deck-weapon = Broń
deck-cards = Karty: { $number }
deck-prepared = { $mark } Przygotowana: można ją wziąć przed dobraniem pierwszej ręki
deck-legal = Talia zgodna z zasadami, karty: { $cards }
deck-pick-hero = Dla którego bohatera?
deck-start = Od czego zaczynasz?
deck-start-signature = od popisowej talii bohatera
deck-start-empty = od zera
deck-start-random = od losowej talii
deck-help =
    029          dodaje kartę; 029x2 dodaje dwie kopie
    -029         usuwa kartę
    cards        pokazuje wszystkie karty bohatera; cards attack, cards gold: tylko takie
    weapon 072   wybiera inną broń
    name SŁOWA   nadaje talii nazwę
    show         pokazuje talię
    done         zapisuje talię
    quit         kończy bez talii
deck-stand = Karty: { $number } z { $size }
deck-stand-companion = { $name }: karty: { $number } z { $size }
deck-not-understood = „{ $text }” nic tu nie znaczy; wpisz help.
deck-left = Nie zapisano żadnej talii.
deck-saved = Talia jest w pliku { $file }

## Strony

page-intro = Pojedynki od dwóch do czterech bohaterów na planszy z sześciokątów, każdy z własną talią. Karty wybiera się w tajemnicy, a działają w kolejności szybkości.
page-preset-duel = Pojedynek z botem
page-preset-terrain = Pojedynek z terenem
page-preset-placed-terrain = Pojedynek, teren układają gracze
page-preset-contracts = Yojimbo z kontraktami przeciw Onna-Bugeishy
page-preset-stealth = Ninja przeciw Zabójcy: pułapki i trucizny
page-preset-drunk = Pijany Wakou przeciw Roninowi
page-preset-companion = Ashigaru z Hachiko przeciw Yasuke
page-preset-shots = Żeglarz z pistoletem przeciw Wojowniczce
page-preset-three-heroes = Trzech bohaterów
page-preset-pairs = Czterech bohaterów w parach
page-builder = Zbuduj talię
page-deck-title = Budowa talii
page-deck-intro = Talia Senjutsu ma 30 albo 40 kart: karty jednego bohatera i karty podstawowe, których może użyć każdy. Cała talia jest w adresie strony, więc można ją zapisać w zakładkach, wysłać znajomym albo od razu nią zagrać.
page-deck-heroes = Wybierz bohatera
page-deck-from-signature = Talia popisowa
page-deck-from-signature-of = Talia popisowa: { $name }
page-deck-from-nothing = Bez kart
page-deck-from-nothing-of = Bez kart: { $name }
page-deck-import = Wczytaj talię
page-deck-import-file = Plik talii (TOML)
page-deck-import-text = Albo wklej ją tutaj
page-deck-import-help = Tekst pliku talii albo talia w jednym wierszu, na przykład
page-deck-import-send = Otwórz talię
page-deck-import-wrong = Tej talii nie da się odczytać. Twój tekst jest nadal w formularzu poniżej: popraw go i spróbuj ponownie.
page-deck-anew = Inny bohater albo inna talia
page-deck-faults =
    { $number ->
        [one] 1 błąd
        [few] { $number } błędy
       *[other] { $number } błędów
    }
page-deck-legal = zgodna z zasadami
page-deck-jumps = Na tej stronie
page-deck-to-cards = Karty
page-deck-to-deck = Talia
page-deck-cards = Karty do wyboru
page-deck-cards-companion = { $name }: karty do wyboru
page-deck-companion-help = Karta ma dwie połowy: w Agresji jest Atakiem, w Determinacji Obroną. Złote i jadeitowe karty obu talii liczą się razem.
page-deck-filters = Filtruj karty
page-deck-any = wszystkie
page-deck-owner = Czyje
page-deck-owner-own = Karty bohatera
page-deck-owner-basic = Karty podstawowe
page-deck-low = Inicjatywa od
page-deck-high = Inicjatywa do
page-deck-school = Szkoła
page-deck-search = Słowo w nazwie lub tekście
page-deck-found = Karty: { $number } z { $total }
page-deck-clear = Pokaż wszystkie
page-deck-add = Dodaj: { $card }
page-deck-remove = Wyjmij: { $card }
page-deck-no-more = Nie można dodać: { $card } ({ $clause })
page-deck-count = W talii: { $number } z { $total }
page-deck-take = Weź
page-deck-take-thing = Weź: { $name }
page-deck-taken = Wybrana
page-deck-leave = Odłóż
page-deck-leave-thing = Odłóż: { $name }
page-deck-game = Gra
page-deck-size = { $number } kart
page-deck-tournament = Turniej
page-deck-no-tournament = Bez turnieju
page-deck-box = Czyje karty
page-deck-list = Karty w talii
page-deck-list-companion = { $name }: karty w talii
page-deck-empty = Nie ma jeszcze żadnej karty. Dodaj je przyciskiem +.
page-deck-counts = Rozkład
page-deck-poisons = Zatrucia
page-deck-poisons-help = Każde w jednym egzemplarzu; nie liczą się do kart talii.
page-deck-export = Zachowaj i udostępnij
page-deck-export-help = Adres tej strony jest talią: zapisz go w zakładkach albo wyślij znajomym.
page-deck-text = Talia w jednym wierszu
page-deck-download = Plik talii
page-deck-name = Nazwa talii
page-deck-play = Zagraj tą talią
page-deck-play-copy = Talie popisowe mają po 30 kart, więc większa talia spotka własną kopię. Na następnej stronie można to zmienić.
page-deck-fault-owner = Cudza karta:
page-deck-fault-weapon = Broń:
page-deck-fault-tournament = Turniej:
page-deck-fault-copies = Kopie:
page-deck-fault-gold = Złoto:
page-deck-fault-jade = Jadeit:
page-deck-fault-core = Karta główna:
page-deck-fault-school = Szkoły:
page-deck-fault-size = Liczba kart:

## Koniec: liczby z gry

stat-played = Zagrane karty
stat-hits = Trafienia
stat-blocks = Bloki
stat-counters = Kontry
stat-wounds = Odniesione rany
stat-bleeding = Krwawiące rany
stat-focus = Wydane Skupienie
run-heroes =
    { $number ->
        [2] Pojedynek
        [few] { $number } bohaterów
       *[many] { $number } bohaterów
    }

# The goal of a seat
goal-last = Wygrywa strona, która przetrwa jako ostatnia.
goal-hero = { $who }: { $wounds } z { $limit } ran.
goal-team = Twój bohater padł; wciąż wygrywasz lub przegrywasz z drużyną.
goal-win = Pokonaj rywala: { $who } ma { $wounds } z { $limit } ran.
goal-all = Przetrwaj jako ostatnia strona. Przeciwnicy w grze: { $number }; najbliżej porażki jest { $who }: { $wounds } z { $limit } ran.
goal-lose = { $total } ran oznacza porażkę: masz { $number }.
goal-stuns = { $total } Ogłuszeń na ręce też oznacza porażkę: masz { $number }.
goal-deck = Karty w twojej talii: { $number }. Potem każda karta, której nie dobierzesz, to rana.
goal-contracts = { $who } wygrywa, gdy wypełni kontrakty: { $number } z { $total }.

# Hints in words
why-defeats = Stąd „{ $card }” może pokonać { ACC($who) }.
why-hits = Stąd „{ $card }” może trafić { ACC($who) } i zadać do { $number } { $number ->
    [one] rany
   *[other] ran
}.
why-reaches = Stąd „{ $card }” może dosięgnąć { GEN($who) }.
why-card_closer = „{ $card }” może cię zbliżyć do { GEN($who) }: odległość { $number }.
why-closer = Zbliżasz się do { GEN($who) }: odległość { $number }.
why-block_card = { $who } może mieć kartę „{ $other }”: tarcze mogą stanąć na czas.
why-block_speeds = „{ $card }” pasuje do inicjatywy ataków, które mogą cię trafić: { $number } z { $total }.
why-first = Przy inicjatywie { $speed } „{ $card }” działa przed każdym atakiem, który może cię trafić; najszybszy ma { $number }.
why-keeps_focus = { $number ->
    [one] Zachowujesz 1 Skupienie na kartę „{ $card }”.
    [few] Zachowujesz { $number } Skupienia na kartę „{ $card }”.
   *[many] Zachowujesz { $number } Skupień na kartę „{ $card }”.
}
why-keeps_card = Zachowujesz kartę „{ $card }” na później.
why-keeps_attack = Zachowujesz kartę „{ $card }”, która stąd może trafić.
why-fills_hand = Kart na ręce będzie wtedy: { $number }; na koniec tury możesz mieć: { $total }.
why-keeps_reach = Twoje ataki, które stąd trafią: { $number }; gdzie indziej najwyżej: { $total }.
why-stays_safer = Tu może cię trafić mniej ataków niż wszędzie, dokąd możesz pójść: { $number } zamiast { $total }.
why-still_faces = Nadal patrzysz na { ACC($who) }; każdy inny ruch by to zmienił.
why-out_of_reach = Żaden twój atak stąd nie trafi; pola do najbliższego przeciwnika: { $number }.
why-safe = Żaden atak, który mogą mieć przeciwnicy, tu cię nie dosięgnie.
why-clears_stun = Ogłuszenia na ręce: { $number }; przy { $total } przegrywasz. Zagrane Ogłuszenie znika.
why-second_copy = Masz drugą kopię karty „{ $card }”.
why-too_dear = { $number ->
    [one] „{ $card }” kosztuje 1 Skupienie, a masz { $count }.
    [few] „{ $card }” kosztuje { $number } Skupienia, a masz { $count }.
   *[many] „{ $card }” kosztuje { $number } Skupień, a masz { $count }.
}
why-other_kamae = „{ $card }” wymaga innego Kamae niż twoje.
why-no_hit = „{ $card }” stąd nikogo nie trafi.
why-meets_card = Przy inicjatywie { $number } twoje tarcze stoją, gdy nadchodzi karta { GEN($who) }: „{ $card }”.
why-strikes_from = Stamtąd „{ $card }” uderza w pole { GEN($who) }.
why-behind = Stajesz wtedy za plecami { GEN($who) }.
why-fewer_threats = Tam może cię trafić mniej ataków: { $number } zamiast { $total }.
why-more_attacks = Twoje ataki, które stamtąd trafią: { $number }.
why-faces = Patrzysz na { ACC($who) }.
why-gains_focus = Pierścień przechodzi przez punkt skupienia: zyskujesz 1 Skupienie.
why-kamae_opens = { $kamae } pozwala zagrać „{ $card }”.
why-kamae_cards = { $kamae } wzmacnia karty na ręce: { $number } z { $total }.

# Warnings beside choices
web-danger_first = Uwaga: { $who } może mieć karty, które cię pokonają, zanim ta zadziała: { $number } z { $total }.
web-danger_weapon = Uwaga: broń { GEN($who) } może cię pokonać, zanim ta karta zadziała.
web-danger_back = { $who } widzi wtedy twoje plecy.
web-danger_collides = Z tego miejsca jej obowiązkowy ruch kończy się zderzeniem: karta się urywa, a ty otrzymujesz Ogłuszenie.
web-danger_collision = Otrzymujesz Ogłuszenie, a twoja karta się kończy.
web-danger_corpse = Tutaj otrzymujesz Ogłuszenie i tracisz całe Skupienie.
web-danger_deck = Karty w talii: { $number }. Każda brakująca to rana.
web-danger_defeats = To cię pokonuje.

## Contracts

web-contracts = Kontrakty
web-contracts_needed = Kontrakty: { $number } z { $total }
web-contract_done = wypełniony
web-contract_open = otwarty
web-contract_progress = { $number } z { $total }
web-contract_missed = niewykonalny
about-contract-counter = Wypełniasz go na końcu tury, w której twoja Kontra się powiodła.
about-contract-first_blood = Wypełniasz go, jeśli zadasz pierwszą ranę w grze.
about-contract-focus = Wypełniasz go, gdy cztery razy wydasz Skupienie.
about-contract-fury = Wypełniasz go, gdy w jednej turze zranisz dwóch przeciwników.
about-contract-show_them = Wypełniasz go udanym atakiem lub blokiem Złotej karty.
about-contract-tools = Wypełniasz go, gdy zadasz Krwawiącą ranę, Ogłuszenie, Utykanie i Zatrucie.
## Ashigaru z Hachiko

name-ashigaru = Ashigaru
name-hachiko = Hachiko
name-ashigaru_1 = { name-ashigaru } 1
name-ashigaru_2 = { name-ashigaru } 2
name-ashigaru_3 = { name-ashigaru } 3
name-ashigaru_4 = { name-ashigaru } 4
name-hachiko_1 = { name-hachiko } 1
name-hachiko_2 = { name-hachiko } 2
name-hachiko_3 = { name-hachiko } 3
name-hachiko_4 = { name-hachiko } 4
name-card-236 = Ashigaru (Główna)
name-card-237 = Zamek Niebios
name-card-238 = Za Daimyo
name-card-239 = Zachodzące Słońce
name-card-240 = Podcięcie Konia
name-card-241 = Pchnięcie z Wypadu
name-card-242 = Najlepszy Przyjaciel
name-card-243 = Okrążenie
name-card-244 = Koszący Zamach
name-card-245 = Przeszycie
name-card-248 = Dzikie Szarpanie
name-card-248b = Uskok
name-card-249 = Wściekłe Ugryzienie
name-card-249b = Lizanie Ran
name-card-250 = Ugryzienie w Kostkę
name-card-250b = Groźny Warkot
name-card-251 = Bierz go!
name-card-251b = Do nogi!
name-card-252 = Szybkie Ugryzienie
name-card-252b = Dzikie Wycie
name-card-253 = Skok do Gardła
name-card-253b = Zapędzony w Kąt
name-card-254 = Wleczenie Zdobyczy
name-card-254b = Dobry Pies
name-card-255 = Skok
name-card-255b = Waruj
name-card-256 = Machnięcie Łapą
name-card-256b = Na Łowach
value-hero_1-ashigaru = { name-ashigaru }
value-hero_2-ashigaru = { name-ashigaru }
value-hero_3-ashigaru = { name-ashigaru }
value-hero_4-ashigaru = { name-ashigaru }
card-turn_companion = odwróć kartę Kamae towarzysza
card-heal_wound = { $amount ->
        [one] odrzuć 1 własną zwykłą ranę
        [few] odrzuć { $amount } własne zwykłe rany
       *[other] odrzuć { $amount } własnych zwykłych ran
    }
card-close_some_wounds = { $amount ->
        [one] 1 własna krwawiąca rana staje się zwykłą
        [few] { $amount } własne krwawiące rany stają się zwykłymi
       *[other] { $amount } własnych krwawiących ran staje się zwykłymi
    }
card-towards_target = w stronę celu: { $what }
card-towards_partner = w stronę twojej drugiej figurki: { $what }
card-beside_partner = obok twojej drugiej figurki: { $what }
card-partner = twoja druga figurka: { $what }
card-when_pair = po udanych atakach obu twoich figurek w jednej turze
name-do-turn_companion = odwróć kartę Kamae towarzysza
name-do-discard_wound = odrzuć ranę
name-heal-discard-wound = zwykłe rany
about-ashigaru = Przewaga 14, limit ręki 5, limit ran 4. Piechur z włócznią i jego pies Hachiko: dwie figurki, dwie talie, wspólna pula Skupienia. Strona przegrywa dopiero, gdy padną oboje.
about-hachiko = Pies Ashigaru: druga figurka tego samego gracza, z własną talią i limitem ran 2. Pokonują go także dwa Ogłuszenia w grze. Na torze Przewagi jest tuż za swoim bohaterem.
prompt-start_side = { $who }: którą stroną zaczyna karta Kamae?
prompt-companion_card = { $who }: której karty używasz w tej turze? Druga trafia odkryta na stos kart odrzuconych.
choice-companion_card = Użyj „{ $card }”
choice-companion_none = Nie używaj żadnej i odrzuć obie
event-stun_in_play = Z talii postaci { $who } wychodzi Ogłuszenie i zostaje w grze.
event-bereaved = { $who } walczy dalej samotnie.
event-unpaid = { $who } nie używa „{ $card }”: nie starcza na to Skupienia.
box-field-stuns = Ogłuszenia, które pokonują

name-monk = Mnich
    .gen = Mnicha
    .acc = Mnicha
    .ins = Mnichem
name-monk_1 = { name-monk } 1
name-monk_2 = { name-monk } 2
name-monk_3 = { name-monk } 3
name-monk_4 = { name-monk } 4
name-card-260 = Mnich (Główna)
name-card-261 = Prawdziwe Oświecenie
name-card-262 = Cięcie Fali Zen
name-card-263 = Oświecone Ciało
name-card-264 = Oświecony Umysł
name-card-265 = Oświecona Dusza
name-card-266 = Jasność Celu
name-card-267 = Czysty Umysł
name-card-268 = Gniew Satori
name-card-269 = Szarża Jelenia
name-card-270 = Grzbiet Fali
name-card-271 = Cios Dłonią
name-card-272 = Niezłomny Blok
value-hero_1-monk = { name-monk }
value-hero_2-monk = { name-monk }
value-hero_3-monk = { name-monk }
value-hero_4-monk = { name-monk }
name-enlightenment = Oświecenie
card-each_turn = Na początku każdej tury: { $lines }
card-when_struck = gdy trafił cię atak przeciwnika
card-when_discarded = tylko gdy odrzuca ją efekt inny niż efekt karty głównej
card-remain_wound_limit = pozostaje w grze: twój limit ran jest o 1 wyższy
card-remain_hand_limit = pozostaje w grze: twój limit kart na ręce jest o 1 wyższy
card-remain_focus_limit = pozostaje w grze: twój limit Skupienia jest o 1 wyższy
card-remain_each_turn = pozostaje w grze
card-take_stuns = weź Ogłuszenie zamiast każdej swojej rany z tej tury
card-cure = { $amount ->
        [one] odrzuć 1 własne Zatrucie w grze
        [few] odrzuć { $amount } własne Zatrucia w grze
       *[other] odrzuć { $amount } własnych Zatruć w grze
    }
card-nothing = nic
web-card_each_turn = Początek każdej tury
name-do-remain_in_play = pozostaw w grze
name-do-discard_hobble = odrzuć Utykanie
name-do-nothing = nic
about-monk = Przewaga 45. Może przynieść dzwon świątynny, który liczy się jak skała. Trzy jego karty pozostają w grze i podnoszą limity ran, kart i Skupienia; razem odblokowują najsilniejsze karty.
about-enlightenment = Karty w grze podnoszą wszystkie trzy limity: ran, kart na ręce i Skupienia. Odblokowuje to niektóre karty.
prompt-offer = { $who }: na którym polu stawiasz dzwon świątynny? Liczy się jak skała. Możesz go pominąć.
prompt-cure = { $who }: które Zatrucie odrzucasz?
choice-no_offer = Bez dzwonu
event-offered = { $who } stawia na { $space } dzwon świątynny. Liczy się jako element: { $piece }.
event-wounds_left = { $who } zamienia rany z tej tury na Ogłuszenia (liczba: { $count }).
event-cured = { $who } odrzuca Zatrucie: { $poison }.
