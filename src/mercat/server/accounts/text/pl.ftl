# -- people: accounts

problem-name-registered = Nazwa { $name } albo łudząco podobna należy już do czyjegoś konta. Wybierz inną, a jeśli to twoje konto, zaloguj się.
problem-has-account = W tej przeglądarce jest już zalogowane konto { $name }.
problem-browser-only = Do tego potrzebna jest przeglądarka, która przyjmuje pliki cookie.
problem-bad-sign-in = Nieprawidłowa nazwa konta lub hasło.
problem-bad-password = Nieprawidłowe hasło.
problem-many-passwords = Za dużo nieudanych prób logowania na to konto, być może nie twoich. { $minutes ->
    [one] Poczekaj minutę
    [few] Poczekaj { $minutes } minuty
   *[many] Poczekaj { $minutes } minut
  } albo zaloguj się kluczem dostępu, kodem odzyskiwania lub w przeglądarce, w której to konto było już zalogowane.
problem-many-passwords-here = Za dużo nieudanych prób logowania w tej przeglądarce. { $minutes ->
    [one] Poczekaj minutę
    [few] Poczekaj { $minutes } minuty
   *[many] Poczekaj { $minutes } minut
  } i spróbuj ponownie.
problem-busy-passwords = W tej chwili loguje się zbyt wiele osób. Spróbuj ponownie za kilka sekund.
problem-short-password = Hasło musi mieć co najmniej { $fewest } znaków.
problem-long-password = Hasło może mieć najwyżej { $most } znaków.
problem-common-password = To hasło zbyt łatwo odgadnąć. Unikaj popularnych słów, swojego imienia, ciągów sąsiednich klawiszy i samych cyfr.
problem-no-passkeys-number = Klucze dostępu nie działają pod adresem IP, takim jak 127.0.0.1. Jeśli serwer działa na tym komputerze, otwórz go pod adresem localhost.
problem-no-passkeys-plain = Klucze dostępu wymagają HTTPS, a ten serwer go nie używa.
problem-passkey-expired = Minęło ponad pięć minut albo ta próba zaczęła się w innej karcie. Spróbuj jeszcze raz.
problem-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
problem-passkey-unknown = Żadne konto na tym serwerze nie ma tego klucza dostępu. Mógł zostać usunięty.
problem-passkey-not-yours = To klucz dostępu do innego konta.
problem-many-passkeys = Konto może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń któryś.
problem-no-passkey = Nie masz takiego klucza dostępu.
problem-no-identity = Ten sposób logowania nie jest połączony z twoim kontem.
problem-no-password = Twoje konto nie ma hasła.
problem-last-way-in = To jedyny sposób logowania na twoje konto. Najpierw ustaw hasło albo dodaj klucz dostępu.
problem-wrong-code = Ten kod odzyskiwania jest błędny albo został już użyty lub zastąpiony nowszym.
problem-not-confirmed = Najpierw potwierdź, że to ty.
problem-codes-of-account = Twoje konto ma własne kody odzyskiwania. Przejdź na jego stronę, żeby je utworzyć albo wymienić na nowe.
problem-empty-passkey-name = Podaj nazwę z co najmniej jednym widocznym znakiem.
problem-long-passkey-name = Nazwa klucza dostępu może mieć najwyżej { $most } znaków.

