"""What things are worth: the chance to win the fight, from how long the player lasts and how long the enemy takes.

`Worth` is made for what both fighters have now; it weighs every loss, gain, blow and prize as a change of that chance.
"""
