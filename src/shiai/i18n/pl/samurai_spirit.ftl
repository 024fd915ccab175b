# 7 Samurajów po polsku. Nazwy przychodzą w mianowniku, więc zdania nie potrzebują ich odmiany.

game-title = 7 Samurajów

## The drawing

draw-barricades = Barykady
draw-farmsteads = Gospodarstwa
draw-families = Rodziny
draw-raider_stack = Stos najeźdźców
draw-discard_pile = Stos kart odrzuconych
draw-intruder_stack = Stos intruzów
draw-combat_line = Linia walki
draw-defence_row = Rząd obrony
draw-kiai = Kiai
draw-human = człowiek
draw-animal = zwierzę
draw-wounded = ranny
draw-passed = spasował
draw-active = aktywny
draw-token_with = żeton ma
draw-borrowed = pożyczone
draw-round = Runda
draw-hand = W ręku
draw-face_up = Odkryte na wierzchu
draw-absent_tokens = Żetony nieobecnych samurajów
draw-empty = pusto
