game = Tally (en)
event-added = { $seat }: { $amount }