ui-play-as = Grasz jako { $name }.
ui-play-as-help = Po zalogowaniu zawsze grasz pod nazwą swojego konta, więc inni cię rozpoznają.
ui-account-mark = Konto { $name }
ui-you-are = Ty: { $name }
ui-done-registered = Konto { $name } zostało założone.
ui-done-saved = Zmiany są zapisane.
ui-done-password-saved = Nowe hasło jest zapisane, a na innych urządzeniach sesje zostały zakończone.
ui-done-signed-in = Jesteś na koncie { $name }.
ui-done-signed-out = Sesja w tej przeglądarce została zakończona.
ui-done-signed-out-everywhere = Sesje na wszystkich twoich urządzeniach są zakończone. Linki, kalendarze i tokeny, które dawały dostęp bez logowania, już nie działają.
ui-done-passkey-added = Masz nowy klucz dostępu.
ui-done-passkey-removed = Klucz dostępu został usunięty.
ui-done-left-group = Nie należysz już do grupy.
ui-done-invited = Kod zaproszenia jest poprawny – możesz już grać.
ui-enter = Zaloguj się
ui-enter-title = Logowanie
ui-enter-passkey = Zaloguj się kluczem dostępu
ui-enter-password = Zaloguj się
ui-enter-lost = Nie możesz się zalogować? Odzyskaj konto
ui-enter-none = Nie masz konta? Możesz grać bez niego.
ui-register = Załóż konto
ui-register-about = Gdy masz konto, nikt inny na tym serwerze nie zagra pod twoim imieniem, a twoje stoły są dostępne na każdym urządzeniu. Grać można też bez konta.
ui-register-guest = Wszystkie partie, w które grasz tu jako gość, przejdą na konto. Na pozostałych swoich urządzeniach zaloguj się ponownie. Tokeny i linki do twoich miejsc przestaną działać.
ui-register-codes = Zamiast starego kodu odzyskiwania dostaniesz nowe.
ui-register-shared = W tej przeglądarce grają też inni: zapytaj, które stoły są moje
ui-register-with-passkey = Z kluczem dostępu
ui-register-with-password = Albo z hasłem
ui-register-passkey = Załóż konto z kluczem dostępu
ui-register-password = Załóż konto z hasłem
ui-register-known = Masz już konto?
ui-account-name = Nazwa konta
ui-account-name-help = Tę nazwę widzą wszyscy przy stole. Najwyżej { $most } znaków. Goście nie mogą używać takiej samej ani podobnej.
ui-account-title = Twoje konto
ui-account-of = Konto { $name }
ui-password = Hasło
ui-password-new = Nowe hasło
ui-password-help = Co najmniej { $fewest } znaków. Kilka niepowiązanych słów łatwo zapamiętać.
ui-password-ends = Wszystkie inne urządzenia zostaną wylogowane. Jeśli masz kody odzyskiwania, dostaniesz w ich miejsce nowe. Klucze dostępu się nie zmienią.
ui-ends-too = Przestaną też działać tokeny osobiste, linki dla innych urządzeń, linki i tokeny do twoich miejsc, adres kalendarza oraz twoje linki z zaproszeniem do grup. Powiadomienia w innych przeglądarkach i usługach zostaną wyłączone.
ui-password-change = Zmień hasło
ui-password-set = Dodaj hasło
ui-password-keep = Zapisz hasło
ui-account-password-changed = Hasło zostało ustawione, a wszystkie inne urządzenia wylogowane.
ui-account-password-removed = Hasło zostało usunięte, a wszystkie inne urządzenia wylogowane.
ui-passkey = Klucz dostępu
ui-passkey-about = Klucz jest przechowywany na twoim urządzeniu albo w menedżerze haseł. Nie potrzebujesz hasła, a klucza nikt nie odgadnie ani nie ukradnie.
ui-passkey-add = Dodaj klucz dostępu
ui-passkey-make = Utwórz klucz dostępu
ui-passkey-label = Nazwa klucza dostępu
ui-passkey-label-example = Telefon
ui-passkey-unknown-here = Ta przeglądarka nie obsługuje kluczy dostępu. Spróbuj w nowszej.
ui-passkey-no-script = Klucze dostępu wymagają JavaScriptu.
ui-passkey-cancelled = Operacja została anulowana albo to urządzenie nie ma klucza dostępu do tego serwisu. Nic się nie zmieniło.
ui-passkey-known = To urządzenie ma już klucz dostępu do twojego konta.
ui-passkey-failed = Nie udało się. Spróbuj jeszcze raz.
ui-way-made = data dodania:
ui-way-used = ostatnie użycie:
ui-way-remove = Usuń
ui-way-sign-on = Usługa logowania
ui-ways-title = Sposoby logowania
ui-ways-only-one = To twój jedyny sposób logowania, więc nie można go usunąć.
ui-ways-add-another = Dodaj drugi, na wypadek gdyby ten zawiódł.
ui-confirm-title = Potwierdź, że to ty
ui-confirm-about = Zrób to, zanim coś tu zmienisz. Przez dziesięć minut nie zapytamy ponownie.
ui-confirm-passkey = Użyj klucza dostępu
ui-confirm-password = Potwierdź
ui-confirm-again = Aby coś tu zmienić, wyloguj się i zaloguj ponownie.
ui-codes-title = Kody odzyskiwania
ui-codes-about =
    { $count ->
        [0] Nie masz kodów odzyskiwania.
        [one] Został ci jeden kod odzyskiwania. Można go użyć raz, gdy zawiodą inne sposoby logowania.
        [few] Zostały ci { $count } kody odzyskiwania. Każdego można użyć raz, gdy zawiodą inne sposoby logowania.
       *[many] Zostało ci { $count } kodów odzyskiwania. Każdego można użyć raz, gdy zawiodą inne sposoby logowania.
    }
