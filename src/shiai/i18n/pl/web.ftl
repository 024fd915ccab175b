# Słowa stron w przeglądarce, wspólne dla wszystkich gier.

## Rama każdej strony

page-skip = Przejdź do treści
page-home = Strona główna
page-language = Język
page-language-en = English
page-language-pl = Polski
page-language-it = Italiano
page-language-de = Deutsch
page-change = Zmień
page-theme = Jasno czy ciemno
page-theme-light = Jasno
page-theme-dark = Ciemno
page-theme-system = Jak w systemie
page-name = Twoje imię przy stole
page-name-none = Jeszcze bez imienia
page-name-help = Widzą je pozostali. Konto nie jest potrzebne; ta przeglądarka cię pamięta.
page-save = Zapisz
page-close = Zamknij
page-footer = Inne strony
page-rules = Zasady
page-help = Pomoc
page-licence = Dzieło fanów, wolne na licencji MIT. Gry należą do swoich autorów i wydawców; jeśli któraś ci się podoba, kup ją.

## Strona główna

page-home-title = Stół do czterech gier o samurajach
page-home-intro = Graj samotnie z uczciwymi botami, razem przy jednym ekranie albo ze znajomymi przez link. Każda zasada jest wyjaśniona tam, gdzie jest potrzebna.
page-home-games = Gry
page-home-play-now = Graj od razu
page-home-play-now-game = Graj od razu w { $game }
page-home-set-up = Przygotuj grę
page-home-set-up-game = Przygotuj grę { $game }
page-home-later = Jeszcze nie na stole
page-home-running = Twoje gry
page-home-your-turn = Twój ruch
page-home-their-turn = Czekamy na innych
page-home-finished = Zakończone gry
page-home-look-again = Obejrzyj jeszcze raz

## Przygotowanie gry

page-setup-title = Przygotuj grę { $game }
page-setup-seats = Kto gra?
page-setup-seats-help = Każde miejsce prowadzi człowiek albo bot. Boty widzą tylko to, co wolno widzieć ich miejscu.
page-setup-seat-me = Ja
page-setup-seat-here = Ktoś przy tym ekranie
page-setup-seat-open = Wolne dla znajomej osoby
page-setup-presets = Gotowe ustawienia
page-setup-preset-first = Pierwsza gra
page-setup-preset-standard = Jak w instrukcji
page-setup-preset-hard = Dla doświadczonych
page-setup-advanced = Wszystkie możliwości zasad
page-setup-advanced-help = Wszystko jest tu ustawione tak, jak w instrukcji. Zmień, co chcesz; punkt zasad mówi, co to znaczy.
page-setup-default = Zwykle: { $value }
page-setup-yes = Tak
page-setup-no = Nie
page-setup-seed = Ziarno losu
page-setup-seed-help = To samo ziarno daje jeszcze raz ten sam los. Zostaw puste, jeśli ma być nowy.
page-setup-impossible = Te ustawienia nie pasują do siebie. Zmień, co zaznaczono, i zacznij jeszcze raz.
page-setup-nobody = Daj człowiekowi przynajmniej jedno miejsce.
page-setup-start = Rozpocznij grę

## Boty

page-bot-random = Nieuważny bot
page-bot-fair = Bot widzi tylko to, co wolno widzieć jego miejscu: twoje tajemnice są bezpieczne.

## Zapraszanie znajomych

page-invite-title = Zaproś znajomych
page-invite-help = Wyślij każdej osobie link do jej miejsca. Kto go otworzy, ten tam siada, więc nie pokazuj go nikomu innemu.
page-invite-link = Link do miejsca { $role }
page-invite-copy = Kopiuj
page-invite-copied = Skopiowano
page-invite-taken = Tu siedzi { $name }
page-invite-mine = Ty tu siedzisz
page-invite-free = Jeszcze wolne
page-invite-watch = Link dla widzów
page-invite-watch-help = Widzowie widzą tylko to, co wolno wiedzieć wszystkim. Ten link możesz dać każdemu.
page-invite-go = Do stołu
page-join-title = Czeka na ciebie miejsce
page-join-text = Zaproszenie do gry { $game }. Twoje miejsce: { $role }.
page-join-name = Jak mają się do ciebie zwracać?
page-join-sit = Usiądź

## Zasłona między grającymi przy jednym ekranie

