# Senjutsu po polsku. Wartości, które są elementami gry, przychodzą jako ich nazwy poniżej; liczby przychodzą jako liczby.

## Karty

name-master = Mistrz
name-student = Uczeń
name-warrior = Wojowniczka
name-ronin = Ronin
name-ninja = Ninja
name-basic = karta podstawowa
name-weapon = karta broni

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
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
name-stealth = Ukrycie

name-stun = Ogłuszenie
name-hobble = Utykanie
name-wound = Rana
name-bleeding_wound = Krwawiąca Rana
name-poison = Zatrucie
name-poison-002 = Paralizujący Jad
name-poison-129 = Obłok Zamętu
name-poison-130 = Haemorrhagic Toxin
name-poison-131 = Porażenie
name-poison-132 = Virulent Poison

name-card-008 = Mistrz (Główna)
name-card-009 = Dragon Reflection
name-card-010 = Żmijowy Kieł
name-card-011 = Bladed Echo
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
name-card-024 = Crimson Whirlwind
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
name-card-041 = Blazing Insight
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
name-card-057 = Burning Instinct
name-card-058 = Kosząca Finta
name-card-059 = Zmiana Intencji
name-card-060 = Koszące Podcięcie
name-card-061 = Krótkie Pchnięcie
name-card-062 = Krąg Ochrony
name-card-063 = Ściana Żaru
name-card-064 = Cios Głową
name-card-065 = Skręcony Płomień
name-card-066 = Bo Staff Block
name-card-067 = Bo Staff Thrust
name-card-068 = Dual Sai Cross
name-card-069 = Kama Hook
name-card-070 = Cięcie Kataną
name-card-071 = Cięcie Naginatą
name-card-072 = Cięcie Nodachi
name-card-073 = Pchnięcie Nodachi
name-card-074 = Shikomizue Parry
name-card-075 = Cięcie Tachi
name-card-076 = Tonfa Block
name-card-077 = Wakizashi Slice
name-card-078 = Blood Fury Cut
name-card-079 = Divine Inspiration
name-card-080 = Guardian's Defence
name-card-081 = Legendary Fortitude
name-card-082 = Benevolence
name-card-083 = Szeroka Zasłona
name-card-084 = Spokój Ducha
name-card-085 = Courage
name-card-086 = Cięcie z Dołu
name-card-087 = Sypnięcie Piachem
name-card-088 = Duty
name-card-089 = Zasłona Awaryjna
name-card-090 = Odskok
name-card-091 = Szczerość
name-card-092 = Honour
name-card-093 = Respect
name-card-094 = Righteousness
name-card-095 = Self-control
name-card-096 = Rozpłatanie
name-card-097 = Drwina
name-card-098 = Okrzyk Wojenny
name-card-099 = Ochronny Wiatrak
name-card-100 = Skośne Cięcie
name-card-101 = Feint Cut
name-card-102 = Pewny Umysł
name-card-103 = Lekkim Krokiem
name-card-104 = Okaleczenie
name-card-105 = Poprzeczne Cięcie
name-card-106 = Iron Will
name-card-107 = Dalekie Pchnięcie
name-card-108 = Misdirection
name-card-109 = Open Mind
name-card-110 = Szybki Unik
name-card-111 = Rzeczna Zapora
name-card-112 = Cięcie z Przewrotu
name-card-113 = Odcięcie
name-card-114 = Stone Block
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
name-card-133 = Jumonji Yari Pierce
name-card-134 = Kanabo Smash
name-card-135 = Katana Cut
name-card-136 = Katana Slash
name-card-137 = Naginata Carve
name-card-138 = Tanto Slice
name-card-139 = Yari Impale
name-card-140 = Backhand Slash
name-card-141 = Calm Parry
name-card-142 = Calming Purpose
name-card-143 = Cross Kick
name-card-144 = Determination
name-card-145 = Disorientating Blow
name-card-146 = Focused Guard
name-card-147 = Forest Step
name-card-148 = Hail Strike
name-card-149 = Overhead Carve
name-card-150 = Rising Fury
name-card-151 = Storm Block
name-card-152 = Stunning Blow
name-card-153 = Advantage
name-card-154 = Bleeding Slice
name-card-155 = Counter Attack
name-card-156 = Focused Exertion
name-card-157 = Practiced Strike
name-card-158 = Wheel Strike
name-card-163 = Ninja Core Card
name-card-164 = Kusarigama Strike
name-card-165 = Ghost Moon Step
name-card-166 = Lunar Sniper Trap
name-card-167 = Fukiya Dart Pipe
name-card-168 = Metsubushi Pipe
name-card-169 = Shuriken Throw
name-card-171 = Chain Hook
name-card-172 = Smoke Bomb
name-card-173 = Whipping Flail
name-card-175 = Kama Slash
name-card-176 = Withdraw

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Efekt: { $lines }
card-success = Jeśli się powiedzie: { $lines }
card-reduced = Za każdym razem, gdy zmniejsza obrażenia: { $lines }
card-split = Przy inicjatywie { $speed }: { $lines }

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
card-initiative = inicjatywa { $high }
card-initiative_range = inicjatywa od { $high } do { $low }
card-initiative_equal = inicjatywa karty, do której jest zagrana
card-initiative_none = bez inicjatywy
card-cost = koszt Skupienia: { $focus }
card-requires = wymaga: { $kamae }
card-range = zasięg { $distance }
card-unblockable = nie do zablokowania
card-bushido = Bushido

