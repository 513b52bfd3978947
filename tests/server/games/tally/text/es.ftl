game = Tally (es)
event-added = { $seat }: { $amount }
reason-not_zero = Suma 1 o 2.
