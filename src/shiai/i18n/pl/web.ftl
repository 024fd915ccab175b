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
page-speed = Animacje
page-speed-off = Wyłączone
page-speed-quick = Szybkie
page-speed-normal = Zwykłe
page-speed-slow = Wolne
page-sound = Dźwięk
page-sound-off = Wyłączony
page-sound-on = Włączony
page-clauses = Numery zasad przy tekstach
page-clauses-quiet = Na życzenie
page-clauses-exact = Zawsze (tryb dokładny)
page-settings = Ustawienia
page-settings-look = Wygląd i tempo
page-questions = Pytania przy stole
page-questions-reset = Przywróć zwykłe ustawienia
page-questions-reactions = Reakcje: karty natychmiastowe, zamiany, garda przed ciosem i podobne
page-questions-reactions-fits = Pytaj, gdy można coś zyskać
page-questions-reactions-always = Pytaj zawsze
page-questions-reactions-help = Przeciw ludziom rezygnacja zawsze trwa chwilę, aby nikt nie poznał, czy masz kartę. Przy pytaniu możesz też zrezygnować ze wszystkich dalszych reakcji w tej turze.
page-questions-formalities = Gdy jest tylko jedna możliwość
page-questions-formalities-made = Wybierz ją za mnie
page-questions-formalities-asked = Pytaj
page-questions-formalities-help = „Cofnij” wraca wtedy do twojego ostatniego własnego wyboru. Jeśli inni mogliby z tego coś wywnioskować, i tak dostaniesz pytanie.
page-questions-confirm = Przed wyborem, którego nie można cofnąć
page-questions-confirm-never = Nie pytaj ponownie
page-questions-confirm-final = Pozwól mi potwierdzić
page-questions-confirm-help = Przy stole z innymi niektóre wybory można cofnąć tylko za zgodą pozostałych: po dobraniu lub odkryciu kart.
page-token = Programy
page-token-help = Z tokenem program może grać za ciebie na tym serwerze. Nie pokazuj go nikomu: kto go ma, widzi i może przy twoich stołach to samo co ty.
page-token-made = Masz token utworzony { $date }.
page-token-new = Twój nowy token
page-token-once = Widać go tylko ten jeden raz; skopiuj go teraz.
page-token-make = Utwórz token
page-token-renew = Utwórz nowy token; stary przestanie działać
page-token-remove = Usuń token
page-token-more = Co mogą tutaj programy (OpenAPI)
page-name = Twoje imię przy stole
page-name-none = Bez imienia
page-name-help = Widzą je pozostali. Konto nie jest potrzebne; ta przeglądarka cię pamięta.
page-save = Zapisz
page-close = Zamknij
page-footer = Inne strony
page-rules = Zasady
page-help = Pomoc
page-licence = Dzieło fanów, wolne na licencji MIT. Gry należą do swoich autorów i wydawców; jeśli któraś ci się podoba, kup ją.
page-engine-compiled = Silnik: skompilowany.
page-engine-pure = Silnik: czysty Python. `make fast` go skompiluje; boty będą wtedy myśleć trzy do sześciu razy szybciej.
page-engine-stale = Silnik: czysty Python, bo źródła są nowsze niż skompilowana wersja. `make fast` zbuduje ją na nowo.

## Strona główna

page-home-title = Stół do czterech gier o samurajach
page-home-intro = Graj solo z uczciwymi botami, razem przy jednym ekranie albo ze znajomymi przez link. Każda zasada jest wyjaśniona tam, gdzie jest potrzebna.
page-home-games = Gry
page-home-play-now = Graj od razu
page-home-play-now-game = Graj od razu w { $game }
page-home-level = { $number ->
    [1] Graj od razu: bot poziomu 1, najłatwiejszy.
   *[other] Graj od razu: bot poziomu { $number }.
}
page-home-set-up = Przygotuj grę
page-home-set-up-game = Przygotuj grę { $game }
page-home-running = Twoje gry
page-home-your-turn = Twój ruch
page-home-their-turn = Ruch innych
page-home-finished = Zakończone gry
page-home-look-again = Obejrzyj
page-upload = Obejrzyj zapisaną grę
page-upload-file = Plik gry
page-upload-send = Otwórz

## Przygotowanie gry

