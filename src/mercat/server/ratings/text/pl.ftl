# -- ratings and the archive

problem-rated-accounts = Do partii rankingowych potrzebne jest konto. Załóż je albo zaloguj się, a potem usiądź.
problem-rated-one-seat = Przy stole rankingowym każdy ma jedno miejsce, a ty masz już swoje.
problem-rated-bots = Boty nie mogą grać z ludźmi w partiach rankingowych. Usuń boty albo wybierz zwykłą partię.
problem-rated-deal = W partii rankingowej nie można rozdawać ręcznie.
problem-rated-alone = Partia rankingowa wymaga co najmniej dwóch graczy. Wybierz więcej miejsc.
problem-rated-clock = Partia rankingowa wymaga zegara, który po upływie czasu nie tylko przypomina o ruchu; inaczej ktoś, kto przegrywa, mógłby po prostu przestać grać. Ustaw na przykład { $minutes } minut na gracza i dodatek { $seconds } sekund za turę.
problem-rated-sandbox = Stół próbny nie może być rankingowy.
problem-rated-guests = Partia nie może być rankingowa, bo te osoby nie mają konta: { $people }.
problem-rated-own-bot = W partii rankingowej bot nie może grać za ciebie, dopóki zajmujesz miejsce. Jeśli je opuścisz, zajmiesz ostatnią pozycję.
problem-rated-no-sandbox = Pozycję z partii rankingowej można otworzyć na stole próbnym dopiero po zakończeniu partii.
problem-rated-no-export = Partię rankingową można zapisać do pliku dopiero po jej zakończeniu.
problem-rated-entered = Wynik liczy się już do rankingu, więc żadnego ruchu nie można cofnąć.
problem-nothing-to-enter = Nie ma tu wyniku do zaliczenia.
problem-not-your-finished-game = Tej partii nie ma wśród twoich zakończonych partii.
ui-rated = rankingowa
ui-rated-label = Rankingowa
ui-rated-about = To partia rankingowa: jej wynik zmienia ranking graczy.
ui-rated-accounts = Tylko dla osób z kontem, jedno miejsce na osobę, bez botów. Twój ranking widzą wszyscy przy stole.
ui-rated-not-there = Do końca partii nie ma podpowiedzi, stołu próbnego ani zapisu do pliku. Nie można też rozdawać ręcznie.
ui-rated-leaving = Ostatnią pozycję zajmuje każdy, kto opuści stół lub straci miejsce, oraz każdy, kogo na koniec partii zastępuje bot.
ui-rated-when = Wynik zostanie zaliczony { $minutes } minut po zakończeniu partii albo wcześniej, gdy zgodzą się wszyscy, którzy są jeszcze przy stole.
ui-rated-newcomer = Kto dołącza teraz, gra za kogoś innego, bez wpływu na własny ranking.
ui-rated-more = Co to znaczy
ui-terms-rated = Rankingowa
ui-terms-rated-help = Tylko dla osób z kontem. Partia jest z zegarem, bez botów i podpowiedzi. Kto odejdzie, zajmie ostatnią pozycję.
ui-terms-rated-guest = Partie rankingowe są dla osób z kontem.
ui-leave-rated = To partia rankingowa: odejście oznacza ostatnią pozycję.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Ranking
ui-rating-first = pierwsza partia rankingowa
ui-rating-games = { $count ->
    [one] z jednej partii rankingowej
    [few] z { $count } partii rankingowych
   *[many] z { $count } partii rankingowych
  }
