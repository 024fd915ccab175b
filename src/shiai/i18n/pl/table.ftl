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

## Najlepsze starcia

runs-title = Najlepsze starcia

## Nazwy

name-chance = Los

## Gry bez własnych zdań i rysunków

plain-hidden = zakryte
