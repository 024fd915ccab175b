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
page-speed = Animationen
page-speed-off = Aus
page-speed-quick = Schnell
page-speed-normal = Normal
page-speed-slow = Langsam
page-sound = Ton
page-sound-off = Aus
page-sound-on = An
page-clauses = Regelnummern
page-clauses-quiet = Auf Wunsch
page-clauses-exact = Immer (genauer Modus)
page-settings = Einstellungen
page-settings-look = Aussehen und Tempo
page-questions = Fragen am Tisch
page-questions-reset = Übliche Einstellungen
page-questions-reactions = Reaktionen: Sofortkarten, Ersatzkarten, Deckung vor einem Schlag und Ähnliches
page-questions-reactions-fits = Frag mich, wenn es etwas zu gewinnen gibt
page-questions-reactions-always = Frag mich immer
page-questions-reactions-help = Gegen Menschen dauert ein Verzicht immer einen Moment, damit niemand merkt, ob du eine Karte hattest. Bei der Frage kannst du auch auf alle weiteren Reaktionen des Zuges verzichten.
page-questions-formalities = Wenn es nur eine Möglichkeit gibt
page-questions-formalities-made = Wähle sie für mich
page-questions-formalities-asked = Frag mich
page-questions-formalities-help = „Rückgängig“ führt dann zu deiner letzten eigenen Wahl. Wo andere daraus etwas schließen könnten, wirst du trotzdem gefragt.
page-questions-confirm = Vor einer Wahl, die sich nicht zurücknehmen lässt
page-questions-confirm-never = Nicht noch einmal fragen
page-questions-confirm-final = Lass mich bestätigen
page-questions-confirm-help = Am Tisch mit anderen lässt sich manches nur zurücknehmen, wenn sie einverstanden sind: sobald Karten gezogen oder aufgedeckt wurden.
page-token = Programme
page-token-help = Mit einem Token kann ein Programm auf diesem Server für dich spielen. Halte ihn geheim: Wer ihn hat, sieht und kann an deinen Tischen dasselbe wie du.
page-token-made = Du hast einen Token vom { $date }.
page-token-new = Dein neuer Token
page-token-once = Er wird nur dieses eine Mal angezeigt; kopiere ihn jetzt.
page-token-make = Token erstellen
page-token-renew = Neuen Token erstellen; der alte gilt dann nicht mehr
page-token-remove = Token entfernen
page-token-more = Was Programme hier können (OpenAPI)
page-name = Dein Name am Tisch
page-name-none = Noch kein Name
page-name-help = Die anderen sehen ihn. Du brauchst kein Konto; dieser Browser erkennt dich wieder.
page-save = Speichern
page-close = Schließen
page-footer = Weitere Seiten
page-rules = Regeln
page-help = Hilfe
page-licence = Von Fans gemacht und frei unter der MIT-Lizenz. Die Spiele gehören ihren Autoren und Verlagen; wenn dir eines gefällt, kauf es.
page-engine-compiled = Engine: kompiliert.
page-engine-pure = Engine: reines Python. `make fast` kompiliert sie; Bots denken dann drei- bis sechsmal so schnell.
page-engine-stale = Engine: reines Python, denn die Quellen sind neuer als die kompilierte Fassung. `make fast` baut sie neu.

## Startseite

page-home-title = Ein Tisch für vier Samurai-Spiele
page-home-intro = Spiel allein gegen faire Bots, zusammen an einem Bildschirm oder per Link mit Freunden. Jede Regel wird dort erklärt, wo du sie brauchst.
page-home-games = Spiele
page-home-play-now = Jetzt spielen
page-home-play-now-game = { $game } jetzt spielen
page-home-level = { $number ->
    [1] Jetzt spielen: gegen Stufe 1, die leichteste.
   *[other] Jetzt spielen: gegen Stufe { $number }.
}
page-home-set-up = Einrichten
page-home-set-up-game = { $game } einrichten
page-home-running = Deine Spiele
page-home-your-turn = Du bist dran
page-home-their-turn = Andere sind dran
page-home-finished = Beendete Spiele
page-home-look-again = Ansehen
page-upload = Ein gespeichertes Spiel ansehen
page-upload-file = Spieldatei
page-upload-send = Öffnen

## Ein Spiel einrichten