page-curtain-title = Teraz { $name }
page-curtain-text = Przekaż ekran dalej. Teraz gra { $name }. To, czego pozostali nie mogą widzieć, jest za zasłoną.
page-curtain-open = To ja, { $name }: odsłoń

## Stół

page-table-seats = Miejsca
page-table-tools = Twój ruch: cofanie i podpowiedź
page-table-drawers = Przebieg gry, zasady i klawisze
page-table-ask = O co chodzi
page-table-news = Co się stało, odkąd ostatnio tu patrzysz
page-table-picks = Najpierw wybierz część
page-table-unpick = Wybierz inaczej
page-table-choices = Twoje możliwości
page-table-your-turn = Twój ruch
page-table-title-your-turn = Twój ruch: { $game }
page-table-waiting-for = Czekamy: { $names }
page-table-thinking = { $name } myśli
page-table-sealed = Twój plan jest zapieczętowany. Czekamy: { $names }
page-table-open-seats = Niektóre miejsca są jeszcze wolne. Wyślij znajomym ich linki.
page-table-invite = Zaproś
page-table-resign = Opuść grę

page-seat-me = (ty)
page-seat-open = Wolne miejsce
page-seat-to-move = wybiera
page-seat-ready = plan gotowy
page-seat-not-ready = jeszcze planuje
page-seat-away = poza stołem

## Cofanie i podpowiedź

page-undo = Cofnij
page-undo-help = Cofnij swój ostatni wybór (U)
page-undo-ask = Poproś o cofnięcie
page-undo-ask-help = Od tej pory coś odkryto: pozostali muszą się zgodzić (U)
page-undo-reset = Tura od nowa
page-undo-reset-help = Cofnij wszystko, co wybrano w tej turze
page-undo-redo = Ponów
page-undo-redo-help = Wybierz jeszcze raz to, co cofnięto
page-undo-request = { $name } chce cofnąć grę do chwili przed ostatnim wyborem.
page-undo-allow = Zgoda
page-undo-refuse = Odmowa
page-undo-asked = Prosisz o cofnięcie. Inni muszą się zgodzić.
page-undo-allowed = Wybór cofnięto.
page-undo-refused = { $name } woli grać dalej.
page-undo-nothing = Nie ma czego cofnąć.
page-hint = Podpowiedź
page-hint-help = Co zrobiłby bot? (H)
page-hint-says = Bot wybrałby: { $choice } (pewność { $percent } %)
page-hint-taken = { $name } prosi o podpowiedź
page-hint-thinking = Bot zastanawia się nad podpowiedzią.

## Przebieg gry, zasady, rozmowa

page-log = Przebieg
page-log-moment = Zobacz tę chwilę
page-rules-now = Zasady tego kroku
page-rules-all = Wszystkie zasady tej gry
page-rules-title = Zasady gry { $game }
page-rules-search = Znajdź słowo lub punkt
page-rules-none = Żaden punkt nie pasuje do „{ $text }”.
page-chat = Rozmowa
page-chat-none = Nikt jeszcze nic nie powiedział.
page-chat-phrases = Gotowe zdania
page-chat-text = Powiedz coś
page-chat-send = Wyślij
page-phrase-hello = Cześć, dobrej gry!
page-phrase-well-played = Dobrze zagrane!
page-phrase-thanks = Dziękuję!
page-phrase-moment = Chwileczkę, proszę.
page-phrase-back = Już jestem.
page-phrase-your-turn = Twoja kolej.
page-phrase-oops = O nie!
page-phrase-again = Jeszcze jedna gra?

## Klawisze

page-keys = Klawisze
page-keys-title = Gra na klawiaturze
page-keys-tab = przechodzi przez wszystko, co można wybrać
page-keys-arrows = ruch po planszy
page-keys-numbers = wybór z listy
page-keys-enter = zatwierdza
page-keys-undo = cofa albo o to prosi
page-keys-hint = podpowiedź
page-keys-log = przebieg gry
page-keys-rules = zasady tego kroku
page-keys-escape = zamyka albo odkłada to, co wybrano
page-keys-keys = pokazuje te klawisze

## Po grze

