## Dlaczego kopii zapasowej nie można utworzyć albo przywrócić. Stoi po nazwie pliku, bez kropki na końcu.

archive-nothing = nie ma jeszcze stołów; niczego nie zapisano
archive-long-row = wiersz tabeli { $table } ma ponad { $most } bajtów, za dużo na kopię zapasową; niczego nie zapisano
archive-no-encryption = brakuje pakietu do szyfrowania: pip install cryptography
archive-foreign = to nie jest kopia zapasowa Mercata; niczego nie zmieniono
archive-truncated = brakuje końca pliku; niczego nie zmieniono
archive-damaged = element { $what } tej kopii jest uszkodzony albo zmieniony; tutaj niczego nie zmieniono
archive-misfit = wiersze w kopii nie pasują do bazy danych ({ $why }); niczego nie zmieniono
archive-changed = zaszyfrowany plik jest uszkodzony albo zmieniony; tutaj niczego nie zmieniono
archive-needs-passphrase = kopia jest zaszyfrowana: podaj hasło przez --passphrase-file albo MERCAT_BACKUP_PASSPHRASE
archive-passphrase = hasło jest błędne albo początek pliku jest uszkodzony; niczego nie zmieniono
archive-newer-format = kopia ma format { $format } z Mercata { $mercat }, którego ta wersja nie zna; użyj tamtej wersji albo nowszej
archive-has-tables = kopię można przywrócić tylko do pustej bazy danych, a { $database } nie jest pusta; przenieś ją gdzie indziej albo podaj inną przez --data lub MERCAT_DATABASE
archive-other-key = { $path } zawiera inny klucz niż kopia, przez co gracze straciliby miejsca; przenieś go gdzie indziej i przywróć jeszcze raz
archive-other-components = { $path } zawiera inne poprawione komponenty niż kopia; przenieś ten folder gdzie indziej i przywróć jeszcze raz
archive-no-room = kopia po rozpakowaniu zajmuje { $megabytes } MB, a w { $path } nie ma tyle miejsca; niczego nie zmieniono