page-setup-title = { $game } einrichten
page-setup-seats = Wer spielt?
page-setup-seats-help = Auf jedem Platz spielt ein Mensch oder ein Bot. Ein Bot sieht nur, was auch ein Mensch auf seinem Platz sähe.
page-setup-seat-me = Ich
page-setup-seat-here = Jemand an diesem Bildschirm
page-setup-seat-open = Frei für Freunde
page-setup-people = Menschen
page-setup-bots = Bots nach Stufe
page-setup-others = Andere Bots
page-setup-presets = Fertige Spiele
page-setup-advanced = Alle Optionen der Regeln
page-setup-advanced-help = Die Vorgaben folgen dem Regelheft. Wo es schweigt oder unklar ist, gilt unsere Lesart als Vorgabe; solche Optionen sind als „Auslegung“ gekennzeichnet.
page-setup-ruling = Auslegung
page-setup-components = Spielmaterial
page-setup-box-ours = Unser Material
page-setup-box-help = Spiel mit unserem Material oder mit einer eigenen Schachtel.
page-setup-box-paste = Text einer Schachtel einfügen
page-setup-box-text = Text einer Schachtel
page-setup-saved-none = Nichts davon, oder der Text darunter
page-setup-saved-text = { $label } als Text
page-setup-reconstructed = In diesem Spiel rekonstruiert: { $number } von { $total } Stücken
page-setup-of = { $number } von { $total }
page-setup-default = Standard: { $value }
page-setup-yes = Ja
page-setup-no = Nein
page-setup-seed = Startcode
page-setup-seed-help = Derselbe Code bringt dieselben Karten und Würfe noch einmal. Leer lassen für eine neue Partie.
page-setup-physical = Wir ziehen und würfeln an unserem eigenen Tisch
page-setup-physical-help = Das Programm fragt, was kam, und führt Stapel, Leisten und Regeln; ihr spielt mit euren Karten und Würfeln. Alle Plätze spielen Menschen.
page-setup-impossible = Diese Einstellungen passen nicht zusammen. Ändere sie und versuch es noch einmal.
page-setup-start = Spiel beginnen
page-setup-name = Name
page-setup-check = Einstellungen prüfen
page-setup-more = Weitere Einstellungen erscheinen hier, sobald sie eine Rolle spielen: Wähle „Einstellungen prüfen“.
page-preset-against-bots = Gegen Bots
page-preset-alone = Allein
page-preset-one-screen = Zusammen an einem Bildschirm
page-preset-friend = Mit Freunden per Link

## Bots

page-bot-random = Unachtsamer Bot
page-bot-fair = Ein Bot sieht nur, was auch ein Mensch auf seinem Platz sähe: Deine Geheimnisse sind vor ihm sicher.
page-bot-fair-badge = fair
page-bot-heuristic = Faustregel-Bot
page-bot-other = Bot { $spec }
page-bot-level = Stufe { $number }
page-bot-at-level = Stufe { $number }: { $name }
page-level-title = Wie stark sind die Bots?
page-level-all = Schwächere Bots kennen weniger Faustregeln und denken weniger weit voraus. Keiner macht absichtlich Fehler, und alle sind fair: Sie sehen nur, was auch ein Mensch auf ihrem Platz sähe. Bots, die mit dir spielen, sind auf jeder Stufe gute Partner.
page-level-1-name = Neuling-Bot
page-level-1-says = Spielt nach wenigen einfachen Faustregeln: gut fürs erste Spiel.
page-level-2-name = Anfänger-Bot
page-level-2-says = Kennt ein paar Faustregeln mehr: gut, sobald du weißt, wie ein Zug abläuft.
page-level-3-name = Freizeit-Bot
page-level-3-says = Folgt guten Faustregeln oder denkt ein wenig voraus: ein ebenbürtiger Gegner, wenn du die Regeln kennst.
page-level-4-name = Geübter Bot
page-level-4-says = Denkt voraus oder übersieht wenig: für alle, die das Spiel gut kennen.
page-level-5-name = Experten-Bot
page-level-5-says = Wägt viele Züge ab: für erfahrene Spieler.
page-level-6-name = Meister-Bot
page-level-6-says = Der stärkste Bot für dieses Spiel, aber auch der langsamste.

## Freunde einladen

