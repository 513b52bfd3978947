game = Tally (pl)
event-added = { $seat }: { $amount }
reason-not_zero = Dodaj 1 lub 2.
