# -- people: devices, and what is one’s own

problem-token-not-here = Tokeny osobiste są przeznaczone dla programów: dają dostęp do stołów, ale nie do stron ani do ustawień konta.
problem-token-reads-only = Ten token służy tylko do odczytu.
problem-too-many-tokens = Masz już { $most } tokenów, a to limit. Najpierw usuń któryś.
problem-bad-device-link = Ten link już nie działa: został użyty, anulowany albo wygasł. Utwórz nowy na drugim urządzeniu.
problem-no-code = Kod odzyskiwania składa się z { $letters } liter i cyfr.
problem-bad-code = Ten kod nie działa: jest w nim błąd albo został użyty, usunięty lub zastąpiony nowszym.
problem-no-zone = Nie ma strefy czasowej o nazwie „{ $typed }”. Wpisz największe miasto ze swojej strefy, na przykład „Warszawa” lub „Londyn”.
problem-code-of-former-guest = Ten kod przestał działać, gdy powstało twoje konto. Zaloguj się albo użyj kodu odzyskiwania konta.
problem-cut-account = Ta przeglądarka została wylogowana, bo w innej powstało twoje konto. Zaloguj się, żeby grać dalej.
problem-cut-password = Ta przeglądarka została wylogowana po zmianie hasła. Zaloguj się ponownie, żeby grać dalej.
problem-cut-everywhere = Wszystkie twoje urządzenia zostały wylogowane. Zaloguj się ponownie, żeby grać tu dalej.
problem-cut-device = Ta przeglądarka została wylogowana z poziomu innego twojego urządzenia. Zaloguj się ponownie, żeby grać dalej.
problem-cut-device-guest = Ta przeglądarka została wylogowana z poziomu innego twojego urządzenia. Żeby wrócić, utwórz tam link albo użyj kodu odzyskiwania.
problem-cut-crowded = Ta przeglądarka została wylogowana, bo konto jest zalogowane na zbyt wielu nowszych urządzeniach. Zaloguj się ponownie, żeby grać dalej.
problem-cut-crowded-guest = Ta przeglądarka została wylogowana, bo masz za dużo nowszych urządzeń. Żeby wrócić, utwórz link na innym urządzeniu albo użyj kodu odzyskiwania.
problem-cut-deleted = Wszystkie twoje dane zostały usunięte z poziomu innej przeglądarki, więc ta już cię nie rozpoznaje.
problem-no-device = Nie masz takiego urządzenia ani tokenu. Być może zostały już usunięte.
problem-already-yours = Ta przeglądarka jest już na liście twoich urządzeń.
problem-signed-in = W tej przeglądarce jest zalogowane konto { $name }. Najpierw się wyloguj, potem spróbuj ponownie.
problem-not-sure = Potwierdź, że na pewno tego chcesz.
problem-empty-label = Napisz, do czego służy ten token.
problem-long-label = Wpisz najwyżej { $most } znaków.
ui-problem-missing = Nie ma takiej strony
ui-problem-banned = Dostęp zablokowany
ui-names-and = { $first } i { $last }
ui-names-and-i = { $first } i { $last }
ui-me = Ty
ui-me-page-profile = Ogólne
ui-me-page-devices = Logowanie i urządzenia
ui-me-page-data = Twoje dane
ui-me-privacy = Prywatność
ui-somebody = Ktoś
ui-device-unknown = Nieznana przeglądarka
ui-me-name-about = To imię widać przy twoich stołach z niedokończonymi partiami. Jeśli je zmienisz, w wynikach i wcześniejszych wiadomościach zostanie dawne.
ui-me-name-account = Nim też się logujesz.
ui-me-name-new = Imię, pod którym grasz.
ui-me-renamed = Imię zostało zmienione.
ui-me-renamed-but = { $count ->
    [one] Imię zostało zmienione. Przy jednym stole zostaje dawne, bo ktoś ma tam podobne.
    [few] Imię zostało zmienione. Przy { $count } stołach zostaje dawne, bo ktoś ma tam podobne.
   *[many] Imię zostało zmienione. Przy { $count } stołach zostaje dawne, bo ktoś ma tam podobne.
  }
