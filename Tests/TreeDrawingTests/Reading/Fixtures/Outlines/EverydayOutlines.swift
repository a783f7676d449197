/// Outlines as people write them, each behind a line with `==` and its name.
let everydayOutlines = #"""

  == a shopping list
  Saturday
    Market
      apples, 1 kg
      bread (the dark one)
      2 lemons
    Chemist: plasters, sun cream

  == a menu with prices
  Lunch
    Soups
      Tomato soup ..... 4.50
      Lentil soup ..... 5.00
    Mains
      Pasta | with pesto | 9.80
      Fish & chips      | 12.50

  == a recipe
  Pancakes
    Ingredients
      flour: 200 g
      milk: 3 dl
      eggs: 3
    Steps
      1. Mix
      2. Wait (30 min)
      3. Fry, turn -> done

  == a work plan with dates
  Move to the new office
    2026-03-01: sign the lease
    2026-04-15: order desks -> Ann
    2026-05-01: move
      boxes (40)
      lamps, chairs
    2026-05-02: party!

  == minutes of a meeting
  Minutes, 12 May
    Present: Ann, Bob, Eve
    Topics
      Budget
        AP: Bob asks finance -> by Friday
        AP: Eve compares offers
      Holidays
    Next meeting: 19 May, 10:00

  == a checklist
  Before the flight
    [x] passport
    [x] tickets (printed)
    [ ] charger
    [ ] water the plants

  == an organisation
  Ann Smith (CEO)
    Bob Jones (CTO)
      Platform
      Mobile
    Eve Miller (CFO)
      Accounting
      Controlling

  == a family
  Johann Ambrosius Bach (1645–1695)
    Johann Christoph (1671–1721)
    Johann Sebastian (1685–1750)
      Wilhelm Friedemann (1710–1784)
      Carl Philipp Emanuel (1714–1788)

  == a kingdom of animals
  Animalia
    Chordata
      Mammalia
        Carnivora: dogs, cats, bears
        Primates
      Aves
    Arthropoda

  == a table of contents
  1 Introduction
    1.1 Aims
    1.2 Methods
  2 Results
    2.1 Field work
    2.2 Laboratory
  A Appendix

  == a table of contents with dots
  Preface ........... vii
  I. The sea ......... 1
    1. The harbour ... 3
    2. The boat ..... 17
  II. The land ...... 41

  == folders with remarks
  project/
    src/        the code
      main.c    begins here
    docs/       what users read
    README      first of all

  == questions and answers
  Is it raining?
    yes -> take an umbrella
    no -> is it cold?
      yes -> take a coat
      no -> go

  == a decision in words
  if (temperature > 30)
    stay inside
  else
    if (it is Sunday)
      swim
    else
      work

  == a course
  Week 1: Basics
    Variables; types; literals
    Functions
  Week 2: Collections
    Arrays, sets, dictionaries
    Iteration

  == a bug and its causes
  The page is slow
    network?
      no: ping < 10 ms
    database?
      SELECT * without index
      lock on table "orders"
    cache
      hit rate 3 % (!)

  == headings in capitals
  SHOPPING LIST
    2 eggs
    3 onions
  THINGS TO DO
    call mum
    pay 2 bills

  == capitals without levels
  TO DO
  1 call mum
  2 pay bills

  == a time table
  Monday
    09:00 Maths
    10:00 English
  Tuesday
    09:00 Sports
    11:00 Art

  == a timeline
  timeline
    1969 moon landing
    1989 the wall comes down
    2007 the first smartphone

  == a pie
  pie
    crust
    filling
      apples
      cinnamon

  == a journey
  journey
    Rome
      hotel: Aurora
    Naples

  == a graph of words
  graph theory
    trees
    planar graphs
    colourings

  == a kanban board
  kanban
    to do
      write tests
    doing
      read papers

  == a block
  block
    flat 1
    flat 2

  == parts of a bicycle
  Bicycle
    Frame
    Wheels (2)
      Rim, 28"
      Spokes: 36
    Drive
      Chain
      Sprockets: 11-34

  == music
  Symphony No. 5
    Allegro con brio
      first subject (c minor)
      second subject (E♭ major)
    Andante con moto
    Scherzo --> Finale (attacca)

  == faces
  moods
    sad :(
    happy :)
    very happy :-)

  == a bracket that somebody forgot
  Guests
    Ann (and her son
    Bob
    Eve

  == a bill without levels
  3 coffee
  12 bread rolls
  1 milk

  == years without levels
  1969 moon landing
  1989 the wall comes down
  2007 the first smartphone

  == sentences of six words
  Ann went home at half five
  Bob went home at half six

  == four pairs
  Starter: soup
  Main: fish
  Dessert: cake
  Wine: red

  == times of a day
  08:00 get up
  09:30 swim
  11:00 lunch with Ann

  == words with colons
  Note:
    buy milk
  Then:
    bake: 30 min
    eat

  == two words in each line
  call mum
  buy milk
  pay bills

  == options of a trip
  by train: 3 h
    change in Bern
  by car: 2 h
    toll 12.50

  == a usage of words
  Usage in towns
    water
    power

  == numbers with brackets behind
  Exercise 3
    a) 1 + 2
    b) 3 * (4 - 1)
    c) f(x, y)

  == sums behind bars
  Total | 10
    Alice | 6
      May | 4
    Bob | 4

  == five ingredients
  Flour: 200 g
  Milk: 300 ml
  Eggs: 2
  Salt: a pinch
  Butter: 50 g

  == a talk
  Ann: Hi, how are you?
  Bob: Fine, thanks.
  Ann: Good.
  Bob: And you?
  Ann: Great, see you.

  == a cast
  Hamlet: Ann
  Ophelia: Bea
  Ghost: Cy
  Queen: Di
  King: Ed

  == words and what they are short for
  API: interface
  CLI: command line
  GUI: windows
  TUI: text windows
  SDK: kit

  == kinds of changes
  feat: add login
  fix: crash on start
  docs: readme
  chore: bump
  test: more

  == a diary by days
  2024-01-01: slept
  2024-01-02: worked
  2024-01-03: played

  == a diary by hours
  2024-01-01 10:00 woke
  2024-01-01 11:00 ate
  2024-01-02 09:00 ran

  == what files are
  main.c: entry
  list.c: lists
  util.c: helpers

  == a formula
  E = mc^2
    E = energy
    m = mass
    c = speed of light

  == an equation
  x = 1
    y = 2

  == words of two languages
  Haus = house
  Hund = dog
  Katze = cat

  == what follows from what
  rain => umbrella
  sun => hat
  snow => boots

  == boxes to tick
  [ ] Milk
  [x] Eggs

  == boxes to tick, nested
  [ ] Shopping
    [x] Milk
    [ ] Eggs

  == tags in brackets
  [Bug] Crash [urgent]
  [Feature] Login

  == three verbs a line
  Wash; dry; fold
  Cook; eat; clean
  Read; write; sleep

  == a short timetable
  Mon  Maths   Ann
  Tue  French  Bob
  Wed  Art     Cy

  == numbers of members
  1234567 Ann
  2345678 Bob
  3456789 Cy

  == how to be
  usage: be kind
    always

  == words with a comma above others
  id, parent
    name
    child

  == numbers set right
   4 apples
   8 pears
  12 total

  == a shopping list with dashes and colons
  Shopping:
    - Fruit: apples
    - Veg: leek
  """#
