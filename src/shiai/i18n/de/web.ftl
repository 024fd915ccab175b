# Wörter der Seiten im Browser, für alle Spiele.

## Der Rahmen jeder Seite

page-skip = Zum Inhalt springen
page-home = Startseite
page-language = Sprache
page-language-en = English
page-language-pl = Polski
page-language-it = Italiano
page-language-de = Deutsch
page-change = Ändern
page-theme = Hell oder dunkel
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-system = Wie das System
page-name = Dein Name am Tisch
page-name-none = Noch kein Name
page-name-help = Die anderen sehen ihn. Du brauchst kein Konto; dieser Browser erkennt dich wieder.
page-save = Speichern
page-close = Schließen
page-footer = Weitere Seiten
page-rules = Regeln
page-help = Hilfe
page-licence = Von Fans gemacht und frei unter der MIT-Lizenz. Die Spiele gehören ihren Autoren und Verlagen; wenn dir eines gefällt, kauf es.

## Startseite

page-home-title = Ein Tisch für vier Samurai-Spiele
page-home-intro = Spiel allein gegen ehrliche Bots, zusammen an einem Bildschirm oder per Link mit Freunden. Jede Regel wird dort erklärt, wo du sie brauchst.
page-home-games = Spiele
page-home-play-now = Sofort spielen
page-home-play-now-game = { $game } sofort spielen
page-home-set-up = Einrichten
page-home-set-up-game = { $game } einrichten
page-home-later = Noch nicht auf dem Tisch
page-home-running = Deine Partien
page-home-your-turn = Du bist dran
page-home-their-turn = Andere sind dran
page-home-finished = Beendete Partien
page-home-look-again = Noch einmal ansehen

## Eine Partie einrichten

page-setup-title = { $game } einrichten
page-setup-seats = Wer spielt?
page-setup-seats-help = Jeden Platz führt ein Mensch oder ein Bot. Bots sehen nur, was ihr Platz sehen darf.
page-setup-seat-me = Ich
page-setup-seat-here = Jemand an diesem Bildschirm
page-setup-seat-open = Frei für einen Freund
page-setup-presets = Fertige Partien
page-setup-preset-first = Erste Partie
page-setup-preset-standard = Wie im Regelheft
page-setup-preset-hard = Für Erfahrene
page-setup-advanced = Alle Möglichkeiten der Regeln
page-setup-advanced-help = Alles hier steht so, wie das Regelheft es vorsieht. Ändere, was du magst; die Klausel sagt, was es bedeutet.
page-setup-default = Üblich: { $value }
page-setup-yes = Ja
page-setup-no = Nein
page-setup-seed = Startzahl des Zufalls
page-setup-seed-help = Dieselbe Startzahl bringt dasselbe Glück noch einmal. Leer lassen für neues Glück.
page-setup-impossible = Diese Einstellungen passen nicht zusammen. Ändere, was markiert ist, und starte noch einmal.
page-setup-nobody = Gib mindestens einen Platz einem Menschen.
page-setup-start = Partie beginnen

## Bots

page-bot-random = Sorgloser Bot
page-bot-fair = Ein Bot sieht nur, was sein Platz sehen darf: Deine Geheimnisse sind vor ihm sicher.

## Freunde einladen

page-invite-title = Lade deine Freunde ein
page-invite-help = Schick jedem den Link eines Platzes. Wer ihn öffnet, sitzt dort; gib ihn also nur dieser Person.
page-invite-link = Link zum Platz { $role }
page-invite-copy = Kopieren
page-invite-copied = Kopiert
page-invite-taken = Hier sitzt { $name }
page-invite-free = Noch frei
page-invite-watch = Link zum Zuschauen
page-invite-watch-help = Wer zuschaut, sieht nur, was alle wissen dürfen. Diesen Link darfst du jedem geben.
page-invite-go = Zum Tisch
page-join-title = Ein Platz ist für dich frei
page-join-text = Du bist zu { $game } eingeladen, als { $role }.
page-join-name = Wie sollen die anderen dich nennen?
page-join-sit = Hinsetzen

## Der Vorhang zwischen Spielern an einem Bildschirm

page-curtain-title = { $name } ist dran
page-curtain-text = Gib den Bildschirm an { $name } weiter. Was die anderen nicht sehen dürfen, liegt hinter dem Vorhang.
page-curtain-open = Ich bin { $name }: öffnen

## Der Tisch

page-table-seats = Plätze
page-table-tools = Dein Zug: zurücknehmen und Rat
page-table-drawers = Verlauf, Regeln und Tasten
page-table-ask = Was gefragt ist
page-table-news = Was geschah, seit du zuletzt hingesehen hast
page-table-picks = Wähle zuerst einen Teil
page-table-unpick = Anders wählen
page-table-choices = Deine Möglichkeiten
page-table-your-turn = Du bist dran
page-table-title-your-turn = Du bist dran: { $game }
page-table-waiting-for = Wir warten auf { $names }
page-table-thinking = { $name } denkt nach
page-table-sealed = Dein Plan ist versiegelt. Wir warten auf { $names }
page-table-open-seats = Manche Plätze sind noch frei. Schick deinen Freunden ihre Links.
page-table-invite = Einladen
page-table-resign = Partie verlassen

page-seat-me = (du)
page-seat-open = Freier Platz
page-seat-to-move = am Zug
page-seat-ready = bereit
page-seat-not-ready = nicht bereit
page-seat-away = abwesend

## Zurücknehmen und Rat

