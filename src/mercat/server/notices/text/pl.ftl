# -- people: notices, by which people who are away are called

problem-notice-gone = Tego sposobu powiadamiania już nie ma.
problem-notice-no-address = Twoje konto nie ma jeszcze potwierdzonego adresu e-mail.
problem-notice-ways = Możesz mieć najwyżej { $most } sposobów powiadamiania. Najpierw usuń któryś.
problem-notice-unknown-host = Serwer { $host } nie istnieje.
problem-notice-slow-host = Nie udało się na czas ustalić adresu serwera { $host }. Spróbuj później.
problem-notice-not-public = Powiadomienia można wysyłać tylko na publiczne adresy.
problem-notice-https = Podany serwer musi używać HTTPS.
problem-notice-server = Podaj nazwę serwera, np. ntfy.sh.
problem-notice-topic = Temat może zawierać tylko litery, cyfry, łączniki i podkreślenia.
problem-notice-token = Podaj token dokładnie tak, jak pokazuje go usługa.
problem-notice-chat = Identyfikator czatu składa się tylko z cyfr, ewentualnie z minusem na początku.
problem-notice-room = Podaj identyfikator pokoju, np. !abc:example.org.
problem-notice-hook = Podaj adres webhooka Discorda.
problem-notice-url = Podaj jeden adres Apprise, który nie prowadzi do tego serwera.
problem-notice-hours = Podaj godzinę, na przykład 22:30.
problem-too-many-quiet = Masz już { $most } stołów bez powiadomień, a to limit. Najpierw włącz powiadomienia przy którymś z nich.
call-turn-title = Twoja kolej: { $game }
call-turn = Partia czeka na twój ruch.
call-reminder-title = Twój czas się kończy: { $game }
call-reminder = Nadal jest twoja kolej.
call-invited-title = Miejsce dla ciebie: { $game }
call-invited = { $to ->
    [series] { $by } rozpoczyna partię { $number } z { $length } serii { $series } ({ $group }). Czeka na ciebie miejsce.
    [group] { $by } otwiera stół w grupie { $group }. Czeka na ciebie miejsce.
   *[table] { $by } otwiera stół, przy którym czeka na ciebie miejsce.
  }
call-called-off-title = Stół usunięty: { $game }
call-called-off = { $admin ->
    [yes] Administrator usunął ten stół{ $players ->
        [none] { "" }
       *[other] {" "}(przy stole także: { $players })
    } razem z { $begun ->
        [no] czatem.
       *[yes] ruchami i czatem.
    }
    [series] Ostatni ruch poprzedniej partii tej serii został cofnięty, więc tamta partia trwa dalej. Ten stół został usunięty przed rozpoczęciem gry.
   *[no] { $by } usuwa stół jeszcze przed rozpoczęciem partii.
}
call-free-seat-title = Zaproszenie: { $game }
call-free-seat = { $by } zaprasza cię do gry. Jeśli masz ochotę, zajmij wolne miejsce.
call-group-asks-title = Prośba o przyjęcie: { $group }
call-group-asks = { $by } prosi o przyjęcie do grupy.
call-group-yes-title = Prośba przyjęta: { $group }
call-group-yes = { $by } przyjmuje cię do grupy.
call-group-no-title = Prośba odrzucona
call-group-no = { $named ->
    [yes] Organizator odrzucił twoją prośbę o przyjęcie do grupy { $group }.
   *[no] Organizator odrzucił twoją prośbę o przyjęcie do grupy.
  }{ $again ->
    [none] { "" }
   *[other] {" "}Możesz ją ponowić od { $again }.
  }