page-invite-title = Lade deine Freunde ein
page-invite-help = Schick allen den Link zu ihrem Platz. Er gilt für eine Person: Wer ihn zuerst öffnet, sitzt dort.
page-invite-link = Link für { $role }
page-invite-copy = Kopieren
page-invite-copied = Kopiert
page-invite-taken = Besetzt: { $name }
page-invite-mine = Hier sitzt du
page-invite-free = Noch frei
page-invite-watch = Link zum Zuschauen
page-invite-watch-help = Wer zuschaut, sieht nur, was alle wissen dürfen. Diesen Link darfst du allen geben.
page-invite-go = Zum Tisch
page-invite-make = Link erstellen
page-join-title = Ein Platz ist für dich frei
page-join-text = Du bist eingeladen zu { $game }: { $role }.
page-join-name = Wie sollen die anderen dich nennen?
page-join-sit = Hinsetzen
page-join-preview = Öffne den Link und spiel { $game }. Du brauchst kein Konto.

## Der Vorhang zwischen Spielern an einem Bildschirm

page-curtain-title = Als Nächstes: { $name }
page-curtain-text = Gib den Bildschirm weiter: { $name } ist dran. Was die anderen nicht sehen dürfen, liegt hinter dem Vorhang.
page-curtain-several = Wer ist dran?
page-curtain-several-text = Wer anfängt, nimmt den Bildschirm, die anderen schauen weg. Jeder Plan bleibt hinter dem Vorhang.
page-curtain-open = { $name }: öffnen

## Der Tisch

page-table-seats = Plätze
page-table-tools = Dein Zug: Rückgängig und Tipp
page-table-drawers = Verlauf, Regeln und Tasten
page-table-ask = Was zu wählen ist
page-table-news = Was geschah, seit du zuletzt hingesehen hast
page-goal = So gewinnt man
page-legend = Was auf dem Tisch liegt
page-table-picks = Wähle das zuerst
page-table-unpick = Anders wählen
page-table-choices = Deine Möglichkeiten
page-table-on-board = Auf dem Spielplan: { $number ->
    [one] eine Möglichkeit
   *[other] { $number } Möglichkeiten
}
page-drama = Was geschieht
page-drama-skip = Überspringen
page-drama-again = Was geschah
page-drama-again-help = Die letzten Ereignisse noch einmal zeigen
page-table-waiting-for = Warten auf: { $names }
page-table-thinking = Denkt nach: { $names }
page-table-people = Plätze und Leute: gehen, stumm schalten, blockieren, Tisch schließen
page-table-closed = Der Gastgeber hat diesen Tisch geschlossen. Das Spiel bleibt, wie es ist, und geht weiter, wenn er ihn wieder öffnet.
page-table-answered = Du verzichtest. Die anderen erfahren es gleich.
page-rest = In diesem Zug nicht mehr
page-rest-help = Diese und alle weiteren Reaktionen bis zum Ende des Zuges ablehnen
page-confirm = Mach es
page-confirm-not = Noch nicht
page-table-links = Plätze und Links dieses Tisches
page-table-invite = Einladen
page-past-ago =
    { $number ->
        [one] Du siehst das Spiel, wie es einen Schritt zuvor war. Inzwischen ist es weitergegangen.
       *[other] Du siehst das Spiel, wie es { $number } Schritte zuvor war. Inzwischen ist es weitergegangen.
    }
page-past-moment = Du siehst Schritt { $number } von { $total }. Das Spiel ist vorbei.
page-seat-me = (du)
page-seat-open = Freier Platz
page-seat-to-move = am Zug
page-seat-ready = bereit
page-seat-not-ready = nicht bereit
page-seat-you = Du
page-seat-nameless = Jemand
page-watch = Du schaust zu. Du siehst, was alle wissen dürfen.

## Rückgängig und Tipp

page-undo = Rückgängig
page-undo-help = Deine letzte Wahl zurücknehmen (U)
page-undo-ask = Um Rücknahme bitten
page-undo-ask-help = Seitdem wurde etwas aufgedeckt: Die anderen müssen zustimmen (U)
page-undo-reset = Zug neu
page-undo-reset-help = Alles zurücknehmen, was du in diesem Zug gewählt hast
page-undo-redo = Wiederholen
page-undo-redo-help = Das Zurückgenommene noch einmal wählen
page-undo-request = { $name }: Darf ich eine Wahl zurücknehmen?
page-undo-allow = Erlauben
page-undo-refuse = Ablehnen
page-undo-asked = Du hast gebeten, eine Wahl zurückzunehmen. Die anderen müssen zustimmen.
page-hint = Tipp
page-hint-help = Was würde der Bot tun? (H)
page-hint-says = Was der Bot tun würde
page-hint-wait = Der Bot denkt über einen Tipp nach …
page-advice-head = Gewinnchance
page-advice-head-varied = wie oft
page-advice-percent = { $percent } %
page-advice-chance = Gewinnchance etwa { $percent } %
page-advice-share = zu { $percent } % gewählt
page-advice-tries =
    { $number ->
        [one] einmal probiert
       *[other] { $number }-mal probiert
    }
