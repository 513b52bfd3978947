step-building_bonus = Puedes elegir entre los contratos de la ronda siguiente.
help-building_bonus = Por tu cuarta fábrica de un tipo o con el puerto 8, con una casilla de exportación vacía: por el coste de la ronda, quédate con uno de los tres contratos que están a la vista (Buchanan añade tres de la pila y se queda con dos).
move-look = Mirar los contratos de la ronda siguiente por el bono de construcción
help-keeping = Pagas el coste de la ronda, como si lo obtuvieras. Los demás se retiran de la partida y se descubren tres nuevos.
