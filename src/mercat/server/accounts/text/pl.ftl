# -- people: accounts

problem-name-registered = Imię { $name } albo łudząco podobne należy do konta. Wybierz inne, a jeśli to twoje konto, zaloguj się.
problem-has-account = Konto { $name } jest tu już zalogowane.
problem-browser-only = Do tego potrzebna jest przeglądarka z włączoną obsługą plików cookie.
problem-bad-sign-in = Nieprawidłowe imię lub hasło.
problem-many-passwords = Dla tej nazwy wpisano za dużo błędnych haseł, być może bez twojego udziału. { $minutes ->
    [one] Poczekaj minutę
    [few] Poczekaj { $minutes } minuty
   *[many] Poczekaj { $minutes } minut
  } albo zaloguj się kluczem dostępu, kodem odzyskiwania lub w przeglądarce, w której to konto było już zalogowane.
problem-many-passwords-here = W tej przeglądarce wpisano za dużo błędnych haseł. { $minutes ->
    [one] Poczekaj minutę
    [few] Poczekaj { $minutes } minuty
   *[many] Poczekaj { $minutes } minut
  } i spróbuj ponownie.
problem-busy-passwords = W tej chwili loguje się zbyt wiele osób. Spróbuj ponownie za kilka sekund.
problem-short-password = Hasło musi mieć co najmniej { $fewest } znaków.
problem-long-password = Hasło może mieć najwyżej { $most } znaków.
problem-common-password = To hasło jest za łatwe do odgadnięcia. Unikaj popularnych słów, swojego imienia, sąsiednich klawiszy i samych cyfr.
problem-no-passkeys-number = Klucze dostępu nie działają pod adresem IP, takim jak 127.0.0.1. Na tym komputerze użyj localhost.
problem-no-passkeys-plain = Klucze dostępu wymagają HTTPS, a ten serwer go nie używa.
problem-passkey-expired = Minęło ponad pięć minut albo ta próba zaczęła się w innej karcie. Spróbuj jeszcze raz.
problem-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
problem-passkey-unknown = Żadne konto na tym serwerze nie ma tego klucza dostępu. Mógł zostać usunięty.
problem-passkey-not-yours = To klucz dostępu do innego konta.
problem-many-passkeys = Konto może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń któryś.
problem-no-passkey = Nie masz takiego klucza dostępu.
problem-no-identity = Twoje konto nie ma takiego sposobu logowania.
problem-no-password = Twoje konto nie ma hasła.
problem-last-way-in = To jedyny sposób logowania na twoje konto. Najpierw ustaw hasło albo dodaj klucz dostępu.
problem-wrong-code = Ten kod odzyskiwania jest błędny albo został już użyty lub zastąpiony nowszym.
problem-not-confirmed = Najpierw potwierdź, że to ty.
problem-codes-of-account = Konta mają własne kody odzyskiwania; znajdziesz je na stronie konta.
problem-empty-passkey-name = Podaj nazwę z co najmniej jednym widocznym znakiem.
problem-long-passkey-name = Nazwa klucza dostępu może mieć najwyżej { $most } znaków.

