# -- groups

problem-no-group = Nie ma takiej grupy albo nie masz do niej dostępu.
problem-not-member = Może to zrobić tylko członek grupy.
problem-not-keeper = Może to zrobić tylko organizator grupy.
problem-no-group-invitation = Ten link już nie działa. Poproś o nowy.
problem-no-such-member = Tej osoby nie ma w grupie.
problem-asked-groups = Limit próśb o przyjęcie do grup ({ $most } w miesiącu) jest wyczerpany. Poproś członka grupy o link z zaproszeniem.
problem-group-declined = Twoja prośba o przyjęcie do tej grupy została odrzucona. Możesz ją ponowić po { $days } dniach od wysłania albo poprosić kogoś z grupy o link z zaproszeniem.
problem-no-group-ask = Ta prośba została już rozpatrzona albo wycofana.
problem-group-full = Ta grupa ma już { $most } członków, a to limit.
problem-many-groups = Należysz już do { $most } grup, a to limit.
problem-many-series = Ta grupa ma już { $most } serii, a to limit.
problem-group-invitations = Ta grupa ma już { $most } linków z zaproszeniem, a to limit. Najpierw usuń któryś.
problem-last-keeper = Grupa musi mieć organizatora. Najpierw mianuj nim kogoś innego.
problem-remove-yourself = Żeby opuścić grupę, użyj przycisku „Opuść grupę”.
problem-bad-points = Podaj najwyżej { $places } liczb od 0 do { $most }, zaczynając od pierwszej pozycji. Niższa pozycja nie może dawać więcej punktów niż wyższa.
problem-no-series = Nie ma takiej serii.
problem-series-over = Wszystkie partie z tej serii są już rozegrane.
problem-series-on = Trwa jeszcze partia z tej serii. Następną można zacząć, gdy tamta się skończy.
problem-not-in-series = Tej gry nie ma w serii.
problem-not-on-in-series = Przy tym stole nie trwa żadna partia z serii.
problem-choose-game = Wybierz grę.
problem-people-for-game = W serii w tę grę może grać od { $fewest } do { $most } osób { $chosen ->
    [yes] (wybrane: { $people }).
   *[no] (teraz grałoby: { $people }).
  } { $enough ->
    [yes] Wybierz graczy na stronie grupy.
   *[no] Najpierw zaproś do grupy więcej osób.
  }
problem-group-no-sandbox = Stół próbny należy do jednej osoby, nie do grupy.
problem-series-goes-on = Następna partia tej serii już się zaczęła, więc nie można już cofnąć zakończenia tej partii.
problem-series-no-deal = W serii nie można rozdawać ręcznie.
ui-group = Grupa
ui-groups = Grupy
ui-groups-about = Grupa jest dla osób, które grają razem. Ma własne stoły, tabelę wyników i serie partii.
ui-group-found = Załóż grupę
ui-group-found-about = Jako organizator zapraszasz innych, a grupę widzą tylko zaproszeni.
ui-group-name = Nazwa grupy
ui-group-name-example = Wtorkowe wieczory
ui-group-own-name = Twoje imię w grupie
ui-group-you = ty
ui-group-people = Członkowie
ui-group-people-count = { $count ->
    [one] jeden członek
    [few] { $count } członków
   *[many] { $count } członków
  }
ui-group-tables-count = { $count ->
    [one] jeden stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }
