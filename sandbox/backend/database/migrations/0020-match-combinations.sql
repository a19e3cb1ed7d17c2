-- Combinations within a match.

ALTER TABLE bet_leg ADD COLUMN setOdds TEXT
  /* of a combination: what each set of its parts pays, at the number whose bits are their places */
  CHECK (json_valid(setOdds));
ALTER TABLE bet_leg ADD COLUMN paidOdds TEXT
  /* of a combination that was settled after parts of it were void */;

CREATE TABLE bet_part (
  -- A selection of a combination, as it was when the bet was placed.
  ticket TEXT NOT NULL,
  leg INTEGER NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 0),
  priceId TEXT NOT NULL,
  gameId TEXT NOT NULL,
  w TEXT NOT NULL,                      -- play
  r TEXT NOT NULL,                      -- selection in the play
  line TEXT,
  odds TEXT NOT NULL,                   -- decimal text, of the selection alone
  scoreHome INTEGER CHECK (scoreHome >= 0),
  scoreAway INTEGER CHECK (scoreAway >= 0),
  live INTEGER NOT NULL CHECK (live IN (0, 1)),
  listed TEXT NOT NULL CHECK (json_valid(listed)), -- scores that the market offered
  code TEXT,                            -- result code; null: open
  resultHome INTEGER CHECK (resultHome >= 0),
  resultAway INTEGER CHECK (resultAway >= 0),
  settledAt INTEGER,
  PRIMARY KEY (ticket, leg, place),
  FOREIGN KEY (ticket, leg) REFERENCES bet_leg (ticket, place)
) STRICT;
CREATE INDEX part_game ON bet_part (gameId);
