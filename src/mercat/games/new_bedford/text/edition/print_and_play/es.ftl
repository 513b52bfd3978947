# Los nombres que cinco edificios tienen solo en la versión para imprimir. En cada lengua, los mismos identificadores.
space-bank = Banco de Comerciantes
    .the = el Banco de Comerciantes
space-lighthouse = Faro de Clark’s Point
    .the = el Faro de Clark’s Point
space-bakery = Molino de rodillos
    .the = el molino de rodillos
space-counting_house = Contaduría Bourne
    .the = la Contaduría Bourne
space-municipal_office = Edificio municipal
    .the = el edificio municipal
score-counting_house = Contaduría Bourne
score-municipal_office = Edificio municipal