ui-codes-lost = { $keys ->
    [password] Jeśli zapomnisz hasła, stracisz konto.
    [passkey] Jeśli stracisz klucz dostępu, stracisz też konto.
    [passkeys] Jeśli stracisz klucze dostępu, stracisz też konto.
   *[both] Jeśli stracisz hasło i klucze dostępu, stracisz też konto.
  }
ui-codes-make = Utwórz { $count } kodów odzyskiwania
ui-codes-again = Utwórz nowe kody (stare przestaną działać)
ui-codes-new = Twoje kody odzyskiwania
ui-codes-once = Wydrukuj te kody albo zapisz je teraz: nie pokażemy ich ponownie.
ui-entered-title = Witaj, { $name }
ui-entered-codes = To twoje nowe kody. Stare już nie działają.
ui-entered-cut = { $count ->
    [one] Jedno inne urządzenie zostało wylogowane
    [few] { $count } inne urządzenia zostały wylogowane
   *[many] { $count } innych urządzeń zostało wylogowanych
  }
ui-entered-cut-about = Żeby grać tam dalej, zaloguj się na swoje konto. Osoba, która miała dostęp tylko do twojego profilu gościa, nie dostanie się na konto.
ui-entered-tokens = { $count ->
    [one] Twój token osobisty już nie działa. Utwórz nowy, jeśli go potrzebujesz.
    [few] { $count } tokeny osobiste już nie działają. Utwórz nowe, jeśli ich potrzebujesz.
   *[many] { $count } tokenów osobistych już nie działa. Utwórz nowe, jeśli ich potrzebujesz.
  }
ui-entered-on = Dalej
ui-code-title = Logowanie kodem odzyskiwania
ui-code-about = Każdy kod działa raz. Potem możesz ustawić nowe hasło albo utworzyć klucz dostępu.
ui-code-guest = Grasz jako gość? Kod odzyskiwania gościa wpisuje się na osobnej stronie:
ui-sign-out = Wyloguj się
ui-me-account-is = Zalogowane konto: { $name }.
ui-me-account-ways = Hasło, klucze dostępu, kody odzyskiwania
ui-sign-out-title = Wylogowanie
ui-sign-out-everywhere = Wyloguj się wszędzie
ui-sign-out-about = Wyloguj się wszędzie, jeśli ktoś inny mógł używać twojego konta. Hasło, klucze dostępu i kody odzyskiwania pozostaną bez zmian.
ui-bring-title = Które stoły są twoje?
ui-bring-about = Ktoś grał w tej przeglądarce jako gość. Zaznaczone stoły przejdą na twoje konto. Żeby grać przy nich na innych urządzeniach tego gościa, zaloguj się też tam.
ui-bring-others =
    { $count ->
        [one] jeszcze jeden stół
        [few] jeszcze { $count } stoły
       *[many] jeszcze { $count } stołów
    }
