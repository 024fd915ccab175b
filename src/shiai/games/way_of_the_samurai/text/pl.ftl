# Way of the Samurai po polsku. Nazwy przychodzą w mianowniku, więc zdania nie potrzebują ich odmiany.

game-title = Way of the Samurai
game-intro = Samuraj toczy pojedynek z wrogiem, którym kierują karty. W każdej rundzie sześć kart zmienia trzy wskaźniki: siła i technika przełamują obronę wroga, garda wytrzymuje jego kontratak. Trzy jednakowe symbole tworzą kombinację, a za Ki kupuje się karty, gardę albo wcześniejszy wgląd w obronę. Kto nie ma już życia, przegrywa; kto nie ma Ki, traci 2 życia na koniec każdej rundy.

## Nazwy

name-samurai = Samuraj
name-samurai_1 = Musashi
name-samurai_2 = Kojiro
name-enemy = Wróg

name-strength = siła
name-technique = technika
name-guard = garda
name-life = życie
name-ki = Ki

name-black_a = Kamień
name-black_b = Fala
name-black_c = Wiatr
name-red = Krew
name-joker = każdy symbol
name-mixed = trzy czarne symbole

# Karty akcji, potem karty specjalne.
name-std-01 = Cięcie znad głowy
name-std-02 = Krótkie cięcie
name-std-03 = Odmierzony krok
name-std-04 = Mocna postawa
name-std-05 = Pchnięcie z wypadu
name-std-06 = Zwód
name-std-07 = Pchnięcie barkiem
name-std-08 = Płynna zasłona
name-std-09 = Dziki zamach
name-std-10 = Lekkie ostrze
name-std-11 = Głęboki oddech
name-std-12 = Podniesiona garda
name-std-13 = Brawurowe cięcie
name-std-14 = Nagły zryw
name-std-15 = Natarcie z cięciem
name-std-16 = Natarcie z pchnięciem
name-std-17 = Czujne oko
name-std-18 = Joker
name-spe-01 = Cięcie góry
name-spe-02 = Zwrot jaskółki
name-spe-03 = Żelazny mur
name-spe-04 = Osłonięte cięcie
name-spe-05 = Osłonięte pchnięcie
name-spe-06 = Żądza krwi
name-spe-07 = Burza ciosów

# Karty wroga.
name-en-01 = Cicha woda
name-en-02 = Skrzyżowane ostrza
name-en-03 = Postawa dębu
name-en-04 = Postawa czapli
name-en-05 = Odsłonięty bok
name-en-06 = Zdradliwa luka
name-en-07 = Kamienna brama
name-en-08 = Stalowa zasłona
name-en-09 = Nieustanny napór
name-en-10 = Ukryte ostrze
name-en-11 = Zwinięty wąż
name-en-12 = Twierdza
name-en-hard = HARD MODE

# Karty ran i połówki kart Krwi.
name-w-1 = Cięta rana
name-w-2 = Zachwiany duch
name-w-3 = Krwawienie
name-w-4 = Głęboka rana
name-w-5 = Śmiertelna rana
name-arm = Zranione ramię
name-rib = Złamane żebro
name-finger = Odcięty palec
name-belly = Rana brzucha
name-shoulder = Zraniony bark
name-eye = Zranione oko
name-thigh = Rana uda
name-balance = Utrata równowagi
name-dodge = Udany unik
name-decapitation = Ścięcie głowy

# Karty Gisei wraz z tym, co robią z gardą.
name-gisei-1 = Zaciśnięte zęby
name-gisei-2 = Kropla krwi
name-gisei-3 = Cicha przysięga
name-gisei-4 = Siła przodków
name-gisei-5 = Drżąca ręka

name-double_specials = Podwójne mistrzostwo
name-double_wrath = Podwójny gniew
name-redraw = Druga myśl
name-technique_pool = Zapas techniki
name-strength_pool = Zapas siły
name-ki_to_life = Z Ki życie
name-wild_card = Wolny wybór

name-katana = Katana
name-katana_kodachi = Katana i kodachi
name-naginata = Naginata
name-nodachi = Nodachi
name-tanto = Tanto
name-kusarigama = Kusarigama
name-bokken = Bokken
name-yari = Yari
name-wakizashi = Wakizashi
name-kanabo_1 = Kanabo 1
name-kanabo_2 = Kanabo 2
name-kanabo_3 = Kanabo 3
name-masakari_1 = Masakari 1
name-masakari_2 = Masakari 2
name-tonfa_1 = Tonfa 1
name-tonfa_2 = Tonfa 2
name-sai_1 = Sai 1
name-sai_2 = Sai 2
name-nagamaki = Nagamaki
name-katana_tanto = Katana / tanto
name-tessen = Tessen
name-kai = Kai
name-own_weapon = Własna broń
name-face_a = strona A broni
name-face_b = strona B broni

name-ishida = Ishida
name-takeshi = Takeshi
name-oda = Oda
name-kempo = Kempo
name-shiro = Shiro
name-afro_samurai = Afro Samurai
name-alucard = Alucard
name-bruce_lee = Bruce Lee
name-dante = Dante
name-edward = Edward
name-geralt = Geralt
name-helena = Helena
name-jack = Jack
name-jinno = Jinno
name-kratos = Kratos
name-leonardo = Leonardo
name-mugen = Mugen
name-sasuke = Sasuke
name-skull = Skull
name-yorha = Yorha
name-zoro = Zoro
name-side_a = strona A
name-side_b = strona B

# Ichiro, Jiro i Saburo znaczą: pierwszy, drugi i trzeci syn.
name-first = Ichiro
name-second = Jiro
name-third = Saburo

name-y1a = Cichy nowicjusz
name-y1b = Krzepki odźwierny
name-y2a = Starszy uczeń
name-y2b = Zabijaka
name-y3a = Nauczyciel szermierki
name-y3b = Mnich
name-y4 = Pierwszy uczeń
name-master = Mistrz dojo

name-bridge = Most
name-forest = Las
name-rice_field = Pole ryżowe
name-mountain = Góra
name-bamboo_forest = Las bambusowy
name-cliff = Urwisko

name-rain = Deszcz
name-fog = Mgła
name-snow = Śnieg
name-sun = Palące słońce

name-duel = Pojedynek
name-one_vs_three = Jeden na trzech
name-clan = Klan
name-dojo_yoshioka = Dojo Yoshioka
name-leaving_the_village = Droga z wioski

name-beginner = Początkujący
name-good_samurai = Dobry samuraj
name-great_samurai = Wielki samuraj
name-bodyguard = Gwardzista cesarza
name-way_of_musashi = Droga Musashiego

# Zdarzenia losowe; siła też jest jednym z nich.
name-memory = wspomnienie
name-rage = szał
name-weariness = znużenie
name-bad_fall = zły upadek
name-broken_sword = złamany miecz
name-rest = odpoczynek
name-healer = uzdrowiciel
name-lesson = lekcja

# Dlaczego ktoś traci życie albo Ki lub zostaje ranny.
name-by_attack = Atak
name-by_red_die = Czerwona kość
name-by_wound = Rana
name-by_lack_of_ki = Brak Ki
name-by_blow = Kontratak
name-by_weapon = Broń
name-by_low_guard = Niska garda z tą bronią
name-by_long_fight = Długa walka z tą bronią
name-by_rising_again = Powstanie
name-by_red_combo = Czerwona kombinacja
name-by_place = Miejsce
name-by_combo = Kombinacja przy tej pogodzie
name-by_low_gauge = Zła postawa przy tej pogodzie
name-by_weather = Pogoda
name-by_event = Zdarzenie
name-by_old_wound = Dawna rana
name-by_fresh_wound = Nowa rana
name-by_penalty = Kara
name-by_fewer_ki = Mniej Ki
name-by_equal_ki = Tyle samo Ki
name-by_last_blow = Ostatni cios
name-by_weariness = Wyczerpanie
name-by_opponent = Moc przeciwnika

# Talie tasowane na nowo.
name-action_deck = Talia akcji
name-enemy_deck = Talia wroga
name-special_deck = Talia specjalna
name-wound_deck = Talia ran
name-gisei_deck = Talia Gisei

## Co robią rzeczy

