## Los iconos del tablero: un nombre y una frase

icon-ship = Flota
    .about = Los barcos de una nación; su alcance es la suma de sus números.
icon-range = Alcance
    .about = Cuántos hexes navega una flota; con un barco E, los que quiera.
icon-temple = Templo
    .about = Paga a toda flota que lo visita; algunos piden una donación.
icon-home = Nuevo hogar
    .about = Desde donde puede salir una flota, además de su hogar original; uno por nación.
icon-laurel = Alta cultura
    .about = Vale seis para la nación que la tiene; la dan tres cartas especiales.
icon-crown = Rey
    .about = El jugador que decide por la nación.
icon-merchant = Comerciantes
    .about = Cada uno cobra los ingresos de su nación y se vende por su prestigio.
icon-chest = Arcas
    .about = El dinero de la nación: para barcos y donaciones.
icon-coins = Ingresos
    .about = Lo que la flota puede dar a cada comerciante.
icon-trident = Carta especial
    .about = Paga en cada ronda de exploración, hasta que se usa su poder.
icon-discs = Discos
    .about = Los que le quedan a la nación: se convierten en puestos comerciales o en nuevos comerciantes.
icon-star = Prestigio
    .about = El precio de un comerciante y el orden en que actúan las naciones.