ui-bring = Zabierz te stoły
ui-bring-rest = Pozostałe stoły będą nadal należeć do gościa. Po wylogowaniu znów będziesz tu grać jako ten gość.
ui-bring-more = Niektóre stoły gościa z tej przeglądarki nie przeszły jeszcze na twoje konto.
ui-bring-choose = Wybierz stoły

# -- people: mail, and the host’s own sign-on

problem-no-mail = Ten serwer nie wysyła e-maili.
problem-mail-busy = Zbyt wiele e-maili czeka na wysłanie. Spróbuj ponownie za pół minuty.
problem-no-mail-address = Podaj poprawny adres e-mail, np. ana@example.org.
problem-mail-unwanted = Właściciel tego adresu nie chce dostawać e-maili z tego serwera. Może to zmienić, otwierając link z naszego wcześniejszego e-maila.
problem-too-many-mails = Na twoją prośbę albo na ten adres poszło już zbyt wiele e-maili. Spróbuj ponownie za godzinę.
problem-bad-mail-link = Ten link został już użyty albo wygasł. Każdy link działa raz i tylko przez pół godziny. Poproś o nowy e-mail.
problem-damaged-mail-link = Ten link jest niekompletny. Skopiuj go z e-maila w całości.
problem-no-sign-on = Ten serwer nie obsługuje logowania przez zewnętrzny system.
problem-bad-sign-on = Logowanie trwało za długo, zostało powtórzone albo dokończone w innej przeglądarce. Nic się nie zmieniło; zacznij od nowa.
problem-sign-on-refused = Usługa { $name } odrzuciła logowanie. Nic się nie zmieniło.
problem-sign-on-failed = Usługa { $name } nie odpowiada albo działa nieprawidłowo. Nic się nie zmieniło. Spróbuj później albo daj znać administratorowi.
problem-identity-taken = Ten sposób logowania jest już połączony z innym kontem. Najpierw zaloguj się na tamto konto i odłącz ten sposób.

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś chce przypisać ten adres do konta „{ $name }” w serwisie { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny:

    { $link }

    Jeśli to nie ty, zignoruj tę wiadomość.
mail-recover-subject = Logowanie na konto
mail-recover =
    Ktoś chce zalogować się na konto „{ $name }” w serwisie { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny; potem można będzie ustawić nowe hasło:

    { $link }

    Jeśli to nie ty, zignoruj tę wiadomość. Nic się nie zmieniło.
mail-never =
    Żeby nie dostawać więcej takich e-maili, otwórz ten link:

    { $never }
mail-notice-password-subject = Twoje hasło zostało zmienione
mail-notice-password =
    Hasło do twojego konta w serwisie { $site } zostało właśnie zmienione, a inne urządzenia wylogowane. Jeśli to nie twoja zmiana, od razu odzyskaj konto:

    { $link }
mail-notice-address-subject = Twój adres e-mail został zmieniony
mail-notice-address =
    Ten adres nie należy już do konta w serwisie { $site }: został zmieniony albo usunięty. Jeśli to nie twoja zmiana, od razu się zaloguj, wyloguj wszystkie inne urządzenia i zmień hasło:

    { $link }
mail-try-subject = E-mail próbny
mail-try = To próbny e-mail, wysłany poleceniem mercat doctor. Wysyłanie e-maili z { $site } działa.
mail-end = Ten e-mail pochodzi z serwisu { $site }. Odpowiedzi nikt nie czyta.

ui-go-on = Dalej
ui-mail-title = Adres e-mail
ui-mail-known = Twój adres to { $address }.
ui-mail-about = Adres służy do odzyskania konta, do powiadomień o zmianie hasła albo tego adresu oraz, jeśli je włączysz, do powiadomień o twoich partiach. Nikt inny go nie widzi.
ui-mail-address = Twój adres
ui-mail-another = Nowy adres
ui-mail-set = Wyślij link
ui-mail-drop = Usuń adres
ui-mail-not-sent = Ten serwer nie wysyła e-maili, bo administrator nie skonfigurował serwera poczty. Zapisz swoje kody odzyskiwania.
ui-mail-no-site = Ten serwer nie może wysyłać e-maili, bo administrator nie podał jego publicznego adresu (MERCAT_URL). Zapisz swoje kody odzyskiwania.
ui-mail-sent = Sprawdź pocztę
ui-mail-sent-about = Wysłaliśmy link na adres { $address }. Otwórz go w ciągu pół godziny, żeby potwierdzić adres. Dopóki tego nie zrobisz, nic się nie zmieni.
ui-mail-confirm-title = Czy to twój adres?
ui-mail-confirm-about = Ktoś chce przypisać adres { $address } do konta { $name } na tym serwerze. Każdy, kto ma dostęp do tej skrzynki, będzie mógł wejść na to konto.
ui-mail-confirm-yours = Przypisać adres { $address } do twojego konta { $name }? Każdy, kto ma dostęp do tej skrzynki, będzie mógł wejść na twoje konto.
ui-mail-confirm = Tak, użyj tego adresu
ui-mail-confirmed = Adres potwierdzony
ui-mail-confirmed-about = W razie potrzeby odzyskasz dzięki niemu konto.
ui-mail-confirmed-elsewhere = Adres potwierdzony
ui-mail-confirmed-elsewhere-about = Można teraz dzięki niemu odzyskać konto { $name }.
ui-mail-notices-off = E-maile o partiach są nadal wyłączone. Możesz je włączyć w sekcji „Powiadomienia”.
ui-recover-mail-title = Odzyskiwanie konta
ui-mail-never-title = Nie wysyłać więcej takich e-maili?
ui-mail-never-about = Nikt, nawet ty, nie będzie mógł poprosić o link na ten adres. Bez takich linków nie odzyskasz utraconego konta przez e-mail. Zapisujemy tylko skrót adresu.
ui-mail-never-yes = Nie wysyłaj więcej
ui-mail-never-no = Wysyłaj nadal
ui-mail-never-change = Zmień
ui-mail-never-done = E-maile wyłączone
ui-mail-never-done-about = Nie będziemy już wysyłać linków na twój adres. Możesz to zmienić tutaj albo za pomocą linku z ostatniego e-maila.
ui-mail-again = E-maile znów włączone
ui-mail-again-about = Gdy ktoś poprosi o link, wyślemy go na twój adres.
ui-recover-mail-about = Jeśli konto ma potwierdzony adres e-mail, wyślemy tam link. Zadziała tylko raz, w ciągu pół godziny.
ui-recover-who = Nazwa konta albo adres e-mail
ui-recover-send = Wyślij link
ui-recover-sent = Sprawdź pocztę
ui-recover-sent-about = Jeśli takie konto istnieje i ma potwierdzony adres, wysłaliśmy tam link.
ui-recover-arrive-title = Witaj z powrotem, { $name }
ui-recover-set = Zapisz i zaloguj się
ui-recover-sign-in = Zaloguj się bez zmiany hasła
ui-recover-sign-in-about = Hasło się nie zmieni, a inne urządzenia pozostaną zalogowane.
ui-sign-on = Zaloguj się przez { $name }
ui-sign-on-leave-title = Przejście do { $name }
ui-sign-on-leave-about = Po zalogowaniu wrócisz tutaj. Ten serwer dowie się od tamtej usługi tylko tego, kim jesteś.
ui-sign-on-name-title = Jeszcze jedno: wybierz nazwę konta
ui-sign-on-name-about = To twoje pierwsze logowanie tutaj przez { $issuer }. Imię zobaczą wszyscy przy stole, a nikt inny na tym serwerze nie będzie mógł go używać. Później możesz je zmienić.
ui-sign-on-joined = Możesz teraz logować się przez { $name }.
ui-sign-on-join = Połącz z { $name }
ui-sign-on-join-about = Połącz { $name } z tym kontem, żeby logować się także w ten sposób.
ui-sign-on-part = Odłącz
ui-recover-by-mail = Wyślij mi link e-mailem