about-katana = Bez zalet i bez wad: dobry wybór na pierwszy pojedynek.
about-katana_kodachi = Czerwona kość zaczyna od 3. Ale każda rana 1 z kontrataku staje się raną 2.
about-naginata = Przed każdym kontratakiem garda rośnie o 1. Ale zaczynasz z 2 Ki i nigdy nie masz ich więcej.
about-nodachi = Za Ki kupisz też siłę albo technikę, 1 Ki za punkt, aż do sprawdzenia obrony. Ale z każdym straconym życiem tracisz też 1 Ki.
about-tanto = Wszystkie szkody wroga są podwójne. Ale garda nigdy nie przekracza 2.
about-kusarigama = Przy technice 4 kontratak nie działa. Ale garda -1 albo -2 na koniec rundy oznacza dla ciebie ranę 1.
about-bokken = W każdej chwili możesz zamienić życie na Ki, jeden za jeden, ale nie ostatnie życie. Bez wad.
about-yari = Trzy razy w grze możesz po dobraniu kart wymienić całą rękę. Ale zaczynasz z 7 życiami i 4 Ki.
about-wakizashi = Gdy zdobywasz kartę specjalną, dobierasz 2 i zatrzymujesz jedną. Ale na koniec rundy 10 otrzymujesz ranę 1.
about-kanabo_1 = Wygrywasz walkę, gdy tylko wróg nie ma już Ki. Ale na początku każdej rundy garda spada o 1.
about-kanabo_2 = Każdy atak i każda karta rany, które szkodzą wrogowi, zabierają o 1 życie więcej. Ale za Ki nie kupisz gardy.
about-kanabo_3 = Jeśli jeden atak albo jedna karta rany zabiera 2 życia lub więcej, odzyskujesz 2 Ki. Ale na początku każdej rundy technika spada o 1.
about-masakari_1 = W każdej chwili możesz obniżyć gardę i o tyle samo podnieść siłę. Bez wad.
about-masakari_2 = Raz na rundę wiersz techniki na karcie liczy się jako siła. Ale za Ki nie kupisz gardy.
about-tonfa_1 = W każdej chwili możesz obniżyć gardę i o tyle samo podnieść technikę. Bez wad.
about-tonfa_2 = Przed odkryciem obrony wroga zagrywasz tylko jedną kartę, a po nim dwie. Ale każda rana to klęska.
about-sai_1 = Raz na rundę wiersz siły na karcie liczy się jako technika. Ale za Ki nie kupisz gardy.
about-sai_2 = Przy gardzie 0 lub niższej na koniec rundy odzyskujesz 1 Ki. Ale na początku każdej rundy obniżasz o 1 wybrany wskaźnik.
about-nagamaki = W każdej chwili za 1 Ki bierzesz na rękę wybraną kartę ze stosu kart odrzuconych. Ale wczesne odkrycie jest niemożliwe.
about-katana_tanto = W każdej rundzie po trzech kartach wybierasz stronę. Strona A: 2 gardy za Ki, ale dwa rodzaje kombinacji nic nie dają. Strona B: siła +2 za 1 Ki, ale technika spada o 1.
about-tessen = Na początku każdej rundy możesz zmienić otoczenie, a za poziom czerwonej kości ponowić rzut na nie. Wymaga otoczenia.
about-kai = Czerwona kość zadaje ranę 1 na poziomie 4, a ranę 2 od poziomu 5. Ale zaczynasz z 2 Ki.
about-own_weapon = Broń, którą opisujesz samodzielnie; ma takie zalety i wady, jakie jej nadasz.

draw-stock =
    { $life ->
        [one] { $life } życie
        [few] { $life } życia
       *[many] { $life } żyć
    }, { $ki } Ki.
about-ishida = Bez zdolności: dobry przeciwnik na pierwszy pojedynek.
about-takeshi = Jeśli skończy ci się Ki, od razu przegrywasz.
about-oda = Każde życie, które tracisz, zyskuje Oda.
about-kempo = Bez życia odzyskuje wszystkie i otrzymuje ranę 2; pokona go tylko śmiertelna rana. Czerwona kombinacja to rzut czerwoną kością zamiast jej podniesienia: 5 to dla niego rana 1, 6 to rana 2.
about-shiro = Jego karta odwraca się, ilekroć go zranisz. Przy stronie B wybierasz karę: strata 1 Ki, 1 życia, karty albo poziomu czerwonej kości.
about-afro_samurai = Czarna kombinacja daje ci i 1 Ki, i 1 kartę specjalną.
about-alucard = Zanim wygrasz, otrzymujesz ranę 1.
about-bruce_lee = Na koniec każdej rundy traci 1 życie.
about-dante = Dwie wybrane przez ciebie karty specjalne są od początku w twojej talii akcji.
about-edward = Każde Ki wydane na gardę daje 2 gardy.
about-geralt = Zaczynasz z losową kartą Bushido.
about-helena = Zdobywane karty specjalne wybierasz samodzielnie.
about-jack = Trzy różne czarne symbole to też kombinacja.
about-jinno = Jeśli za czarną kombinację wybierasz Ki, dostajesz 2.
about-kratos = Na początku każdej rundy dobierasz 7 kart.
about-leonardo = Jeśli twój atak zabiera mu życie, w tym starciu nie kontratakuje.
about-mugen = Zaczynasz z losową kartą Bushido.
about-sasuke = Najpierw z twojej talii akcji odpadają dwie karty, a czerwona kombinacja może się liczyć jako czarna.
about-skull = Na koniec każdej rundy tracisz 1 życie.
about-yorha = Zaczynasz z jedną wybraną kartą specjalną w zapasie.
about-zoro = Możesz walczyć dwiema broniami naraz: to dwie spośród bokken, naginata, nodachi, tanto, yari i wakizashi.

about-rain = Każda kombinacja kosztuje cię 1 życie, tak samo garda -2 na koniec rundy. Nie możesz zadać rany 2: staje się raną 1.
about-fog = Nie ma wczesnego odkrycia, a przed każdą kartą kupioną za Ki odrzucasz jedną z ręki. Garda -2 na koniec rundy kosztuje 1 życie.
about-snow = Na koniec każdej rundy tracisz 1 życie albo 1 Ki. Ale jeśli zadasz ranę 2, od razu wygrywasz walkę.
about-sun = Każdy koszt w Ki jest podwójny. Garda -2 na koniec rundy to klęska.

about-bridge = Zapłać Ki i rzuć niebieską kością: most pomaga najczęściej gardzie, czasem sile albo technice. Zły krok kosztuje gardę albo życie.
about-forest = Zapłać Ki i rzuć niebieską kością: las pomaga gardzie i technice. Korzenie i gałęzie kosztują siłę albo gardę.
about-rice_field = Zapłać Ki i rzuć niebieską kością: pole ryżowe pomaga sile albo gardzie. Błoto kosztuje technikę, gardę albo Ki.
about-mountain = Zapłać Ki i rzuć niebieską kością: góra pomaga najbardziej, zwłaszcza sile i technice. Ale może kosztować gardę albo cię zranić.
about-bamboo_forest = Zapłać Ki i rzuć niebieską kością: od 1 do 4 garda rośnie, 5 to dla ciebie rana 1, a 6 rana 2.
about-cliff = Raz na walkę zapłać Ki i rzuć niebieską kością: od 1 do 3 to rana 1 dla wroga, od 4 do 6 spadasz i przegrywasz.
about-own_place = Zapłać Ki i rzuć niebieską kością; wyniki są takie jak na twojej karcie.
about-own_cliff = Raz na walkę zapłać Ki i rzuć niebieską kością; wyniki są takie jak na twojej karcie.

about-double_specials = Do końca gry czarna kombinacja daje 2 karty specjalne zamiast 1.
about-double_wrath = Do końca gry czerwona kombinacja podnosi czerwoną kość o 2 zamiast o 1.
about-redraw = Od następnej rundy możesz po dobraniu odłożyć do dwóch kart i dobrać tyle samo.
about-technique_pool = 5 punktów, które w każdej chwili możesz dodać do techniki, naraz albo po jednym.
about-strength_pool = 5 punktów, które w każdej chwili możesz dodać do siły, naraz albo po jednym.
about-ki_to_life = W każdej chwili możesz zamienić Ki na życie, jeden za jeden, łącznie do 4 Ki.
about-wild_card = Przeglądasz talię Bushido i bierzesz kartę, którą chcesz.

about-arm = Twoja siła nie może już przekroczyć 3.
about-rib = Czerwona kość wypada z gry, a twoje czerwone kombinacje nie działają.
about-finger = Twoja technika nie może już przekroczyć 3.
about-belly = Na koniec każdej rundy tracisz 1 życie.
about-shoulder = Jednorazowo obniżyła czerwoną kość o 3 poziomy.
about-eye = W żaden sposób nie możesz już zyskać Ki.
about-thigh = Rzut kością: jednorazowa strata tylu żyć, ile wypadło.
about-balance = Rzut kością: jednorazowa strata tylu Ki, ile wypadło.
about-dodge = Unik: nic się nie stało, ale karty nie ma już w talii.
about-decapitation = Od razu przegrywasz grę.