ui-play-as = Grasz jako { $name }.
ui-play-as-help = Z kontem grasz zawsze pod jego nazwą, więc inni cię rozpoznają.
ui-account-mark = Konto { $name }
ui-you-are = Ty: { $name }
ui-enter = Zaloguj się
ui-enter-title = Logowanie
ui-enter-passkey = Zaloguj się kluczem dostępu
ui-enter-password = Zaloguj się
ui-enter-lost = Nie masz już klucza ani hasła? Użyj kodu odzyskiwania
ui-enter-none = Nie masz konta? Możesz grać bez niego.
ui-register = Załóż konto
ui-register-about = Z kontem masz imię, którego nikt inny na tym serwerze nie użyje, i swoje stoły na każdym urządzeniu. Do gry konto nie jest potrzebne.
ui-register-guest = Wszystkie partie, w które tu grasz jako gość, przejdą na konto. Na innych dodanych urządzeniach zaloguj się ponownie. Tokeny i linki twoich miejsc przestaną działać.
ui-register-codes = Dawny kod odzyskiwania zastąpią nowe.
ui-register-shared = W tej przeglądarce grają też inni: zapytaj mnie, które stoły są moje
ui-register-with-passkey = Z kluczem dostępu
ui-register-with-password = Albo z hasłem
ui-register-passkey = Załóż konto z kluczem dostępu
ui-register-password = Załóż konto z hasłem
ui-register-known = Masz już konto?
ui-account-name = Imię
ui-account-name-help = Widzą je wszyscy przy stole. Najwyżej { $most } znaków. Goście nie mogą używać takiego samego ani podobnego.
ui-account-title = Twoje konto
ui-account-of = Konto { $name }
ui-password = Hasło
ui-password-new = Nowe hasło
ui-password-help = Co najmniej { $fewest } znaków. Kilka niepowiązanych słów łatwo zapamiętać.
ui-password-ends = Wszystkie inne urządzenia zostaną wylogowane, a kody odzyskiwania, jeśli je masz, zastąpią nowe. Klucze dostępu zostają.
ui-ends-too = Przestaną też działać tokeny osobiste, linki do innych urządzeń, linki i tokeny twoich miejsc, adres kalendarza oraz twoje zaproszenia do grup. Powiadomienia do innych przeglądarek i usług zostaną wyłączone.
ui-password-change = Zmień hasło
ui-password-set = Dodaj hasło
ui-password-keep = Zapisz hasło
ui-account-password-changed = Hasło zostało ustawione, a wszystkie inne urządzenia wylogowane.
ui-account-password-removed = Hasło zostało usunięte, a wszystkie inne urządzenia wylogowane.
ui-passkey = Klucz dostępu
ui-passkey-about = Przechowuje go urządzenie albo jego menedżer haseł. Hasło jest niepotrzebne, a klucza nikt nie odgadnie ani nie ukradnie.
ui-passkey-add = Dodaj klucz dostępu
ui-passkey-make = Utwórz klucz dostępu
ui-passkey-label = Nazwa klucza
ui-passkey-label-example = Telefon
ui-passkey-unknown-here = Ta przeglądarka nie obsługuje kluczy dostępu. Spróbuj w nowszej.
ui-passkey-no-script = Klucze dostępu wymagają JavaScriptu.
ui-passkey-cancelled = Próba została anulowana albo to urządzenie nie ma klucza dostępu do tego serwisu. Nic się nie zmieniło.
ui-passkey-known = To urządzenie ma już klucz dostępu do twojego konta.
ui-passkey-failed = Nie udało się. Spróbuj jeszcze raz.
ui-way-made = dodany
ui-way-used = ostatnie użycie:
ui-way-remove = Usuń
ui-way-sign-on = Logowanie tego serwera
ui-ways-title = Sposoby logowania
ui-ways-only-one = To twój jedyny sposób logowania, więc nie można go usunąć. Dodaj drugi na wypadek jego utraty.
ui-confirm-title = Czy to ty?
ui-confirm-about = Zanim coś tu zmienisz, potwierdź, że to ty. Przez dziesięć minut nie zapytamy ponownie.
ui-confirm-passkey = Użyj klucza dostępu
ui-confirm-password = Potwierdź
ui-confirm-again = Aby coś tu zmienić, wyloguj się i zaloguj ponownie.
ui-codes-title = Kody odzyskiwania
ui-codes-about =
    { $count ->
        [0] Nie masz kodów odzyskiwania. Jeśli stracisz hasło i klucze dostępu, stracisz konto.
        [one] Został jeden kod odzyskiwania. Zadziała raz, jeśli stracisz hasło i klucze dostępu.
        [few] Zostały { $count } kody odzyskiwania. Każdy zadziała raz, jeśli stracisz hasło i klucze dostępu.
       *[many] Zostało { $count } kodów odzyskiwania. Każdy zadziała raz, jeśli stracisz hasło i klucze dostępu.
    }
ui-codes-make = Utwórz { $count } kodów odzyskiwania
ui-codes-again = Utwórz nowe; stare przestaną działać
ui-codes-new = Twoje kody odzyskiwania
ui-codes-once = Wydrukuj je albo zapisz teraz: nie zobaczysz ich ponownie.
ui-entered-title = Witaj, { $name }
ui-entered-codes = Zastępują dawne kody, które już nie działają.
ui-entered-cut = { $count ->
    [one] Jedno inne urządzenie zostało wylogowane
    [few] { $count } inne urządzenia zostały wylogowane
   *[many] { $count } innych urządzeń zostało wylogowanych
  }
