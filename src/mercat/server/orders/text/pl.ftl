# -- orders for later
ui-orders = Polecenia
ui-orders-about = Polecenie wykonuje ruch za ciebie, gdy przyjdzie na to pora. Jeśli pasuje kilka poleceń, działa pierwsze z nich. Swoje polecenia widzisz tylko ty.
ui-orders-yours = Twoje polecenia
ui-orders-none = Nie masz tu żadnych poleceń.
ui-orders-no-kinds = W tej grze nie można wydawać poleceń.
ui-orders-count = { $count ->
    [0] Polecenia
    [one] Polecenia: jedno czeka
    [few] Polecenia: { $count } czekają
   *[other] Polecenia: { $count } czeka
  }
ui-order-give = Wydaj polecenie
ui-order-now = Wydaj to polecenie
ui-order-change = Zapisz
ui-order-edit = Edytuj
ui-order-edit-turn = Żeby zmienić przygotowaną turę, przygotuj ją od nowa, a to polecenie usuń.
ui-order-withdraw = Usuń
ui-order-clear = Usuń z listy
ui-order-up = W górę
ui-order-down = W dół
ui-order-waits = Czeka.
ui-order-begun = W trakcie. Wykonane ruchy: { $made } z { $count }.
ui-order-ended = Już nieaktualne.
ui-order-stopped = Twoje polecenie „{ $order }” jest nieaktualne. { $why }
ui-order-preference = Najlepszy wybór na początku; pozostałe pola zostaw puste.
ui-order-preference-chips = Klikaj opcje, zaczynając od najlepszej; ponowne kliknięcie usuwa opcję z listy.
ui-order-preference-proposed = Wszystkie, w tej kolejności. Żeby ustalić własną, klikaj opcje, zaczynając od najlepszej.
ui-order-here = Wydaj polecenie:
ui-order-here-how = Wskaż na stole to, czego ma dotyczyć polecenie.
ui-order-unless = Kiedy przerwać polecenie
ui-order-this-round = Tylko w tej rundzie
ui-order-until = Kiedy przestać pasować (wybierz przynajmniej jedno)
ui-by-order = zgodnie z poleceniem
ui-prepare = Przygotuj moją następną turę
ui-prepare-about = Tak wyglądałby stół, gdyby twoja tura zaczęła się teraz. Wybrane ruchy nie zostaną od razu wykonane: staną się poleceniem na twoją następną turę.
ui-prepare-so-far = Przygotowane ruchy
ui-prepare-add = Dodaj ten ruch
ui-prepare-none = Nic więcej nie można przygotować: dalej decyduje ktoś inny albo los.
ui-prepare-back = Usuń ostatni ruch
ui-prepare-any-price = Bez względu na koszty
ui-prepare-any-price-help = W przeciwnym razie tura poczeka na ciebie, jeśli któryś ruch da mniej pieniędzy, towarów lub punktów niż teraz albo będzie kosztować więcej.
ui-prepare-others = { $count ->
    [one] Czeka jeszcze inne twoje polecenie. Jeśli to ono wykona twój następny ruch, ta tura przestanie być aktualna.
    [few] Czekają jeszcze { $count } inne twoje polecenia. Jeśli któreś z nich wykona twój następny ruch, ta tura przestanie być aktualna.
   *[many] Czeka jeszcze { $count } innych twoich poleceń. Jeśli któreś z nich wykona twój następny ruch, ta tura przestanie być aktualna.
  }
ui-prepare-illegal = Któryś z wcześniejszych ruchów tej tury nie jest już możliwy. Zacznij od nowa.
problem-order-lesson = W lekcji nie można wydawać poleceń.
problem-orders-many = Na jedno miejsce możesz mieć najwyżej { $most } poleceń. Najpierw usuń któreś.
problem-no-order = Tego polecenia już nie ma.
problem-no-prepare = Nie możesz tu teraz przygotować tury.
problem-orders-in-file = Nie udało się odczytać poleceń z pliku.