about-blood = Twoje rany pochodzą z osobnej talii, zostają z tobą i się sumują. Gdy talia jest pusta, następna rana to koniec.
about-bushido = Każda czarna kombinacja albo 2 Ki może przesunąć znacznik. Trzeci krok przynosi jedną trwałą cnotę.
about-gisei = Przed każdym kontratakiem możesz oddać 1 życie za kartę, która zmienia gardę: cztery karty ją podnoszą, jedna obniża.
about-own_gisei = Przed każdym kontratakiem możesz zapłacić 1 życie za kartę, która podnosi albo obniża gardę.
about-taikyu = Jeśli pierwsza karta rundy ma symbol Krwi, niebieska kość przynosi skutek, który działa w tej rundzie.
about-hard_mode = W talii wroga jest karta HARD MODE. Jako obrony nie da się jej przełamać, jako kontratak uderza dwa razy.
about-yoroi = Zbroja przyjmuje pierwsze cztery punkty życia, które straciłby jej właściciel. Za każdy z nich rzuca się niebieską kością, a 6 niszczy zbroję.
about-easy_look = Kupując kartę za Ki, oglądasz trzy karty i zatrzymujesz jedną.
about-easy_die = Czerwona kość zaczyna od 2.
about-easy_special = Losowa karta specjalna jest od początku w twojej talii akcji.

about-duel = Jedna walka z jednym przeciwnikiem, który ma własną zdolność.
about-one_vs_three = Trzech wrogów naraz. Wskazujesz, kogo atakujesz; niebieska kość mówi, kto kontratakuje.
about-clan = Wróg za wrogiem, ilu tylko zdołasz pokonać. Życie, Ki i karty specjalne idą z tobą dalej.
about-dojo_yoshioka = Kampania złożona z pięciu walk, aż do mistrza dojo. Na większości etapów wybierasz jednego z dwóch przeciwników.
about-leaving_the_village = Kampania złożona z 11 walk na drodze z wioski. Niebieska kość wyznacza życie każdego wroga; jego Ki to 2.

## Gdzie jest gra

moment-setup = Pojedynek jest przygotowywany
moment-setup-run = Pierwsza walka jest przygotowywana
moment-start = Runda { $round } · początek
moment-start-run = Walka { $fight } · runda { $round } · początek
moment-exchange = Runda { $round } · starcie { $exchange } z 2
moment-exchange-run = Walka { $fight } · runda { $round } · starcie { $exchange } z 2
moment-round_end = Runda { $round } · koniec rundy
moment-round_end-run = Walka { $fight } · runda { $round } · koniec rundy
moment-over = Koniec gry w rundzie { $round }
score = Pokonani wrogowie: { $defeated } ({ $rank })
score-campaign = Pokonani wrogowie: { $defeated }

## Cel

goal-decides = Kto nie ma już życia, jest pokonany.
goal-stand =
    { $life ->
        [one] { $who }: 1 życie i { $ki } Ki.
        [few] { $who }: { $life } życia i { $ki } Ki.
       *[many] { $who }: { $life } żyć i { $ki } Ki.
    }
goal-enemy =
    { $life ->
        [one] Pokonaj wroga. { $enemy } ma jeszcze 1 życie i { $ki } Ki.
        [few] Pokonaj wroga. { $enemy } ma jeszcze { $life } życia i { $ki } Ki.
       *[many] Pokonaj wroga. { $enemy } ma jeszcze { $life } żyć i { $ki } Ki.
    }
goal-enemy_bleeds =
    { $life ->
        [one] Pokonaj wroga. { $enemy } ma jeszcze 1 życie i ani jednego Ki: na koniec każdej rundy traci 2 życia.
        [few] Pokonaj wroga. { $enemy } ma jeszcze { $life } życia i ani jednego Ki: na koniec każdej rundy traci 2 życia.
       *[many] Pokonaj wroga. { $enemy } ma jeszcze { $life } żyć i ani jednego Ki: na koniec każdej rundy traci 2 życia.
    }
goal-enemy_ki =
    { $life ->
        [one] Zabierz ostatnie życie albo ostatnie Ki. { $enemy } ma jeszcze 1 życie i { $ki } Ki.
        [few] Zabierz ostatnie życie albo ostatnie Ki. { $enemy } ma jeszcze { $life } życia i { $ki } Ki.
       *[many] Zabierz ostatnie życie albo ostatnie Ki. { $enemy } ma jeszcze { $life } żyć i { $ki } Ki.
    }
goal-immortal =
    { $life ->
        [one] Pokona go tylko śmiertelna rana: bez życia otrzymuje ranę 2. { $enemy } ma jeszcze 1 życie.
        [few] Pokona go tylko śmiertelna rana: bez życia otrzymuje ranę 2. { $enemy } ma jeszcze { $life } życia.
       *[many] Pokona go tylko śmiertelna rana: bez życia otrzymuje ranę 2. { $enemy } ma jeszcze { $life } żyć.
    }
goal-three = Pokonaj wszystkich trzech. Pozostało wrogów: { $left }, łącznie życia: { $life }.
goal-clan = Pokonaj tylu wrogów, ilu zdołasz. Dotąd: { $defeated }.
goal-campaign = Wygraj wszystkie walki. To walka { $fight } z { $total }.
goal-this_enemy =
    { $life ->
        [one] Ten wróg ma jeszcze 1 życie i { $ki } Ki.
        [few] Ten wróg ma jeszcze { $life } życia i { $ki } Ki.
       *[many] Ten wróg ma jeszcze { $life } żyć i { $ki } Ki.
    }
goal-life =
    { $life ->
        [one] Bez życia przegrywasz. Masz 1 życie i { $ki } Ki.
        [few] Bez życia przegrywasz. Masz { $life } życia i { $ki } Ki.
       *[many] Bez życia przegrywasz. Masz { $life } żyć i { $ki } Ki.
    }
goal-without_ki =
    { $life ->
        [one] Bez życia przegrywasz. Masz 1 życie i ani jednego Ki: na koniec każdej rundy tracisz 2 życia.
        [few] Bez życia przegrywasz. Masz { $life } życia i ani jednego Ki: na koniec każdej rundy tracisz 2 życia.
       *[many] Bez życia przegrywasz. Masz { $life } żyć i ani jednego Ki: na koniec każdej rundy tracisz 2 życia.
    }
goal-life_and_ki =
    { $life ->
        [one] Bez życia albo bez Ki przegrywasz. Masz 1 życie i { $ki } Ki.
        [few] Bez życia albo bez Ki przegrywasz. Masz { $life } życia i { $ki } Ki.
       *[many] Bez życia albo bez Ki przegrywasz. Masz { $life } żyć i { $ki } Ki.
    }

## Co przemawia za wyborem

why-defences = Tak padłoby { $number } z { $total } obron, więcej niż po innych kartach.
why-breaks = Przełamuje obronę: { $card }.
why-enough = Obrona jest już pokonana: { $card }. Nic więcej nie trzeba.
why-keeps_ki = Zachowujesz swoje Ki ({ $ki }); kolejna karta kosztowałaby { $cost }.
why-reaches = Już osiąga to, czego żąda obrona: { $card }.
why-combo = Tworzy kombinację: { $symbol }.
why-begins = Masz dość kart na kombinację: { $symbol }.
why-pair = Na stole będzie drugi taki symbol ({ $symbol }), a kombinację dopełni { $card }.
why-guard = Garda będzie wynosić { $guard }: trafi tylko { $number } z { $total } ciosów, mniej niż po innych kartach.
why-guard_higher = Garda będzie wynosić { $guard }, więcej niż po innych kartach.
why-early = Twoje karty mogą przełamać { $number } z { $total } obron, jeśli wiesz, która to.
why-new_hand = Twoje karty mogą przełamać tylko { $number } z { $total } obron; nowe mogą być lepsze.
why-keep_hand = Twoje karty mogą przełamać { $number } z { $total } obron.
why-draw = Żadna twoja karta nie przełamuje tej obrony; w talii akcji zrobi to { $number } z { $total }.
why-buy_guard =
    { $number ->
        [0] Przy gardzie { $guard } nie trafi żaden cios; teraz { $value } z { $total }.
       *[other] Przy gardzie { $guard } trafi tylko { $number } z { $total } ciosów; teraz { $value }.
    }
why-safer = Ryzyko, że ten cios to koniec, spada z { $value } % do { $number } %.
why-no_blow = Żaden cios cię nie trafi: garda { $guard } wystarcza.
why-little_guard =
    { $number ->
        [0] Jeszcze jeden punkt gardy nie zatrzyma żadnego ciosu więcej.
       *[other] Jeszcze jeden punkt gardy zatrzyma tylko { $number } z { $total } ciosów.
    }
why-last_ki = To kosztowałoby ostatnie Ki; bez niego na koniec rundy tracisz 2 życia.
why-keep_die = Czerwona kość ({ $level }) może jeszcze urosnąć i działać mocniej.
why-die_wound = Wróg dobiera kartę rany: rana { $wound }.
why-his_last_life = { $enemy } pada: to ostatnie życie.
why-his_life =
    { $left ->
        [one] { $enemy } będzie mieć jeszcze 1 życie.
        [few] { $enemy } będzie mieć jeszcze { $left } życia.
       *[many] { $enemy } będzie mieć jeszcze { $left } żyć.
    }