ui-group-keeper = organizator
ui-group-keeper-you = organizujesz
ui-group-since = od
ui-group-private-tag = prywatna
ui-group-public-tag = publiczna
ui-group-invites = { $player } zaprasza cię do grupy { $group }
ui-group-invited = Zaproszenie do grupy { $group }
ui-group-preview = Grupa, która razem gra w planszówki. Otwórz link, żeby dołączyć.
ui-group-ratings = Ranking
ui-group-ratings-about = Kolejność według dolnej granicy rankingu (ranking minus jego ±). Na liście są tylko osoby, których strony możesz oglądać.
ui-group-join = Dołącz
ui-group-join-about = Członkowie zobaczą twoje imię i wyniki w tej grupie. Możesz ją opuścić w każdej chwili.
ui-group-in-already = Należysz już do tej grupy.
ui-group-ask = Poproś o przyjęcie
ui-group-ask-account = Żeby poprosić o przyjęcie, trzeba mieć konto.
ui-group-ask-about = Jeśli znasz osoby z tej grupy, możesz poprosić o przyjęcie. Decyduje organizator grupy.
ui-group-asked = Prośba została wysłana. Jeśli taka grupa istnieje, prośba trafi do jej organizatorów. Odpowiedź znajdziesz na stronie „Grupy”.
ui-group-asked-at = Prośba o przyjęcie do grupy { $group } została wysłana. Decyzja należy do jej organizatorów. Odpowiedź znajdziesz na stronie „Grupy”.
ui-group-ask-waits-at = Twoja prośba o przyjęcie do grupy { $group } czeka na odpowiedź.
ui-group-ask-waits = Twoja prośba o przyjęcie do grupy czeka na odpowiedź.
ui-group-asks = Prośby o przyjęcie
ui-group-asks-count = { $count ->
    [one] Jedna prośba o przyjęcie
    [few] { $count } prośby o przyjęcie
   *[many] { $count } próśb o przyjęcie
    }
ui-group-declined = Odrzucone prośby
ui-group-let-in-do = Przyjmij
ui-group-let-in-not = Odrzuć
ui-group-let-in = Należysz teraz do grupy { $group }.
ui-group-not-let-in-at = Twoja prośba o przyjęcie do grupy { $group } została odrzucona.
ui-group-ask-later = Możesz ją ponowić od { $day } albo poprosić kogoś z grupy o link z zaproszeniem.
ui-group-links = Linki z zaproszeniem
ui-group-not-let-in = Twoja prośba o przyjęcie do grupy została odrzucona.
ui-group-to = Przejdź do grupy
ui-group-tables = Stoły
ui-group-no-tables = Nie trwa żadna partia.
ui-group-open-table = Otwórz stół:
ui-group-archive = Wszystkie zakończone partie
ui-group-leave = Opuść grupę
ui-group-leave-about = { $public ->
    [last] Grupa zostanie usunięta, bo nikt inny do niej nie należy. Jej partie zostaną na twojej liście.
    [yes] Nadal zobaczysz publiczną stronę grupy, ale już nie jej stoły. W trwających partiach zachowasz miejsce do ich końca, ale stracisz je przy stołach, które jeszcze czekają na graczy. Jeśli zabraknie organizatora, zostanie nim osoba z najdłuższym stażem w grupie.
   *[no] Nie zobaczysz już grupy ani jej stołów. W trwających partiach zachowasz miejsce do ich końca, ale stracisz je przy stołach, które jeszcze czekają na graczy. Jeśli zabraknie organizatora, zostanie nim osoba z najdłuższym stażem w grupie.
  }