page-setup-title = Przygotuj grę { $game }
page-setup-seats = Kto gra?
page-setup-seats-help = Na każdym miejscu gra człowiek albo bot. Bot widzi tylko to, co mógłby zobaczyć człowiek na jego miejscu.
page-setup-seat-me = Ja
page-setup-seat-here = Ktoś przy tym ekranie
page-setup-seat-open = Wolne dla znajomych
page-setup-people = Ludzie
page-setup-bots = Boty według poziomu
page-setup-others = Inne boty
page-setup-presets = Gotowe ustawienia
page-setup-advanced = Wszystkie opcje zasad
page-setup-advanced-help = Wartości domyślne są zgodne z instrukcją. Gdzie milczy lub jest niejasna, domyślna jest nasza wykładnia, a opcja ma oznaczenie „wykładnia”.
page-setup-ruling = wykładnia
page-setup-components = Elementy
page-setup-box-ours = Nasze elementy
page-setup-box-help = Graj z naszymi elementami albo z własnym pudełkiem.
page-setup-box-paste = Wklej tekst pudełka
page-setup-box-text = Tekst pudełka
page-setup-saved-none = Żadne, albo tekst poniżej
page-setup-saved-text = { $label } jako tekst
page-setup-reconstructed = Odtworzone w tej grze: { $number } z { $total } elementów
page-setup-of = { $number } z { $total }
page-setup-default = Domyślnie: { $value }
page-setup-yes = Tak
page-setup-no = Nie
page-setup-seed = Kod rozdania
page-setup-seed-help = Ten sam kod daje jeszcze raz to samo rozdanie. Zostaw puste pole, a rozdanie będzie nowe.
page-setup-physical = Dobieramy i rzucamy przy własnym stole
page-setup-physical-help = Program pyta, co wypadło, i prowadzi talie, tory oraz zasady; gracie własnymi kartami i kośćmi. Na wszystkich miejscach grają ludzie.
page-setup-impossible = Te ustawienia nie pasują do siebie. Zmień je i spróbuj jeszcze raz.
page-setup-start = Rozpocznij grę
page-setup-name = Imię
page-setup-check = Sprawdź ustawienia
page-setup-more = Dalsze ustawienia pojawią się tu, gdy będą potrzebne: naciśnij „Sprawdź ustawienia”.
page-preset-against-bots = Przeciw botom
page-preset-alone = W pojedynkę
page-preset-one-screen = Razem przy jednym ekranie
page-preset-friend = Ze znajomymi przez link

## Boty

page-bot-random = Nieuważny bot
page-bot-fair = Bot widzi tylko to, co mógłby zobaczyć człowiek na jego miejscu: twoje tajemnice są bezpieczne.
page-bot-fair-badge = uczciwy
page-bot-heuristic = Bot rutyniarz
page-bot-other = Bot { $spec }
page-bot-level = Poziom { $number }
page-bot-at-level = Poziom { $number }: { $name }
page-level-title = Jak silne są boty?
page-level-all = Słabsze boty znają mniej praktycznych reguł i patrzą krócej naprzód. Żaden nie myli się celowo i wszystkie grają uczciwie: widzą tylko to, co mógłby zobaczyć człowiek na ich miejscu. Boty, które grają razem z tobą, są dobrymi partnerami na każdym poziomie.
page-level-1-name = Bot nowicjusz
page-level-1-says = Gra według kilku prostych reguł: dobry na pierwszą grę.
page-level-2-name = Bot początkujący
page-level-2-says = Zna kilka reguł więcej: dobry, gdy wiesz już, jak przebiega tura.
page-level-3-name = Bot amator
page-level-3-says = Trzyma się dobrych reguł albo patrzy trochę naprzód: równy przeciwnik, gdy znasz zasady.
page-level-4-name = Bot wprawny
page-level-4-says = Patrzy naprzód albo niewiele przeocza: dla tych, którzy znają grę.
page-level-5-name = Bot ekspert
page-level-5-says = Rozważa wiele ruchów: dla doświadczonych graczy.
page-level-6-name = Bot mistrz
page-level-6-says = Najsilniejszy bot w tej grze, ale i najwolniejszy.

## Zapraszanie znajomych