why-his_last_ki = { $enemy } nie ma wtedy Ki i na koniec każdej rundy traci 2 życia.
why-his_ki = { $enemy } będzie mieć jeszcze { $left } Ki; bez Ki każda runda kosztuje 2 życia.
why-special = Karta specjalna jest mocniejsza, czeka, aż będzie potrzebna, a potem należy do twojej talii.
why-few_ki =
    { $ki ->
        [0] Nie masz Ki, a to kosztuje 2 życia na koniec rundy.
       *[other] Masz tylko { $ki } Ki, a bez niego każda runda kosztuje 2 życia.
    }
why-step =
    { $left ->
        [0] Ten krok daje cnotę.
        [one] Potem do cnoty brakuje jednego kroku.
       *[other] Potem do cnoty brakuje kroków: { $left }.
    }
why-raise = Na poziomie { $level } możesz użyć czerwonej kości przeciw wrogowi.
why-raise_low = Czerwona kość rośnie do { $level }; od 3 możesz jej użyć.
why-weakest = { $enemy } ma najmniej życia: { $life }.

## Pytania

prompt-face = Wybierz stronę swojej broni na tę rundę.
prompt-wound_symbol = Joker jest pierwszą kartą tej rundy: czy liczy się jako Krew?
prompt-lower_gauge = Twoja broń ma swoją cenę: wybierz wskaźnik, który obniżasz o 1.
prompt-start = Karty są dobrane. Użyj, czego chcesz, potem zacznij.
prompt-redraw = Wybierz kartę, którą odkładasz.
prompt-mark = Wybierz, kogo atakujesz w tym starciu.
prompt-move =
    { $left ->
        [one] Zagraj jedną kartę; potem odkrywa się obronę.
        [few] Zagraj { $left } karty; potem odkrywa się obronę.
       *[many] Zagraj { $left } kart; potem odkrywa się obronę.
    }
prompt-move_open =
    { $left ->
        [one] Zagraj ostatnią kartę przeciw tej obronie: { $card }.
        [few] Zagraj { $left } karty przeciw tej obronie: { $card }.
       *[many] Zagraj { $left } kart przeciw tej obronie: { $card }.
    }
prompt-strike = Karty są zagrane. Użyj, czego chcesz, zanim obrona zostanie sprawdzona.
prompt-hit = Obrona jest przełamana: wybierz, co traci wróg.
prompt-hit_die = Uderza czerwona kość: wybierz, co traci wróg.
prompt-before_counter = Twój atak dobiegł końca. Przygotuj się na cios.
prompt-offer_gisei = Przed następnym ciosem za życie możesz kupić kartę Gisei.
prompt-name_symbol = Joker może utworzyć kombinację: nazwij jego symbol.
prompt-reward = Kombinacja: wybierz nagrodę.
prompt-reward_red = Czerwona kombinacja: wybierz, co z niej będzie.
prompt-end_of_exchange = Starcie dobiega końca. Użyj, czego chcesz, potem idź dalej.
prompt-keep = Wybierz kartę, którą zatrzymujesz.
prompt-keep_special = Wybierz kartę specjalną, którą zatrzymujesz; reszta wraca.
prompt-keep_any = Wybierz kartę specjalną z całej talii.
prompt-penalty = Strona B karty cię karze: wybierz, jak.
prompt-remove = Wybierz kartę z ręki albo ze stosu kart odrzuconych, która wypada z gry.
prompt-remove_start = Wybierz kartę, która na całą grę opuszcza twoją talię akcji.
prompt-discard_first = Wybierz kartę, którą odkładasz, zanim dostaniesz inną.
prompt-weather_loss = Pogoda daje się we znaki: wybierz, co tracisz.
prompt-fewest_ki = Kilku wrogów ma najmniej Ki: wybierz tego, który się liczy.
prompt-path = Wybierz następnego przeciwnika.
prompt-new_weapon = Twoja broń jest złamana: wybierz inną.
prompt-reroll = Zachowaj wynik albo rzuć jeszcze raz za poziomy czerwonej kości, która pokazuje { $level }.
prompt-choose_special = Wybierz kartę specjalną, która od początku jest w twojej talii akcji.
prompt-store_special = Wybierz kartę specjalną, z którą zaczynasz.
prompt-virtue = Wybierz cnotę, którą bierzesz.

## Możliwe wybory

choice-go_on = Dalej
choice-go_on-start = Zacznij starcie
choice-go_on-redraw = Nie odkładaj więcej kart
choice-go_on-move = Nie zagrywaj więcej kart
choice-go_on-strike = Uderz: obrona zostaje sprawdzona
choice-go_on-before_counter = Dalej, niech się dzieje, co chce
choice-go_on-offer_gisei = Bez karty Gisei
choice-go_on-end_of_exchange = Zakończ starcie

choice-draw = Zapłać { $cost } Ki: jeszcze jedna karta akcji
choice-early_reveal = Zapłać { $cost } Ki: odkryj obronę teraz
choice-buy_guard = Zapłać { $cost } Ki: garda +{ $points }
choice-buy_strength = Zapłać { $cost } Ki: siła +1
choice-buy_technique = Zapłać { $cost } Ki: technika +1
choice-buy_power = Zapłać { $cost } Ki: siła +{ $points }
choice-environment = Zapłać { $cost } Ki: rzut niebieską kością na otoczenie
choice-bushido_step = Zapłać { $cost } Ki: znacznik Bushido wchodzi na kanji { $step }
choice-life_to_ki = Zamień 1 życie na 1 Ki
choice-convert = Przesuń jeden punkt: { $lowered } -1, { $raised } +1
choice-pool = Użyj punktu cnoty: { $gauge } +1 (zostało punktów: { $left })
choice-ki_to_life = Zamień { $cost } Ki na 1 życie (miejsce na karcie: { $left } Ki)
choice-exchange-special = Zapłać { $cost } Ki: jedna karta specjalna
choice-exchange-red_die = Zapłać { $cost } Ki: czerwona kość rośnie o { $number }
choice-exchange-bushido = Zapłać { $cost } Ki: znacznik Bushido robi krok
choice-exchange-life =
    { $number ->
        [one] Zapłać { $cost } Ki: odzyskaj 1 życie
        [few] Zapłać { $cost } Ki: odzyskaj { $number } życia
       *[many] Zapłać { $cost } Ki: odzyskaj { $number } żyć
    }
choice-gisei = Oddaj 1 życie: dobierz kartę Gisei
choice-mulligan = Wymień całą rękę (zostało: { $left })
choice-redraw =
    { $number ->
        [one] Wymień jedną kartę
        [few] Wymień do { $number } kart
       *[many] Wymień do { $number } kart
    }

choice-play = Zagraj kartę { $card }
choice-play_joker = Zagraj kartę { $card }: { $gauge } { $effect }
choice-transform = Zagraj ze zmienionym wierszem kartę { $card }: siła { $strength }, technika { $technique }, garda { $guard }
choice-fetch = Zapłać { $cost } Ki: weź ze stosu kart odrzuconych kartę { $card }
choice-discard = Odłóż kartę { $card }
choice-keep = Weź kartę { $card }
choice-remove = Usuń z gry kartę { $card }

choice-hit_life =
    { $number ->
        [one] { $enemy } traci 1 życie z { $left }
        [few] { $enemy } traci { $number } życia z { $left }
       *[many] { $enemy } traci { $number } żyć z { $left }
    }
choice-hit_ki = { $enemy } traci { $number } Ki z { $left }
choice-lose_life = Strać 1 życie
choice-lose_ki = Strać 1 Ki
choice-remove_card = Usuń z gry kartę z ręki albo ze stosu kart odrzuconych
choice-lower_die = Obniż czerwoną kość do { $level }
choice-reward_ki = Zyskaj { $number } Ki
choice-reward_both = Zyskaj { $number } Ki i kartę specjalną
choice-reward_special =
    { $number ->
        [one] Zyskaj kartę specjalną
        [few] Zyskaj { $number } karty specjalne
       *[many] Zyskaj { $number } kart specjalnych
    }
choice-reward_step = Przesuń znacznik Bushido o krok
choice-raise = Podnieś czerwoną kość do { $level }
choice-red_roll = Rzuć czerwoną kością
choice-decline = Zrezygnuj
choice-yes = Tak: niebieska kość przynosi skutek na tę rundę
choice-no = Nie: runda zaczyna się jak zwykle
choice-reroll = Obniż czerwoną kość i rzuć jeszcze raz
choice-result = Zachowaj wynik { $face }
choice-use_die =
    { $level ->
        [3] Użyj czerwonej kości (3): wróg traci 1 życie
        [4] Użyj czerwonej kości (4): wróg traci 1 życie albo 1 Ki
       *[other] Użyj czerwonej kości ({ $level })
    }