ui-group-keep = Mianuj organizatorem
ui-group-unkeep = Odbierz rolę organizatora
ui-group-unkeep-you = Zrezygnuj z roli organizatora
ui-group-remove = Usuń z grupy
ui-group-remove-about = { $public ->
    [yes] { $player } zobaczy już tylko publiczną stronę grupy, bez stołów, ale w trwających
   *[no] { $player } nie zobaczy już grupy, ale w trwających
} partiach zachowa miejsce do ich końca; przy stołach, które jeszcze czekają na graczy, miejsce straci. Wszystkie linki z zaproszeniem przestaną działać.
ui-group-invite = Zaproś
ui-group-invite-people = Ile osób
ui-group-invite-days = Ważność (dni)
ui-group-invite-do = Utwórz link
ui-group-link = Link
ui-group-link-about = Wyślij ten link osobom, które mają dołączyć. Nie pokażemy go ponownie.
ui-group-qr = Link jako kod QR
ui-group-invitation = Dołączyło: { $used } z { $most }
ui-group-expires = wygasa
ui-group-withdraw = Usuń
ui-group-change = Edytuj grupę
ui-group-points = Punkty za pozycje
ui-group-points-help = Zacznij od pierwszej pozycji, na przykład 5 3 2 1. Pozycje, których nie podasz, nie dają punktów.
ui-group-public = Tę stronę może zobaczyć każdy
ui-group-public-help = Inni zobaczą wyniki i imiona osób, których strony mogą oglądać, ale nie zobaczą stołów.
ui-group-table-about = Grać i oglądać mogą tu tylko członkowie grupy.
ui-group-table-alone = W grupie nie ma teraz nikogo poza tobą, więc wolnego miejsca nikt nie zajmie.
ui-group-table-invite = Zaproś do grupy
ui-group-uncounted = { $why ->
    [risked] Jeśli wolne miejsce zajmie bot, ta partia nie będzie się liczyć w tabeli wyników: muszą grać co najmniej dwie osoby.
    [lost] Ta partia nie będzie się liczyć w tabeli wyników, bo grają w niej mniej niż dwie osoby.
   *[over] Ta partia nie liczy się w tabeli wyników, bo grały w nią mniej niż dwie osoby.
  }
ui-group-share-about = Ten link działa tylko dla członków grupy.
ui-new-title-of-group = Nowy stół grupy { $group }: { $game }
ui-new-group = Kto może dołączyć
ui-new-no-group = Każdy, kto ma link
ui-new-group-help = Przy stole grupy grać i oglądać partię mogą tylko jej członkowie, a wynik liczy się w tabeli grupy.
ui-results = Tabela wyników
ui-results-show = Pokaż
ui-results-all-series = Wszystkie
ui-results-rank = Pozycja
ui-results-player = Gracz
ui-results-points = Punkty
ui-results-wins = Wygrane
ui-results-mean = Średnia pozycja
ui-results-about = Liczą się partie dokończone przez co najmniej dwie osoby. Punkty za pozycje: { $points }.
ui-results-none = Nie ma jeszcze wyników.
ui-results-cut = Liczą się tylko najnowsze partie ({ $count }).
ui-series = Seria
ui-series-about = Umówiona liczba partii z jedną tabelą wyników. Miejsca zmieniają się z partii na partię.
ui-series-new = Zacznij serię
ui-series-name = Nazwa serii
ui-series-name-example = Sezon zimowy
ui-series-length = Liczba partii
ui-series-games = Gry
ui-series-games-help = Zaznaczone gry będą rozgrywane po kolei. Jeśli nie zaznaczysz żadnej, można grać w dowolną.
ui-series-progress = Rozegrane partie: { $played } z { $length }
ui-series-game = partia { $number } z { $length }
ui-series-begin-first = Zacznij pierwszą partię
ui-series-begin-next = Zacznij partię { $number }
ui-series-next = Następna partia z serii
ui-series-to-table = Przejdź do partii { $number }
ui-series-who = Gracze
ui-series-turned = Każdy ma przydzielone miejsce, w każdej partii inne. Partia zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy potwierdzą gotowość. Jeśli ktoś nie może zagrać, gospodarz stołu może w sekcji „Zmień ustawienia stołu” usunąć wolne miejsca i zacząć bez tej osoby.
ui-series-over = Zakończone serie
ui-series-played = Partie
ui-series-counts = Punkty za pozycje: { $points }. Gdy gra za ciebie bot, nawet po twoim odejściu, wynik jest twój; kto zajmie twoje miejsce, przejmie też wynik.
ui-series-take-out = Wyłącz trwającą partię z serii
ui-series-take-out-about = Partia będzie toczyć się dalej, ale już poza serią. Zamiast niej możesz zacząć inną.
ui-series-end = Zakończ serię
ui-series-end-about = Tabela wyników zostanie bez zmian. Trwająca partia nie będzie się już liczyć.