page-invite-title = Zaproś znajomych
page-invite-help = Wyślij każdej osobie link do jej miejsca. Jest dla jednej osoby: siada tam ten, kto otworzy go pierwszy.
page-invite-link = Link: { $role }
page-invite-copy = Kopiuj
page-invite-copied = Skopiowano
page-invite-taken = Zajęte: { $name }
page-invite-mine = Ty tu siedzisz
page-invite-free = Jeszcze wolne
page-invite-watch = Link dla widzów
page-invite-watch-help = Widzowie widzą tylko to, co mogą wiedzieć wszyscy. Ten link możesz dać każdemu.
page-invite-go = Do stołu
page-invite-make = Utwórz link
page-join-title = Czeka na ciebie miejsce
page-join-text = Zaproszenie do gry { $game }: { $role }.
page-join-name = Jak mają się do ciebie zwracać?
page-join-sit = Usiądź
page-join-preview = Otwórz link i zagraj w { $game }. Konto nie jest potrzebne.

## Zasłona między grającymi przy jednym ekranie

page-curtain-title = Teraz: { $name }
page-curtain-text = Przekaż ekran dalej: teraz gra { $name }. To, czego pozostali nie mogą widzieć, jest za kurtyną.
page-curtain-several = Kto następny?
page-curtain-several-text = Kto zaczyna, bierze ekran, a pozostali odwracają wzrok. Każdy plan zostaje za kurtyną.
page-curtain-open = { $name }: odsłoń

## Stół

page-table-seats = Miejsca
page-table-tools = Twój ruch: cofanie i podpowiedź
page-table-drawers = Przebieg gry, zasady i klawisze
page-table-ask = Co jest do wyboru
page-table-news = Co się stało od twojego ostatniego spojrzenia
page-goal = Jak wygrać
page-legend = Co leży na stole
page-table-picks = Najpierw wybierz to
page-table-unpick = Wybierz inaczej
page-table-choices = Twoje możliwości
page-table-on-board = Na planszy: { $number ->
    [one] jedna możliwość
    [few] { $number } możliwości
   *[many] { $number } możliwości
}
page-drama = Co się dzieje
page-drama-skip = Pomiń
page-drama-again = Co się stało
page-drama-again-help = Pokaż ostatnie wydarzenia jeszcze raz
page-table-waiting-for = Czekamy na ruch: { $names }
page-table-thinking = Myśli: { $names }
page-table-people = Miejsca i ludzie: odejść, wyciszyć, zablokować, zamknąć stół
page-table-closed = Gospodarz zamknął ten stół. Gra pozostaje bez zmian i potoczy się dalej, gdy gospodarz znów go otworzy.
page-table-answered = Rezygnujesz. Inni dowiedzą się za chwilę.
page-rest = W tej turze już nie
page-rest-help = Zrezygnuj z tej i wszystkich innych reakcji do końca tury
page-confirm = Zrób to
page-confirm-not = Jeszcze nie
page-table-links = Miejsca i linki tego stołu
page-table-invite = Zaproś
page-past-ago =
    { $number ->
        [one] Oglądasz grę o jeden krok wcześniej. W tym czasie potoczyła się dalej.
        [few] Oglądasz grę o { $number } kroki wcześniej. W tym czasie potoczyła się dalej.
       *[many] Oglądasz grę o { $number } kroków wcześniej. W tym czasie potoczyła się dalej.
    }
page-past-moment = Oglądasz krok { $number } z { $total }. Gra jest skończona.
page-seat-me = (ty)
page-seat-open = Wolne miejsce
page-seat-to-move = wybiera
page-seat-ready = plan gotowy
page-seat-not-ready = jeszcze planuje
page-seat-you = Ty
page-seat-nameless = Ktoś
page-watch = Oglądasz grę. Widzisz to, co mogą wiedzieć wszyscy.

## Cofanie i podpowiedź

