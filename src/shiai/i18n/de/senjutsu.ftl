# Senjutsu auf Deutsch. Werte, die Spielteile sind, kommen als deren Namen von unten an; Zahlen kommen als Zahlen an.

## Karten

name-master = Meister
name-student = Schüler
name-warrior = Kriegerin
name-ronin = Ronin
name-ninja = Ninja
name-basic = Grundkarte
name-weapon = Waffenkarte

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
name-yari = Yari

name-attack = Angriff
name-defence = Verteidigung
name-meditation = Meditation
name-core = Kernkarte

name-wood = Holz
name-steel = Stahl
name-gold = Gold
name-jade = Jade

name-burning_sun = Schule der Brennenden Sonne
name-autumn_hare = Schule des Herbsthasen
name-jade_river = Schule des Jadeflusses

name-NEU = Neutral
name-AGG = Aggression
name-BAL = Balance
name-DET = Entschlossenheit
name-stealth = Verborgenheit

name-stun = Betäubung
name-hobble = Humpeln
name-wound = Wunde
name-bleeding_wound = Blutende Wunde
name-poison = Gift
name-poison-002 = Debilitating Poison
name-poison-129 = Fog of Confusion
name-poison-130 = Haemorrhagic Toxin
name-poison-131 = Paralysing Toxin
name-poison-132 = Virulent Poison

name-card-008 = Master Core Card
name-card-009 = Dragon Reflection
name-card-010 = Hidden Viper Fang
name-card-011 = Bladed Echo
name-card-012 = Dark Insight
name-card-013 = Eye of the Dragon
name-card-014 = Dark Bargain
name-card-015 = Dragon Tail
name-card-016 = Sixth Sense
name-card-017 = Tainted Wisdom
name-card-018 = Idle Strike
name-card-019 = Masterful Cut
name-card-020 = Reposition
name-card-023 = Ronin Core Card
name-card-024 = Crimson Whirlwind
name-card-025 = Heavy Armour
name-card-026 = Bull Rush
name-card-027 = Reverse Carved Fang
name-card-028 = The Terror
name-card-029 = Feral Sweep
name-card-030 = Ripping Claws
name-card-031 = Steel Block
name-card-032 = Wolf Pounce
name-card-033 = Ankle Biter
name-card-034 = Falling Restraint
name-card-035 = Oxen Barge
name-card-038 = Student Core Card
name-card-039 = Drawn Breath
name-card-040 = Lightning Tail
name-card-041 = Blazing Insight
name-card-042 = Reflection Pool
name-card-043 = Stalking Tiger Paw
name-card-044 = Insightful Blow
name-card-045 = Obedience
name-card-046 = Rock Strike
name-card-047 = Turning Slash
name-card-048 = Cleaving Waterfall
name-card-049 = Mountain Switch
name-card-050 = Tranquil Mind
name-card-053 = Warrior Core Card
name-card-054 = Blazing Roar
name-card-055 = Flaming Phoenix Arc
name-card-056 = Blind Spot
name-card-057 = Burning Instinct
name-card-058 = Scything Feint
name-card-059 = Refocused Mind
name-card-060 = Scything Uppercut
name-card-061 = Short Strike
name-card-062 = Warding Arc
name-card-063 = Ember Block
name-card-064 = Headbutt
name-card-065 = Spiralling Flames
name-card-066 = Bo Staff Block
name-card-067 = Bo Staff Thrust
name-card-068 = Dual Sai Cross
name-card-069 = Kama Hook
name-card-070 = Katana Swing
name-card-071 = Naginata Sweep
name-card-072 = Nodachi Slash
name-card-073 = Nodachi Thrust
name-card-074 = Shikomizue Parry
name-card-075 = Tachi Cut
name-card-076 = Tonfa Block
name-card-077 = Wakizashi Slice
name-card-078 = Blood Fury Cut
name-card-079 = Divine Inspiration
name-card-080 = Guardian's Defence
name-card-081 = Legendary Fortitude
name-card-082 = Benevolence
name-card-083 = Broad Block
name-card-084 = Calm Composure
name-card-085 = Courage
name-card-086 = Dashdown Strike
name-card-087 = Dirt Throw
name-card-088 = Duty
name-card-089 = Emergency Block
name-card-090 = Evasive Step
name-card-091 = Honesty
name-card-092 = Honour
name-card-093 = Respect
name-card-094 = Righteousness
name-card-095 = Self-control
name-card-096 = Splitting Strike
name-card-097 = Taunt
name-card-098 = War Cry
name-card-099 = Circling Defence
name-card-100 = Diagonal Slash
name-card-101 = Feint Cut
name-card-102 = Firm Mind
name-card-103 = Graceful Step
name-card-104 = Hobbling Blow
name-card-105 = Horizontal Cut
name-card-106 = Iron Will
name-card-107 = Lunging Thrust
name-card-108 = Misdirection
name-card-109 = Open Mind
name-card-110 = Quick Dodge
name-card-111 = River Block
name-card-112 = Rolling Slash
name-card-113 = Severing Cut
name-card-114 = Stone Block
name-card-115 = Swift Block
name-card-116 = Swift Mind
name-card-117 = Trained Mind
name-card-118 = Wild Block
name-card-119 = Wild Swing
name-card-120 = Wind Block
name-card-121 = Calm Defence
name-card-122 = Deep Meditation
name-card-123 = Fend
name-card-124 = Field Bandages
name-card-125 = Horse Kick
name-card-126 = Pommel Smash
name-card-127 = Push Back
name-card-128 = Quick Stab
name-card-133 = Jumonji Yari Pierce
name-card-134 = Kanabo Smash
name-card-135 = Katana Cut
name-card-136 = Katana Slash
name-card-137 = Naginata Carve
name-card-138 = Tanto Slice
name-card-139 = Yari Impale
name-card-140 = Backhand Slash
name-card-141 = Calm Parry
name-card-142 = Calming Purpose
name-card-143 = Cross Kick
name-card-144 = Determination
name-card-145 = Disorientating Blow
name-card-146 = Focused Guard
name-card-147 = Forest Step
name-card-148 = Hail Strike
name-card-149 = Overhead Carve
name-card-150 = Rising Fury
name-card-151 = Storm Block
name-card-152 = Stunning Blow
name-card-153 = Advantage
name-card-154 = Bleeding Slice
name-card-155 = Counter Attack
name-card-156 = Focused Exertion
name-card-157 = Practiced Strike
name-card-158 = Wheel Strike
name-card-163 = Ninja Core Card
name-card-164 = Kusarigama Strike
name-card-165 = Ghost Moon Step
name-card-166 = Lunar Sniper Trap
name-card-167 = Fukiya Dart Pipe
name-card-168 = Metsubushi Pipe
name-card-169 = Shuriken Throw
name-card-171 = Chain Hook
name-card-172 = Smoke Bomb
name-card-173 = Whipping Flail
name-card-175 = Kama Slash
name-card-176 = Withdraw

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Wirkung: { $lines }
card-success = Bei Erfolg: { $lines }
card-reduced = Jedes Mal, wenn sie Schaden verringert: { $lines }
card-split = Bei Initiative { $speed }: { $lines }

