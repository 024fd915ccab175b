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
luck = Los
luck-asks = Co wypadło na waszym stole? Wpisz numer albo nazwę, albo „{ $command }”, a dobierze program.
nothing-to-undo = Nie ma czego cofnąć.
undone = Cofnięto: { $choice }
log-title = Dotychczasowy przebieg gry
no-clause = Nie ma punktu zasad { $clause }; punkty wyglądają tak: { $example }.
no-rulebook = Ta gra nie ma instrukcji.

## Początek, zapis, wyjście

pick-a-game = Która gra?
pick-a-side = Którą stronę wybierasz?
pick-seats = Na których miejscach grasz? Kilka: { $example }; wszystkie: { $all }
pick-a-level = Jak silne mają być boty?
level-newcomer = { $number ->
    [0] Nowi gracze prawie nigdy z nim nie wygrywają.
   *[other] Nowi gracze wygrywają z nim około { $number } na 10 partii.
}
level-next = { $number ->
    [0] Prawie nigdy nie wygrywa z poziomem { $next }.
   *[other] Wygrywa około { $number } na 10 partii z poziomem { $next }.
}
level-alone = { $number ->
    [0] Bez ludzi prawie nigdy nie wygrywa.
   *[other] Bez ludzi wygrywa około { $number } na 10 partii.
}
fair-bot = Bot widzi tylko to, co mógłby zobaczyć człowiek na jego miejscu: twoje tajemnice są bezpieczne.
bot-thinks = Bot myśli…
saved-to = Gra zapisana w pliku { $file }
resume-with = Później wróć do gry poleceniem: { $command }
resume-question = Wrócić do zapisanej gry { $file }?
# Dwie odpowiedzi z ukośnikiem; różnią się pierwszą literą.
yes-no = tak/nie
# Litery, od których zaczyna się odpowiedź przecząca.
no-letter = n
serve-open = Shiai działa pod adresem { $address }
serve-stop = Zatrzymasz przez Ctrl-C; wszystkie gry są zapisane.
quit-saved = Gra jest zapisana. Do zobaczenia!

## Elementy gry: co jest wydrukowane, a co nie

trust-printed = z druku
trust-reported = z relacji
trust-reconstructed = z rekonstrukcji
trust-own = z twojego pudełka
components-part = część
components-component = element
components-field = pole
components-values = wartości
components-confidence = pewność
components-source = źródło
components-ours = nasza wartość
components-yours = twoja
components-summary = Elementy gry: { $summary }.
components-meanings = Z druku: odczytane z instrukcji lub ze skanu elementu. Z relacji: znane z jednego publicznego źródła. Z rekonstrukcji: nasza propozycja, bo nie pokazuje tego żadne źródło.
components-none = Ta gra nie ma spisu elementów.
components-not-printed = Spoza druku w tej grze: { $summary }. Pokaż wszystko: { $command }

## Pudełka: pliki z własnymi elementami

box-introduction =
    Pudełko gry { $title }: co widnieje na twoich elementach tam, gdzie różnią się od naszych.
    Wartości poniżej są nasze. Usuń # na początku wiersza i popraw wartość.
    docs/your-own-box.md objaśnia format.
box-example-name = Moje pudełko
box-left-out =
    { $number ->
        [one] Pominięto jeden element z druku; { $command } zapisze także jego.
        [few] Pominięto { $number } elementy z druku; { $command } zapisze także je.
       *[other] Pominięto { $number } elementów z druku; { $command } zapisze także je.
    }
box-takes-number = liczba całkowita od { $low } do { $high }
box-takes-flag = true albo false
box-takes-word = jedno z: { $words }
box-takes-track = liczby całkowite od { $low } do { $high }, razem { $length }
box-takes-order = każde z tych słów raz, we właściwej kolejności: { $words }
box-takes-amounts = od { $least } do { $most } spośród: { $words }, gdzie N od { $low } do { $high }, ale nie 0
box-takes-script = tekst w języku gry
box-written = Zapisano { $file }. Usuń # przed tym, co na twoich elementach wygląda inaczej, i popraw to.
box-check-it = Potem sprawdź plik: { $command }
box-play-it = Zagraj z nim: { $command }
box-correct =
    { $number ->
        [0] { $file }: bez błędów. Niczego nie zmienia: wszystkie wartości są nasze.
        [one] { $file }: bez błędów. Zmienia jedną wartość:
        [few] { $file }: bez błędów. Zmienia { $number } wartości:
       *[other] { $file }: bez błędów. Zmienia { $number } wartości:
    }

## Najlepsze starcia

runs-title = Najlepsze starcia

## Nazwy

composite = { $first } ({ $more })
name-chance = Los

## Gry bez własnych zdań i rysunków

plain-hidden = zakryte
plain-prompt = { $seat }: twój wybór
plain-choice = { $choice }
plain-moment = { $step }

## Lessons

learn-in-browser = strona w przeglądarce: shiai serve
learn-enter = Enter: dalej · back: wstecz · quit: wyjście
learn-left = Lekcja czeka na ciebie: { $command }
learn-play-on = Koniec lekcji. Enter: graj dalej od tego miejsca z łatwym botem · quit: wyjście
learn-whole = Cała partia z najłatwiejszym botem: { $command }
learn-step = Krok { $number } z { $total }
learn-done = ukończona