choice-use_die_wound = Użyj czerwonej kości ({ $level }): rana { $wound } dla wroga
choice-name = Joker pokazuje symbol { $symbol }
choice-name_nothing = Joker nie tworzy kombinacji
choice-face_a = Strona A
choice-face_b = Strona B
choice-lower = Obniż o 1 jeden wskaźnik: { $gauge }
choice-mark = { $enemy }: życie { $life }, Ki { $ki }
choice-path = { $opponent }: życie { $life }, Ki { $ki }
choice-change = Zmień otoczenie: { $place }
choice-weapon = Weź tę broń: { $weapon }
choice-virtue = Weź tę cnotę: { $card }
choice-luck = Decyduje los

## Wydarzenia

event-begins = Zaczyna { $who }.
event-round = Zaczyna się runda { $round }.
event-exchange = Zaczyna się starcie { $exchange }.
event-own_exchange = { $who }: zaczyna się starcie { $exchange }.
event-next_enemy = Walka { $fight }: wychodzi wróg, życie { $life }, Ki { $ki }.
event-into_deck = Ta karta zostaje wtasowana w talię akcji: { $card }.
event-drew = Dobrana karta: { $card }.
event-looked = Obejrzana karta: { $card }.
event-kept = Zatrzymana karta: { $card }.
event-put_down = Odłożona karta: { $card }.
event-fetched = Ze stosu kart odrzuconych wraca karta { $card }.
event-removed = Poza grą: { $card }.
event-stored = Karta specjalna czeka w zapasie: { $card }.
event-reshuffled =
    { $number ->
        [one] { $deck } zostaje przetasowana: { $number } karta.
        [few] { $deck } zostaje przetasowana: { $number } karty.
       *[many] { $deck } zostaje przetasowana: { $number } kart.
    }
event-mulligan = Cała ręka zostaje wymieniona. Pozostałe wymiany: { $left }.
event-face = W tej rundzie działa { $face }.
event-changed_place = Walka przenosi się w inne miejsce: { $place }.
event-marked = { $enemy } jest celem tego starcia.

event-played = Samuraj zagrywa kartę { $card }.
event-gauge =
    { $change ->
        [-6] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
        [-5] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
        [-4] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
        [-3] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
        [-2] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
        [-1] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
        [0] Zmiana { $change }: { $gauge } wynosi teraz { $value }.
       *[other] Zmiana +{ $change }: { $gauge } wynosi teraz { $value }.
    }
event-revealed = Obrona wroga zostaje odkryta: { $card }.
event-met = Atak przełamuje obronę: { $card }.
event-missed = Obrona się trzyma: { $card }.
event-unbreakable = HARD MODE: tej obrony nie da się przełamać.
event-enemy_lost_life =
    { $number ->
        [one] { $cause }: { $enemy } traci 1 życie. Zostaje: { $left }.
        [few] { $cause }: { $enemy } traci { $number } życia. Zostaje: { $left }.
       *[many] { $cause }: { $enemy } traci { $number } żyć. Zostaje: { $left }.
    }
event-enemy_lost_ki = { $cause }: { $enemy } traci { $number } Ki. Zostaje: { $left }.
event-enemy_gained_life = Wróg zabiera to życie dla siebie. Ma teraz: { $left }.
event-rose_again = { $enemy } znów powstaje. Życie: { $left }.
event-turned = Karta wroga się odwraca, teraz widać: { $side }.
event-fell = { $enemy } pada.

event-no_counter = { $enemy } dostaje cios i nie kontratakuje.
event-nobody_strikes = Nikt nie kontratakuje.
event-countered = { $enemy } kontratakuje: { $card }. Garda wynosi { $guard }.
event-parried = Garda jest dość wysoka: cios nic nie robi.
event-void_counter = Technika jest dość wysoka: kontratak nie działa.
event-double_strike = HARD MODE: nadchodzą dwa ciosy.
event-gisei = Ofiara przynosi kartę Gisei: { $card }.
event-armour =
    { $left ->
        [0] Zbroja przyjmuje punkt życia i przepada.
       *[other] Zbroja przyjmuje punkt życia. Zostaje jej: { $left }.
    }
event-wounded =
    { $who ->
        [Samuraj] { $cause }: samuraj otrzymuje ranę { $level }. Karta: { $card }.
       *[other] { $cause }: { $who } otrzymuje ranę { $level }. Karta: { $card }.
    }
event-dodged =
    { $who ->
        [Samuraj] { $cause }: samuraj robi unik i rana 1 nie ma skutku.
       *[other] { $cause }: { $who } robi unik i rana 1 nie ma skutku.
    }
event-blood = { $cause }: samuraj otrzymuje trwałą ranę { $level }. Karta: { $card }.

event-paid = Samuraj płaci { $number } Ki. Zostaje: { $left }.
event-paid_life = Samuraj oddaje 1 życie. Zostaje: { $left }.
event-lost_ki = { $cause }: samuraj traci { $number } Ki. Zostaje: { $left }.
event-lost_life =
    { $number ->
        [one] { $cause }: samuraj traci 1 życie. Zostaje: { $left }.
        [few] { $cause }: samuraj traci { $number } życia. Zostaje: { $left }.
       *[many] { $cause }: samuraj traci { $number } żyć. Zostaje: { $left }.
    }
event-gained_ki =
    { $number ->
        [0] Samuraj nie może teraz zyskać Ki. Ma nadal: { $left }.
       *[other] Samuraj zyskuje { $number } Ki. Ma teraz: { $left }.
    }
event-gained_life =
    { $number ->
        [0] Samurajowi nic nie jest. Życie nadal: { $left }.
        [one] Samuraj odzyskuje 1 życie. Ma teraz: { $left }.
        [few] Samuraj odzyskuje { $number } życia. Ma teraz: { $left }.
       *[many] Samuraj odzyskuje { $number } żyć. Ma teraz: { $left }.
    }
event-no_ki = { $who } nie ma już Ki, a to kosztuje życie.

event-combo = Kombinacja: { $combo }.
event-red_die = Czerwona kość stoi na { $level }.
event-used_die = Samuraj używa czerwonej kości na poziomie { $level }.
event-bushido_step = Znacznik Bushido dochodzi do kanji { $step } z 3.
event-virtue = Samuraj odnajduje cnotę: { $card }.
# Kości są niebieska i czerwona; czerwona ma nazwę symbolu.
event-rolled =
    { $die ->
        [blue] Niebieska kość pokazuje { $face }.
       *[other] Czerwona kość pokazuje { $face }.
    }
event-environment = { $place }: wynik { $face }.
event-taikyu =
    { $face ->
        [1] Taikyu: pierwsza kombinacja tej rundy przywraca 2 życia.
        [2] Taikyu: w tej rundzie za Ki można kupić kartę specjalną.
        [3] Taikyu: w tej rundzie za Ki można podnieść czerwoną kość o 2.
        [4] Taikyu: w tej rundzie krok Bushido jest tańszy.
        [5] Taikyu: w tej rundzie za Ki można kupić 2 życia.
       *[other] Taikyu: kto na koniec tej rundy ma mniej Ki, otrzymuje ranę 1.
    }
event-event = Po drodze coś się dzieje: { $event }.
event-new_weapon = Samuraj bierze inną broń: { $weapon }.
event-match_won = Zwycięża { $who }.
event-won = Zwycięstwo! { $reason ->
        [enemy_deadly_wound] { ending-enemy_deadly_wound }
        [enemy_without_ki] { ending-enemy_without_ki }
        [snow_victory] { ending-snow_victory }
        [all_three_dead] { ending-all_three_dead }
        [campaign_won] { ending-campaign_won }
        [clan_completed] { ending-clan_completed }
       *[enemy_killed] { ending-enemy_killed }
    }
event-lost = Klęska. { $reason ->
        [deadly_wound] { ending-deadly_wound }
        [without_ki] { ending-without_ki }
        [wounded_to_death] { ending-wounded_to_death }
        [fell] { ending-fell }
        [bled_out] { ending-bled_out }
        [decapitated] { ending-decapitated }
        [sunstroke] { ending-sunstroke }
        [no_weapon_left] { ending-no_weapon_left }
       *[killed] { ending-killed }
    }

# Przy dwóch graczach zdarzenia podają, kto działa.
event-own_played = { $who } zagrywa kartę { $card }.
event-own_drew = { $who } dobiera kartę { $card }.
event-own_stored = { $who } ma gotową kartę specjalną: { $card }.
event-own_revealed = Atakuje { $who }; obrona zostaje odkryta: { $card }.
event-own_combo = { $who } tworzy kombinację: { $combo }.
event-own_red_die = { $who }: czerwona kość stoi na { $level }.
event-own_used_die = { $who } używa czerwonej kości na poziomie { $level }.
event-own_paid = { $who } płaci { $number } Ki. Zostaje: { $left }.
event-own_paid_life = { $who } oddaje 1 życie. Zostaje: { $left }.
event-own_lost_ki = { $cause }: { $who } traci { $number } Ki. Zostaje: { $left }.
event-own_lost_life =
    { $number ->
        [one] { $cause }: { $who } traci 1 życie. Zostaje: { $left }.
        [few] { $cause }: { $who } traci { $number } życia. Zostaje: { $left }.
       *[many] { $cause }: { $who } traci { $number } żyć. Zostaje: { $left }.
    }
