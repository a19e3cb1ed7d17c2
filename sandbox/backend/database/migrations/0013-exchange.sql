-- Exchange with the coin wallet.

CREATE TABLE exchange_order (
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  way TEXT NOT NULL CHECK (way IN ('toCoin', 'toCny')),
  cents INTEGER NOT NULL,               -- what left the centre wallet; negative: what came to it
  units INTEGER NOT NULL,               -- what reached the coin wallet; negative: what left it
  rate TEXT NOT NULL,
  rateId TEXT NOT NULL UNIQUE REFERENCES kept_rate (id),
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX exchange_member ON exchange_order (member, time);
