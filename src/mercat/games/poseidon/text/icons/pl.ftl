## Ikony planszy: nazwa i zdanie

icon-ship = Flota
    .about = Statki państwa; ich liczby dają razem zasięg.
icon-range = Zasięg
    .about = Ile heksów przepływa flota; ze statkiem E – dowolnie wiele.
icon-temple = Świątynia
    .about = Płaci każdej flocie, która ją odwiedzi; niektóre żądają ofiary.
icon-home = Nowy port
    .about = Stąd flota może wypłynąć zamiast ze starego portu; jeden na państwo.
icon-laurel = Wysoka kultura
    .about = Warta sześć dla państwa, które ją ma; dają ją trzy karty specjalne.
icon-crown = Król
    .about = Gracz, który decyduje za państwo.
icon-merchant = Kupcy
    .about = Każdy dostaje dochód swojego państwa i można go sprzedać w cenie prestiżu tego państwa.
icon-chest = Skarbiec
    .about = Pieniądze państwa: na statki i ofiary.
icon-coins = Dochód
    .about = Ile flota może dać każdemu kupcowi.
icon-trident = Karta specjalna
    .about = Płaci w każdej rundzie odkryć, dopóki jej moc nie zostanie użyta.
icon-discs = Dyski
    .about = Te, które zostały państwu: stają się faktoriami albo nowymi kupcami.
icon-star = Prestiż
    .about = Cena kupca i kolejność, w jakiej działają państwa.
