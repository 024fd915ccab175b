# Wörter des Tisches im Terminal und der Befehlszeile, für alle Spiele.
# Befehle (undo, log, board, rules, save, quit) sind in allen Sprachen gleich.

## Der Augenblick

game-over = Das Spiel ist zu Ende.

## Wählen

help-keys =
    eine Nummer oder ein Name   diese Möglichkeit wählen
    ? NUMMER                    eine Möglichkeit erklären
    undo                        die letzte Wahl zurücknehmen
    log                         zeigen, was bisher geschah
    board                       den Spielplan noch einmal zeigen
    rules PUNKT                 einen Regelpunkt lesen
    save                        das Spiel speichern
    quit                        das Spiel speichern und gehen
not-a-choice = „{ $text }“ ist hier nicht möglich; nimm eine Nummer oder einen Namen aus der Liste.
which-one = Mehrere Möglichkeiten passen: { $choices }
type-like = Tippe zum Beispiel „{ $example }“; die Wortanfänge genügen.
luck = Glück
luck-asks = Was kam an eurem Tisch? Tippe Nummer oder Namen, oder „{ $command }“, dann zieht das Programm.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen: { $choice }
log-title = Was bisher geschah
no-clause = Den Regelpunkt { $clause } gibt es nicht; Regelpunkte sehen so aus: { $example }.
no-rulebook = Dieses Spiel hat kein Regelheft.

## Anfangen, speichern, gehen

pick-a-game = Welches Spiel?
pick-a-side = Welche Seite übernimmst du?
pick-seats = Welche Plätze spielst du? Mehrere: { $example }; alle: { $all }
pick-a-level = Wie stark sollen die Bots sein?
level-newcomer = { $number ->
    [0] Neulinge gewinnen gegen ihn fast nie.
   *[other] Neulinge gewinnen gegen ihn etwa { $number } von 10 Partien.
}
level-next = { $number ->
    [0] Gewinnt fast nie gegen Stufe { $next }.
   *[other] Gewinnt etwa { $number } von 10 Partien gegen Stufe { $next }.
}
level-alone = { $number ->
    [0] Ohne Menschen gewinnt er fast nie.
   *[other] Ohne Menschen gewinnt er etwa { $number } von 10 Partien.
}
fair-bot = Der Bot sieht nur, was auch ein Mensch auf seinem Platz sähe: Deine Geheimnisse sind vor ihm sicher.
bot-thinks = Der Bot denkt nach …
saved-to = Gespeichert in { $file }
resume-with = Später weiterspielen mit: { $command }
resume-question = Das gespeicherte Spiel { $file } fortsetzen?
# Die beiden Antworten mit einem Schrägstrich dazwischen; ihre Anfangsbuchstaben sind verschieden.
yes-no = ja/nein
# Die Buchstaben, mit denen eine Antwort nein bedeutet.
no-letter = n
serve-open = Shiai läuft unter { $address }
serve-stop = Mit Strg-C beenden; alle Spiele sind gespeichert.
quit-saved = Das Spiel ist gespeichert. Bis bald!

## Spielmaterial: was gedruckt ist und was nicht

trust-printed = gedruckt
trust-reported = berichtet
trust-reconstructed = rekonstruiert
trust-own = aus deiner Schachtel
components-part = Teil
components-component = Material
components-field = Feld
components-values = Werte
components-confidence = Sicherheit
components-source = Quelle
components-ours = unser Wert
components-yours = deiner
components-summary = Spielmaterial: { $summary }.
components-meanings = Gedruckt: in einem Regelheft oder auf gescanntem Material gelesen. Berichtet: aus einer öffentlichen Quelle bekannt. Rekonstruiert: unser eigener Vorschlag, weil keine Quelle es zeigt.
components-none = Dieses Spiel hat kein Verzeichnis seines Materials.
components-not-printed = In diesem Spiel nicht gedruckt: { $summary }. Alles zeigen: { $command }

## Schachteln: Dateien mit eigenem Spielmaterial

box-introduction =
    Eine Schachtel für { $title }: was auf deinem Material steht, wo es von unserem abweicht.
    Die Werte hier sind unsere. Entferne das # vor einer Zeile und berichtige den Wert.
    docs/your-own-box.md erklärt das Format.
box-example-name = Meine Schachtel
box-left-out =
    { $number ->
        [one] Ein gedrucktes Stück fehlt hier; { $command } schreibt es mit.
       *[other] { $number } gedruckte Stücke fehlen hier; { $command } schreibt sie mit.
    }
box-takes-number = eine ganze Zahl von { $low } bis { $high }
box-takes-flag = true oder false
box-takes-word = eines von { $words }
box-takes-track = { $length } ganze Zahlen von { $low } bis { $high }
box-takes-order = jedes davon einmal, in der richtigen Reihenfolge: { $words }
box-takes-amounts = { $least } bis { $most } aus { $words }, mit N von { $low } bis { $high }, nicht 0
box-takes-script = ein Text in der Sprache des Spiels
box-written = { $file } ist geschrieben. Entferne das # vor allem, was auf deinem Material anders ist, und berichtige es.
box-check-it = Danach prüfen mit: { $command }
box-play-it = Damit spielen: { $command }
box-correct =
    { $number ->
        [0] { $file }: keine Fehler. Die Schachtel ändert nichts: Alle Werte sind unsere.
        [one] { $file }: keine Fehler. Die Schachtel ändert einen Wert:
       *[other] { $file }: keine Fehler. Die Schachtel ändert { $number } Werte:
    }

## Die besten Läufe

runs-title = Die besten Läufe

## Namen

composite = { $first } ({ $more })
name-chance = Zufall

## Spiele ohne eigene Sätze und Zeichnungen

plain-hidden = verdeckt
plain-prompt = { $seat }: du hast die Wahl
plain-choice = { $choice }
plain-moment = { $step }

## Lessons

learn-in-browser = eine Seite im Browser: shiai serve
learn-enter = Eingabe: weiter · back: zurück · quit: Schluss
learn-left = Die Lektion wartet auf dich: { $command }
learn-play-on = Das war die Lektion. Eingabe: ab hier gegen einen leichten Bot weiterspielen · quit: Schluss
learn-whole = Eine ganze Partie gegen den leichtesten Bot: { $command }
learn-step = Schritt { $number } von { $total }
learn-done = geschafft
