## Dlaczego bazy danych nie można użyć. Stoi po innym zdaniu, bez kropki na końcu.

database-former = baza danych ma rewizję { $revision }, sprzed pierwszej wersji Mercata, i trzeba ją zaktualizować w kilku krokach: { $first ->
        [none] najpierw uruchom raz serwer z commitu { $commit }, który doprowadzi ją
       *[other] najpierw uruchom raz serwer z commitu { $first }, potem raz serwer z commitu { $commit }, które doprowadzą ją
    } do rewizji { $end }, a potem uruchom tę wersję; polecenia są w docs/hosting.md, „Updates”
database-newer = baza danych ma rewizję { $revision } z nowszej wersji Mercata (najnowsza, którą zna ta wersja, to { $newest }); użyj tamtej wersji albo jeszcze nowszej
database-older = tabele mają starszy format; uruchom raz serwer, żeby je zaktualizować
database-foreign = jej tabela alembic_version nie pochodzi z Mercata; podaj inną bazę danych
database-without-revision = ma tabele, ale nie ma rewizji, więc nie jest bazą danych Mercata albo jest uszkodzona; podaj inną bazę danych albo przywróć kopię zapasową
database-several-revisions = jej tabela alembic_version wymienia kilka rewizji, więc jest uszkodzona; przywróć kopię zapasową

## Usterki dysku, bazy danych i klucza: co się stało i (.do) co zrobić. Mówią o nich start serwera, dziennik i doctor.

fault-full = dysk z { $path } jest pełny
    .do = zwolnij na nim miejsce; dopóki tego nie zrobisz, nic się nie zapisze
fault-read-only = system plików z { $path } jest zamontowany tylko do odczytu
    .do = poszukaj błędów dysku w dzienniku systemu (dmesg), a potem zamontuj ten system plików z prawem zapisu
fault-unreadable = użytkownik { $user } nie ma prawa odczytu { $path } (właściciel: { $owner })
    .do = zmień właściciela folderu danych na użytkownika, który uruchamia serwer (chown -R), albo uruchom serwer jako { $owner }
fault-unwritable = użytkownik { $user } nie ma prawa zapisu w { $path } (właściciel: { $owner })
    .do = zmień właściciela folderu danych na użytkownika, który uruchamia serwer (chown -R; chmod 700), albo uruchom serwer jako { $owner }
fault-broken-disk = awaria dysku, na którym jest { $path } ({ $why })
    .do = poszukaj błędów dysku w dzienniku systemu (dmesg); jeśli dysk nie wróci do normy, przywróć ostatnią kopię zapasową na innym
fault-unusable-path = nie można użyć { $path } ({ $why })
    .do = podaj inną ścieżkę przez --data, MERCAT_DATA albo MERCAT_DATABASE
fault-cut-off = baza danych { $place } jest niekompletna: ma { $size } z { $wanted } bajtów
    .do = zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore)
fault-damaged = baza danych { $place } jest uszkodzona ({ $why })
    .do = zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore)
fault-no-database = plik { $place } nie jest bazą danych: ma uszkodzony początek albo należy do innego programu
    .do = jeśli zapisał go Mercat, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore); jeśli nie, podaj inną bazę przez --data albo MERCAT_DATABASE
fault-foreign = baza danych { $place } należy do innego programu: jej tabela alembic_version nie pochodzi z Mercata
    .do = podaj inną przez --data albo MERCAT_DATABASE
fault-locked = bazę danych { $place } blokuje inny program
    .do = zakończ program, który w niej zapisuje, na przykład konsolę sqlite3
fault-slow = baza danych { $place } odpowiada zbyt wolno
    .do = sprawdź, czy jej dysk albo komputer nie jest przeciążony
fault-silent = baza danych { $place } nie odpowiada ({ $why })
    .do = sprawdź, czy działa, czy MERCAT_DATABASE jest poprawne i czy ten użytkownik ma do niej dostęp
fault-unusable = nie można użyć bazy danych { $place }: { $why }
fault-key-short = MERCAT_SECRET_KEY jest za krótki
    .do = podaj co najmniej { $fewest } znaki albo usuń tę zmienną: serwer użyje wtedy pliku secret-key
fault-key-unusable = w { $path } nie ma poprawnego klucza
    .do = zastąp ten plik kluczem z ostatniej kopii zapasowej; jeśli jej nie ma, usuń plik i uruchom serwer ponownie: utworzy nowy klucz albo powie, jak to zrobić, ale z nowym kluczem wszyscy stracą swoje miejsca, konta i linki
fault-key-lost = nie ma klucza { $path }, a w bazie danych są już stoły lub gracze: po zmianie klucza wszyscy stracą swoje miejsca, konta i linki
    .do = skopiuj tam plik secret-key z kopii zapasowej (wyodrębni go polecenie mercat restore PLIK --data INNYFOLDER) albo podaj dawny klucz w MERCAT_SECRET_KEY; tylko jeśli przepadł na dobre, utwórz nowy: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
