# -- my games

ui-news = Co nowego
ui-games-title = Moje partie
ui-games-all = Wszystkie
ui-my-page = Moja strona
ui-tab-games = ({ $count }) { $answers ->
    [0] Twój ruch
   *[other] Czeka na ciebie
  }
ui-games-waiting = { $answers ->
    [0] Twój ruch
   *[other] Czeka na ciebie
  }
ui-games-changed = Ostatnia zmiana przy tym stole
ui-answer-undo = Cofnąć?
ui-answer-bot = Inny bot?
ui-answer-absent = Wezwać bota?
ui-answer-over-time = Wezwać bota?
ui-answer-given-away = Oddać miejsce?
ui-answer-pause = Przerwa?
ui-answer-rating = Wliczyć wynik do rankingu?
ui-answer-rules = Nowe zasady?
ui-answer-ready = Gramy?
ui-answer-ready-about = Wszystkie miejsca są zajęte. Partia zacznie się, gdy wszyscy, także ty, potwierdzą gotowość.
ui-answer-archive = Opublikować?
ui-answer-archive-about = Jeden z graczy zgadza się, żeby każdy mógł tę partię znaleźć, obejrzeć i przeanalizować. A ty?
ui-archive-refuse = Nie publikuj tej partii
ui-archive-declined = Nie zgadzasz się na publikację tej partii, więc nie trafi ona do archiwum. Zawsze możesz zmienić zdanie.
ui-rating-since = ranking po tej partii: { $rating }
ui-games-count = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
  }
ui-games-waiting-said = { $count ->
    [0] Żadna partia na ciebie nie czeka.
    [one] Jedna partia czeka na ciebie.
    [few] { $count } partie czekają na ciebie.
   *[many] { $count } partii czeka na ciebie.
  }
ui-games-paused = Przerwa
ui-games-running = W trakcie
ui-games-opened = Czekają na graczy
ui-games-finished = Zakończone
ui-games-turn-of = Ruch: { $player }
ui-games-bot-plays = Gra za ciebie bot
ui-games-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
ui-games-place = Pozycja { $place } z { $seats }
ui-games-ended = Koniec
ui-games-opened-at = Otwarcie stołu
ui-games-gone = Został tylko wynik. Stołu już nie ma, bo od dawna nikt przy nim nie grał.
ui-games-hide = Ukryj
ui-games-show = Pokaż znowu
ui-games-hidden = { $count ->
    [one] Jedna ukryta partia
    [few] { $count } ukryte partie
   *[many] { $count } ukrytych partii
  }
ui-games-search = Szukaj
ui-games-by-game = Gra
ui-games-all-games = Wszystkie
ui-games-by-person = Imię gracza
ui-games-since = Od
ui-games-until = Do
ui-games-state = Stan
ui-games-state-all = Wszystkie
ui-games-state-playing = W trakcie
ui-games-state-open = Czekają na graczy
ui-games-state-over = Zakończone
ui-games-state-hidden = Ukryte
ui-games-found = Znalezione partie
ui-games-none = Nie masz tu jeszcze żadnej partii.
ui-games-none-found = Brak pasujących partii.
ui-games-pages = Strony
ui-games-newest = Najnowsze
ui-games-older = Starsze
ui-next-game = Następna
ui-next-game-about = { $count ->
    [one] Do następnej partii: jeszcze jedna czeka na ciebie
    [few] Do następnej partii: jeszcze { $count } czekają na ciebie
   *[many] Do następnej partii: jeszcze { $count } czeka na ciebie
  }
ui-person-mine = ty
ui-person-guest = Gość
ui-person-account = Ma konto
ui-person-account-you = Masz konto
ui-person-guest-you = Grasz jako gość
ui-person-shown = Kto może zobaczyć tę stronę?
ui-person-shown-companions = Osoby, z którymi gram
ui-person-shown-everybody = Wszyscy
ui-person-shown-nobody = Tylko ja
ui-person-shown-about = Na tej stronie są twoje zakończone partie. Kto ma do niej dostęp, otworzy ją, klikając twoje imię przy stole.
ui-person-games = { $games ->
    [one] Jedna partia z innymi ludźmi,
    [few] { $games } partie z innymi ludźmi,
   *[many] { $games } partii z innymi ludźmi,
  } { $wins ->
    [0] bez wygranej.
    [one] jedna wygrana.
    [few] { $wins } wygrane.
   *[many] { $wins } wygranych.
  }
ui-person-alone = { $count ->
    [one] Jedna partia z botami.
    [few] { $count } partie z botami.
   *[many] { $count } partii z botami.
  }
ui-person-by-players = Według liczby graczy
ui-person-played = Partie
ui-person-place = { $place }. pozycja
ui-person-best = Najlepszy wynik
ui-person-against = Ty i { $name }
ui-person-against-here = Ty i { $name } w tej grze
ui-person-together = { $count ->
    [one] Jedna wspólna partia.
    [few] { $count } wspólne partie.
   *[many] { $count } wspólnych partii.
  }
ui-person-you-ahead = Ty wyżej
ui-person-ahead = { $name } wyżej
ui-person-equal = Remis
ui-person-nothing = Nie ma jeszcze zakończonych partii.
ui-person-newest = Najnowsze partie
ui-person-unlisted = { $count ->
    [one] Jedna z policzonych tu partii jest prywatna, więc nie ma jej na liście.
    [few] { $count } z policzonych tu partii są prywatne, więc nie ma ich na liście.
   *[many] { $count } z policzonych tu partii jest prywatnych, więc nie ma ich na liście.
  }
problem-not-your-game = To nie jest twoja partia.
problem-others-wait = W tej partii inni czekają na ciebie, więc nie możesz jej ukryć. Możesz za to opuścić swoje miejsce.
problem-no-person = Nie ma takiej strony albo nie masz do niej dostępu.