ui-entered-cut-about = Zaloguj się tam na swoje konto, żeby grać dalej. Kto miał dostęp tylko do profilu gościa, nie dostanie się na twoje konto.
ui-entered-tokens = { $count ->
    [one] Twój token osobisty już nie działa. Utwórz nowy, jeśli jest potrzebny.
    [few] { $count } twoje tokeny osobiste już nie działają. Utwórz nowe, jeśli są potrzebne.
   *[many] { $count } twoich tokenów osobistych już nie działa. Utwórz nowe, jeśli są potrzebne.
  }
ui-entered-on = Dalej
ui-code-title = Logowanie kodem odzyskiwania
ui-code-about = Każdy kod działa raz. Potem możesz ustawić nowe hasło albo utworzyć klucz dostępu.
ui-code-guest = Goście bez konta mają inny kod.
ui-sign-out = Wyloguj się
ui-me-account-is = Konto w tej przeglądarce: { $name }.
ui-me-account-ways = Hasło, klucze dostępu, kody odzyskiwania
ui-sign-out-title = Wylogowanie
ui-sign-out-everywhere = Wyloguj się wszędzie
ui-sign-out-about = Wyloguj się wszędzie, jeśli ktoś inny mógł używać twojego konta. Hasło, klucze dostępu i kody odzyskiwania zostaną bez zmian.
ui-bring-title = Które stoły są twoje?
ui-bring-about = Ktoś grał w tej przeglądarce jako gość. Zaznaczone stoły przejdą na twoje konto. Zaloguj się też na innych urządzeniach tego gościa.
ui-bring-others =
    { $count ->
        [one] jeszcze jeden stół
        [few] jeszcze { $count } stoły
       *[many] jeszcze { $count } stołów
    }
ui-bring = Zabierz te stoły
ui-bring-rest = Pozostałe stoły zachowa gość, który wróci tu po twoim wylogowaniu.
ui-bring-more = Niektóre stoły gościa z tej przeglądarki nie są jeszcze twoje.
ui-bring-choose = Wybierz stoły

# -- people: mail, and the host’s own sign-on

