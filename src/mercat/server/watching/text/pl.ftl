# -- coś do obejrzenia: trwające partie na stronie głównej, partia mistrzów

ui-watching-title = Partie do obejrzenia
ui-watching-gone = Już niewidoczna
ui-masters-watch = Zobacz partię
ui-masters-title = { $count ->
    [one] Partia mistrzów
   *[other] Partie mistrzów
  }
ui-masters-about = Cała partia dwóch najsilniejszych botów, do obejrzenia przed pierwszą grą. Analiza pokazuje, które decyzje były ważne.
ui-masters-how = Strzałki pod planszą prowadzą ruch po ruchu. Analiza pokazuje, które decyzje były ważne.
ui-masters-points = { $points } pkt
problem-masters-silent = Przy partii mistrzów nie ma czatu. Otwórz stamtąd stół próbny albo własny stół.
