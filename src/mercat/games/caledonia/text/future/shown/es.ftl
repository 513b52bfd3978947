step-building_bonus = Puedes elegir entre los contratos de la ronda siguiente.
help-building_bonus = Por tu cuarta fábrica de un tipo o por el puerto 8, con la casilla de exportación vacía: quédate uno de los tres contratos que están boca arriba (Buchanan añade tres de la pila y se queda dos) por el coste de la ronda.
move-look = Mirar los contratos de la ronda siguiente por el bono de construcción
help-keeping = Pagas el coste de la ronda, como si lo obtuvieras. Los demás salen del juego y se descubren tres nuevos.
