-- Turnover, and rates that were quoted.

CREATE TABLE turnover (
  -- The turnover that each deposit, reward or adjustment requires before its money can be withdrawn.
  member INTEGER NOT NULL REFERENCES member (id),
  id TEXT NOT NULL,                     -- of the order or reward
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'bonus', 'gift', 'adjust')),
  title TEXT NOT NULL,
  requiredCents INTEGER NOT NULL CHECK (requiredCents >= 0),
  doneCents INTEGER NOT NULL CHECK (doneCents >= 0),
  lockedCents INTEGER NOT NULL CHECK (lockedCents >= 0), -- the reward, or what a deposit keeps in the wallet
  time INTEGER NOT NULL,
  endsAt INTEGER,                       -- null: never
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'lapsed')),
  closedAt INTEGER,
  PRIMARY KEY (member, id),
  CHECK ((state = 'open') = (closedAt IS NULL))
) STRICT;

CREATE TABLE turnover_stake (
  -- How much of each settled bet and round has been counted.
  member INTEGER NOT NULL REFERENCES member (id),
  source TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (member, source)
) STRICT;

CREATE TABLE kept_rate (
  -- Rates that were quoted to a member, each for a limited time and one call.
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  purpose TEXT NOT NULL CHECK (purpose IN ('withdraw', 'toCoin', 'toCny')),
  coin TEXT NOT NULL CHECK (coin IN ('USDT', 'BTC')),
  network TEXT CHECK (network IN ('TRC20', 'ERC20', 'BTC')),
  rate TEXT NOT NULL,                   -- CNY for one coin, as decimal text
  feeUnits INTEGER NOT NULL CHECK (feeUnits >= 0), -- of the network
  expiresAt INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;
CREATE INDEX rate_member ON kept_rate (member, purpose);
