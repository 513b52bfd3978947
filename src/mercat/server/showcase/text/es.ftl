# -- algo que ver: partidas en curso en la página de inicio, una partida de maestros

ui-watching-title = Partidas que puedes ver
ui-watching-gone = Ya no se muestra
ui-masters-watch = Ver una partida
ui-masters-title = { $count ->
    [one] Una partida de maestros
   *[other] Partidas de maestros
  }
ui-masters-about = Antes de jugar, mira una partida entera entre los dos bots más fuertes. El análisis señala las decisiones importantes.
ui-masters-how = Puedes reproducir la partida o recorrerla paso a paso con las flechas que hay debajo del tablero. El análisis señala las decisiones importantes.
ui-masters-play = Reproducir
ui-masters-pause = Pausa
ui-masters-to-end = Al final
ui-masters-points = { $points } puntos
problem-masters-silent = Las partidas de maestros no tienen chat. Abre una mesa de pruebas desde la partida, o una mesa tuya.