page-undo = Cofnij
page-undo-help = Cofnij swój ostatni wybór (U)
page-undo-ask = Poproś o cofnięcie
page-undo-ask-help = Od tego czasu coś odkryto: pozostali muszą się zgodzić (U)
page-undo-reset = Tura od nowa
page-undo-reset-help = Cofnij wszystko, co wybrano w tej turze
page-undo-redo = Ponów
page-undo-redo-help = Wybierz jeszcze raz to, co cofnięto
page-undo-request = { $name }: czy mogę cofnąć wybór?
page-undo-allow = Zgoda
page-undo-refuse = Odmów
page-undo-asked = Prosisz o cofnięcie wyboru. Pozostali muszą się zgodzić.
page-hint = Podpowiedź
page-hint-help = Co zrobiłby bot? (H)
page-hint-says = Co zrobiłby bot
page-hint-wait = Bot zastanawia się nad podpowiedzią…
page-advice-head = szansa na wygraną
page-advice-head-varied = jak często
page-advice-percent = { $percent }%
page-advice-chance = szansa na wygraną około { $percent }%
page-advice-share = wybierane w { $percent }% przypadków
page-advice-tries =
    { $number ->
        [one] wypróbowane raz
        [few] wypróbowane { $number } razy
        [many] wypróbowane { $number } razy
       *[other] wypróbowane { $number } razy
    }
page-advice-chosen = wybrane
page-advice-advised = zalecane
page-advice-line = Czego spodziewa się potem
page-advice-reasons = Powody
page-advice-figures = Liczby

## Przebieg gry

page-log = Przebieg
page-log-whole = Cały przebieg
page-log-asks = { $name }: czy mogę cofnąć wybór?
page-log-allows = { $name }: zgoda.
page-log-refuses = { $name }: wolę grać dalej.
page-log-undo = { $name }: wybór cofnięty.
page-log-back = { $name }: powrót do chwili przed wyborem. Losowania i boty rozstrzygną się od nowa.
page-log-hint = { $name }: skorzystano z podpowiedzi.
page-log-sits = { $name }: już przy stole.
page-log-leaves = { $name }: miejsce jest znów wolne.
page-log-offers = { $name }: propozycja przejęcia roli gospodarza.
page-log-host = { $name }: teraz gospodarz stołu.

## Zasady

page-rules-now = Co mogę teraz zrobić?
page-learn = Nauka
page-learn-game = Nauka: { $game }
page-learn-intro = Rozegraj krótką partię z przewodnikiem na prawdziwym stole. Trener pokazuje jedną rzecz naraz; pomyłka nic nie kosztuje.
page-learn-step = Krok { $number } z { $total }
page-learn-back = Wstecz
page-learn-on = Dalej
page-learn-do = Twoja kolej: zrób to na stole.
page-learn-try = Twoja kolej: spróbuj, czego chcesz.
page-learn-chapters = Rozdziały
page-learn-leave = Wyjdź z lekcji; zaczeka na ciebie
page-learn-steps = { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[many] { $number } kroków
}, około { $minutes } minut
page-learn-done = ukończona
page-learn-start = zacznij
page-learn-play-on = Graj dalej od tego miejsca
page-learn-play-whole = Cała partia
page-learn-again = Od początku
page-learn-all = Wszystkie lekcje
page-guide-title = Instrukcja: { $game }
page-guide = Instrukcja
page-guide-english = Ta instrukcja nie jest jeszcze przetłumaczona; oto wersja angielska.
page-guide-exact = Dokładne zasady tego akapitu
page-guide-exact-rules = Dokładne zasady (po angielsku)
page-guide-more = Więcej w instrukcji
page-guide-legend = Symbole
page-guide-summary = Jedna strona: tura i symbole
page-rules-all = Wszystkie zasady tej gry
page-rules-title = Zasady gry { $game }
page-rules-search = Znajdź słowo lub punkt zasad
page-rules-none = Żaden punkt zasad nie pasuje do „{ $text }”.
page-rules-contents = Spis treści
page-rules-find = Szukaj
page-rules-english = Zasady są napisane po angielsku.

## Czat

page-chat = Czat
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
page-keys-title = Gra z klawiatury
page-keys-tab = przechodzi przez wszystko, co można wybrać
page-keys-arrows = porusza się po planszy
page-keys-numbers = wybiera z listy
page-keys-enter = zatwierdza
page-keys-undo = cofa albo o to prosi
page-keys-hint = pokazuje podpowiedź
page-keys-what-happened = pokazuje jeszcze raz, co się stało
page-keys-skip = pomija to, co jest pokazywane
page-keys-log = otwiera przebieg gry
page-keys-rules = otwiera zasady tego kroku
page-keys-explain = co to jest? Tab przechodzi po elementach
page-keys-escape = zamyka albo odkłada to, co wybrano
page-keys-keys = pokazuje te klawisze