event-own_gained_ki =
    { $number ->
        [0] { $who } nie może teraz zyskać Ki. Ma nadal: { $left }.
       *[other] { $who } zyskuje { $number } Ki. Ma teraz: { $left }.
    }

## Jak się kończy

ending-enemy_killed = Wróg nie ma już życia.
ending-enemy_deadly_wound = Śmiertelna rana powala wroga.
ending-enemy_without_ki = Wróg nie ma już Ki, a wobec tej broni to koniec.
ending-snow_victory = Rana 2 na śniegu rozstrzyga walkę.
ending-all_three_dead = Wszyscy trzej wrogowie nie żyją.
ending-campaign_won = Ostatnia walka kampanii jest wygrana.
ending-clan_completed = Cały klan jest pokonany.
ending-killed = Samuraj nie ma już życia.
ending-deadly_wound = Śmiertelna rana powala samuraja.
ending-without_ki = Samuraj nie ma już Ki, a w tej walce to koniec.
ending-wounded_to_death = Samuraj jest ranny, a z tą bronią to koniec.
ending-fell = Samuraj spada z urwiska.
ending-bled_out = Nie ma już kart Krwi: samuraj się wykrwawia.
ending-decapitated = Samuraj traci głowę.
ending-sunstroke = Wyczerpany samuraj pada w palącym słońcu.
ending-no_weapon_left = Ostatnia broń jest złamana.
ending-samurai_1_killed = Musashi nie ma już życia.
ending-samurai_1_deadly_wound = Śmiertelna rana powala Musashiego.
ending-samurai_2_killed = Kojiro nie ma już życia.
ending-samurai_2_deadly_wound = Śmiertelna rana powala Kojiro.

## Opcje zasad

option-mode = Tryb
option-mode-help = Jeden pojedynek, trzech wrogów naraz, klan bez końca albo jedna z dwóch kampanii.
value-mode-duel = { name-duel }
value-mode-one_vs_three = { name-one_vs_three }
value-mode-clan = { name-clan }
value-mode-dojo_yoshioka = { name-dojo_yoshioka }
value-mode-leaving_the_village = { name-leaving_the_village }
option-opponent = Przeciwnik
option-opponent-help = Przeciwnik w pojedynku; standardowy to Ishida, a w innych trybach ich własni wrogowie.
value-opponent-standard = standardowy
value-opponent-ishida = { name-ishida }
value-opponent-takeshi = { name-takeshi }
value-opponent-oda = { name-oda }
value-opponent-kempo = { name-kempo }
value-opponent-shiro = { name-shiro }
value-opponent-afro_samurai = { name-afro_samurai } ({ value-weapon_sets-fan })
value-opponent-alucard = { name-alucard } ({ value-weapon_sets-fan })
value-opponent-bruce_lee = { name-bruce_lee } ({ value-weapon_sets-fan })
value-opponent-dante = { name-dante } ({ value-weapon_sets-fan })
value-opponent-edward = { name-edward } ({ value-weapon_sets-fan })
value-opponent-geralt = { name-geralt } ({ value-weapon_sets-fan })
value-opponent-helena = { name-helena } ({ value-weapon_sets-fan })
value-opponent-jack = { name-jack } ({ value-weapon_sets-fan })
value-opponent-jinno = { name-jinno } ({ value-weapon_sets-fan })
value-opponent-kratos = { name-kratos } ({ value-weapon_sets-fan })
value-opponent-leonardo = { name-leonardo } ({ value-weapon_sets-fan })
value-opponent-mugen = { name-mugen } ({ value-weapon_sets-fan })
value-opponent-sasuke = { name-sasuke } ({ value-weapon_sets-fan })
value-opponent-skull = { name-skull } ({ value-weapon_sets-fan })
value-opponent-yorha = { name-yorha } ({ value-weapon_sets-fan })
value-opponent-zoro = { name-zoro } ({ value-weapon_sets-fan })
option-weapon = Broń
option-weapon-help = Broń; na pierwszą grę katana albo bokken.
value-weapon-katana = { name-katana }
value-weapon-katana_kodachi = { name-katana_kodachi }
value-weapon-naginata = { name-naginata }
value-weapon-nodachi = { name-nodachi }
value-weapon-tanto = { name-tanto }
value-weapon-kusarigama = { name-kusarigama }
value-weapon-bokken = { name-bokken }
value-weapon-yari = { name-yari }
value-weapon-wakizashi = { name-wakizashi }
value-weapon-kanabo_1 = { name-kanabo_1 } ({ value-weapon_sets-fan })
value-weapon-kanabo_2 = { name-kanabo_2 } ({ value-weapon_sets-fan })
value-weapon-kanabo_3 = { name-kanabo_3 } ({ value-weapon_sets-fan })
value-weapon-masakari_1 = { name-masakari_1 } ({ value-weapon_sets-fan })
value-weapon-masakari_2 = { name-masakari_2 } ({ value-weapon_sets-fan })
value-weapon-tonfa_1 = { name-tonfa_1 } ({ value-weapon_sets-fan })
value-weapon-tonfa_2 = { name-tonfa_2 } ({ value-weapon_sets-fan })
value-weapon-sai_1 = { name-sai_1 } ({ value-weapon_sets-fan })
value-weapon-sai_2 = { name-sai_2 } ({ value-weapon_sets-fan })
value-weapon-nagamaki = { name-nagamaki } ({ value-weapon_sets-fan })
value-weapon-katana_tanto = { name-katana_tanto } ({ value-weapon_sets-fan })
value-weapon-tessen = { name-tessen } ({ value-weapon_sets-fan })
value-weapon-kai = { name-kai } ({ value-weapon_sets-fan })
value-weapon-own_weapon = { name-own_weapon }
option-second_weapon = Druga broń
option-second_weapon-help = Druga broń naraz w walce z przeciwnikiem Zoro; w wariancie dla dwóch graczy broń drugiej osoby.
value-second_weapon-none = brak
value-second_weapon-katana = { name-katana }
value-second_weapon-katana_kodachi = { name-katana_kodachi }
value-second_weapon-naginata = { name-naginata }
value-second_weapon-nodachi = { name-nodachi }
value-second_weapon-tanto = { name-tanto }
value-second_weapon-kusarigama = { name-kusarigama }
value-second_weapon-bokken = { name-bokken }
value-second_weapon-yari = { name-yari }
value-second_weapon-wakizashi = { name-wakizashi }
option-own_weapon = Własna broń
option-own_weapon-help = Twoja własna broń jako JSON, gdy wybrano ją jako broń.
option-environment = Otoczenie
option-environment-help = Gdzie toczy się walka.
value-environment-none = brak
value-environment-bridge = { name-bridge }
value-environment-forest = { name-forest }
value-environment-rice_field = { name-rice_field }
value-environment-mountain = { name-mountain }
value-environment-bamboo_forest = { name-bamboo_forest }
value-environment-cliff = { name-cliff }
option-weather = Pogoda
option-weather-help = Pogoda w tym otoczeniu.
value-weather-none = brak
value-weather-rain = { name-rain }
value-weather-fog = { name-fog }
value-weather-snow = { name-snow }
value-weather-sun = { name-sun }
option-yoroi = Zbroja (Yoroi)
option-yoroi-help = Kto nosi zbroję.
value-yoroi-none = nikt
value-yoroi-player = samuraj
value-yoroi-enemy = wróg
option-yoroi_opponent = Zbroja jednego z trzech
option-yoroi_opponent-help = Który z trzech przeciwników nosi zbroję wroga.
value-yoroi_opponent-first = { name-first }
value-yoroi_opponent-second = { name-second }
value-yoroi_opponent-third = { name-third }
option-blood = Krew
option-blood-help = Moduł Krew: rany samuraja zostają i się sumują.
option-bushido = Bushido
option-bushido-help = Moduł Bushido: kombinacje albo Ki prowadzą do jednej trwałej cnoty.
option-gisei = Gisei
option-gisei-help = Moduł Gisei: życie za kartę, która zmienia gardę.
option-taikyu = Taikyu
option-taikyu-help = Taikyu: gdy pierwsza karta jest czerwona, rzut wyznacza skutek na tę rundę.
option-hard_mode = Tryb trudny
option-hard_mode-help = W talii wroga jest karta HARD MODE.
option-easy_look = Ułatwienie: wgląd w trzy karty
option-easy_look-help = Ułatwienie 1: przy zakupie obejrzyj trzy karty i zatrzymaj jedną.
option-easy_die = Ułatwienie: czerwona kość na 2
option-easy_die-help = Ułatwienie 2: czerwona kość zaczyna od 2.
option-easy_special = Ułatwienie: karta specjalna
option-easy_special-help = Ułatwienie 3: losowa karta specjalna jest od początku w talii akcji.
option-events = Zdarzenia losowe
option-events-help = Karta zdarzeń losowych kampanii.
value-events-hard = trudna
value-events-normal = normalna
option-duel_variant = Dwie osoby
option-duel_variant-help = Dwie osoby walczą ze sobą (propozycja, wariant nieoficjalny).
option-attack_may_be_declined = Trafienie można odpuścić
option-attack_may_be_declined-help = Ze straty po przełamanej obronie można zrezygnować.
option-weather_needs_environment = Pogoda wymaga otoczenia
option-weather_needs_environment-help = Pogoda wymaga otoczenia.
option-weather_low_gauge = Wskaźnik a pogoda
option-weather_low_gauge-help = Wskaźnik, którego wartość -2 karze pogoda.
value-weather_low_gauge-guard = { name-guard }
value-weather_low_gauge-strength = { name-strength }
value-weather_low_gauge-technique = { name-technique }
value-weather_low_gauge-any = dowolny wskaźnik
option-weather_low_loss = Strata przez pogodę
option-weather_low_loss-help = Co pogoda za to zabiera.
value-weather_low_loss-life = { name-life }
value-weather_low_loss-ki = { name-ki }
option-weather_combo_cost = Koszt kombinacji w deszczu
option-weather_combo_cost-help = Ile kosztuje kombinacja przy pogodzie 1.
value-weather_combo_cost-life = { name-life }
value-weather_combo_cost-ki = { name-ki }
option-easy_buy_scope = Karty ułatwienia 1
option-easy_buy_scope-help = Karty, których dotyczy ułatwienie 1.
value-easy_buy_scope-action = karty akcji
value-easy_buy_scope-special = karty specjalne
value-easy_buy_scope-both = jedne i drugie
option-eor_on_kill = Koniec rundy po zwycięstwie
option-eor_on_kill-help = Po walce wygranej w środku rundy działają efekty końca rundy.
option-die_allow_lower = Niższe poziomy czerwonej kości
option-die_allow_lower-help = Czerwonej kości można użyć jako niższego poziomu.
option-gisei_per_counter = Karty Gisei na kontratak
option-gisei_per_counter-help = Karty Gisei przed każdym kontratakiem; 0 oznacza brak limitu.
option-bushido_face_up = Odkryta talia Bushido
option-bushido_face_up-help = Wierzchnia karta Bushido leży odkryta.
option-taikyu_once = Wymiana Taikyu raz
option-taikyu_once-help = Wymiany Taikyu można w jej rundzie dokonać raz.
option-katana_tanto_void = Nieważne kombinacje broni katana / tanto
option-katana_tanto_void-help = Kombinacje, które unieważnia strona A broni katana / tanto.
value-katana_tanto_void-black_b_and_black_c = { name-black_b } i { name-black_c }
value-katana_tanto_void-black_a_and_black_b = { name-black_a } i { name-black_b }
value-katana_tanto_void-black_a_and_black_c = { name-black_a } i { name-black_c }
value-katana_tanto_void-black_a_and_red = { name-black_a } i { name-red }
value-katana_tanto_void-black_b_and_red = { name-black_b } i { name-red }
value-katana_tanto_void-black_c_and_red = { name-black_c } i { name-red }
option-sasuke_random = Sasuke: losowe karty odpadają
option-sasuke_random-help = Karty, które odpadają, gdy przeciwnikiem jest Sasuke, są losowe.
option-clan_limit = Limit klanu
option-clan_limit-help = Liczba wrogów, po której klan jest pokonany; 0 oznacza brak limitu.
option-weapon_sets = Dostępne bronie
option-weapon_sets-help = Bronie, które są pod ręką, gdy jedna się złamie.
value-weapon_sets-base_and_expansion = gra podstawowa i dodatek
value-weapon_sets-base = gra podstawowa
value-weapon_sets-expansion = dodatek
value-weapon_sets-fan = fanowskie
value-weapon_sets-base_and_fan = gra podstawowa i fanowskie
value-weapon_sets-expansion_and_fan = dodatek i fanowskie
value-weapon_sets-base_and_expansion_and_fan = wszystkie
option-hard_attack_only = HARD MODE zatrzymuje tylko atak
option-hard_attack_only-help = HARD MODE jako obrona zatrzymuje tylko atak.
option-environment_until_counter = Otoczenie do kontrataku
option-environment_until_counter-help = Z otoczenia można korzystać tylko do odkrycia karty kontrataku.
option-yoroi_renewed = Nowa zbroja dla każdego wroga
option-yoroi_renewed-help = Każdy wróg w klanie albo kampanii nosi nową zbroję.
option-reward_needs_life = Nagroda tylko za ostatnie życie
option-reward_needs_life-help = Nagroda za kartę rany wymaga ostatniego życia, nie ostatniego Ki.
option-taikyu_after_draw = Taikyu po dobraniu
option-taikyu_after_draw-help = Taikyu sprawdza się dopiero po dobraniu wszystkich kart.
option-easy_rest_back = Karty specjalne wracają
option-easy_rest_back-help = Przy ułatwieniu 1 niezatrzymane karty specjalne wracają do swojej talii.
option-die_once = Czerwona kość raz na starcie
option-die_once-help = Czerwonej kości można użyć raz na starcie.
option-box = Własne elementy
option-box-help = Twoje własne elementy, jeśli różnią się od naszych, jako plik pudełka.