card-join_segments = { $first }. { $second }
card-join_lines = { $first }; { $second }
card-join_comma = { $first }, { $second }
card-join_grid = { $first }, und { $second }
card-join_and = { $first } und { $second }
card-join_then = { $first }, dann { $second }
card-join_either = { $first } oder { $second }
card-join_or = { $first } – ODER – { $second }
card-join_sum = { $first } + { $second }
card-group = ({ $lines })
card-named = { $component }
card-not = nicht { $what }
card-speed = { $speed }

# Am Kopf der Karte.
card-prepared = Vorbereitet
card-replacement = Sofort-Ersatz
card-additional = Sofort-Zusatz
card-instant = Sofort
card-when_resolved = wenn deine Karte ausgeführt ist
card-when_attack = nach deinem erfolgreichen Angriff
card-when_block = nach deinem erfolgreichen Block
card-when_any = nach deinem erfolgreichen Angriff oder Block
card-when_before = bevor deine Karte ausgeführt wird
card-when_speed = bevor du das Tempo deines Blocks wählst
card-when_start = zu Beginn des Zuges
card-initiative = Initiative { $high }
card-initiative_range = Initiative { $high } bis { $low }
card-initiative_equal = Initiative der Karte, zu der sie gespielt wird
card-initiative_none = keine Initiative
card-cost = kostet { $focus } Fokus
card-requires = nur in { $kamae }
card-range = Reichweite { $distance }
card-unblockable = nicht zu blocken
card-bushido = Bushido

