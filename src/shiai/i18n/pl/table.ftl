# Słowa stołu w terminalu i wiersza poleceń, wspólne dla wszystkich gier.
# Polecenia (undo, log, board, rules, save, quit) są takie same we wszystkich językach.

## Chwila gry

game-over = Koniec gry.

## Wybieranie

help-keys =
    numer lub nazwa   wybierz tę możliwość
    ? NUMER           wyjaśnij możliwość
    undo              cofnij ostatni wybór
    log               pokaż dotychczasowy przebieg gry
    board             pokaż planszę jeszcze raz
    rules PUNKT       przeczytaj punkt zasad
    save              zapisz grę
    quit              zapisz grę i wyjdź
not-a-choice = „{ $text }” nie jest tu możliwe; podaj numer lub nazwę z listy.
which-one = Pasuje kilka możliwości: { $choices }
type-like = Wpisz na przykład „{ $example }”; wystarczą początki słów.
nothing-to-undo = Nie ma czego cofnąć.
undone = Cofnięto: { $choice }
log-title = Dotychczasowy przebieg gry
no-clause = Nie ma punktu zasad { $clause }; punkty wyglądają tak: { $example }.

## Początek, zapis, wyjście

pick-a-game = Która gra?
pick-a-side = Którą stronę wybierasz?
pick-seats = Które miejsca prowadzisz? Kilka: { $example }; wszystkie: { $all }
fair-bot = Bot widzi tylko to, co wolno widzieć jego stronie: twoje tajemnice są bezpieczne.
bot-thinks = Bot myśli…
saved-to = Gra zapisana w pliku { $file }
resume-with = Później wróć do gry poleceniem: { $command }
resume-question = Wrócić do zapisanej gry { $file }?
# Dwie odpowiedzi z ukośnikiem; różnią się pierwszą literą.
yes-no = tak/nie
# Litery, od których zaczyna się odpowiedź przecząca.
no-letter = n
serve-open = Stół czeka pod adresem { $address }
serve-stop = Zatrzymaj go klawiszami Ctrl-C; nic nie zginie.
quit-saved = Gra jest zapisana. Do zobaczenia!

## Etykiety; małą literą te, które opisują element gry lub stronę

threat-level = Poziom zagrożenia
minimum = Minimum
hunger = Głód
reserve = Rezerwa
pool = Pula
areas-held = Zajęte obszary: { $number } z 5
hand = na ręce
held = zostaje
silenced = milczy

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
deck-not-understood = „{ $text }” nic tu nie znaczy; wpisz help.
deck-left = Nie zapisano żadnej talii.
deck-saved = Talia jest w pliku { $file }

## Starcia z hordą

runs-title = Najlepsze starcia

## Nazwy

name-chance = Los

## Sędzia dla tych, którzy grają w Senjutsu solo na prawdziwym stole; polecenia są takie same we wszystkich językach

referee-setting_up = Podaj planszę, teren, bohaterów i wrogów; potem „{ $begin }”.
referee-cards = Podaj kartę każdego bohatera; potem „{ $go }”.
referee-revealed = Wszystkie karty są odkryte. Podaj Nagłe Zamiany i wybrane inicjatywy, jeśli są; potem „{ $go }”.
referee-part = { $who } działa: wykonaj kartę, podaj, co się zmieniło, potem „{ $go }”.
referee-lines = { $who } wykonuje to, co stoi pod Blokiem: podaj, co się zmieniło, potem „{ $go }”.
referee-counter = { $who } zablokował i może odpowiedzieć Kontrą: podaj, co się zmieniło, potem „{ $go }”.
referee-type_card = { $who } bierze wierzchnią kartę talii: która to? ({ $figure } NUMER)
referee-answer-with = Odpowiedz: answer NUMER
referee-draw = Każdy bohater dobiera kartę.
referee-draws = { $who } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
referee-discard = { $who } odrzuca kartę rodzaju podanego na karcie wroga.
referee-shuffle = { $who } wtasowuje do talii kartę rodzaju podanego na karcie wroga.
referee-fog = { $who } jest we mgle: weź kartę na tę turę losowo.
referee-defeated = pokonany
referee-stands = { $space }, zwrócony: { $direction }
referee-wounds = rany { $number } z { $limit }
referee-hero_mood = { $kamae }, Skupienie { $number }
referee-enemy_mood = { $behaviour }, { $stance }, talia { $number }
referee-undone = Cofnięto: { $entry }
referee-no-reasons = Żaden wróg jeszcze o niczym nie zdecydował.
referee-no-card = Żadna karta nie ma numeru { $text }.
referee-welcome = Sędzia prowadzi wrogów; „help” pokazuje, co można wpisać.
referee-saved = Sesja jest zapisana. Do zobaczenia!
referee-resume-question = Wrócić do sesji { $file }?
referee-help =
    board snow_field              przygotowanie: plansza; potem terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             przygotowanie: bohater, jego pole i zwrot
    enemy 1 samurai_boss D1 S     przygotowanie: wróg; można dodać zachowanie, postawę i limit ran: left defensive 5
    decks table                   przygotowanie: sam dobierasz karty wrogów i je wpisujesz; deck 1 S001 S024: te są w talii
    nightmare                     przygotowanie: wrogowie mają karty koszmaru
    begin                         przygotowanie skończone
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
    go                            dalej
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
solo-help_about = co robią bohaterowie, wrogowie, zachowania, statusy i teren
solo-help_enemies = każde słowo kart, które pokazali wrogowie