## Połączenie

page-reconnecting = Połączenie zerwane. Próbuję jeszcze raz…
page-offline = Serwer jest nieosiągalny
page-offline-text = Stołu nie da się teraz otworzyć. Nic nie przepadło: każdy wybór, który widać było na stronie, jest zapisany. Ta strona sama spróbuje ponownie.
page-offline-again = Spróbuj ponownie
page-notify-ask = Daj znać, gdy będzie mój ruch
page-notify-title = Twój ruch
page-notify-text = { $game }: stół czeka na ciebie.

## Po grze

page-over-won = Wygrana!
page-over-lost = Przegrana.
page-over-winner = Wygrana: { $who }.
page-over-nobody = Gra przegrana.
page-over-backs =
    { $number ->
        [one] Raz cofnięto wybór, choć coś już odkryto.
       *[other] { $number } razy cofnięto wybór, choć coś już odkryto.
    }
page-run-record = Twoje najlepsze jak dotąd starcie tego rodzaju!
page-run-best = Twoje najlepsze starcie tego rodzaju: { $score }
page-after-replay = Powtórka
page-after-again = To samo rozdanie jeszcze raz
page-after-open = Pokaż wszystko
page-after-bot = Co wiedział bot
page-after-bot-help = { $choice }: przy tym wyborze { $name } nie widzi nic więcej.
page-why = Dlaczego?
page-why-wait = Bot zastanawia się nad tym jeszcze raz…
page-why-title = Dlaczego? Jak rozumuje { $name }
page-why-help = Przeliczone jeszcze raz, tylko z tego, co było wtedy widać z tego miejsca. Bot, który zmienia swoje wybory, mógł wziąć coś innego niż pierwszą pozycję.
page-after-download = Pobierz
page-after-seed = Kod tego rozdania: { $seed }
page-after-play-on = Graj dalej od tego miejsca
page-after-play-on-help = Stąd zaczyna się nowa gra; stara pozostaje bez zmian.
page-luck-title = Czy los jest uczciwy?
page-luck-help = Serwer ustalił cały los tej gry przy tworzeniu stołu. Poniżej jego odcisk (SHA-256). Po grze powtórka pokazuje kod: jeśli jego odcisk jest taki sam, nikt niczego nie zmienił. shiai replay PLIK --luck sprawdza każde losowanie.
page-luck-chosen = Wszyscy grają z kodem, który ktoś wybrał: kto go zna, może znać los tej gry.
page-luck-physical = Dobieracie i rzucacie przy własnym stole i wpisujecie, co wypadło.
page-luck-asks = Co wypadło przy waszym stole?
page-luck-draw = Wylosuj za nas
page-luck-draw-help = Tym razem losuje program.
page-luck-fingerprint = Jego odcisk: { $fingerprint }
page-after-share = Zagraj to rozdanie
page-replay-title = Powtórka: { $game }
page-replay-moment = Krok { $number } z { $total }
page-replay-slider = Krok gry
page-replay-first = Na początek
page-replay-back = Wstecz
page-replay-on = Dalej
page-replay-last = Na koniec
page-replay-show = Pokaż
page-replay-now = Wróć do gry
page-replay-eyes = Czyimi oczami
page-replay-eyes-of = Widok: { $name }
page-replay-next = Następny wybór ({ $name }): { $choice }
page-replay-old = Ta gra toczyła się według innych zasad i ten program nie umie jej już narysować. Oto, co leżało na stole.

## Co jest prawdziwe

page-real = Co jest prawdziwe
page-real-title = Co jest prawdziwe: { $game }
page-real-intro = Nie wszystko w tej grze dało się odczytać z instrukcji lub ze skanu. Ta strona wymienia każdy element, mówi, co o nim wiemy i skąd.
page-real-printed-text = Odczytane z instrukcji lub ze skanu elementu.
page-real-reported-text = Znane z jednego publicznego źródła, na przykład z recenzji lub forum.
page-real-reconstructed-text = Nasza własna propozycja, bo nie ma tego w żadnym źródle.
page-real-box = Jeśli masz tę grę, wpisz, co naprawdę jest na twoich elementach, i graj z tym.
page-real-english = Źródła i uwagi są po angielsku.
page-real-own-name = Ten znak przy nazwie: żadne źródło nie podaje jej po polsku, więc tłumaczenie jest nasze.
page-real-our-name = nasza nazwa
page-real-component = Element
page-real-values = Wartości
page-real-confidence = Na ile pewne
page-real-source = Źródło
page-mark-reported = Podane: znane z jednego publicznego źródła. Źródło: { $source }
page-mark-reconstructed = Odtworzone: nasza propozycja. Źródło: { $source }
page-mark-own = Z pudełka gracza, inaczej niż u nas.

