-- Deposits.

CREATE TABLE deposit_order (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  channel TEXT NOT NULL,
  channelName TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'quick', 'scan', 'alipay', 'huione', 'coin', 'xnbsk', 'service')),
  wait TEXT NOT NULL CHECK (wait IN ('rechargeWait', 'transferWait', 'huioneWait', 'xnbskWait', 'virtualCoinWait')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'paid', 'confirming', 'review', 'credited', 'expired', 'cancelled',
    'refused')),
  amountCents INTEGER NOT NULL CHECK (amountCents >= 0),
  dueCents INTEGER NOT NULL CHECK (dueCents >= 0),
  feeCents INTEGER NOT NULL CHECK (feeCents >= 0),
  feeBasisPoints INTEGER NOT NULL CHECK (feeBasisPoints >= 0),
  bonusCents INTEGER NOT NULL CHECK (bonusCents >= 0),
  reward TEXT CHECK (json_valid(reward)), -- as promised when the order was made
  receivedCents INTEGER CHECK (receivedCents >= 0),
  creditedCents INTEGER CHECK (creditedCents >= 0),
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  claimedAt INTEGER,                    -- the member said that it is paid
  seenAt INTEGER,                       -- the first payment was seen
  sureAt INTEGER,                       -- the payment can no longer be taken back
  decideAt INTEGER,                     -- the review ends by itself; null: only by a person
  verdict TEXT CHECK (verdict IN ('credit', 'refuse')), -- how it then ends
  endedAt INTEGER,
  needsName INTEGER NOT NULL CHECK (needsName IN (0, 1)),
  target TEXT NOT NULL CHECK (json_valid(target)), -- the account to pay to
  framed INTEGER NOT NULL CHECK (framed IN (0, 1)),
  coin TEXT CHECK (json_valid(coin)),
  note TEXT NOT NULL,
  usualSeconds INTEGER NOT NULL CHECK (usualSeconds >= 0)
) STRICT;
CREATE INDEX deposit_member ON deposit_order (member, createdAt);
CREATE INDEX deposit_state ON deposit_order (state, member);

CREATE TABLE deposit_event (
  -- What banks, channels and chains have reported, each once.
  id TEXT PRIMARY KEY,
  takenBy TEXT NOT NULL REFERENCES deposit_order (id),
  type TEXT NOT NULL CHECK (type IN ('payment', 'declined', 'cancelled')),
  cents INTEGER NOT NULL,               -- value in CNY
  counted INTEGER NOT NULL CHECK (counted IN (0, 1)), -- 0: never credited
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX deposit_event_order ON deposit_event (takenBy);

CREATE TABLE deposit_receipt (
  -- Pictures by which a member proves a payment.
  orderId TEXT NOT NULL REFERENCES deposit_order (id),
  upload TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (orderId, upload)
) STRICT;

CREATE TABLE signal_code (
  -- One-time words by which the deposit service recognizes a member.
  code TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  usedBy TEXT REFERENCES deposit_order (id)
) STRICT;
CREATE INDEX signal_member ON signal_code (member);