ui-rating-about = Każdy zaczyna od 1500. Ranking wyższy o 200 oznacza wygraną w około trzech z czterech partii dwuosobowych. Liczba po znaku ± maleje z każdą partią rankingową.
ui-rating-course = Ranking po { $count } partiach, od { $first } do { $last }
ui-rated-pending = To wynik tymczasowy. Zacznie się liczyć, gdy zgodzą się wszyscy, którzy są jeszcze przy stole, a najpóźniej
ui-rated-pending-alone = To wynik tymczasowy. Przy stole nie ma już nikogo innego, więc możesz zaliczyć wynik od razu. Zacznie się liczyć najpóźniej
ui-rated-entered = Wynik liczy się do rankingu.
ui-rated-for-nobody = Wynik nie zmienia niczyjego rankingu: wśród osób, które zaczęły partię, nie ma dwóch, które da się porównać, albo żadna nie dograła jej do końca.
ui-rated-left = nie gra do końca: ostatnia pozycja
ui-rated-ask = Zaproponuj zaliczenie wyniku od razu
ui-rated-enter = Zalicz wynik od razu
ui-rating-asked = { $player } proponuje, żeby zaliczyć wynik od razu. Po zaliczeniu wyniku nie można już cofnąć żadnego ruchu.
ui-rating-asked-mine = Proponujesz, żeby zaliczyć wynik od razu. Po zaliczeniu wyniku nie można już cofnąć żadnego ruchu.
ui-rating-refused = { $player } się nie zgadza. Wynik i tak zostanie zaliczony kilka minut po zakończeniu partii.
ui-ratings-of = Ranking: { $game }
ui-ratings-list = Cały ranking
ui-ratings-rank = Pozycja
ui-ratings-people = Ludzie
ui-ratings-order = Kolejność według dolnej granicy rankingu (ranking minus jego ±). Na liście są osoby z publiczną stroną, które w partiach rankingowych miały co najmniej { $fewest } różnych przeciwników.
ui-ratings-none = Nie ma tu jeszcze nikogo. Na liście są osoby z publiczną stroną, które w partiach rankingowych miały co najmniej { $fewest } różnych przeciwników.
ui-ratings-unseen = { $count ->
    [one] Lista pomija jedną osobę z rankingiem: nie ma ona publicznej strony albo miała mniej niż { $fewest } przeciwników.
    [few] Lista pomija { $count } osoby z rankingiem: nie mają one publicznej strony albo miały mniej niż { $fewest } przeciwników.
   *[many] Lista pomija { $count } osób z rankingiem: nie mają one publicznej strony albo miały mniej niż { $fewest } przeciwników.
  }
ui-ratings-before = Wyżej
ui-ratings-after = Niżej
ui-ratings-bots = Boty
ui-ratings-bots-about = Boty mają osobne rankingi dla każdej liczby graczy, ustalane w turniejach samych botów, więc nie można ich porównywać z rankingami ludzi.
ui-replay = Obejrzyj od początku
ui-archive-title = Archiwum
ui-archive-lead = Zakończone partie, na których publikację zgodzili się wszyscy gracze.
ui-archive-none = W archiwum nie ma jeszcze żadnej partii.
ui-archive-any = wszystkie
ui-archive-rated-yes = rankingowe
ui-archive-rated-no = zwykłe
ui-archive-bots = Boty
ui-archive-no-bots = sami ludzie
ui-archive-person = Gracz (nazwa konta)
ui-archive-with = Partie gracza { $name }.
ui-archive-person-page = Przejdź do strony tej osoby
ui-archive-nobody = Nikt o imieniu „{ $name }” nie ma publicznej strony.
ui-archive-of = Partie gracza { $name } w archiwum
ui-archive-statistics = Statystyki tych partii
ui-archive-statistics-lead = Co zwykle działo się w znalezionych partiach.
ui-archive-statistics-about = Partie z archiwum rozegrane według obecnych zasad: { $games }.
ui-archive-statistics-none = Żadna z tych partii nie była rozegrana według obecnych zasad.
ui-archive-to = Przejdź do archiwum
ui-archived = Ta partia jest w archiwum za zgodą wszystkich graczy.
ui-archive-about = Gdy zgodzą się wszyscy gracze, każdy będzie mógł znaleźć tę partię w archiwum, obejrzeć ją i przeanalizować, razem z imionami i czatem.
ui-archive-about-last = Jeśli się zgodzisz, każdy będzie mógł znaleźć tę partię w archiwum, obejrzeć ją i przeanalizować, razem z imionami i czatem.
ui-archive-waiting = { $count ->
    [one] Zgadzasz się. Do publikacji brakuje zgody jeszcze jednej osoby.
    [few] Zgadzasz się. Do publikacji brakuje zgody jeszcze { $count } osób.
   *[many] Zgadzasz się. Do publikacji brakuje zgody jeszcze { $count } osób.
  }
ui-archive-agree = Zgadzam się na publikację
ui-archive-withdraw = Usuń z archiwum
ui-archive-withdraw-consent = Wycofaj moją zgodę
ui-archive-me-about = W archiwum każdy może oglądać zakończone partie, z imionami i czatem, jeśli wszyscy ich gracze się na to zgodzili.
ui-archive-me-no = Pytaj mnie o każdą partię
ui-archive-me-yes = Publikuj wszystkie moje partie
