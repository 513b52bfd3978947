# -- friends

problem-no-friend = W przypadku tej osoby nie jest to już możliwe. Odśwież stronę.
problem-invite-outside = Do tego stołu można zaprosić tylko członków grupy. Spoza grupy: { $players }.
problem-no-friend-link = Ten link już nie działa. Poproś o nowy.
problem-own-friend = To twój własny link. Wyślij go komuś innemu.
problem-many-friends = Masz już łącznie { $most } znajomych i zaproszeń, a to limit. Najpierw kogoś usuń.
problem-many-friends-asked = Masz { $most } oczekujących zaproszeń do znajomych, a to limit. Najpierw anuluj jedno z nich.
problem-friends-asked-today = Dzisiejszy limit zaproszeń do znajomych ({ $most }) jest wyczerpany. Spróbuj ponownie jutro.
problem-no-seat-to-invite = Przy tym stole nie ma już wolnego miejsca.
problem-many-invited = Limit zaproszeń do tego stołu ({ $most }) jest wyczerpany.
problem-many-invited-today = Dzisiejszy limit zaproszeń do stołów ({ $most }) jest wyczerpany. Spróbuj ponownie jutro.
ui-friends = Znajomi
ui-friends-about = Znajomi widzą, kiedy jesteś online, i możecie się nawzajem zapraszać do gry jednym kliknięciem.
ui-friends-new = Gdy usiądziesz przy jakimś stole, będzie tu można dodawać znajomych. Jeśli masz od kogoś link, po prostu go otwórz.
ui-friends-nameless = Gość bez imienia
ui-friends-none = Nie masz tu jeszcze znajomych.
ui-friends-is-friends = Jesteście znajomymi.
ui-friends-is-asking = Ta osoba zaprasza cię do znajomych.
ui-friends-is-asked = Twoje zaproszenie do znajomych czeka na odpowiedź.
ui-friends-is-muted = Ta osoba jest na twojej liście wyciszonych.
ui-friends-since = znajomi od
ui-friends-here = online
ui-friends-here-now = Teraz online:
ui-friends-nobody-here = Nikt ze znajomych nie jest teraz online.
ui-friends-shown = Znajomi widzą, kiedy jesteś online.
ui-friends-hidden = Znajomi nie widzą, kiedy jesteś online.
ui-friends-hide = Ukryj
ui-friends-show = Pokaż
ui-friends-remove = Usuń
ui-friends-remove-about = Znikniecie nawzajem ze swoich list znajomych. Żeby znów być znajomymi, jedno z was musi wysłać zaproszenie, a drugie je przyjąć.
ui-friends-asking = Zaproszenia do znajomych
ui-friends-ask-you = { $count ->
    [one] Jedno zaproszenie do znajomych
    [few] { $count } zaproszenia do znajomych
   *[many] { $count } zaproszeń do znajomych
  }
ui-friends-accept = Przyjmij
ui-friends-decline = Odrzuć
ui-friends-asked = Wysłane zaproszenia
ui-friends-own-invitations = Twoje zaproszenia do stołów
ui-friends-own-invitations-removed = gospodarz nie wpuszcza tej osoby do stołu
ui-friends-withdraw = Anuluj
ui-friends-way-link = przez link
ui-friends-way-game = z partii
ui-friends-way-group = z grupy
ui-friends-ask = Dodaj znajomych
ui-friends-ask-do = Zaproś do znajomych
ui-friends-known = Osoby ze wspólnych partii i grup
ui-friends-make-link = Utwórz link
ui-friends-make-link-about = Kto otworzy link, może zaprosić cię do znajomych. Za każdym razem decydujesz ty. Link działa 7 dni.
ui-friends-no-link = { $count ->
    [one] Usuń swój link
    [few] Usuń swoje { $count } linki
   *[many] Usuń swoje { $count } linków
  }
ui-friends-link = Twój link
ui-friends-link-about = Wyślij ten link znajomym. Nie pokażemy go ponownie.
ui-friends-link-qr = Link jako kod QR
ui-friends-link-title = { $player } zaprasza cię do znajomych
ui-friends-link-nameless = Ktoś zaprasza cię do znajomych
ui-friends-link-preview = Otwórz link, żeby dołączyć do znajomych i razem grać w planszówki.
ui-friends-link-ask = Zaproś do znajomych
ui-friends-link-ask-about = Po przyjęciu zaproszenia każde z was będzie widzieć, kiedy drugie jest online, a do gry zaprosicie się jednym kliknięciem. W dowolnej chwili każde z was może usunąć drugie ze znajomych.
ui-friends-link-yours = To twój własny link. Wyślij go znajomym.
ui-friends-invite = Zaproś
ui-friends-invite-title = Zaproś znajomych
ui-friends-invite-about = Zaproszone osoby dostaną powiadomienie i będą mogły zająć wolne miejsce.
ui-friends-invited = Zaproszenie wysłane
ui-friends-declined = Zaproszenie odrzucone
ui-friends-friend = w znajomych
ui-friends-mate = z twojej grupy
ui-friends-outside = spoza tej grupy
ui-friends-invitations = Zaproszenia do gry
ui-friends-join = Dołącz
ui-friends-invited-by = { $player } zaprasza do gry
ui-privacy-friends = Znajomi, zaproszenia do znajomych i do stołów, ostatnia wizyta na stronie ze znajomymi
ui-privacy-friends-about = Znajomi widzą twoje imię i – jeśli tego nie ukryjesz – czy jesteś online. Osoby, które zapraszasz, widzą twoje imię.
ui-privacy-friends-time = dopóki ich nie usuniesz; zaproszenia do znajomych: 30 dni, do stołów: 7 dni