# Bedingungen, und wen eine Wirkung betrifft.
card-in_kamae = in { $kamae }: { $what }
card-for_focus = für { $focus } Fokus: { $what }
card-target = Ziel: { $what }
card-on_star = wer auf einem Stern steht: { $what }
card-each_in_range = jeder Gegner in Reichweite: { $what }
card-each_player = jeder: { $what }

# Bewegung und Felder.
card-must_step = { $amount ->
    [one] verpflichtend 1 Schritt
   *[other] verpflichtend { $amount } Schritte
} ({ $directions })
card-may_step = { $amount ->
    [one] freiwillig 1 Schritt
   *[other] freiwillig bis zu { $amount } Schritte
} ({ $directions })
card-must_rotate = { $amount ->
    [one] verpflichtend 1 Drehung
   *[other] verpflichtend { $amount } Drehungen
}
card-may_rotate = { $amount ->
    [one] freiwillig 1 Drehung
   *[other] freiwillig bis zu { $amount } Drehungen
}
card-any_direction = in jede Richtung
card-front = vorn
card-front_right = vorn rechts
card-back_right = hinten rechts
card-back = hinten
card-back_left = hinten links
card-front_left = vorn links
card-far = { $side } { $distance }
card-ring = { $distance ->
    [one] alle Felder ringsum
   *[other] alle Felder im Abstand { $distance }
}
card-strikes = trifft { $grid }
card-struck = { $number ->
    [one] { $cells }: { $marks }
   *[other] { $cells }: je { $marks }
}
card-blocks = blockt { $cells }
card-stars = setzt Sterne: { $cells }
card-star = Stern
card-wounds = { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
}
card-bleeding = { $amount ->
    [one] 1 blutende Wunde
   *[other] { $amount } blutende Wunden
}
card-execution = Hinrichtung
card-counter = Konter bei { $speeds }
card-lower = Angriff auf einen Gegner mit niedrigerer Initiative
card-shield_star = auch das Feld mit dem Stern ist geblockt
card-bleed_wounds = die Wunden dieses Angriffs bluten