## Moje rzeczy i edytor pudełka

page-mine = Moje rzeczy
page-mine-box = Pudełka
page-mine-deck = Talie
page-mine-weapon = Bronie
page-mine-intro = To, co masz zapisane do gry. Ta przeglądarka to pamięta; pobierz plik, aby zabrać to gdzie indziej.
page-mine-none = Nic jeszcze nie zapisano.
page-mine-wrong = Niczego nie zapisano. Oto, co się nie zgadza:
page-mine-play = Graj
page-mine-play-thing = Graj z: { $name }
page-mine-edit = Edytuj
page-mine-edit-thing = Edytuj: { $name }
page-mine-download-thing = Pobierz: { $name }
page-mine-more = Zmień nazwę lub usuń
page-mine-name = Nazwa
page-mine-name-help = Puste pole oznacza nazwę z pliku.
page-mine-rename = Zmień nazwę
page-mine-delete = Usuń na zawsze
page-mine-delete-sure = Usunąć „{ $name }”? Rozpoczęte gry pozostaną bez zmian.
page-mine-box-help = Weź swoją grę, obejrzyj elementy i wpisz, co jest inne niż u nas.
page-mine-import = Importuj
page-mine-import-help = Pudełko, talia lub broń: strona sama rozpozna, co to jest.
page-mine-import-send = Importuj
page-mine-file = Plik
page-mine-text = Albo jego tekst
page-mine-save = Zapisz w moich rzeczach
page-box-make = Wpisz własne pudełko
page-box-title = Twoje własne pudełko: { $game }
page-box-intro = Wpisz, co jest wydrukowane na twoich elementach. To, czego nie ruszysz, zostaje jak tutaj; nic nie zostanie zapisane, dopóki tego nie zechcesz.
page-box-saved = Zapisano jako „{ $name }”.
page-box-wrong = Niczego nie zapisano. Popraw to, co zaznaczone, albo wróć do naszej wartości.
page-box-parts = Rodzaje elementów
page-box-changed = zmienione
page-box-search = Szukaj
page-box-unprinted = Tylko to, co nie jest wydrukowane
page-box-find = Pokaż
page-box-found = Elementy: { $number } z { $total }
page-box-pages = Strony
page-box-name = Nazwa pudełka
page-box-name-usual = Moje pudełko
page-box-play = Zapisz i graj z nim
page-box-export = Eksportuj do pliku
page-box-import = Importuj plik pudełka
page-box-import-help = Pudełko pojawi się w tym edytorze. Nie zostanie zapisane, dopóki tego nie zechcesz.
page-box-place = Miejsce { $number }
page-box-line-word = Wiersz { $number }: co
page-box-line-number = Wiersz { $number }: ile
page-box-ours = u nas: { $value }
page-box-take-ours = Wróć do naszej
page-box-take-ours-of = Wróć do naszej wartości: { $name }, { $label }

## Gdy coś się nie uda

