game = Tally (es)
event-added = { $seat }: { $amount }
