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

page-intro-seven_ronin = Two players, one village, eight days. One side sends fifty ninja in secret, the other hides seven ronin in their way. Both plans open at once, and only then you see who guessed right.
page-intro-samurai_spirit = One to seven samurai defend a village together. Draw a raider, fight it or hold it back, and stop just at your Kiai value, not above it. Wounded samurai turn into beasts, and the village needs all of you for three nights.
page-intro-way_of_the_samurai = One duellist, one opponent, a hand of cards. Balance three gauges, read his guard, and strike when the combination fits. Campaigns and modules make every way a different one.
page-intro-senjutsu = Duels of two to four heroes on a hex board with decks of your own. Cards are chosen in secret and fall in the order of their speed. Alone you face enemies that are led by cards.
page-setup-name = Name
page-setup-check = Check the settings
page-preset-defend = Defend against a bot
page-preset-attack = Attack a bot
page-preset-one-screen = Together at one screen
page-preset-friend = With a friend by link
page-preset-first = First game with two bots
page-preset-solo = Alone
page-preset-hard = Heroic, with three bots
page-bot-heuristic = Doświadczony bot
page-invite-make = Make a link
page-invite-once = The link is shown only now; copy it. A new link makes the old one invalid.
page-over-won = You have won!
page-over-lost = You have lost.
page-over-winner = { $who } wins.
page-over-nobody = The game is lost.
page-over-backs =
    { $number ->
        [one] Once something was taken back after it had been revealed.
       *[other] { $number } times something was taken back after it had been revealed.
    }
page-replay-eyes = Through whose eyes
page-replay-eyes-of = As { $name } saw it
page-replay-next = { $name } chooses next: { $choice }
page-replay-old = This game was played under other rules, and this program can no longer draw it. This is what lay on the table.
page-after-share = Play this deal
page-rules-contents = Contents
page-rules-find = Find
page-rules-english = The rules are written in English.
page-seat-you = Ty
page-seat-nameless = Somebody
page-log-whole = The whole log
page-log-asks = { $name } would like to go back to before the last choice.
page-log-allows = { $name } agrees.
page-log-refuses = { $name } would rather play on.
page-log-undo = { $name } takes a choice back.
page-log-back = { $name } goes back to before the last choice. Luck and bots decide anew.
page-log-hint = { $name } takes a hint.
page-log-sits = { $name } sits down.
page-past-moment = You look at moment { $number } of { $total }. The game has gone on.
page-error-impossible = That is not possible now.
page-error-set-up = The table cannot be set up like this.
page-error-malformed = This request is incomplete or wrong. Go back and try again.
page-help-start = Begin
page-help-start-text = “Play now” starts a game with sensible settings in one click. “Set up” offers every option of the rules, with an explanation and the clause it stands on.
page-help-choose = Choose
page-help-choose-text = What you may choose is outlined in green on the drawing and stands as a button beside it. Rest on a choice to read what it would do. If something is refused, the clause tells why.
page-help-undo = Take back
page-help-undo-text = As long as nothing secret or random was revealed, taking back is free. After that the other people must agree; against bots and alone you may always go back, but luck and bots then decide anew.
page-help-friends = Friends
page-help-friends-text = Keep a seat open and send your friend its link. The link is the key to the seat: it works on any device, at any time, and should be shared with that person only.
page-help-watch = Watchers
page-help-watch-text = The address of the table shows watchers what everybody may know, and nothing else.
page-help-fair = Fair bots
page-help-fair-text = A bot gets the same view of the table that a person on its seat would get. After the game you can look at every choice through its eyes.
page-help-lost = Nothing is lost
page-help-lost-text = Every choice is stored before it is answered. Close the lid whenever you like; your games are listed on the home page.
page-help-after = Afterwards
page-help-after-text = A finished game lies open: replay it, open all hands, play on from any moment, or deal the same luck again and compare.