## Elementy, na strony i do pudełek

name-wound = rana
name-enemy_wound = rana dla wroga
name-defeat = porażka
name-blood = plama krwi
name-special = karta specjalna
name-red_die = czerwona kość
name-taikyu = Taikyu
name-yoroi = Yoroi
name-hard_1 = Trudne wydarzenia, 1
name-hard_2 = Trudne wydarzenia, 2
name-hard_3 = Trudne wydarzenia, 3
name-hard_4 = Trudne wydarzenia, 4
name-hard_5 = Trudne wydarzenia, 5
name-hard_6 = Trudne wydarzenia, 6
name-normal_1 = Zwykłe wydarzenia, 1
name-normal_2 = Zwykłe wydarzenia, 2
name-normal_3 = Zwykłe wydarzenia, 3
name-normal_4 = Zwykłe wydarzenia, 4
name-normal_5 = Zwykłe wydarzenia, 5
name-normal_6 = Zwykłe wydarzenia, 6
name-blood-1 = Karta krwi 1
name-blood-2 = Karta krwi 2
name-blood-3 = Karta krwi 3
name-blood-4 = Karta krwi 4
name-blood-5 = Karta krwi 5
box-part-actions = Karty akcji
box-part-specials = Karty specjalne
box-part-enemies = Karty wroga
box-part-wounds = Karty ran
box-part-environments = Otoczenia
box-part-events = Losowe wydarzenia
box-part-opponents = Przeciwnicy
box-part-trio = Trzej przeciwnicy
box-part-dojo = Mapa dojo
box-part-gisei = Karty Gisei
box-part-hard_mode = Karta HARD MODE
box-part-weapons = Bronie
box-part-weathers = Pogoda
box-part-bushido = Karty Bushido
box-part-blood = Karty krwi
box-part-attackers = Kto kontratakuje
box-part-runs = Serie walk
box-part-other_events = Inne losowe wydarzenia
box-part-rest = Czerwona kość i moduły
box-field-symbol = Symbol
box-field-effects = Działanie
box-field-choice = Jedno z tych
box-field-strength = Najmniejsza siła (-2: żadna)
box-field-technique = Najmniejsza technika (-2: żadna)
box-field-prize = Wróg traci jedno z tych
box-field-guard = Trafia, gdy garda jest poniżej
box-field-blow = Otrzymujesz
box-field-wound1 = Rana 1
box-field-wound2 = Rana 2
box-field-face1 = Wynik 1
box-field-face2 = Wynik 2
box-field-face3 = Wynik 3
box-field-face4 = Wynik 4
box-field-face5 = Wynik 5
box-field-face6 = Wynik 6
box-field-life = Życie
box-field-ki = Ki
box-field-event = Wydarzenie
box-field-change = Garda
box-field-strikes = Dalsze ciosy
box-field-fights = Walki
box-field-points = Punkty

## The drawing

