-- What the evidence of a bet says beside the ticket (docs/decisions/073). Rows are only added.

CREATE TABLE bet_terms (
  -- What the member was quoted, and which limits applied when the bet was placed.
  ticket TEXT PRIMARY KEY REFERENCES bet_ticket (id),
  legs TEXT NOT NULL CHECK (json_valid(legs)), -- of each leg and its parts as sent, with its limits
  limits TEXT CHECK (json_valid(limits)), -- of a series or system; null: a single
  dailyCapCents INTEGER NOT NULL CHECK (dailyCapCents >= 0)
) STRICT;

CREATE TABLE bet_fact (
  -- What a leg, or a part of a combination, was settled by. A leg that was reopened has several; the last one counts.
  id INTEGER PRIMARY KEY,
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  leg INTEGER NOT NULL CHECK (leg >= 0),
  part INTEGER CHECK (part >= 0),       -- null: the leg itself
  time INTEGER NOT NULL,
  result TEXT CHECK (json_valid(result)), -- of the match; null for a champion
  winners TEXT CHECK (json_valid(winners)) -- of a champion; null for a match
) STRICT;
CREATE INDEX fact_ticket ON bet_fact (ticket);

CREATE TABLE bet_rules (
  -- The rules of a site as they were shown, from when they were.
  site TEXT NOT NULL,
  since INTEGER NOT NULL,
  version TEXT NOT NULL,
  pages TEXT NOT NULL CHECK (json_valid(pages)),
  PRIMARY KEY (site, since)
) STRICT;
