"""The equilibrium player of 7 Ronin: solves each planning as a matrix game, with fitted values of what follows."""