call-group-join-title = Nowa osoba w grupie { $group }
call-group-join = { $by } dołącza do grupy dzięki twojemu linkowi z zaproszeniem.
call-group-left-title = Odejście z grupy { $group }
call-group-left = { $by } opuszcza grupę.
call-group-removed-title = Odejście z grupy { $group }
call-group-removed = Decyzją organizatora ({ $by }) { $players } nie należy już do grupy.
call-group-out-title = Nie należysz już do grupy { $group }
call-group-out = { $by } usuwa cię z grupy. W trwających partiach zachowujesz swoje miejsca, ale tracisz je przy stołach, które jeszcze czekają na graczy.
call-organiser-title = Rola organizatora: { $group }
call-organiser = { $by } powierza ci rolę organizatora tej grupy. Możesz teraz zapraszać ludzi i zarządzać grupą.
call-organiser-left-title = Rola organizatora: { $group }
call-organiser-left = { $by } opuszcza tę grupę i teraz to ty ją organizujesz. Możesz zapraszać ludzi i zarządzać grupą.
call-organiser-ended-title = Rola organizatora: { $group }
call-organiser-ended = { $by } odbiera ci rolę organizatora tej grupy. Nadal do niej należysz.
call-friend-title = Zaproszenie do znajomych: { $by }
call-friend = { $by } zaprasza cię do znajomych.
call-befriended-title = Nowa znajomość: { $by }
call-befriended = { $by } przyjmuje twoje zaproszenie do znajomych.
call-asked-title = Pytanie do ciebie: { $game }
call-asked = { $by } prosi wszystkich przy stole o zgodę.
call-named-title = Wzmianka o tobie: { $game }
call-named = { $by } wspomina o tobie na czacie.
call-ended-title = Koniec partii: { $game }
call-ended = Partia się skończyła. Zobacz, jak komu poszło.
call-happened-title = Twój stół: { $game }
call-tried-title = Próbne powiadomienie
call-tried = W ten sposób Mercat powiadomi cię, że to twoja kolej.
call-until = Masz czas do { $at }.
call-mail-end = Dostajesz ten e-mail, bo na twoim koncie w serwisie { $site } są włączone powiadomienia. Odpowiedzi nikt nie czyta.
ui-notices = Powiadomienia
ui-notices-lead = Dostaniesz wiadomość, gdy przyjdzie twoja kolej.
ui-notices-open = Otwórz stół
ui-notices-off = Nie wysyłaj więcej takich e-maili
ui-notices-ways = Sposoby powiadamiania
ui-notices-none = Wybierz sposób powiadamiania.
ui-notices-new = Gdy usiądziesz przy stole, będzie tu można włączyć powiadomienia.
ui-notices-way-push = Push
ui-notices-way-mail = E-mail
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = to urządzenie
ui-notices-try = Wypróbuj
ui-notices-tried = Próbne powiadomienie jest w drodze. Na liście poniżej zobaczysz, co się z nim stało.
ui-notices-remove = Usuń
ui-notices-is-off = Wyłączone:
ui-notices-add-push = Powiadamiaj mnie na tym urządzeniu
ui-notices-push-about = Przeglądarka zapyta o pozwolenie. Powiadomienia przychodzą, gdy jest uruchomiona, a także w zainstalowanej aplikacji.
ui-notices-push-never = Powiadomienia push są tu niedostępne. Na iPhonie lub iPadzie najpierw dodaj ten serwis do ekranu początkowego.
ui-notices-push-denied = Powiadomienia z tego serwisu są zablokowane. Zezwól na nie w ustawieniach przeglądarki i spróbuj ponownie.
ui-notices-push-failed = Usługa push przeglądarki nie odpowiada. Spróbuj później albo wybierz inny sposób.
ui-notices-add-mail = Powiadamiaj mnie e-mailem
ui-notices-mail-about = Na adres { $address }. W każdym e-mailu jest link, którym można się wypisać.
ui-notices-mail-first = Żeby dostawać e-maile, najpierw potwierdź adres e-mail swojego konta.
ui-notices-add = Inny sposób
ui-notices-add-this = Dodaj
ui-notices-field-server = Serwer
ui-notices-field-topic = Temat
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, jeśli jest potrzebny
ui-notices-field-hook = Adres webhooka
ui-notices-field-bot = Token twojego bota
ui-notices-field-chat = Identyfikator czatu
ui-notices-field-access = Token dostępu
ui-notices-field-room = Identyfikator pokoju
ui-notices-field-url = Adres Apprise
ui-notices-what = Powiadomienia, które chcę dostawać
ui-notices-kind-turn = Moja kolej
ui-notices-kind-invited = Ktoś zaprasza mnie do gry
ui-notices-kind-asked = Potrzebna jest moja zgoda
ui-notices-kind-named = Ktoś wspomina o mnie na czacie
ui-notices-kind-happened = Coś się dzieje z moim miejscem
ui-notices-kind-ended = Koniec partii
ui-notices-kind-reminder = Kończy mi się czas
ui-notices-kind-friend = Ktoś zaprasza mnie do znajomych
ui-notices-kind-tried = Próbne powiadomienie
ui-notices-kind-called-off = Stół usunięty
ui-notices-kind-group-asks = Ktoś prosi o przyjęcie do grupy
ui-notices-kind-group-yes = Ktoś przyjmuje mnie do grupy
ui-notices-kind-group-no = Ktoś odrzuca moją prośbę o przyjęcie do grupy
ui-notices-kind-group-join = Ktoś dołącza do grupy dzięki mojemu linkowi
ui-notices-kind-group-left = Ktoś opuszcza grupę
ui-notices-kind-group-out = Ktoś usuwa mnie z grupy
ui-notices-kind-organiser = Ktoś powierza mi rolę organizatora grupy
ui-notices-kind-befriended = Ktoś przyjmuje moje zaproszenie do znajomych
ui-notices-hours = Nie przeszkadzać
ui-notices-from = od
ui-notices-until = do
ui-notices-hours-about = W tych godzinach powiadomienia są wstrzymane. Gdy oba pola są puste, obowiązują godziny ciszy ustawione dla zegara.
ui-notices-muted = Stoły bez powiadomień
ui-notices-mute = Nie powiadamiaj o tym stole
ui-notices-unmute = Znowu powiadamiaj o tym stole
ui-notices-muted-here = Nie dostajesz powiadomień o tym stole.
ui-notices-calendar = Kalendarz
ui-notices-calendar-about = Dodaj ten tajny adres do swojego kalendarza jako subskrypcję, a zobaczysz w nim, kiedy kończy ci się czas przy każdym stole.
ui-notices-calendar-is = Masz adres kalendarza.
ui-notices-calendar-shown = Skopiuj teraz ten adres: nie pokażemy go ponownie. Kto go ma, widzi twoje stoły i to, kiedy kończy ci się czas.
ui-notices-calendar-make = Utwórz adres
ui-notices-calendar-again = Utwórz nowy adres
ui-notices-calendar-drop = Usuń
ui-notices-calendar-entry = Twój czas się kończy: { $game }
ui-notices-sent = Wysłane powiadomienia
ui-notices-sent-none = Na razie nic.
ui-notices-state-sent = wysłane
ui-notices-state-failed = niewysłane
ui-notices-state-sending = wysyłamy
ui-notices-state-waiting = spróbujemy ponownie
ui-notices-repeats = mogło przyjść dwa razy
ui-notices-bounces = „Wysłane” nie oznacza, że e-mail dotarł.
ui-notices-why-too-many = za dużo powiadomień w ciągu godziny
ui-notices-why-not-public = adres nie jest publiczny
ui-notices-why-timeout = usługa nie odpowiedziała na czas
ui-notices-why-process = praca serwera została przerwana
ui-notices-why-answered = usługa odrzuciła powiadomienie
ui-notices-why-mail = odrzucone przez serwer poczty
ui-notices-why-no-address = brak potwierdzonego adresu e-mail
ui-notices-why-device-ended = to urządzenie zostało wylogowane
ui-notices-why-signed-out = twoje urządzenia zostały wylogowane; przycisk „Wypróbuj” znów włączy powiadomienia
ui-notices-why-unsubscribed = rezygnacja przez link z e-maila
ui-notices-why-no-mail = ten serwer nie wysyła e-maili
ui-notices-why-not-understood = usługa nie zna tego adresu
ui-notices-why-connection = nie można połączyć się z usługą
ui-notices-off-title = Nie wysyłać więcej e-maili o stołach?
ui-notices-off-about = Nie będziesz już dostawać e-maili o stołach. Na swojej stronie możesz to zmienić w każdej chwili.
ui-notices-off-yes = Wypisz mnie
ui-notices-off-done = Powiadomienia e-mail wyłączone
ui-notices-off-done-about = Nie dostajesz już e-maili o stołach. Adres nadal jest przypisany do twojego konta.
ui-since-points = Twoje punkty
ui-since-place = Twoja pozycja
