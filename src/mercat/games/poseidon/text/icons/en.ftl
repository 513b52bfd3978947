## The icons of the board: a name and a sentence

icon-ship = Fleet
    .about = The ships of a nation; their numbers add up to its range.
icon-range = Range
    .about = How many hexes a fleet sails; one with an E-ship sails any number.
icon-temple = Temple
    .about = Pays every fleet that visits it; some ask for a donation.
icon-home = New home
    .about = Where a fleet may start besides its old home; one for each nation.
icon-laurel = High culture
    .about = Worth six to the nation that has it; three special cards give one.
icon-crown = King
    .about = The player who decides for the nation.
icon-merchant = Merchants
    .about = Each earns the income of its nation and can be sold for its prestige.
icon-chest = Treasury
    .about = The money of the nation: for ships and donations.
icon-coins = Income
    .about = What the fleet can bring to each merchant.
icon-trident = Special card
    .about = Pays every exploration round, until its power is used.
icon-discs = Discs
    .about = Those left to the nation: they become trading posts or new merchants.
icon-star = Prestige
    .about = The price of a merchant, and the order in which nations act.