page-advice-chosen = gewählt
page-advice-advised = empfohlen
page-advice-line = Was er danach erwartet
page-advice-reasons = Gründe
page-advice-figures = Zahlen

## Der Verlauf

page-log = Verlauf
page-log-whole = Der ganze Verlauf
page-log-asks = { $name }: Darf ich eine Wahl zurücknehmen?
page-log-allows = { $name }: Einverstanden.
page-log-refuses = { $name }: Ich möchte lieber weiterspielen.
page-log-undo = { $name }: Wahl zurückgenommen.
page-log-back = { $name }: zurück vor eine Wahl. Zufall und Bots entscheiden neu.
page-log-hint = { $name }: Tipp geholt.
page-log-sits = { $name }: jetzt am Tisch.
page-log-leaves = { $name }: Der Platz ist wieder frei.
page-log-offers = { $name } kann Gastgeber werden.
page-log-host = { $name } ist jetzt Gastgeber.

## Regeln

page-rules-now = Was kann ich jetzt tun?
page-learn = Lernen
page-learn-game = Lernen: { $game }
page-learn-intro = Spiel eine kurze geführte Partie am echten Tisch. Der Lehrer zeigt dir eins nach dem anderen; ein Fehlversuch kostet nichts.
page-learn-step = Schritt { $number } von { $total }
page-learn-back = Zurück
page-learn-on = Weiter
page-learn-do = Du bist dran: Tu es auf dem Tisch.
page-learn-try = Du bist dran: Probiere, was du willst.
page-learn-chapters = Kapitel
page-learn-leave = Die Lektion verlassen; sie wartet auf dich
page-learn-steps = { $number } Schritte, etwa { $minutes } Minuten
page-learn-done = geschafft
page-learn-start = anfangen
page-learn-play-on = Von hier weiterspielen
page-learn-play-whole = Eine ganze Partie
page-learn-again = Von vorn
page-learn-all = Alle Lektionen
page-guide-title = Spielregel: { $game }
page-guide = Spielregel
page-guide-english = Diese Spielregel ist noch nicht übersetzt; hier steht sie auf Englisch.
page-guide-exact = Die genauen Regeln dieses Absatzes
page-guide-exact-rules = Genaue Regeln (englisch)
page-guide-more = Mehr in der Spielregel
page-guide-legend = Symbole
page-guide-summary = Eine Seite: der Zug und die Symbole
page-rules-all = Alle Regeln dieses Spiels
page-rules-title = Regeln von { $game }
page-rules-search = Ein Wort oder einen Regelpunkt suchen
page-rules-none = Kein Regelpunkt passt zu „{ $text }“.
page-rules-contents = Inhalt
page-rules-find = Suchen
page-rules-english = Die Regeln sind auf Englisch verfasst.

## Chat

page-chat = Chat
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
page-phrase-again = Noch ein Spiel?

## Tasten

page-keys = Tasten
page-keys-title = Mit der Tastatur spielen
page-keys-tab = alles durchgehen, was man wählen kann
page-keys-arrows = sich auf dem Spielplan bewegen
page-keys-numbers = eine Möglichkeit aus der Liste wählen
page-keys-enter = bestätigen
page-keys-undo = zurücknehmen oder darum bitten
page-keys-hint = einen Tipp zeigen
page-keys-what-happened = noch einmal sehen, was geschah
page-keys-skip = überspringen, was gerade gezeigt wird
page-keys-log = den Verlauf öffnen
page-keys-rules = die Regeln dieses Schritts öffnen
page-keys-explain = was ist das? Tab geht von Teil zu Teil
page-keys-escape = schließen oder Ausgewähltes loslassen
page-keys-keys = diese Tasten zeigen

## Die Verbindung

