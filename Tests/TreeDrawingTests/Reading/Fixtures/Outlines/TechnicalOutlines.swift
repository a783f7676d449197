/// Outlines as programmers and scientists write them, each behind a line with `==` and its name.
let technicalOutlines = #"""

  == modules and what they call
  app
    parser -> lexer
    emitter -> writer, colours
    main
      parse()
      emit(tree, to: stdout)

  == routes of a server
  /
    /users
      GET -> list
      POST -> create
      /:id
        GET
        DELETE
    /login

  == environment
  production
    web-1
      nginx 1.25
      app (port 8080)
    db-1
      postgres=15
      PGDATA=/var/lib/postgres

  == settings in words
  Editor
    Font: Menlo
    Size: 12
    Theme
      Light: Solarized
      Dark: Nord

  == a class with its members
  Animal
    name: String
    legs: Int
    Dog
      bark()
      fetch(stick)
    Cat
      purr()

  == functions with types
  map(f, xs)
    f: (A) -> B
    xs: [A]
    returns [B]

  == a grammar in prose
  sentence
    noun phrase
      article: the | a
      noun
    verb phrase
      verb
      [noun phrase]

  == a grammar with bars
  expr
    term | expr + term
    term
      factor | term * factor

  == a query
  SELECT name, age
    FROM people
    WHERE age > 30
      AND name LIKE 'A%'
    ORDER BY age

  == tests
  Parser
    reads numbers
      "1"
      "-1.5e3"
    refuses letters
      "abc": no digit
      "1a": a letter

  == commands
  git
    commit
      --amend
      -m "message"
    log
      --graph
      --oneline

  == options with equals signs
  compile
    -O2
    -std=c++20
    -I/usr/include
  link
    -lm

  == an error and its trace
  fatal error: index out of range
    at main.swift:12
      in compute()
    at main.swift:40

  == a protocol
  handshake
    client --> hello
    server --> hello, certificate
      verify chain
    client --> key
    finished

  == units with signs
  Temperature
    +- 5
    +- 7
  Voltage
    +/- 0.1

  == units in fractions
  Speed
    km/h
    m/s
  Flow
    l/min

  == dates with slashes
  2026
    01/02 New year party
    06/21 solstice

  == addresses
  Bookmarks
    https://example.org/a
    https://example.org/b/c
      good on trees
    mailto:ann@example.org

  == markup as text
  <page>
    <head>
    <body>
      <p> a paragraph
      <b>bold</b>

  == a page in components
  Page
    <Header />
    <Main>
      Card {title}
      Card {price}

  == templates
  Hello {name}
    Dear {title} {surname}
    {greeting}

  == placeholders
  ${HOME}
    ${HOME}/bin
    $(pwd)

  == a proof
  Theorem. a = b
    Lemma 1. a <= b
      by induction on n
    Lemma 2. b <= a
      n = 0: trivial
      n -> n + 1: see [3]

  == logic
  A ∧ B
    A → C
    B → ¬C
  contradiction

  == chemistry
  Alkanes
    CH4: methane
    C2H6: ethane
  Reactions
    2 H2 + O2 -> 2 H2O
    C + O2 -> CO2

  == a circuit
  Board
    U1: LM7805 (5 V)
      C1: 100 nF
      C2: 10 µF
    J1: USB-C

  == Japanese
  日本
    関東
      東京
      横浜
    関西
      大阪（府）

  == Russian
  Дом
    Кухня: плита, стол
    Зал
      Диван

  == Arabic and Hebrew
  شجرة
    غصن
  עץ
    ענף

  == rules between parts
  Part one
    a
    b
  ----------
  Part two
    c

  == bullets below headings
  Goals
    - fast
    - small
      - below 1 MB
  Risks
    * time
    * money

  == numbers and bullets
  Agenda:
    1. Welcome
    2. Reports
      - finance
      - staff
    3. Close

  == a label of one line
  Hello, world

  == three words
  red
  green
  blue

  == machines and their addresses
  office
    192.0.2.1 router
    192.0.2.7 printer
  home
    192.0.2.9 desk

  == files and lines
  to mend
    main.c:12 a leak
    list.c:40 off by one

  == words that could be hashes
  decade
    facade
  defaced 1
    added

  == branches of a project
  main
    fix/leak
    feature/list
  release 1.0

  == names with backslashes
  \alpha
    \beta or \gamma
  a\b

  == semicolons with numbers
  guests
    Ann; 3
    Bob and Eve; 4 or 5

  == a total
  total 3
    apples
    pears

  == changes in words
  --- before
    a
  +++ after
    b

  == a folder with a bullet
  * src/
    main.c
    list.c

  == pages without levels
  Home /
  About /about
  Blog /blog

  == numbers behind words with slashes
  docs/readme 4
  src/main 5

  == letters before words
  M Mercury
  ? Pluto

  == words of hexadecimal digits
  deadbee cafe
  facade1 wall

  == numbers without levels
  1234567 Ann
  2345678 Bob

  == options without levels
  -v
  --verbose
  --help

  == dashes without levels
  -- intro
  -- main
  -- end

  == quotations without levels
  > a
  > b

  == versions without levels
  1.0 First
  1.1 Fixes
  2.0 Second

  == steps without levels
  1 Start
  2 Middle
  3 End

  == counts without levels
  1 apple
  2 pears
  1 plum

  == words and dashes without levels
  Soup -- 5.50
  Bread -- 2.00

  == words and arrows without levels
  Haus → house
  Hund → dog

  == what is more, without levels
  a > b
  c > d

  == levels of urgency
  INFO desk
  ERROR codes

  == times in a race
  10:30.5 Ann
  10:31.2 Bob

  == people at places
  Ann/Bob @home
  Eve @work

  == floors in order
  0 Ground floor
  1 First floor
  2 Second floor

  == one line with brackets
  Plan (a (b))

  == comments without levels
  // todo
  // more

  == shares without levels
  50.5% Ann
  49.5% Bob

  == names between colons
  Note:: x
  Other:: y

  == arrows without levels
  -> a
  -> b

  == packages in sentences
  numpy==1.0 is fine
  scipy==2.0 too

  == headings in words
  h1 title
  h2 sub

  == names with points
  .gitignore
  ..hidden

  == a branch in words
  On branch level
    see the manager

  == people without levels
  Ann, CEO
  Bob, CTO
  Eve, CFO

  == prices without levels
  milk 1,20
  bread 2,80

  == pairs without levels
  CEO: Ann
  CTO: Bob
  CFO: Eve

  == a checklist without levels
  ✓ milk
  ✗ bread

  == words of commands
  RUN 5 km
  SWIM 1 km

  == the ways of a letter
  From: Rome
  To: Oslo

  == parts of a program
  def main
    parse
    draw

  == the top of a hill
  top - the summit
    the hut

  == pings
  PING pong
    rackets
    balls

  == years with links
  2024 {href=a/1.html}
    2025 {href=a/2.html}

  == letters with links
  M {href=../a/b1.html}
    A {href=../a/b2.html}

  == people with attributes in quotes
  Boss {class="done" note="Head"}
    Anna {class="new" note="Sales"}
  """#