ui-me-devices = Twoje urządzenia
ui-me-devices-about = Drugim urządzeniem zeskanuj kod, który się tu pokaże, albo otwórz na nim link.
ui-me-devices-open = Na drugim urządzeniu otwórz link, który się tu pokaże.
ui-me-here = To urządzenie
ui-me-used = ostatnie użycie:
ui-me-made = data dodania:
ui-me-end = Wyloguj
ui-me-add-device = Dodaj urządzenie
ui-me-link-about = { $count ->
    [one] Otwórz ten link na drugim urządzeniu w ciągu minuty. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
    [few] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
   *[many] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
  }
ui-me-link-qr = Link jako kod QR
ui-me-withdraw-links = { $count ->
    [one] Anuluj nieużyty link
    [few] Anuluj { $count } nieużyte linki
   *[many] Anuluj { $count } nieużytych linków
  }
ui-me-end-others = Wyloguj inne urządzenia
ui-me-end-about = Gdy wylogujesz urządzenie, przestanie działać wszystko, co na nim powstało: tokeny, linki dla innych urządzeń, linki i tokeny do twoich miejsc oraz adres kalendarza. Nie będą też na nie przychodzić powiadomienia.
ui-me-leave = Wyloguj się w tej przeglądarce
ui-me-leave-about = Inne urządzenia pozostaną zalogowane, a kod odzyskiwania nadal będzie działać.
ui-me-leave-last = To twoje jedyne urządzenie, a kodu odzyskiwania nie masz. Po wylogowaniu nie wrócisz już do swoich partii.
ui-me-leave-guest = W tej przeglądarce znów będziesz grać jako gość, przy stołach, które nie przeszły na konto.
ui-me-nothing = Nie mamy jeszcze żadnych twoich danych. Gdy usiądziesz przy stole, będzie można grać też na innym urządzeniu.
ui-recovery-code = Kod odzyskiwania
ui-me-code-about = Zapisz kod odzyskiwania i trzymaj go w bezpiecznym miejscu. Dzięki niemu odzyskasz dostęp nawet po utracie wszystkich urządzeń.
ui-me-code-shown = Zapisz teraz ten kod: nie pokażemy go ponownie. Działa jeden raz, a wcześniejsze kody są już nieważne.
ui-me-code-made = Masz kod odzyskiwania. Data utworzenia:
ui-me-code-make = Utwórz kod odzyskiwania
ui-me-code-replace = Zastąp nowym
ui-me-code-withdraw = Usuń kod
ui-me-code-ended = Twój kod odzyskiwania powstał na urządzeniu, które zostało później wylogowane, więc już nie działa. Oto nowy.
ui-me-code-use = Mam kod odzyskiwania
ui-me-account = Konto
ui-me-account-none = Grasz jako gość. Do gry konto nie jest potrzebne.
ui-zone = Strefa czasowa
ui-zone-auto = Jak w tej przeglądarce
ui-zone-about = Wpisz największe miasto ze swojej strefy czasowej, na przykład „Warszawa”. Puste pole oznacza strefę tej przeglądarki.
ui-me-tokens = Tokeny dla programów
ui-me-tokens-about = Dzięki tokenowi twój program może przeglądać twoje stoły albo grać za ciebie.
ui-me-token-shown = Skopiuj teraz ten token: nie pokażemy go ponownie. Kto go ma, może robić to samo co twój program.
ui-me-token-make = Utwórz token
ui-me-token-label = Przeznaczenie
ui-me-token-scope = Uprawnienia
ui-me-token-end = Usuń
ui-me-token-ends = Razem z tokenem usuniesz linki i tokeny do swoich miejsc, bo program mógł je odczytać.
ui-me-scope-read = Odczyt
ui-me-scope-play = Odczyt i gra
ui-me-kept = Twoje dane
ui-me-download = Pobierz swoje dane
ui-delete-me = Usuń moje dane
ui-delete-title = Usunąć wszystkie twoje dane?
ui-delete-lead = Tego nie da się cofnąć.
ui-delete-name = Zamiast twojego imienia przy stołach, w wiadomościach i wynikach będzie „Ktoś”.
ui-delete-games = Pozostali gracze zachowają swoje partie i zdecydują o ich publikacji. W trwających twoje miejsce przejmie bot, tak jak po opuszczeniu stołu.
ui-delete-devices = Wszystkie urządzenia zostaną wylogowane, a kody, tokeny i ustawienia usunięte.
ui-delete-words = Twoje wiadomości do innych zostaną, ale bez imienia. Zostanie też to, co inni napisali o tobie.
ui-delete-last-admin = Poza tobą ten serwer nie ma administratora. Po usunięciu danych nikt nie rozpatrzy zgłoszeń ani nie zniesie blokad, dopóki osoba, która prowadzi serwer, nie wyznaczy kogoś poleceniem mercat admin host NAZWA.
ui-link-title = Chcesz grać też na tym urządzeniu?
ui-link-guest = Ta przeglądarka trafi na listę urządzeń gracza { $name } i da dostęp do wszystkich jego stołów.
ui-link-account = Zalogujesz się w tej przeglądarce na konto { $name } i uzyskasz dostęp do wszystkich jego stołów.
ui-deleted = Twoje dane zostały usunięte
ui-deleted-about = Twoje imię zniknęło ze stołów, czatu i wyników. Na twoich miejscach grają dalej boty.
ui-deleted-last-admin = Ten serwer nie ma teraz administratora. Osoba, która go prowadzi, może kogoś wyznaczyć poleceniem mercat admin host NAZWA.
ui-link-nameless = Ta przeglądarka trafi na listę urządzeń osoby, która utworzyła link, i da dostęp do wszystkich jej stołów.
ui-link-trust = Kontynuuj tylko wtedy, gdy ten link pochodzi z twojego drugiego urządzenia, a nie od kogoś innego.
ui-link-join = Graj też na tym urządzeniu
ui-along-title = Stoły, które zabierasz ze sobą
ui-along-about = W tej przeglądarce grasz jako gość. Wybierz stoły, które chcesz zabrać ze sobą; reszta będzie nadal należeć do gościa. Gdy wylogujesz to urządzenie, znów będziesz tym gościem.
ui-along-others = { $count ->
    [one] Ten gość gra też na jednym innym urządzeniu. Stoły, które zabierzesz, będzie tam można tylko oglądać.
    [few] Ten gość gra też na { $count } innych urządzeniach. Stoły, które zabierzesz, będzie tam można tylko oglądać.
   *[many] Ten gość gra też na { $count } innych urządzeniach. Stoły, które zabierzesz, będzie tam można tylko oglądać.
  }
