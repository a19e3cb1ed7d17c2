-- The ledger, copies of its balances, and the outcomes of money calls.

CREATE TABLE ledger_entry (
  -- One row per account of a transaction. The rows of a transaction sum to zero in each currency; none is ever
  -- changed or deleted.
  id INTEGER PRIMARY KEY,
  tx INTEGER NOT NULL,                  -- number of the transaction
  account TEXT NOT NULL,                -- such as wallet:12, locked:12, venue:12:QLZR, coin:12:USDT, house
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT', 'BTC')),
  cents INTEGER NOT NULL CHECK (cents <> 0), -- smallest units of a coin where the currency is one
  reason TEXT NOT NULL,
  reference TEXT NOT NULL,              -- id of the ticket, order or other cause
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX ledger_account ON ledger_entry (account, time, cents);
CREATE INDEX ledger_reference ON ledger_entry (reference);
CREATE INDEX ledger_tx ON ledger_entry (tx);
CREATE TRIGGER ledger_entry_not_changed BEFORE UPDATE ON ledger_entry
BEGIN
  SELECT RAISE (ABORT, 'ledger_entry is only added to: book a movement back instead');
END;
CREATE TRIGGER ledger_entry_not_deleted BEFORE DELETE ON ledger_entry
BEGIN
  SELECT RAISE (ABORT, 'ledger_entry is only added to: book a movement back instead');
END;

CREATE TABLE money_call (
  -- The outcome of each money call, by the idempotency key that the client chose.
  member INTEGER NOT NULL REFERENCES member (id),
  key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 100),
  call TEXT NOT NULL,
  body TEXT NOT NULL,                   -- digest of the request
  outcome TEXT NOT NULL CHECK (json_valid(outcome)),
  time INTEGER NOT NULL,
  PRIMARY KEY (member, key)
) STRICT;

CREATE TABLE venue_wallet (
  -- A member's money at a venue: a copy of its ledger account.
  member INTEGER NOT NULL REFERENCES member (id),
  channelCode TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (member, channelCode)
) STRICT;

CREATE TABLE held_money (
  -- A member's bonus, withdrawing and coin money: copies of ledger accounts.
  account TEXT PRIMARY KEY,
  amount INTEGER NOT NULL CHECK (amount >= 0) -- cents, or smallest units of the coin
) STRICT;

CREATE TABLE venue_round (
  -- Rounds played with the money at a venue.
  member INTEGER NOT NULL REFERENCES member (id),
  channelCode TEXT NOT NULL,
  round TEXT NOT NULL,
  stakeCents INTEGER NOT NULL CHECK (stakeCents >= 0),
  winCents INTEGER NOT NULL CHECK (winCents >= 0),
  time INTEGER NOT NULL,
  game TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (member, channelCode, round)
) STRICT;
