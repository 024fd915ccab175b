# Samurai Spirit auf Deutsch. Namen kommen im Nominativ und ohne Artikel an; „Samurai“ hat im Plural dieselbe Form.

game-title = Samurai Spirit

## The drawing

draw-barricades = Barrikaden
draw-farmsteads = Gehöfte
draw-families = Familien
draw-raider_stack = Räuberstapel
draw-discard_pile = Ablagestapel
draw-intruder_stack = Eindringlingsstapel
draw-combat_line = Kampfreihe
draw-defence_row = Verteidigungsreihe
draw-kiai = Kiai
draw-human = Mensch
draw-animal = Tier
draw-wounded = verwundet
draw-passed = hat gepasst
draw-active = am Zug
draw-token_with = Marker verliehen an
draw-borrowed = geliehen
draw-round = Runde
draw-hand = Auf der Hand
draw-face_up = Offen obenauf
draw-absent_tokens = Marker abwesender Samurai
draw-empty = leer
