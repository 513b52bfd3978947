game = Tally (pl)
event-added = { $seat }: { $amount }
