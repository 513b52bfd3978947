## To, co wspólne wszystkim grom. Identyfikatory są takie same w każdym języku.

nature = los
none = nikt
seat-first = pierwszy gracz
seat-second = drugi gracz
seat-third = trzeci gracz
seat-fourth = czwarty gracz
seat-fifth = piąty gracz
seat-none = nikt

## Dlaczego czegoś nie można

reason-over = Gra jest skończona.
reason-not_your_turn = To nie twój ruch.
reason-not_now = O tym nie decyduje się teraz.
reason-not_offered = To nie jest teraz możliwe.
reason-unknown_verb = „{ $word }” nie jest ruchem w tej grze.
reason-unknown_value = „{ $word }” jest w tej grze nieznane.
reason-wrong_length = „{ $word }” ma za mało albo za dużo słów jak na ten ruch.
reason-nothing_to_undo = Nie ma czego cofnąć.
reason-no_such_moment = Gra { $most ->
    [0] jeszcze się nie zaczęła
    [one] ma tylko jeden ruch
    [few] ma tylko { $most } ruchy
   *[other] ma tylko { $most } ruchów
  }.
reason-unknown_game = Nie ma gry „{ $game }”. Są: { $games }.
reason-unknown_game_near = Nie ma gry „{ $game }”. Może { $near }?
reason-wrong_seats = Może grać od { $fewest } do { $most } osób.
reason-wrong_value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Może mieć: { $values }.
reason-unknown_option = Ta gra nie ma opcji „{ $option }”.
reason-wrong_seed = Ziarno to liczba całkowita od 0 do { $most }.
reason-not_a_match = To nie jest zapisana partia.
reason-other_format = Tę partię zapisano w formacie { $format }, którego ta wersja Mercatu nie czyta.
reason-other_version = Tę partię ({ $game }) grano według wersji { $version } zasad; potrzebuje tej wersji, a tutaj jest { $ours }.
reason-other_components = Tę partię ({ $game }) grano z innymi wartościami elementów niż tutejsze.
reason-bad_line = Wiersza { $line } dziennika, „{ $text }”, nie można zagrać ({ $why }).
reason-not_a_line = Wiersz dziennika nie jest tekstem.
