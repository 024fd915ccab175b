"""The battlefield of Senjutsu: spaces, terrain, sight, movement and reach."""
