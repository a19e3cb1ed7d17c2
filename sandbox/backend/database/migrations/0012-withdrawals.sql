-- Withdrawals.

CREATE TABLE withdrawal (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'coin', 'alipay')),
  payee TEXT NOT NULL REFERENCES payee (id),
  account TEXT NOT NULL,                -- as the member sees it: bank or network, and the masked number
  amountCents INTEGER NOT NULL CHECK (amountCents > 0),
  feeCents INTEGER NOT NULL CHECK (feeCents >= 0),
  paidCents INTEGER NOT NULL CHECK (paidCents >= 0),
  coin TEXT CHECK (coin IN ('USDT', 'BTC')),
  network TEXT CHECK (network IN ('TRC20', 'ERC20', 'BTC')),
  units INTEGER CHECK (units >= 0),     -- of the coin
  rate TEXT,                            -- CNY for one coin, as decimal text
  confirmations INTEGER CHECK (confirmations >= 0), -- needed on the chain
  blockMs INTEGER CHECK (blockMs > 0),
  txId TEXT,
  state TEXT NOT NULL CHECK (state IN ('queued', 'review', 'paying', 'confirming', 'arrived', 'refused', 'failed',
    'cancelled')),
  needsReview INTEGER NOT NULL CHECK (needsReview IN (0, 1)),
  ahead INTEGER NOT NULL CHECK (ahead >= 0), -- orders before it in the queue
  queueMs INTEGER NOT NULL CHECK (queueMs >= 0),
  reviewMs INTEGER NOT NULL CHECK (reviewMs >= 0),
  payMs INTEGER NOT NULL CHECK (payMs >= 0),
  createdAt INTEGER NOT NULL,
  stateAt INTEGER NOT NULL,             -- when its state began
  nextAt INTEGER,                       -- when it changes by itself
  reviewedAt INTEGER,
  paidAt INTEGER,
  arrivedAt INTEGER,
  endedAt INTEGER,
  note TEXT NOT NULL
) STRICT;
CREATE INDEX withdrawal_member ON withdrawal (member, createdAt);
CREATE INDEX withdrawal_due ON withdrawal (nextAt);

CREATE TABLE withdrawal_rule (
  -- What an operator has changed of the rules of a site.
  site TEXT PRIMARY KEY,
  canCancel INTEGER NOT NULL CHECK (canCancel IN (0, 1)),
  closed TEXT NOT NULL CHECK (json_valid(closed)), -- closed methods and networks, with the reason
  hours TEXT NOT NULL CHECK (json_valid(hours)) -- when withdrawals are taken
) STRICT;

CREATE TABLE withdrawal_hold (
  -- Members whose withdrawals wait for customer service.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  reason TEXT NOT NULL
) STRICT;