# Warunki i kogo dotyczy efekt.
card-in_kamae = { $kamae }: { $what }
card-for_focus = Skupienie { $focus }: { $what }
card-target = cel: { $what }
card-on_star = kto stoi na gwieździe: { $what }
card-each_in_range = każdy przeciwnik w zasięgu: { $what }
card-each_player = każdy gracz: { $what }

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
card-push = odepchnięcie { $amount }
card-pull = przyciągnięcie { $amount }
card-rotated = obrót { $amount }
card-steps_forward = krok do przodu { $amount }
card-swap = zamienia się z tobą miejscami
card-stun = Ogłuszenie
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
card-loses = traci Skupienie: { $amount }
card-steal = kradniesz Skupienie: { $amount }
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
card-lose_all_but = strać całe Skupienie oprócz { $amount }
card-take_stun = weź 1 Ogłuszenie
card-take_hobble = weź 1 Utykanie
card-gain = zyskaj Skupienie: { $amount }
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
card-search_discards = znajdź w kartach odrzuconych { $cards }
card-found = 1 kartę ({ $which })
card-found_any = 1 kartę
card-shuffle_type = wtasuj najwyżej 1 kartę ({ $types }) z ręki do talii
card-shuffle_all = wtasuj całą rękę do talii
card-heal_stuns = odrzuć własne Ogłuszenia: najwyżej { $amount }
card-heal_hobble = odrzuć własne Utykanie: { $amount }
card-heal_all = odrzuć wszystkie własne stany
card-close_wounds = wszystkie własne krwawiące rany stają się zwykłymi
card-widen = blok ma do wyboru o { $amount ->
    [one] 1 szybkość
   *[other] { $amount } szybkości
} więcej
card-forbid = wybierz typ ({ $types }), którego nikt nie może zagrać w tej turze
card-name_cards = wskaż kartę Zdolności, której nikt nie może zagrać w tej turze
card-play_found = zagraj 1 znalezioną kartę jako Nagłą Zamianę
card-enter_stealth = wejdź w Ukrycie
card-remain_armour = pozostaje w grze: każdy atak zadaje ci o 1 ranę mniej, ale co najmniej 1
card-remain_open_discards = pozostaje w grze: wszystkie odrzucone karty leżą odkryte
card-remain_no_instants = pozostaje w grze: nikt nie może zagrywać Nagłych Korzyści ani Nagłych Zamian jako kart natychmiastowych
card-remain_no_copies = pozostaje w grze: nikt nie może zagrać karty, która leży odkryta wśród jego kart odrzuconych
card-remain_no_looking = pozostaje w grze: nikt nie może oglądać ręki innego gracza ani zmuszać go do odrzucania kart
card-remain_iron_will = pozostaje w grze: żadnych ran za dobieranie z pustej talii

# Słowa rysowane na karcie.
web-card_or = ALBO
web-card_success = Jeśli się powiedzie
web-card_reduced = Mniej obrażeń
