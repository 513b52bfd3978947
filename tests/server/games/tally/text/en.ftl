game = Tally (en)
event-added = { $seat }: { $amount }
reason-not_zero = Add 1 or 2.