page-after-title = Koniec gry
page-after-replay = Odtwórz grę
page-after-again = Ten sam los jeszcze raz
page-after-new = Nowa gra
page-after-open = Odkryj wszystkie ręce
page-after-close = Co widziało moje miejsce
page-after-bot = Co wiedział bot
page-after-bot-help = To wszystko, co { $name } mógł zobaczyć, gdy wybierał: { $choice }
page-after-download = Pobierz
page-after-download-help = Cała gra jako mały plik tekstowy
page-after-seed = Ziarno tej gry: { $seed }
page-after-play-on = Graj dalej od tej chwili
page-after-play-on-help = Od tej chwili zaczyna się nowa gra; stara zostaje, jaka była.
page-replay-title = Powtórka: { $game }
page-replay-moment = Chwila { $number } z { $total }
page-replay-slider = Chwila gry
page-replay-first = Na początek
page-replay-back = O jedną wstecz
page-replay-on = O jedną dalej
page-replay-last = Na koniec
page-replay-show = Pokaż
page-replay-now = Wróć do gry
page-replay-past = Oglądasz wcześniejszą chwilę. Gra poszła dalej.
page-upload = Obejrzyj zapisaną grę
page-upload-file = Plik z grą
page-upload-send = Otwórz
page-upload-bad = Ten plik nie jest grą: { $reason }

## Oglądanie

page-watch = Oglądasz grę. Widzisz to, co wolno wiedzieć wszystkim.
page-watch-count =
    { $number ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $number } osoby.
       *[other] Ogląda { $number } osób.
    }

## Połączenie

page-reconnecting = Połączenie zerwane. Próbuję jeszcze raz …
page-reconnected = Połączenie wróciło.
page-notify-ask = Daj znać, gdy będzie mój ruch
page-notify-title = Twój ruch
page-notify-text = { $game }: stół czeka na ciebie.
page-notify-off = Przeglądarka nie pozwala na powiadomienia. Można to zmienić w jej ustawieniach.

## Gdy coś się nie uda

page-error-title = To się nie udało
page-error-stale = Na stole coś się już zmieniło. Spójrz jeszcze raz i wybierz od nowa.
page-error-turn = To nie twój ruch. Poczekaj, aż stół cię zapyta.
page-error-seat = To nie twoje miejsce. Otwórz stół swoim własnym linkiem.
page-error-forged = Takiego wyboru tu nie ma. Wybierz jeden z tych, które są na stole.
page-error-illegal = Zasady na to nie pozwalają.
page-error-missing = Tu nic nie ma. Może link jest niepełny; skopiuj go jeszcze raz w całości.
page-error-table = Nie ma takiego stołu. Twoje gry są na stronie głównej.
page-error-large = To za duże: najwyżej { $limit }.
page-error-many = To było bardzo dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
page-error-version = Ta gra zaczęła się według wersji { $old } zasad; ten program gra według wersji { $new }. Możesz ją obejrzeć, ale nie da się tu grać dalej.
page-error-origin = To żądanie przyszło z innej strony i nie zostało wykonane.
page-error-server = Coś się u nas zepsuło. Twoja gra jest bezpieczna: wszystko, co wybrano, jest zapisane. Wczytaj stronę ponownie.
page-error-home = Na stronę główną
page-error-table-again = Wróć do stołu

## More words (to be translated)

page-intro-seven_ronin = Dwie osoby, jedna wioska, osiem dni. Jedna strona po kryjomu wysyła pięćdziesięciu ninja, druga stawia im na drodze siedmiu roninów. Oba plany odkrywają się naraz i dopiero wtedy widać, kto zgadł.
page-intro-samurai_spirit = Od jednego do siedmiu samurajów broni razem wioski. Dobierz najeźdźcę, walcz z nim albo go powstrzymaj i zatrzymaj się dokładnie na wartości Kiai, nie wyżej. Ranni samurajowie zmieniają się w zwierzęta, a wioska potrzebuje was wszystkich przez trzy noce.
page-intro-way_of_the_samurai = Jeden szermierz, jeden przeciwnik, kilka kart na ręce. Utrzymaj w równowadze trzy wskaźniki, odczytaj jego zasłonę i uderz, gdy połączenie pasuje. Kampanie i moduły sprawiają, że każda droga jest inna.
page-intro-senjutsu = Pojedynki od dwóch do czterech bohaterów na planszy z sześciokątów, każdy z własną talią. Karty wybiera się w tajemnicy, a działają w kolejności szybkości. W grze samotnej przeciwnikami kierują karty.
page-setup-name = Imię
page-setup-check = Sprawdź ustawienia
page-preset-defend = Obrona przed botem
page-preset-attack = Atak na bota
page-preset-one-screen = Razem przy jednym ekranie
page-preset-friend = Ze znajomą osobą przez link
page-preset-first = Pierwsza gra z dwoma botami
page-preset-solo = Samotnie
page-preset-hard = Bohatersko, z trzema botami
page-bot-heuristic = Doświadczony bot
page-invite-make = Utwórz link
page-invite-once = Link widać tylko teraz; skopiuj go. Nowy link unieważnia stary.
page-over-won = Wygrana!
page-over-lost = Przegrana.
page-over-winner = Wygrywa { $who }.
page-over-nobody = Gra przegrana.
page-over-backs =
    { $number ->
        [one] Raz cofnięto coś, co było już odkryte.
        [few] { $number } razy cofnięto coś, co było już odkryte.
       *[other] { $number } razy cofnięto coś, co było już odkryte.
    }
