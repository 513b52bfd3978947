# The names that five buildings have in the print-and-play, and nowhere else. The same ids stand in every language.
space-bank = Merchant’s Bank
    .the = the Merchant’s Bank
    .start = The Merchant’s Bank
space-lighthouse = Clark’s Point Light
    .the = Clark’s Point Light
    .start = Clark’s Point Light
space-bakery = Roller Mills
    .the = the Roller Mills
    .start = The Roller Mills
space-counting_house = Bourne Counting House
    .the = the Bourne Counting House
    .start = The Bourne Counting House
space-municipal_office = Municipal Building
    .the = the Municipal Building
    .start = The Municipal Building
score-counting_house = Bourne Counting House
score-municipal_office = Municipal Building
