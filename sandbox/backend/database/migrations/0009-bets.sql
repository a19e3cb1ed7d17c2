-- Bets.

CREATE TABLE bet_ticket (
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  placedAt INTEGER NOT NULL,
  confirmAt INTEGER,                    -- when an in-play bet is accepted or refused
  state TEXT NOT NULL CHECK (state IN ('pending', 'open', 'settled', 'refused', 'cashedOut', 'void')),
  accept TEXT NOT NULL CHECK (accept IN ('any', 'better', 'ask')),
  oddsType TEXT NOT NULL CHECK (oddsType IN ('E', 'H', 'I', 'M')),
  sizes TEXT NOT NULL CHECK (json_valid(sizes)), -- how many legs each of its bets joins
  bankers TEXT NOT NULL CHECK (json_valid(bankers)), -- places of legs that are in each of its bets
  bets INTEGER NOT NULL CHECK (bets > 0),
  stakeCents INTEGER NOT NULL CHECK (stakeCents >= 0), -- of each bet
  riskCents INTEGER NOT NULL CHECK (riskCents >= 0),
  winCents INTEGER NOT NULL CHECK (winCents >= 0),
  leftCents INTEGER NOT NULL CHECK (leftCents BETWEEN 0 AND riskCents), -- not cashed out; locked while open
  cashedCents INTEGER NOT NULL CHECK (cashedCents >= 0),
  returnCents INTEGER CHECK (returnCents >= 0), -- paid, cash-outs included
  validCents INTEGER NOT NULL CHECK (validCents >= 0), -- counts as turnover
  settledAt INTEGER,
  reason TEXT CHECK (reason IN ('odds', 'line', 'score', 'limits', 'closed', 'balance', 'combination', 'duplicate',
    'dailyCap')),                       -- why it was refused
  betKey TEXT NOT NULL,                 -- the same for tickets on the same selections
  autoCents INTEGER CHECK (autoCents >= 0), -- the automatic cash-out
  autoState TEXT CHECK (autoState IN ('waiting', 'done', 'ended')),
  autoReason TEXT CHECK (autoReason IN ('member', 'part', 'cashedOut', 'edited', 'settled')),
  autoAt INTEGER,                       -- when it was set, carried out or ended
  autoSeenAt INTEGER,                   -- until when prices have been compared with it
  editedFrom TEXT REFERENCES bet_ticket (id),
  editedTo TEXT REFERENCES bet_ticket (id)
) STRICT;
CREATE INDEX ticket_member ON bet_ticket (member, placedAt);
CREATE INDEX ticket_key ON bet_ticket (betKey, state);
CREATE INDEX ticket_state ON bet_ticket (state, member);
CREATE INDEX ticket_auto ON bet_ticket (autoState, member);

CREATE TABLE bet_leg (
  -- A selection of a ticket, as it was when the bet was placed.
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  place INTEGER NOT NULL CHECK (place >= 0),
  priceId TEXT NOT NULL,
  gameId TEXT NOT NULL,
  gide TEXT NOT NULL,
  w TEXT NOT NULL,                      -- play
  r TEXT NOT NULL,                      -- selection in the play
  line TEXT,
  odds TEXT NOT NULL,                   -- decimal text
  leastOdds TEXT,                       -- lowest price that the member takes while the ticket is pending
  scoreHome INTEGER CHECK (scoreHome >= 0),
  scoreAway INTEGER CHECK (scoreAway >= 0),
  live INTEGER NOT NULL CHECK (live IN (0, 1)),
  listed TEXT NOT NULL CHECK (json_valid(listed)), -- scores that the market offered
  sport TEXT NOT NULL CHECK (sport IN ('FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT')),
  leagueId TEXT NOT NULL,
  league TEXT NOT NULL,
  home TEXT NOT NULL,
  away TEXT NOT NULL,
  startsAt INTEGER NOT NULL,
  name TEXT,                            -- the competitor of an outright
  code TEXT,                            -- result code; null: open
  deadHeat TEXT CHECK (json_valid(deadHeat)),
  resultHome INTEGER CHECK (resultHome >= 0),
  resultAway INTEGER CHECK (resultAway >= 0),
  settledAt INTEGER,
  PRIMARY KEY (ticket, place)
) STRICT;
CREATE INDEX leg_game ON bet_leg (gameId);

CREATE TABLE cash_quote (
  id TEXT PRIMARY KEY,
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  valueCents INTEGER NOT NULL CHECK (valueCents >= 0),
  expiresAt INTEGER NOT NULL
) STRICT;

CREATE TABLE edit_quote (
  id TEXT PRIMARY KEY,
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  legs TEXT NOT NULL CHECK (json_valid(legs)),
  valueCents INTEGER NOT NULL CHECK (valueCents >= 0),
  expiresAt INTEGER NOT NULL
) STRICT;

CREATE TABLE trader_verdict (
  -- What a trader decides about the next in-play bets, in the order given.
  id INTEGER PRIMARY KEY,
  verdict TEXT NOT NULL CHECK (verdict IN ('accept', 'refuse', 'wait')),
  member INTEGER REFERENCES member (id) -- null: of any member
) STRICT;