draw-red_die = Czerwona kość
draw-blue_die = Niebieska kość
draw-wound = rana { $level }
draw-enemy_wound = wróg: rana { $level }
draw-defeat = spadasz i giniesz
draw-or = albo
draw-unbreakable = nie do przełamania
draw-strikes_more = liczba ciosów: { $number }
draw-enemy = Wróg
draw-face = strona { $face }
draw-side = strona { $side }
draw-defence = Obrona
draw-counter = Kontratak
draw-enemy_deck = Talia wroga: { $number }
draw-discards = odrzucone: { $number }
draw-action_deck = Talia akcji: { $number }
draw-special_deck = Talia kart specjalnych: { $number }
draw-action_discards = Odrzucone karty akcji: { $number }
draw-enemy_discards = Odrzucone karty wroga: { $number }
draw-removed = Poza grą: { $number }
draw-cards = Twoje karty
draw-hand = Ręka
draw-stored = W zapasie
draw-choose_from = Do wyboru
draw-played = To starcie
draw-empty = pusto
draw-fight = Walka { $number }
draw-round = Runda { $number }
draw-exchange = Starcie { $number } z { $whole }
draw-in_force = Co obowiązuje
draw-environment = Otoczenie
draw-used = użyte w tej walce
draw-weather = Pogoda
draw-strikers = Kto kontratakuje
draw-bushido = Bushido
draw-points_left = zostało punktów: { $number }
draw-next_virtue = następna: { $virtue }
draw-blood = Rany
draw-unhurt = brak
draw-armour = Zbroja
draw-taikyu = Taikyu
draw-no_consequence = nic w tej rundzie
draw-taikyu_1 = pierwsza kombinacja rundy leczy 2 życia
draw-taikyu_2 = 1 Ki za kartę specjalną
draw-taikyu_3 = 1 Ki za 2 poziomy czerwonej kości
draw-taikyu_4 = 1 Ki za krok Bushido
draw-taikyu_5 = 1 Ki za 2 życia
draw-taikyu_6 = kto na koniec rundy ma mniej Ki, otrzymuje ranę 1
draw-mulligans = Wymiany ręki
draw-by_weapon = dzięki broni: { $number }
draw-by_campaign = w tej kampanii: { $number }
draw-bonus = Następna walka
draw-in_play = Ponadto w grze
draw-archway = Brama
draw-defeated = Pokonani: { $number }
draw-rank = Ranga: { $rank }
draw-next_rank = od { $number }: { $rank }
draw-help_discards = pokaż stosy kart odrzuconych i to, co wypadło z gry
draw-help_decks = pokaż, jakie karty zostały w taliach
draw-help_about = pokaż, co robią broń, przeciwnik i moduły oraz co znaczą symbole
draw-pick_modules = Które moduły? Kilka: { $example }; żaden: Enter

## The page

web-piles = Talie i stosy
web-blue_die_none = Niebieską kością jeszcze nie rzucono
web-card_what = Zmienia twoje wskaźniki: { $effects }. Symbol do kombinacji: { $symbol }.
web-joker_what = Wybierz jeden ruch: { $effects }. Liczy się jako dowolny symbol.
web-what_mulligans = Tyle razy możesz jeszcze wymienić całą rękę, zaraz po dobraniu kart na rundę.
web-what_bonus = Zdarzenie daje to twojemu wskaźnikowi w pierwszej rundzie następnej walki.
web-what_broken = Złamanej broni nie można już użyć w tej kampanii.
web-gauges = Wskaźniki
web-played = To starcie
web-defence = Obrona
web-counter = Kontratak
web-hand = Ręka
web-hand_of = Ręka: { $who }
web-stored = W zapasie
web-tray = Wybierz z tych kart
web-modules = Moduły
web-deck = Talia akcji
web-discard = Odrzucone
web-specials = Talia specjalna
web-removed = Poza grą
web-enemy_deck = Talia wroga
web-enemy_discard = Odrzucone wroga
web-empty = Pusto
web-not_open = Jeszcze nieodkryta
web-opens = Po tej karcie odkrywa się obronę
web-or = albo
web-all_symbols = każdy symbol
web-at_least = { $gauge } { $number } lub więcej
web-needs = trzeba { $value }
web-enough = wystarczy
web-short = za mało
web-guard_below = garda poniżej { $number }
web-wound = rana { $level }
web-enemy_wound = rana { $level } dla wroga
web-fall = spadasz w przepaść
web-unbreakable = nie do przełamania
web-strikes_again = liczba uderzeń: { $number }
web-defence_says = Wymaga: { $asks }. Wróg traci wtedy: { $brings }.
web-counter_says = Gdy { $asks }, ponosisz: { $brings }.
web-met = Obrona przełamana.
web-not_met = Obrona się trzyma.
web-then = Potem: { $gauges }.
web-would_break = Przełamujesz { $number } z { $total } obron.
web-would_strike = Trafi { $number } z { $total } kontrataków.
web-makes_combo = Powstaje kombinacja { $symbol }.
web-danger_blow = Uwaga: { $percent } % szans, że ten cios będzie ostatni.
web-danger_wound = Jedna karta ran na pięć jest śmiertelna, a ciosy z raną 2 to { $number } z { $total }.
web-danger_roll = Uwaga: { $percent } % szans, że ten rzut to twój koniec.
web-danger_last_life = To twoje ostatnie życie: przegrasz.
web-danger_combo = Ta kombinacja kosztuje twoje ostatnie życie.
web-danger_ki_defeat = To twoje ostatnie Ki: od razu przegrasz.
web-danger_last_ki = To twoje ostatnie Ki: bez niego na koniec rundy tracisz 2 życia.
web-danger_last_ki_deadly =
    { $number ->
        [one] To twoje ostatnie Ki: bez niego na koniec rundy tracisz 2 życia, a masz tylko jedno.
       *[other] To twoje ostatnie Ki: bez niego na koniec rundy tracisz 2 życia, a więcej nie masz.
    }
web-danger_round_end = Runda się kończy, a bez Ki tracisz resztę życia.
web-danger_sun = Runda się kończy, a w tym słońcu tak niski wskaźnik to klęska.
web-victory = Zwycięstwo
web-defeat = Porażka
web-combo = Kombinacja { $symbol }
web-combo_open = 2 z 3: { $symbol }
web-do_fetch = Weź
web-do_discard = Odrzuć
web-do_keep = Zatrzymaj
web-do_remove = Usuń
web-yoroi = Yoroi
web-ability = Zdolność
web-side = Strona { $side }
web-face = strona { $face }
web-enemy = Wróg { $number }
web-target = jego atakujesz
web-dead = nie żyje
web-rung = Poziom { $level }: wróg traci lub ponosi: { $brings }
web-red_die = Czerwona kość pokazuje { $level }
web-red_die_rolls = Czerwone kombinacje to rzut czerwoną kością
web-red_die_gone = Czerwona kość wypadła z gry
web-blue_die = Niebieska kość pokazała { $number }
web-bloody = źle dla ciebie
web-used_up = Użyte w tej walce
web-bushido = Bushido
web-marker = Kanji { $number } z { $total }
web-points = Na karcie: { $number }
web-taikyu = Taikyu
web-taikyu_0 = Bez skutku
web-taikyu_1 = Kombinacja leczy 2 życia
web-taikyu_2 = 1 Ki za kartę specjalną
web-taikyu_3 = 1 Ki za 2 poziomy czerwonej kości
web-taikyu_4 = 1 Ki za krok Bushido
web-taikyu_5 = 1 Ki za 2 życia
web-taikyu_6 = Mniej Ki na końcu: rana 1
web-gisei = Gisei
web-gisei_drawn = Dobrano teraz: { $number }
web-blood = Krew
web-blood_card = { $wound } ({ $level })
web-unhurt = Jeszcze bez ran
web-mulligans = Wymiany ręki
web-mulligans_left = zostało: { $number }
web-bonus = Następna walka
web-broken = Złamane
web-hard_mode = HARD MODE
web-easy = Ułatwienia
web-clan = { $rank }. Pokonani wrogowie: { $number }.
web-next_rank = Do następnej rangi: { $number }.
web-step = Walka { $number } z { $total }
web-stop = Krok { $number }: życie { $life }, Ki { $ki }

## Strony

page-intro = Jeden szermierz, jeden przeciwnik, kilka kart na ręce. Utrzymaj w równowadze trzy wskaźniki, przejrzyj jego zasłonę i uderz, gdy kombinacja pasuje. Kampanie i moduły sprawiają, że każda droga jest inna.
page-preset-first-duel = Pierwszy pojedynek: katana, przeciwnik Ishida
page-preset-hard-duel = Trudny pojedynek: nodachi, przeciwnik Oda
page-preset-three = Jeden na trzech
page-preset-clan = Klan: ilu tylko zdołasz
page-preset-dojo = Kampania: Dojo Yoshioka
page-preset-village = Kampania: droga z wioski
page-preset-shiro = Przeciwnik Shiro, z modułem Krew

## Koniec: liczby z gry

stat-played = Zagrane karty
stat-broken = Przełamane obrony
stat-parried = Sparowane ciosy
stat-combos = Kombinacje
stat-dealt = Odebrane życie
stat-lost = Stracone życie
stat-wounds = Rany
run-won =
    { $defeated ->
        [one] Wygrana, pokonany 1 wróg
        [few] Wygrana, pokonani { $defeated } wrogowie
       *[many] Wygrana, pokonanych { $defeated } wrogów
    }