page-reconnecting = Die Verbindung ist weg. Neuer Versuch …
page-offline = Der Server ist nicht erreichbar
page-offline-text = Der Tisch lässt sich gerade nicht öffnen. Nichts ist verloren: Jede Wahl, die du auf der Seite gesehen hast, ist gespeichert. Diese Seite versucht es von selbst wieder.
page-offline-again = Noch einmal versuchen
page-notify-ask = Sag mir, wenn ich dran bin
page-notify-title = Du bist dran
page-notify-text = { $game }: Der Tisch wartet auf dich.

## Nach dem Spiel

page-over-won = Du hast gewonnen!
page-over-lost = Du hast verloren.
page-over-winner = Sieg: { $who }.
page-over-nobody = Das Spiel ist verloren.
page-over-backs =
    { $number ->
        [one] Einmal wurde eine Wahl zurückgenommen, nachdem etwas aufgedeckt war.
       *[other] { $number }-mal wurde eine Wahl zurückgenommen, nachdem etwas aufgedeckt war.
    }
page-run-record = Dein bisher bester Lauf dieser Art!
page-run-best = Dein bester Lauf dieser Art: { $score }
page-after-replay = Wiederholung
page-after-again = Dieselbe Partie von vorn
page-after-open = Alles zeigen
page-after-bot = Was der Bot wusste
page-after-bot-help = { $choice }: Mehr konnte { $name } bei dieser Wahl nicht sehen.
page-why = Warum?
page-why-wait = Der Bot denkt noch einmal darüber nach …
page-why-title = Warum? Was { $name } dachte
page-why-help = Noch einmal durchgerechnet, nur mit dem, was von diesem Platz aus damals zu sehen war. Ein Bot, der seine Wahl variiert, hat vielleicht nicht die erste genommen.
page-after-download = Herunterladen
page-after-seed = Startcode dieser Partie: { $seed }
page-after-play-on = Von hier weiterspielen
page-after-play-on-help = Von hier an beginnt ein neues Spiel; das alte bleibt, wie es war.
page-luck-title = Ist das Glück fair?
page-luck-help = Der Server hat das ganze Glück dieser Partie festgelegt, als der Tisch entstand. Unten steht sein Fingerabdruck (SHA-256). Nach der Partie zeigt die Wiederholung den Startcode: Ist dessen Fingerabdruck derselbe, hat niemand etwas geändert. shiai replay DATEI --luck prüft jede Ziehung.
page-luck-chosen = Alle spielen mit einem Startcode, den jemand gewählt hat: Wer ihn kennt, kennt vielleicht das Glück dieser Partie.
page-luck-physical = Ihr zieht und würfelt an eurem eigenen Tisch und gebt ein, was kam.
page-luck-asks = Was kam an eurem Tisch?
page-luck-draw = Für uns ziehen
page-luck-draw-help = Diesmal zieht oder würfelt das Programm.
page-luck-fingerprint = Sein Fingerabdruck: { $fingerprint }
page-after-share = Diese Partie selbst spielen
page-replay-title = Wiederholung: { $game }
page-replay-moment = Schritt { $number } von { $total }
page-replay-slider = Schritt des Spiels
page-replay-first = Zum Anfang
page-replay-back = Zurück
page-replay-on = Weiter
page-replay-last = Zum Ende
page-replay-show = Zeigen
page-replay-now = Zurück zum Spiel
page-replay-eyes = Aus wessen Sicht
page-replay-eyes-of = Sicht: { $name }
page-replay-next = Nächste Wahl ({ $name }): { $choice }
page-replay-old = Dieses Spiel wurde nach anderen Regeln gespielt, und dieses Programm kann es nicht mehr zeichnen. Das lag auf dem Tisch.

## Was echt ist

page-real = Was echt ist
page-real-title = Was echt ist: { $game }
page-real-intro = Nicht alles an diesem Spiel ließ sich in einem Regelheft oder auf einem Scan lesen. Diese Seite nennt alles Spielmaterial, was wir darüber wissen und woher.
page-real-printed-text = In einem Regelheft oder auf einem Scan des Materials gelesen.
page-real-reported-text = Aus einer einzigen öffentlichen Quelle bekannt, etwa einer Rezension oder einem Forum.
page-real-reconstructed-text = Unser eigener Vorschlag, weil keine Quelle es nennt.
page-real-box = Wenn du das Spiel besitzt, trag ein, was wirklich auf deinem Material steht, und spiel damit.
page-real-english = Quellen und Anmerkungen sind auf Englisch.
page-real-own-name = Dieses Zeichen an einem Namen: Keine Quelle nennt ihn auf Deutsch, die Übersetzung ist von uns.
page-real-our-name = Name von uns
page-real-component = Material
page-real-values = Werte
page-real-confidence = Wie sicher
page-real-source = Quelle
page-mark-reported = Berichtet: aus einer einzigen Quelle bekannt. Quelle: { $source }
page-mark-reconstructed = Rekonstruiert: unser Vorschlag. Quelle: { $source }
page-mark-own = Aus der Schachtel eines Spielers, anders als bei uns.

