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

## Nazwy

name-chance = Los
