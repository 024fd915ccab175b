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
    rules KLAUSEL               eine Klausel der Regeln lesen
    save                        das Spiel speichern
    quit                        das Spiel speichern und gehen
not-a-choice = „{ $text }“ ist hier nicht möglich; nimm eine Nummer oder einen Namen aus der Liste.
which-one = Mehreres passt: { $choices }
type-like = Tippe zum Beispiel „{ $example }“; Wortanfänge genügen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen: { $choice }
log-title = Was bisher geschah
no-clause = Es gibt keine Klausel { $clause }; Klauseln sehen so aus: { $example }.

## Anfangen, speichern, gehen

pick-a-game = Welches Spiel?
pick-a-side = Welche Seite übernimmst du?
pick-seats = Welche Plätze führst du? Mehrere: { $example }; alle: { $all }
fair-bot = Der Bot sieht nur, was seine Seite sehen darf: Deine Geheimnisse sind vor ihm sicher.
bot-thinks = Der Bot denkt nach …
saved-to = Gespeichert in { $file }
resume-with = Später weiterspielen mit: { $command }
resume-question = Das gespeicherte Spiel { $file } fortsetzen?
# Die beiden Antworten mit einem Schrägstrich dazwischen; ihre Anfangsbuchstaben sind verschieden.
yes-no = ja/nein
# Die Buchstaben, mit denen eine Antwort nein bedeutet.
no-letter = n
serve-open = Der Tisch ist offen unter { $address }
serve-stop = Mit Strg-C beenden; nichts geht verloren.
quit-saved = Das Spiel ist gespeichert. Bis bald!

## Die besten Läufe

runs-title = Die besten Läufe

## Namen

name-chance = Zufall

## Spiele ohne eigene Sätze und Zeichnungen

plain-hidden = verdeckt