## Meine Inhalte und der Editor für Schachteln

page-mine = Meine Inhalte
page-mine-box = Schachteln
page-mine-deck = Decks
page-mine-weapon = Waffen
page-mine-intro = Was du zum Spielen gespeichert hast. Dieser Browser merkt es sich; mit einer heruntergeladenen Datei nimmst du es anderswohin mit.
page-mine-none = Du hast noch nichts gespeichert.
page-mine-wrong = Es wurde nichts gespeichert. Das stimmt nicht:
page-mine-play = Spielen
page-mine-play-thing = Mit { $name } spielen
page-mine-edit = Bearbeiten
page-mine-edit-thing = { $name } bearbeiten
page-mine-download-thing = { $name } herunterladen
page-mine-more = Umbenennen oder löschen
page-mine-name = Name
page-mine-name-help = Bleibt das Feld leer, gilt der Name in der Datei.
page-mine-rename = Umbenennen
page-mine-delete = Endgültig löschen
page-mine-delete-sure = „{ $name }“ löschen? Schon begonnene Spiele bleiben, wie sie sind.
page-mine-box-help = Nimm dein Spiel zur Hand, sieh dir das Material an und trag ein, was anders ist als bei uns.
page-mine-import = Importieren
page-mine-import-help = Eine Schachtel, ein Deck oder eine Waffe: Die Seite erkennt selbst, was es ist.
page-mine-import-send = Importieren
page-mine-file = Datei
page-mine-text = Oder ihr Text
page-mine-save = Bei meinen Inhalten speichern
page-box-make = Eigene Schachtel eintragen
page-box-title = Deine eigene Schachtel: { $game }
page-box-intro = Trag ein, was auf deinem Material steht. Was du nicht änderst, bleibt wie hier; gespeichert wird erst, wenn du es willst.
page-box-saved = Als „{ $name }“ gespeichert.
page-box-wrong = Es wurde nichts gespeichert. Berichtige, was markiert ist, oder nimm wieder unseren Wert.
page-box-parts = Arten von Material
page-box-changed = geändert
page-box-search = Suchen
page-box-unprinted = Nur was nicht gedruckt ist
page-box-find = Zeigen
page-box-found = { $number } von { $total } Stücken
page-box-pages = Seiten
page-box-name = Name der Schachtel
page-box-name-usual = Meine Schachtel
page-box-play = Speichern und damit spielen
page-box-export = Als Datei exportieren
page-box-import = Datei einer Schachtel importieren
page-box-import-help = Die Schachtel erscheint in diesem Editor. Gespeichert wird sie erst, wenn du es willst.
page-box-place = Platz { $number }
page-box-line-word = Zeile { $number }: was
page-box-line-number = Zeile { $number }: wie viel
page-box-ours = bei uns: { $value }
page-box-take-ours = Unseren Wert nehmen
page-box-take-ours-of = Unseren Wert nehmen: { $name }, { $label }

## Wenn etwas nicht geht