page-undo = Zurück
page-undo-help = Deine letzte Wahl zurücknehmen (U)
page-undo-ask = Um Rücknahme bitten
page-undo-ask-help = Seitdem wurde etwas aufgedeckt: Die anderen müssen zustimmen (U)
page-undo-reset = Zug neu
page-undo-reset-help = Alles zurücknehmen, was du in diesem Zug gewählt hast
page-undo-redo = Wieder
page-undo-redo-help = Das Zurückgenommene noch einmal wählen
page-undo-request = { $name } möchte vor die letzte Wahl zurückgehen.
page-undo-allow = Erlauben
page-undo-refuse = Ablehnen
page-undo-asked = Du hast gebeten zurückzugehen. Die anderen müssen zustimmen.
page-undo-allowed = Die Wahl ist zurückgenommen.
page-undo-refused = { $name } möchte lieber weiterspielen.
page-undo-nothing = Es gibt nichts zurückzunehmen.
page-hint = Rat
page-hint-help = Was würde der Bot tun? (H)
page-hint-says = Der Bot würde wählen: { $choice } ({ $percent } % sicher)
page-hint-taken = { $name } hat um Rat gefragt
page-hint-thinking = Der Bot denkt über einen Rat nach.

## Verlauf, Regeln, Gespräch

page-log = Verlauf
page-log-moment = Diesen Augenblick ansehen
page-rules-now = Regeln dieses Schritts
page-rules-all = Alle Regeln dieses Spiels
page-rules-title = Regeln von { $game }
page-rules-search = Ein Wort oder eine Klausel suchen
page-rules-none = Keine Klausel passt zu „{ $text }“.
page-chat = Gespräch
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-phrases = Fertige Sätze
page-chat-text = Etwas sagen
page-chat-send = Senden
page-phrase-hello = Hallo, auf ein gutes Spiel!
page-phrase-well-played = Gut gespielt!
page-phrase-thanks = Danke!
page-phrase-moment = Einen Augenblick, bitte.
page-phrase-back = Ich bin wieder da.
page-phrase-your-turn = Du bist dran.
page-phrase-oops = Oh nein!
page-phrase-again = Noch eine Partie?

## Tasten

page-keys = Tasten
page-keys-title = Mit der Tastatur spielen
page-keys-tab = alles durchgehen, was man wählen kann
page-keys-arrows = sich auf dem Plan bewegen
page-keys-numbers = eine Möglichkeit der Liste wählen
page-keys-enter = bestätigen
page-keys-undo = zurücknehmen oder darum bitten
page-keys-hint = Rat
page-keys-log = Verlauf
page-keys-rules = Regeln dieses Schritts
page-keys-escape = schließen oder Ausgewähltes loslassen
page-keys-keys = diese Tasten zeigen

## Nach der Partie

page-after-title = Die Partie ist zu Ende
page-after-replay = Nachspielen
page-after-again = Dasselbe Glück noch einmal
page-after-new = Neue Partie
page-after-open = Alle Hände aufdecken
page-after-close = Was mein Platz sah
page-after-bot = Was der Bot wusste
page-after-bot-help = Das ist alles, was { $name } sehen konnte bei der Wahl: { $choice }
page-after-download = Herunterladen
page-after-download-help = Die ganze Partie als kleine Textdatei
page-after-seed = Startzahl dieser Partie: { $seed }
page-after-play-on = Von hier weiterspielen
page-after-play-on-help = Eine neue Partie beginnt in diesem Augenblick; die alte bleibt, wie sie war.
page-replay-title = Nachspielen: { $game }
page-replay-moment = Augenblick { $number } von { $total }
page-replay-slider = Augenblick der Partie
page-replay-first = Zum Anfang
page-replay-back = Einen zurück
page-replay-on = Einen weiter
page-replay-last = Zum Ende
page-replay-show = Zeigen
page-replay-now = Zurück zur Partie
page-replay-past = Du siehst einen früheren Augenblick. Die Partie ist weitergegangen.
page-upload = Eine gespeicherte Partie ansehen
page-upload-file = Datei einer Partie
page-upload-send = Öffnen
page-upload-bad = Diese Datei ist keine Partie: { $reason }

## Zuschauen

page-watch = Du schaust zu. Du siehst, was alle wissen dürfen.
page-watch-count =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }

## Die Verbindung

page-reconnecting = Die Verbindung ist weg. Neuer Versuch …
page-reconnected = Wieder verbunden.
page-notify-ask = Sag mir Bescheid, wenn ich dran bin
page-notify-title = Du bist dran
page-notify-text = { $game }: Der Tisch wartet auf dich.
page-notify-off = Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## Wenn etwas nicht geht

page-error-title = Das hat nicht geklappt
page-error-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast. Sieh noch einmal hin und wähle neu.
page-error-turn = Du bist nicht dran. Warte, bis der Tisch dich fragt.
page-error-seat = Dieser Platz gehört dir nicht. Öffne den Tisch mit deinem eigenen Link.
page-error-forged = Diese Wahl gibt es hier nicht. Nimm eine von denen auf dem Tisch.
page-error-illegal = Die Regeln erlauben das nicht.
page-error-missing = Hier ist nichts. Vielleicht ist der Link unvollständig; kopiere ihn noch einmal ganz.
page-error-table = Diesen Tisch gibt es nicht. Deine Partien stehen auf der Startseite.
page-error-large = Das ist zu groß: höchstens { $limit }.
page-error-many = Das war sehr viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
page-error-version = Diese Partie begann unter Version { $old } der Regeln; dieses Programm spielt Version { $new }. Du kannst sie ansehen, aber hier nicht weiterspielen.
page-error-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
page-error-server = Bei uns ist etwas kaputtgegangen. Deine Partie ist sicher: Alles, was du gewählt hast, ist gespeichert. Lade die Seite neu.
page-error-home = Zur Startseite
page-error-table-again = Zurück zum Tisch

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
page-bot-heuristic = Erfahrener Bot
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
page-seat-you = Du
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