page-replay-eyes = Czyimi oczami
page-replay-eyes-of = Oczami: { $name }
page-replay-next = Następny wybór, { $name }: { $choice }
page-replay-old = Ta gra toczyła się według innych zasad i ten program nie umie jej już narysować. Oto, co leżało na stole.
page-after-share = Zagraj z tym losem
page-rules-contents = Spis treści
page-rules-find = Szukaj
page-rules-english = Zasady są napisane po angielsku.
page-seat-you = Ty
page-seat-nameless = Ktoś
page-log-whole = Cały przebieg
page-log-asks = { $name } prosi o powrót przed ostatni wybór.
page-log-allows = { $name } wyraża zgodę.
page-log-refuses = { $name } woli grać dalej.
page-log-undo = { $name } cofa wybór.
page-log-back = { $name } wraca przed ostatni wybór. Los i boty decydują od nowa.
page-log-hint = { $name } bierze podpowiedź.
page-log-sits = { $name } siada do stołu.
page-past-moment = Oglądasz chwilę { $number } z { $total }. Gra poszła dalej.
page-error-impossible = Teraz to niemożliwe.
page-error-set-up = Tak nie można przygotować stołu.
page-error-malformed = To żądanie jest niepełne lub błędne. Wróć i spróbuj jeszcze raz.
page-help-start = Początek
page-help-start-text = „Graj od razu” jednym kliknięciem zaczyna grę z rozsądnymi ustawieniami. „Przygotuj grę” pokazuje wszystkie możliwości zasad, z wyjaśnieniem i punktem, na którym się opierają.
page-help-choose = Wybieranie
page-help-choose-text = To, co możesz wybrać, ma na rysunku zieloną ramkę i stoi obok jako przycisk. Zatrzymaj się na możliwości, aby przeczytać, co by zrobiła. Gdy coś jest odrzucone, punkt zasad mówi dlaczego.
page-help-undo = Cofanie
page-help-undo-text = Dopóki nie odkryto niczego tajnego ani losowego, cofać można swobodnie. Potem pozostali muszą się zgodzić; z botami i samotnie zawsze możesz wrócić, ale los i boty decydują wtedy od nowa.
page-help-friends = Znajomi
page-help-friends-text = Zostaw wolne miejsce i wyślij znajomej osobie jego link. Link jest kluczem do miejsca: działa na każdym urządzeniu i w każdej chwili, więc daj go tylko tej osobie.
page-help-watch = Widzowie
page-help-watch-text = Adres stołu pokazuje widzom to, co wolno wiedzieć wszystkim, i nic więcej.
page-help-fair = Uczciwe boty
page-help-fair-text = Bot widzi stół tak, jak widziałby go człowiek na jego miejscu. Po grze możesz obejrzeć każdy wybór jego oczami.
page-help-lost = Nic nie ginie
page-help-lost-text = Każdy wybór jest zapisany, zanim przyjdzie odpowiedź. Zamknij komputer, kiedy chcesz; twoje gry są na stronie głównej.
page-help-after = Po grze
page-help-after-text = Zakończona gra leży odkryta: odtwórz ją, odkryj wszystkie ręce, graj dalej od dowolnej chwili albo weź ten sam los jeszcze raz i porównaj.
