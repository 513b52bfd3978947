# -- algo que ver: partidas en curso en la página de inicio, una partida de maestros

ui-watching-title = Partidas que puedes ver
ui-watching-gone = Ya no se muestra
ui-masters-watch = Ver una partida
ui-masters-title = { $count ->
    [one] Una partida de maestros
   *[other] Partidas de maestros
  }
ui-masters-about = Mira una partida entera entre los dos bots más fuertes antes de jugar. El análisis señala las decisiones importantes.
ui-masters-how = La partida avanza sola o, con las flechas de debajo del tablero, paso a paso. El análisis señala las decisiones importantes.
ui-masters-play = Reproducir
ui-masters-pause = Pausa
ui-masters-to-end = Al final
ui-masters-points = { $points } puntos
problem-masters-silent = Las partidas de maestros no tienen chat. Abre desde ahí una mesa de pruebas, o una mesa tuya.
