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

## Beschriftungen; klein geschrieben, was einen Spielstein oder eine Seite beschreibt

threat-level = Bedrohungsstufe
minimum = Minimum
hunger = Hunger
reserve = Reserve
pool = Vorrat
areas-held = Besetzte Gebiete: { $number } von 5
hand = auf der Hand
held = gehalten
silenced = stumm

## Decks

deck-number = Nr.
deck-card = Karte
deck-type = Typ
deck-tier = Stufe
deck-copies = Anzahl
deck-initiative = Initiative
deck-cost = Fokus
deck-weapon = Waffe
deck-cards = Karten: { $number }
deck-prepared = { $mark } Vorbereitet: darf vor der ersten Hand genommen werden
deck-legal = Ein regelgerechtes Deck mit { $cards } Karten
deck-pick-hero = Für welchen Helden?
deck-start = Womit beginnst du?
deck-start-signature = mit dem Deck des Helden
deck-start-empty = ohne Karten
deck-start-random = mit einem zufälligen Deck
deck-help =
    029          nimmt eine Karte hinzu; 029x2 gleich zwei davon
    -029         nimmt eine Karte heraus
    cards        zeigt alle Karten des Helden; cards attack, cards gold: nur solche
    weapon 072   nimmt eine andere Waffe
    name WORTE   gibt dem Deck einen Namen
    show         zeigt das Deck
    done         schreibt das Deck
    quit         hört ohne Deck auf
deck-stand = { $number } von { $size } Karten
deck-not-understood = „{ $text }“ bedeutet hier nichts; help zeigt, was man tippen kann.
deck-left = Es wurde kein Deck geschrieben.
deck-saved = Das Deck steht in { $file }

## Läufe gegen eine Horde

runs-title = Die besten Läufe

## Namen

name-chance = Zufall

## Der Schiedsrichter für alle, die Senjutsu allein mit dem echten Spiel spielen; Befehle sind in allen Sprachen gleich

referee-setting_up = Gib Spielplan, Gelände, Helden und Gegner ein; dann „{ $begin }“.
referee-cards = Gib die Karte jedes Helden ein; dann „{ $go }“.
referee-revealed = Alle Karten liegen offen. Gib Sofort-Ersatz und gewählte Initiativen ein, falls es welche gibt; dann „{ $go }“.
referee-part = { $who } handelt: Führe die Karte aus, gib ein, was sich geändert hat, dann „{ $go }“.
referee-lines = { $who } führt aus, was unter dem Block steht: Gib ein, was sich geändert hat, dann „{ $go }“.
referee-counter = { $who } hat geblockt und darf kontern: Gib ein, was sich geändert hat, dann „{ $go }“.
referee-type_card = { $who } nimmt die oberste Karte seines Decks: Welche ist es? ({ $figure } NUMMER)
referee-answer-with = Antworte mit: answer NUMMER
referee-draw = Jeder Held zieht eine Karte.
referee-draws = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
referee-discard = { $who } wirft eine Karte der Art ab, die auf der Karte des Gegners steht.
referee-shuffle = { $who } mischt eine Karte der Art, die auf der Karte des Gegners steht, ins Deck.
referee-fog = { $who } ist im Nebel: Nimm die Karte für diesen Zug zufällig.
referee-defeated = besiegt
referee-stands = { $space }, Blick nach { $direction }
referee-wounds = Wunden { $number } von { $limit }
referee-hero_mood = { $kamae }, Fokus { $number }
referee-enemy_mood = { $behaviour }, { $stance }, Deck { $number }
referee-undone = Zurückgenommen: { $entry }
referee-no-reasons = Noch hat kein Gegner etwas entschieden.
referee-no-card = Keine Karte hat die Nummer { $text }.
referee-welcome = Der Schiedsrichter führt die Gegner; „help“ zeigt, was du tippen kannst.
referee-saved = Die Sitzung ist gespeichert. Bis bald!
referee-resume-question = Mit der Sitzung { $file } weitermachen?
referee-help =
    board snow_field              Aufbau: der Spielplan; dann terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             Aufbau: ein Held, sein Feld und seine Blickrichtung
    enemy 1 samurai_boss D1 S     Aufbau: ein Gegner; Verhalten, Haltung und Wundenlimit können folgen: left defensive 5
    decks table                   Aufbau: du ziehst die Karten der Gegner und tippst sie; deck 1 S001 S024: diese sind darin
    nightmare                     Aufbau: Gegner haben Albtraumkarten
    begin                         der Aufbau ist fertig
    card 1 029                    die Karte, die Held 1 spielt; card 1 120 6: mit ihrer Initiative
    enemy 1 S024                  die Karte, die Gegner 1 gezogen hat
    speed 1 6                     die Initiative, die Held 1 gewählt hat
    hero 1 D4 N                   wo eine Figur jetzt steht und wohin sie blickt: hero 1 D4, enemy 2 NE
    wound enemy 1 2               Wunden; auch bleed, stun, hobble, poison enemy 1 129; ein Minus nimmt weg
    focus hero 1 2                Marker; auch kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               die Schilde von Held 1; ohne Felder wie gedruckt, none: keine
    blocked 1 2                   Gegner 1 hat einen Angriff von Held 2 geblockt
    keep 1 025                    eine Karte, die im Spiel bleibt; keep 1 025 off: nicht mehr
    clear C3                      ein Geländeteil ist weg
    advantage hero 1              Held 1 kommt an die Spitze der Vorteilsleiste
    answer 1                      die Antwort auf eine Frage
    go                            weiter
    undo                          den letzten Eintrag zurücknehmen
referee-help-looks =
    show                          Spielplan und Figuren zeigen; show S024: eine Karte
    why                           warum die Gegner das getan haben
    rules SJ-42.5                 eine Klausel der Regeln lesen
    journal                       alle Einträge bisher
    quit                          gehen; alles ist gespeichert

## Senjutsu allein

solo-draw_distance = Abstand { $number }
solo-draw_deck = Deck { $number } (nie gesehen { $unseen })
solo-draw_deck_stuns = Betäubungen im Deck { $number }
solo-draw_on_top = Oben auf dem Deck
solo-draw_in_deck = Gesehen, jetzt im Deck
solo-draw_discarded = Abgelegt
solo-draw_unseen = Karten, die niemand gesehen hat: { $number }
solo-help_about = was Helden, Gegner, Verhalten, Zustände und Gelände bewirken
solo-help_enemies = jedes Wort der Karten, die Gegner gezeigt haben
