# -- ratings and the archive

problem-rated-accounts = Para las partidas puntuadas hace falta una cuenta. Crea una o inicia sesión, y después siéntate.
problem-rated-one-seat = En una mesa puntuada cada persona tiene un solo asiento, y tú ya tienes el tuyo.
problem-rated-bots = En las partidas puntuadas, los bots no pueden jugar contra personas. Quita los bots o elige una partida sin puntuar.
problem-rated-deal = En una partida puntuada no se puede repartir a mano.
problem-rated-alone = Una partida puntuada necesita al menos dos jugadores. Elige más asientos.
problem-rated-clock = Una partida puntuada necesita un reloj que haga algo más que avisar; si no, quien va perdiendo podría dejar de jugar. Por ejemplo, { $minutes } minutos por persona y { $seconds } segundos más por turno.
problem-rated-sandbox = En una mesa de pruebas no se pueden jugar partidas puntuadas.
problem-rated-guests = La partida no puede ser puntuada, porque estas personas no tienen cuenta: { $people }.
problem-rated-own-bot = En una partida puntuada ningún bot puede jugar por ti mientras conserves el asiento. Si lo dejas, quedarás en último puesto.
problem-rated-no-sandbox = Podrás abrir una mesa de pruebas desde esta posición cuando termine la partida.
problem-rated-no-export = Podrás guardar esta partida en un archivo cuando termine.
problem-rated-entered = El resultado ya cuenta para la clasificación, así que no se puede deshacer ninguna jugada.
problem-nothing-to-enter = No hay ningún resultado que contar.
problem-not-your-finished-game = Esa no es una de tus partidas terminadas.
ui-rated = puntuada
ui-rated-label = Puntuada
ui-rated-about = Esta partida cuenta para la clasificación: el resultado cambia la puntuación de los jugadores.
ui-rated-accounts = Solo con cuenta, un asiento por persona y sin bots. Toda la mesa ve tu puntuación.
ui-rated-not-there = Hasta que termine la partida no hay pistas ni mesas de pruebas, y no se puede guardar en un archivo. Tampoco se puede repartir a mano.
ui-rated-leaving = Queda en último puesto quien se va, quien pierde el asiento y quien acaba con un bot en su lugar.
ui-rated-when = El resultado contará { $minutes } minutos después del final, o en cuanto estén de acuerdo todos los que sigan en la mesa.
ui-rated-newcomer = Quien se siente ahora jugará en lugar de otra persona, sin que el resultado cambie su puntuación.
ui-rated-more = Qué significa esto
ui-terms-rated = Puntuada
ui-terms-rated-help = Solo con cuenta y reloj, sin bots ni pistas. Quien se va queda en último puesto.
ui-terms-rated-guest = Para jugar partidas puntuadas hace falta una cuenta.
ui-leave-rated = Es una partida puntuada: si te vas, quedarás en último puesto.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Puntuación
ui-rating-first = primera partida puntuada
ui-rating-games = { $count ->
    [one] tras una partida puntuada
   *[other] tras { $count } partidas puntuadas
  }
ui-rating-about = Todos empiezan con 1500. Con 200 puntos más que el rival se ganan unas tres de cada cuatro partidas de dos jugadores. El margen ± se reduce con cada partida puntuada.
ui-rating-course = Evolución de la puntuación en { $count } partidas: de { $first } a { $last }
ui-rated-pending = Provisional. El resultado contará cuando estén de acuerdo todos los que siguen en la mesa o, como muy tarde, el
ui-rated-pending-alone = Provisional. Nadie más sigue en la mesa, así que puedes hacer que el resultado cuente ya. Contará, como muy tarde, el
ui-rated-entered = El resultado cuenta para la clasificación.
ui-rated-for-nobody = El resultado no cambia ninguna puntuación, porque no hay dos jugadores iniciales que se puedan comparar o porque ninguno jugó hasta el final.
ui-rated-left = no jugó hasta el final: último puesto
ui-rated-ask = Proponer que el resultado cuente ya
ui-rated-enter = Que el resultado cuente ya
ui-rating-asked = { $player } propone que el resultado cuente ya. Una vez que cuente, no se podrá deshacer ninguna jugada.
ui-rating-asked-mine = Has propuesto que el resultado cuente ya. Una vez que cuente, no se podrá deshacer ninguna jugada.
ui-rating-refused = { $player } no está de acuerdo. El resultado contará de todos modos, unos minutos después del final de la partida.
ui-ratings-of = Clasificación: { $game }
ui-ratings-list = Clasificación completa
ui-ratings-rank = Puesto
ui-ratings-people = Personas
ui-ratings-order = Ordenada por el límite inferior de cada puntuación (la puntuación menos su ±). Para figurar hacen falta { $fewest } rivales distintos en partidas puntuadas y una página pública.
ui-ratings-none = Aún no hay nadie en la lista. Para aparecer en ella hacen falta { $fewest } rivales distintos en partidas puntuadas y una página pública.
ui-ratings-unseen = { $count ->
    [one] Una persona con puntuación no aparece en la lista: su página no es pública, o ha tenido menos de { $fewest } rivales.
   *[other] { $count } personas con puntuación no aparecen en la lista: sus páginas no son públicas, o han tenido menos de { $fewest } rivales.
  }
ui-ratings-before = Más arriba
ui-ratings-after = Más abajo
ui-ratings-bots = Bots
ui-ratings-bots-about = Los bots se puntúan aparte, en torneos entre ellos, uno por cada número de jugadores, así que sus puntuaciones no se pueden comparar con las de las personas.
ui-replay = Ver desde el principio
ui-archive-title = Partidas públicas
ui-archive-lead = Partidas terminadas que todos sus jugadores han aceptado publicar.
ui-archive-none = Aún no hay partidas públicas.
ui-archive-any = cualquiera
ui-archive-rated-yes = puntuada
ui-archive-rated-no = sin puntuar
ui-archive-bots = Bots
ui-archive-no-bots = solo personas
ui-archive-person = Jugador (cuenta)
ui-archive-with = Partidas de { $name }.
ui-archive-person-page = Ver su página
ui-archive-nobody = No hay nadie que se llame «{ $name }» y tenga una página pública.
ui-archive-of = Partidas públicas de { $name }
ui-archive-statistics = Estadísticas de estas partidas
ui-archive-statistics-lead = Lo que suele pasar en las partidas que has buscado.
ui-archive-statistics-about = { $games ->
    [one] Una partida pública
   *[other] { $games } partidas públicas
  } con las reglas actuales.
ui-archive-statistics-none = Ninguna de estas partidas se jugó con las reglas actuales.
ui-archive-to = Ver las partidas públicas
ui-archived = Esta partida es pública: todos sus jugadores lo han aceptado.
ui-archive-about = Si todos los jugadores lo aceptan, cualquiera podrá encontrar, ver y analizar esta partida, con los nombres y el chat.
ui-archive-about-last = Si lo aceptas, cualquiera podrá encontrar, ver y analizar esta partida, con los nombres y el chat.
ui-archive-waiting = { $count ->
    [one] Lo has aceptado. Falta que lo acepte una persona más.
   *[other] Lo has aceptado. Falta que lo acepten { $count } personas más.
  }
ui-archive-agree = Aceptar que se publique
ui-archive-withdraw = Dejar de publicarla
ui-archive-withdraw-consent = Retirar mi consentimiento
ui-archive-me-about = Las partidas terminadas se publican, con nombres y chat, solo si todos sus jugadores lo aceptan.
ui-archive-me-no = Preguntarme en cada partida
ui-archive-me-yes = Publicar todas mis partidas