problem-no-mail = Ten serwer nie wysyła e-maili.
problem-mail-busy = Zbyt wiele e-maili czeka na wysłanie. Spróbuj ponownie za pół minuty.
problem-no-mail-address = Podaj adres e-mail taki jak ana@example.org.
problem-mail-unwanted = Właściciel tego adresu nie chce linków z tego serwera. Może to zmienić, klikając link w naszym e-mailu.
problem-too-many-mails = Wysłano już zbyt wiele e-maili do ciebie albo na ten adres. Spróbuj ponownie za godzinę.
problem-bad-mail-link = Ten link działa tylko raz, przez pół godziny. Został już użyty albo wygasł. Poproś o nowy e-mail.
problem-damaged-mail-link = W tym linku czegoś brakuje. Skopiuj z e-maila cały link.
problem-no-sign-on = Ten serwer nie obsługuje logowania przez zewnętrzny system.
problem-bad-sign-on = Logowanie trwało za długo, zostało powtórzone albo dokończone w innej przeglądarce. Nic się nie zmieniło; zacznij od nowa.
problem-sign-on-refused = Usługa { $name } odmówiła logowania. Nic się nie zmieniło.
problem-sign-on-failed = Usługa { $name } nie odpowiada albo odpowiada błędnie. Nic się nie zmieniło. Spróbuj później albo daj znać administratorowi.
problem-identity-taken = Ten sposób logowania należy już do innego konta. Zaloguj się na nie i najpierw go odłącz.

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś chce używać tego adresu do swojego konta w serwisie { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny:

    { $link }

    Jeśli nie, nie musisz nic robić.
mail-recover-subject = Logowanie na konto
mail-recover =
    Ktoś chce zalogować się na konto „{ $name }” w serwisie { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny; ustawisz tam nowe hasło:

    { $link }

    Jeśli nie, nie musisz nic robić. Nic się nie zmieniło.
mail-never =
    Żeby nie dostawać więcej takich e-maili, otwórz ten link:

    { $never }
mail-notice-password-subject = Twoje hasło zostało zmienione
mail-notice-password =
    Hasło do twojego konta w serwisie { $site } zostało właśnie zmienione, a inne urządzenia wylogowane. Jeśli to nie ty, od razu odzyskaj konto:

    { $link }
mail-notice-address-subject = Twój adres e-mail został zmieniony
mail-notice-address =
    Ten adres nie należy już do konta w serwisie { $site }: został zmieniony albo usunięty. Jeśli to nie ty, od razu się zaloguj, wyloguj wszystkie inne urządzenia i zmień hasło:

    { $link }
mail-try-subject = E-mail próbny
mail-try = To próbny e-mail od mercat doctor. Wysyłanie e-maili z { $site } działa.
mail-end = Ten e-mail wysyła serwis { $site }. Odpowiedzi nikt nie czyta.

ui-go-on = Dalej
ui-mail-title = Adres e-mail
ui-mail-known = Twój adres to { $address }.
ui-mail-about = Służy tylko do odzyskania konta i do powiadomień o zmianie hasła albo tego adresu. Nikt inny go nie widzi.
ui-mail-address = Twój adres
ui-mail-another = Inny adres
ui-mail-set = Wyślij link
ui-mail-drop = Usuń adres
ui-mail-not-sent = Ten serwer nie wysyła e-maili, bo administrator nie skonfigurował serwera poczty. Zapisz swoje kody odzyskiwania.
ui-mail-no-site = Ten serwer nie może wysyłać e-maili, bo administrator nie podał jego adresu publicznego (MERCAT_URL). Zapisz swoje kody odzyskiwania.
ui-mail-sent = Sprawdź pocztę
ui-mail-sent-about = Wysłaliśmy link na adres { $address }. Otwórz go w ciągu pół godziny. Do tego czasu nic się nie zmienia.
ui-mail-confirm-title = Czy to twój adres?
ui-mail-confirm-about = Ktoś chce używać adresu { $address } do konta na tym serwerze. Każdy, kto czyta tam pocztę, będzie mógł dostać się na to konto.
ui-mail-confirm = Tak, użyj tego adresu
ui-mail-confirmed = Adres jest potwierdzony
ui-mail-confirmed-about = Możesz go teraz użyć, żeby odzyskać konto.
ui-recover-mail-title = Odzyskiwanie konta
ui-mail-never-title = Nie wysyłać więcej takich e-maili?
ui-mail-never-about = Nikt, nawet ty, nie będzie mógł poprosić o link na ten adres. Bez takich linków nie odzyskasz utraconego konta przez e-mail. Zapisujemy tylko skrót adresu.
ui-mail-never-yes = Nie wysyłaj więcej
ui-mail-never-no = Nadal wysyłajcie e-maile
ui-mail-never-change = Zmień
ui-mail-never-done = E-maile wyłączone
ui-mail-never-done-about = Nie wysyłamy już linków na twój adres. Możesz to zmienić tutaj albo linkiem z e-maila.
ui-mail-again = E-maile włączone
ui-mail-again-about = Wyślemy link na twój adres, gdy ktoś o niego poprosi.
ui-recover-mail-about = Jeśli konto ma potwierdzony adres e-mail, wyślemy tam link. Działa tylko raz, przez pół godziny.
ui-recover-who = Nazwa konta albo adres e-mail
ui-recover-send = Wyślij link
ui-recover-sent = Sprawdź pocztę
ui-recover-sent-about = Jeśli jest takie konto z potwierdzonym adresem, wysłaliśmy tam link.
ui-recover-arrive-title = Witaj z powrotem, { $name }
ui-recover-set = Zapisz i zaloguj się
ui-recover-sign-in = Tylko się zaloguj
ui-recover-sign-in-about = Hasło i inne urządzenia pozostają bez zmian.
ui-sign-on = Zaloguj się przez { $name }
ui-sign-on-leave-title = Przejście do { $name }
ui-sign-on-leave-about = Zaloguj się tam, a potem wrócisz tutaj. Ten serwer dowie się tylko, kim jesteś.
ui-sign-on-name-title = Jeszcze jedno: twoje imię tutaj
ui-sign-on-name-about = Logujesz się tu pierwszy raz przez { $issuer }. To imię widzą wszyscy przy stole i nikt inny na tym serwerze go nie użyje. Można je później zmienić.
ui-sign-on-joined = Możesz teraz logować się przez { $name }.
ui-sign-on-join = Połącz z { $name }
ui-sign-on-join-about = Połącz { $name } z tym kontem, żeby logować się także w ten sposób.
ui-sign-on-part = Odłącz
ui-recover-by-mail = Wyślij mi link e-mailem
