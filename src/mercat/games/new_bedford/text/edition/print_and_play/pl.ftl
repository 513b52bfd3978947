# Nazwy, które pięć budynków ma tylko w wersji do wydruku. W każdym języku te same identyfikatory.
space-bank = Bank Kupiecki
    .accusative = Bank Kupiecki
    .in = w Banku Kupieckim
space-lighthouse = Latarnia Clark’s Point
    .accusative = latarnię Clark’s Point
    .in = w latarni Clark’s Point
space-bakery = Młyn walcowy
    .accusative = młyn walcowy
    .in = w młynie walcowym
space-counting_house = Kantor Bourne’a
    .accusative = kantor Bourne’a
    .in = w kantorze Bourne’a
space-municipal_office = Gmach miejski
    .accusative = gmach miejski
    .in = w gmachu miejskim
score-counting_house = Kantor Bourne’a
score-municipal_office = Gmach miejski
