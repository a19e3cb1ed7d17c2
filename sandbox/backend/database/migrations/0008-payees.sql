-- Accounts that withdrawals are paid to.

CREATE TABLE payee (
  -- Accounts that withdrawals are paid to. A removed one stays, without being shown.
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'coin', 'alipay')),
  sealed TEXT NOT NULL,                 -- number and holder, encrypted
  digest TEXT NOT NULL,                 -- finds the same number of another member
  masked TEXT NOT NULL,
  bank TEXT,
  branch TEXT NOT NULL,
  coin TEXT CHECK (coin IN ('USDT', 'BTC')),
  network TEXT CHECK (network IN ('TRC20', 'ERC20', 'BTC')),
  label TEXT NOT NULL,
  addedAt INTEGER NOT NULL,
  usedAt INTEGER,
  lockedUntil INTEGER,                  -- neither used nor removed before
  confirmBy INTEGER,                    -- null: confirmed
  removedAt INTEGER
) STRICT;
CREATE INDEX payee_member ON payee (member, kind);
CREATE UNIQUE INDEX payee_digest ON payee (site, digest) WHERE removedAt IS NULL;

CREATE TABLE password_proof (
  -- Digests of the proofs that a member typed the second password.
  digest TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  expiresAt INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;