page-error-title = Das hat nicht geklappt
page-error-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast. Sieh noch einmal hin und wähle neu.
page-error-turn = Du bist nicht dran. Warte, bis du gefragt wirst.
page-error-seat = Dieser Platz gehört dir nicht. Öffne den Tisch mit deinem eigenen Link.
page-error-illegal = Die Regeln erlauben das nicht.
page-error-missing = Hier ist nichts. Vielleicht ist der Link unvollständig; kopiere ihn noch einmal ganz.
page-error-table = Diesen Tisch gibt es nicht. Deine Spiele stehen auf der Startseite.
page-error-version = Dieses Spiel begann unter einer anderen Version der Regeln. Du kannst es ansehen, aber hier nicht weiterspielen.
page-error-home = Zur Startseite
page-error-table-again = Zurück zum Tisch
page-error-impossible = Das ist jetzt nicht möglich.
page-error-unconfirmed = Das lässt sich nur zurücknehmen, wenn die anderen einverstanden sind.
page-error-known-luck = Lass den Startcode leer: Wer ihn vorher kennt, könnte das Glück der anderen ausrechnen. Allein oder im Team darfst du ihn wählen.
page-error-set-up = So lässt sich der Tisch nicht einrichten.
page-error-malformed = Diese Anfrage ist unvollständig oder falsch. Geh zurück und versuch es noch einmal.
page-error-content = So lässt sich das nicht speichern.
page-error-database = Der Server erreicht seine Datenbank nicht. Nichts ist verloren und nichts wurde verändert; diese Seite versucht es von selbst noch einmal.
page-error-quota = Du hast zu viele offene Partien. Beende zuerst einige davon.
page-error-used-link = Mit diesem Link hat schon jemand Platz genommen: Er gilt für eine Person. Bitte um einen neuen.
page-error-closed = Der Gastgeber hat diesen Tisch geschlossen. Es geht weiter, wenn er ihn wieder öffnet.
page-error-unwelcome = Jemand an diesem Tisch möchte nicht mit dir spielen.
page-error-timeout = Die Anfrage kam nicht rechtzeitig an. Prüfe deine Verbindung und schicke sie noch einmal.
page-error-too-large = Das ist zu viel auf einmal. Schicke eine kleinere Datei.
page-error-too-many = Zu viele Anfragen von dir auf einmal. Warte einen Moment und versuche es noch einmal.
page-error-busy = Der Server ist voll. Komm in einer Minute wieder.

## Die Hilfeseite

page-help-start = Anfangen
page-help-start-text = „Jetzt spielen“ beginnt mit einem Klick ein Spiel mit sinnvollen Einstellungen. „Einrichten“ bietet alle Optionen der Regeln, mit Erklärung und dem Regelpunkt, auf dem sie beruhen.
page-help-choose = Wählen
page-help-choose-text = Was du wählen darfst, ist auf dem Spielplan grün umrandet und hat daneben einen Knopf. Zeig auf eine Möglichkeit, um zu lesen, was sie bewirkt. Ist etwas nicht erlaubt, sagt die Regel, warum.
page-help-undo = Zurücknehmen
page-help-undo-text = Solange nichts Geheimes oder Zufälliges aufgedeckt wurde, darfst du frei zurücknehmen. Danach müssen die anderen zustimmen; gegen Bots und allein darfst du immer zurückgehen, aber Zufall und Bots entscheiden dann neu.
page-help-friends = Freunde
page-help-friends-text = Lass einen Platz frei und verschick den Link dazu. Der Link ist der Schlüssel zum Platz: Er gilt auf jedem Gerät und jederzeit, gib ihn also nur einer Person.
page-help-watch = Zuschauen
page-help-watch-text = Die Adresse des Tisches zeigt allen, die zuschauen, was alle wissen dürfen, und sonst nichts.
page-help-fair = Faire Bots
page-help-fair-text = Ein Bot sieht den Tisch so, wie ein Mensch auf seinem Platz ihn sähe. Nach dem Spiel kannst du jede Wahl mit seinen Augen ansehen.
page-help-lost = Nichts geht verloren
page-help-lost-text = Jede Wahl wird gespeichert, bevor sie beantwortet wird. Geh, wann du willst; laufende und beendete Spiele stehen mit deiner Statistik unter „Meine Spiele“.
page-help-after = Danach
page-help-after-text = Ein beendetes Spiel liegt offen: Lies seine Geschichte, sieh dir die Wiederholung an, lass dir alles zeigen oder spiel von jeder Stelle weiter. Noch einmal spielst du mit einem Klick: neu gemischt, mit getauschten Seiten, gegen stärkere oder schwächere Bots oder dieselbe Partie von vorn. Freunde werden erst gefragt.
page-help-real = Was echt ist
page-help-real-text = Manche Zahlen und Karten wurden nie veröffentlicht und sind hier rekonstruiert. Sie tragen ein kleines Zeichen: ° hat eine Quelle berichtet, ≈ ist unser Vorschlag, ✎ stammt aus einer eigenen Schachtel. Zu jedem Spiel nennt eine Seite alles mit seiner Quelle.
page-help-mine = Deine eigene Schachtel
page-help-mine-text = Wenn du ein Spiel besitzt, trag ein, was auf seinem Material steht, speichere es als Schachtel und wähl sie, wenn du ein Spiel einrichtest. Schachteln, Decks und Waffen stehen unter „Meine Inhalte“.