ui-recover-title = Kod odzyskiwania gościa
ui-recover-about = Wpisz kod odzyskiwania; wielkość liter, spacje i kreski nie mają znaczenia. Ta przeglądarka trafi na listę twoich urządzeń.
ui-recover-account = Masz konto? Użyj jednego z jego kodów odzyskiwania:
ui-recover = Odzyskaj dostęp
ui-recovered-title = Witaj z powrotem
ui-recovered-about = Ten kod jest już wykorzystany. Zapisz nowy: nie pokażemy go ponownie.
ui-personal-own-device = Żeby grać na innym swoim urządzeniu, użyj linku ze strony „Ty”.
ui-notice-renamed = { $by } zmienia imię na { $player }.

# -- the page about one’s data

ui-privacy-title = Twoje dane
ui-privacy-lead = Zapisujemy tylko to, czego wymaga gra. Strony nie wczytują niczego z innych serwerów.
ui-privacy-what = Co
ui-privacy-why = Po co i kto to widzi
ui-privacy-how-long = Jak długo
ui-privacy-playing = Imię, miejsca, ruchy, wiadomości, wyniki, ostatnia wizyta
ui-privacy-playing-about = Widzi to każdy, kto ma link do stołu
ui-privacy-playing-time = patrz niżej
ui-privacy-account = Nazwa konta, skróty haseł i kodów, klucze dostępu
ui-privacy-account-about = Logowanie
ui-privacy-account-time = dopóki ich nie usuniesz
ui-privacy-devices = Rodzaj przeglądarki, pierwsze i ostatnie użycie
ui-privacy-devices-about = Dzięki temu widzisz swoje urządzenia i możesz je wylogować
ui-privacy-devices-time = { $count ->
    [one] jeden dzień po wylogowaniu
    [few] { $count } dni po wylogowaniu
   *[many] { $count } dni po wylogowaniu
  }