page-error-title = To się nie udało
page-error-stale = Na stole coś się już zmieniło. Spójrz jeszcze raz i wybierz od nowa.
page-error-turn = To nie twój ruch. Poczekaj na swoją kolej.
page-error-seat = To nie twoje miejsce. Otwórz stół swoim własnym linkiem.
page-error-illegal = Zasady na to nie pozwalają.
page-error-missing = Tu nic nie ma. Może link jest niepełny; skopiuj go jeszcze raz w całości.
page-error-table = Nie ma takiego stołu. Twoje gry są na stronie głównej.
page-error-version = Ta gra zaczęła się według innej wersji zasad. Możesz ją obejrzeć, ale nie da się tu grać dalej.
page-error-home = Na stronę główną
page-error-table-again = Wróć do stołu
page-error-impossible = Teraz to niemożliwe.
page-error-unconfirmed = Tego nie można cofnąć bez zgody pozostałych.
page-error-known-luck = Zostaw kod pusty: kto zna go wcześniej, może przewidzieć los pozostałych. Sam albo w drużynie możesz go wybrać.
page-error-set-up = Tak nie można przygotować stołu.
page-error-malformed = To żądanie jest niepełne albo błędne. Wróć i spróbuj jeszcze raz.
page-error-content = Tak tego nie można zapisać.
page-error-database = Serwer nie może połączyć się z bazą danych. Nic nie zginęło i nic się nie zmieniło; ta strona sama spróbuje ponownie.
page-error-quota = Masz za dużo otwartych partii. Najpierw dokończ kilka z nich.
page-error-used-link = Ktoś już usiadł, używając tego linku: jest on dla jednej osoby. Poproś o nowy.
page-error-closed = Gospodarz zamknął ten stół. Gra potoczy się dalej, gdy go znów otworzy.
page-error-unwelcome = Ktoś przy tym stole nie chce z tobą grać.
page-error-timeout = Żądanie nie dotarło na czas. Sprawdź połączenie i wyślij je jeszcze raz.
page-error-too-large = To za dużo naraz. Wyślij mniejszy plik.
page-error-too-many = Za dużo żądań od ciebie naraz. Poczekaj chwilę i spróbuj ponownie.
page-error-busy = Serwer jest pełny. Wróć za minutę.

## Strona pomocy

page-help-start = Początek
page-help-start-text = „Graj od razu” jednym kliknięciem zaczyna grę z rozsądnymi ustawieniami. „Przygotuj grę” pokazuje wszystkie opcje zasad, z wyjaśnieniem i punktem, na którym się opierają.
page-help-choose = Wybieranie
page-help-choose-text = To, co możesz wybrać, ma na planszy zieloną ramkę, a obok planszy swój przycisk. Wskaż możliwość, aby przeczytać, co zrobi. Gdy czegoś nie wolno, zasada mówi dlaczego.
page-help-undo = Cofanie
page-help-undo-text = Dopóki nie odkryto niczego tajnego ani losowego, cofać można swobodnie. Potem pozostali muszą się zgodzić; z botami i solo zawsze możesz wrócić, ale wtedy losowania i boty rozstrzygną się od nowa.
page-help-friends = Znajomi
page-help-friends-text = Zostaw wolne miejsce i wyślij link do niego. Link jest kluczem do miejsca: działa na każdym urządzeniu i w każdej chwili, więc daj go tylko jednej osobie.
page-help-watch = Widzowie
page-help-watch-text = Adres stołu pokazuje widzom to, co mogą wiedzieć wszyscy, i nic więcej.
page-help-fair = Uczciwe boty
page-help-fair-text = Bot widzi stół tak, jak widziałby go człowiek na jego miejscu. Po grze możesz obejrzeć każdy wybór jego oczami.
page-help-lost = Nic nie ginie
page-help-lost-text = Każdy wybór jest zapisany, zanim przyjdzie odpowiedź. Wyjdź, kiedy chcesz; trwające i zakończone gry oraz twoja statystyka są na stronie „Moje gry”.
page-help-after = Po grze
page-help-after-text = Zakończona gra leży odkryta: przeczytaj jej przebieg, obejrzyj powtórkę, odkryj wszystko albo graj dalej od dowolnego kroku. Jednym kliknięciem zagrasz jeszcze raz: nowe rozdanie, zamiana stron, silniejsze lub słabsze boty albo to samo rozdanie. Znajomych najpierw pytamy.
page-help-real = Co jest prawdziwe
page-help-real-text = Niektórych liczb i kart nigdy nie opublikowano i tutaj są odtworzone. Mają mały znak: ° podało jedno źródło, ≈ to nasza propozycja, ✎ pochodzi z własnego pudełka. Dla każdej gry jest strona, która wymienia wszystko wraz ze źródłem.
page-help-mine = Twoje własne pudełko
page-help-mine-text = Jeśli masz grę, wpisz, co jest wydrukowane na jej elementach, zapisz to jako pudełko i wybierz je, gdy przygotowujesz grę. Pudełka, talie i bronie są na stronie „Moje rzeczy”.
