# Samurai Spirit in italiano. I nomi arrivano senza articolo: le frasi non ne hanno bisogno. «Samurai» è invariabile.

game-title = Samurai Spirit

## The drawing

draw-barricades = Barricate
draw-farmsteads = Fattorie
draw-families = Famiglie
draw-raider_stack = Mazzo dei predoni
draw-discard_pile = Pila degli scarti
draw-intruder_stack = Pila degli intrusi
draw-combat_line = Linea di combattimento
draw-defence_row = Fila di difesa
draw-kiai = Kiai
draw-human = umano
draw-animal = animale
draw-wounded = ferito
draw-passed = ha passato
draw-active = attivo
draw-token_with = segnalino prestato a
draw-borrowed = in prestito
draw-round = Round
draw-hand = In mano
draw-face_up = Scoperte in cima
draw-absent_tokens = Segnalini dei samurai assenti
draw-empty = vuoto
