-- Free bets, and the bets that they pay.

CREATE TABLE free_bet (
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  source TEXT NOT NULL CHECK (source IN ('welfare', 'level', 'activity')),
  title TEXT NOT NULL,
  amountCents INTEGER NOT NULL CHECK (amountCents > 0),
  stakeReturned INTEGER NOT NULL CHECK (stakeReturned IN (0, 1)), -- whether a win pays the stake, too
  leastOdds TEXT,                       -- lowest decimal odds of the bet
  sports TEXT NOT NULL CHECK (json_valid(sports)), -- empty: every sport
  givenAt INTEGER NOT NULL,
  endsAt INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'used', 'expired', 'void')),
  changedAt INTEGER,                    -- when it was used or ended
  ticket TEXT REFERENCES bet_ticket (id), -- that it pays or paid
  backOf TEXT REFERENCES bet_ticket (id)  -- the void bet that gave it back
) STRICT;
CREATE INDEX free_bet_member ON free_bet (member, state);

ALTER TABLE bet_ticket ADD COLUMN freeBet TEXT
  /* that pays the bet; its own stake is then 0 */
  REFERENCES free_bet (id);
ALTER TABLE bet_ticket ADD COLUMN freeCents INTEGER NOT NULL DEFAULT 0 CHECK (freeCents >= 0)
  /* its amount: the stake of the bet */;
ALTER TABLE bet_ticket ADD COLUMN freeReturned INTEGER NOT NULL DEFAULT 0 CHECK (freeReturned IN (0, 1))
  /* whether a win pays the free stake, too */;
