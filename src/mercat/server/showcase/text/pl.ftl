# -- coś do obejrzenia: trwające partie na stronie głównej, partia mistrzów

ui-watching-title = Partie do obejrzenia
ui-watching-gone = Tej partii nie można już oglądać
ui-masters-watch = Obejrzyj partię
ui-masters-title = { $count ->
    [one] Partia mistrzów
   *[other] Partie mistrzów
  }
ui-masters-about = Zanim zagrasz, obejrzyj całą partię dwóch najsilniejszych botów. Analiza pokazuje, które decyzje były ważne.
ui-masters-how = Partia odtwarza się sama, ale strzałkami pod planszą możesz ją też obejrzeć krok po kroku. Analiza pokazuje, które decyzje były ważne.
ui-masters-play = Odtwórz
ui-masters-pause = Pauza
ui-masters-to-end = Na koniec
ui-masters-points = { $points } pkt
problem-masters-silent = W partii mistrzów nie ma czatu. Możesz otworzyć stół próbny z pozycją z tej partii albo założyć własny stół.