# Was dem Ziel geschieht.
card-push = { $amount } weit gestoßen
card-pull = { $amount } weit gezogen
card-rotated = { $amount ->
    [one] einmal
   *[other] { $amount }-mal
} gedreht
card-steps_forward = { $amount } weit nach vorn bewegt
card-swap = tauscht den Platz mit dir
card-stun = Betäubung
card-hobble = Humpeln
card-poison = Gift
card-open_wound = { $amount ->
    [one] 1 Wunde wird eine blutende
   *[other] { $amount } Wunden werden blutende
}
card-discards = wirft { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ab
card-discards_type = wirft 1 Karte ({ $types }) ab
card-loses = verliert { $amount } Fokus
card-steal = du stiehlst { $amount } Fokus
card-draws = zieht { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}
card-switches = springt zu { $kamae }
card-switches_any = springt zu einer Kamae deiner Wahl
card-changes = wechselt die Kamae um bis zu { $amount ->
    [one] 1 Ast
   *[other] { $amount } Äste
} nach deiner Wahl
card-shuffles_type = mischt 1 Karte ({ $types }) aus der Hand ins Deck
card-look = du siehst dir die Hand an
card-cancel_movement = restliche Bewegung entfällt
card-cancel_rotation = restliche Drehungen entfallen
card-cancel_cards = die aktive Karte entfällt
card-searches = du suchst in den obersten { $amount } Karten des Decks 1 Karte für diese Hand
card-play_discarded = du spielst { $cards } vom Ablagestapel als Sofort-Ersatz

# Was dir geschieht.
card-discard = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} abwerfen
card-discard_tier = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ({ $tiers }) abwerfen
card-lose_all = allen Fokus verlieren
card-lose_all_but = allen Fokus bis auf { $amount } verlieren
card-take_stun = 1 Betäubung nehmen
card-take_hobble = 1 Humpeln nehmen
card-gain = { $amount } Fokus erhalten
card-advantage = den Vorteil nehmen
card-draw = genau { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ziehen
card-draw_up_to = bis zu { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ziehen
card-change = die Kamae um bis zu { $amount ->
    [one] 1 Ast
   *[other] { $amount } Äste
} wechseln
card-switch = zu { $kamae } springen
card-switch_any = zu einer Kamae außer Neutral springen
card-search_deck = im Deck { $cards } suchen
card-search_top = in den obersten { $amount } Karten des Decks { $cards } suchen
card-search_discards = im Ablagestapel { $cards } suchen
card-found = 1 Karte ({ $which })
card-found_any = 1 Karte
card-shuffle_type = höchstens 1 Karte ({ $types }) aus der Hand ins Deck mischen
card-shuffle_all = die ganze Hand ins Deck mischen
card-heal_stuns = bis zu { $amount } eigene Betäubungen abwerfen
card-heal_hobble = { $amount } eigenes Humpeln abwerfen
card-heal_all = alle eigenen Zustände abwerfen
card-close_wounds = alle eigenen blutenden Wunden werden gewöhnliche
card-widen = der Block hat { $amount ->
    [one] 1 Tempo
   *[other] { $amount } Tempi
} mehr zur Wahl
card-forbid = einen Typ ({ $types }) wählen, den in diesem Zug niemand spielen darf
card-name_cards = eine Fähigkeitskarte nennen, die in diesem Zug niemand spielen darf
card-play_found = 1 gefundene Karte als Sofort-Ersatz spielen
card-enter_stealth = verborgen werden
card-remain_armour = bleibt im Spiel: jeder Angriff fügt dir 1 Wunde weniger zu, mindestens aber 1
card-remain_open_discards = bleibt im Spiel: alle Ablagestapel liegen offen
card-remain_no_instants = bleibt im Spiel: niemand darf Sofort-Zusatz oder Sofort-Ersatz als Sofortkarte spielen
card-remain_no_copies = bleibt im Spiel: niemand darf eine Karte spielen, die offen im eigenen Ablagestapel liegt
card-remain_no_looking = bleibt im Spiel: niemand darf die Hand eines anderen ansehen oder ihn Karten abwerfen lassen
card-remain_iron_will = bleibt im Spiel: keine Wunden fürs Ziehen aus leerem Deck

# Wörter, die auf einer Karte stehen.
web-card_or = ODER
web-card_success = Bei Erfolg
web-card_reduced = Schaden verringert

## Page

web-field = Schlachtfeld
web-ground = Felder und Gelände
web-blocked_space = hält Angriffe auf
web-start_space = Startfeld
web-shielded_space = unter einem Schild
web-on_spaces = { $what } auf { $spaces }
web-figure = { $who } auf { $space }, Blick nach { $direction }
web-heroes = Helden
web-hero_acts = ist am Zug
web-hero_ready = bereit
web-hero_fallen = besiegt
web-hero_won = gewinnt
web-side = Seite { $number }
web-focus_point = Fokuspunkt
web-kamae_says = Kamae { $kamae }; von hier nach: { $ways }
web-focus_says = Fokus { $number } von { $total }
web-wounds_says = Wunden { $number } von { $total }, davon { $bleeding } blutend
web-stuns_says = Betäubungen { $number }; { $total } besiegen
web-counted = { $what }: { $number }
web-hand_says = Karten auf der Hand: { $number }, Limit { $total }
web-deck_says = Karten im Deck: { $number }
web-discards = Ablage
web-face_down = Verdeckt: { $number }
web-no_cards = Keine Karten
web-in_play = Im Spiel
web-known_hand = Von der Hand bekannt
web-advantage = Vorteil
web-ladder = Initiative
web-revealed = Aufgedeckte Karten
web-item_pending = kommt noch
web-item_active = wird ausgeführt
web-item_waiting = Schilde liegen aus
web-item_resolved = ausgeführt
web-split_part = unterer Teil
web-line_of = { $card } – { $who }
web-own_hand = Deine Karten
web-tray = Zur Auswahl
web-copies = { $number } Stück
web-chosen = Gewählt
web-show_card = Auf dem Feld zeigen, was { $card } trifft
web-nothing_fits = Von deiner Hand passt hier nichts.
web-go_on = Weiter
web-do_choose = Wählen
web-do_take = Nehmen
web-do_play = Spielen
web-do_discard = Ablegen
web-do_shuffle = Einmischen
web-do_name = Nennen
web-do_release = Beenden
web-do_pay = Bezahlen
web-do_leave = Lassen
web-do_pass = Passen
web-do_speed = Tempo { $number }
