step-building_bonus = Możesz wybierać spośród kontraktów następnej rundy.
help-building_bonus = Za czwartą fabrykę danego rodzaju lub z portu 8, przy pustym polu eksportu: zatrzymaj jeden z trzech odkrytych kontraktów (Buchanan dokłada trzy ze stosu i zatrzymuje dwa) za koszt rundy.
move-look = Obejrzyj kontrakty następnej rundy z premii budynków
help-keeping = Płacisz koszt rundy, jak przy pozyskaniu. Pozostałe wypadają z gry, a trzy nowe leżą odkryte.
