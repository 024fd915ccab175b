# Samurai Spirit in English. Values that are components arrive as their names below; numbers arrive as numbers.

game-title = Samurai Spirit

## The drawing

draw-barricades = Barricades
draw-farmsteads = Farmsteads
draw-families = Families
draw-raider_stack = Raider stack
draw-discard_pile = Discard pile
draw-intruder_stack = Intruder stack
draw-combat_line = Combat line
draw-defence_row = Defence row
draw-kiai = Kiai
draw-human = human
draw-animal = animal
draw-wounded = wounded
draw-passed = passed
draw-active = active
draw-token_with = token lent to
draw-borrowed = borrowed
draw-round = Round
draw-hand = In hand
draw-face_up = Face up on top
draw-absent_tokens = Tokens of absent samurai
draw-empty = empty
