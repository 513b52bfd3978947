# Las reglas de La ruta de la sal tal como las leen los jugadores. Los códigos son los del registro.
rule-SAL-START-1 = Cada cual empieza con 3 monedas y 1 minero. La mina tiene 9 de sal por jugador, o 14.
rule-SAL-ROUND-1 = En cada ronda la ciudad fija un precio de 3 a 6, al azar.
rule-SAL-ROUND-2 = Cada cual actúa dos veces por ronda, por turnos. El primer turno pasa al siguiente en cada ronda.
rule-SAL-DIG-1 = Extraer da una de sal por minero, o lo que quede en la mina.
rule-SAL-DIG-2 = En una mina vacía no se extrae.
rule-SAL-HIRE-1 = Un minero cuesta 2, y 1 más por cada minero que ya se tenga.
rule-SAL-HIRE-2 = Nadie tiene más de 4 mineros.
rule-SAL-HIRE-3 = Quien no puede pagar no puede contratar.
rule-SAL-SELL-1 = Se vende cualquier cantidad de sal, una como mínimo, cada una por el precio.
rule-SAL-SELL-2 = Tras una venta el precio baja en 1, pero nunca de 1.
rule-SAL-END-1 = Tras seis rondas cada moneda vale un punto. En caso de empate gana quien tenga más mineros.