ui-privacy-network = Skrót adresu twojej sieci
ui-privacy-network-about = Ochrona przed nadużyciami. Administrator widzi, czy osoby w partii rankingowej grają z jednej sieci.
ui-privacy-network-time = jeden dzień albo dopóki istnieją twoje stoły
ui-privacy-preferences = Ustawienia, strefa czasowa, godziny ciszy, dni nieobecności
ui-privacy-preferences-about = Te same na wszystkich urządzeniach. Inni widzą tylko, do kiedy stoi twój zegar.
ui-privacy-preferences-time = dopóki ich nie usuniesz
ui-privacy-groups = Grupy, role, linki z zaproszeniem, prośby o przyjęcie
ui-privacy-groups-about = Członkowie widzą imię i wyniki
ui-privacy-groups-time = dopóki nie odejdziesz; prośby: 30 dni
ui-privacy-ratings = Ranking, zgoda na publikację w archiwum
ui-privacy-ratings-about = Ranking widzą przeciwnicy, a archiwum wszyscy
ui-privacy-ratings-time = dopóki ich nie usuniesz
ui-privacy-notices = Powiadomienia i adresy, na które są wysyłane
ui-privacy-notices-about = Wybrane usługi dostają treść każdego powiadomienia, z imionami graczy i nazwami grup, oraz link
ui-privacy-notices-time = adresy: dopóki ich nie usuniesz; wysłane powiadomienia: 30 dni
ui-privacy-mail = Adres e-mail
ui-privacy-mail-about = Odzyskiwanie konta
ui-privacy-mail-time = dopóki go nie usuniesz; po wypisaniu się tylko skrót
ui-privacy-sign-on = Twój identyfikator w usłudze logowania
ui-privacy-sign-on-about = Logowanie. Usługa wie, kiedy się logujesz.
ui-privacy-sign-on-time = dopóki go nie odłączysz
ui-privacy-time = Jak długo przechowujemy partie i dane gości
ui-privacy-others-about = Administrator widzi wszystko, a usunięte dane zostają w kopiach zapasowych, dopóki nie zastąpią ich nowsze kopie.
ui-privacy-yours-about = Na swojej stronie możesz pobrać albo usunąć swoje dane.
ui-privacy-keep-open = stoły bez rozpoczętej partii
ui-privacy-keep-imported = wczytane partie bez graczy
ui-privacy-keep-playing = trwające partie
ui-privacy-keep-alone = zakończone partie, w których grała tylko jedna osoba
ui-privacy-keep-together = zakończone partie co najmniej dwóch osób
ui-privacy-keep-results = wyniki
ui-privacy-keep-guests = goście bez miejsca, stołu i wyniku
ui-privacy-keep-visitors = goście, którzy nie mają też wiadomości, ustawień, znajomych, grup ani tokenów
ui-privacy-keep-links = wykorzystane linki i kody
ui-privacy-for-ever = bezterminowo
ui-privacy-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
   *[many] { $count } dni
  }
ui-privacy-keep-sandbox = stoły próbne
ui-privacy-keep-bots = stoły z samymi botami
