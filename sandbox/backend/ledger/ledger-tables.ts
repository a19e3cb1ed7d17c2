/**
 * `ledger_entry`: one row per account of a transaction; the rows of a transaction (`tx`) sum to zero in each
 * currency. `cents` are units of a coin where the currency is one.
 * `money_call`: the outcome of each money call by idempotency key.
 * `venue_wallet`: a member's money at a venue, a copy of its ledger account.
 * `venue_round`: the rounds played with it.
 * `held_money`: a member's bonus, withdrawing and coin money, copies of their ledger accounts.
 */
export const LEDGER_TABLES = `
  CREATE TABLE ledger_entry (id INTEGER PRIMARY KEY, tx INTEGER NOT NULL, account TEXT NOT NULL,
    currency TEXT NOT NULL, cents INTEGER NOT NULL, reason TEXT NOT NULL, reference TEXT NOT NULL, time INTEGER NOT NULL);
  CREATE INDEX ledger_account ON ledger_entry (account, time, cents);
  CREATE INDEX ledger_reference ON ledger_entry (reference);
  CREATE INDEX ledger_tx ON ledger_entry (tx);
  CREATE TABLE money_call (member INTEGER NOT NULL REFERENCES member (id), key TEXT NOT NULL,
    call TEXT NOT NULL, body TEXT NOT NULL, outcome TEXT NOT NULL, time INTEGER NOT NULL,
    PRIMARY KEY (member, key));
  CREATE TABLE venue_wallet (member INTEGER NOT NULL REFERENCES member (id), channelCode TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents >= 0), PRIMARY KEY (member, channelCode));
  CREATE TABLE held_money (account TEXT PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount >= 0));
  CREATE TABLE venue_round (member INTEGER NOT NULL REFERENCES member (id), channelCode TEXT NOT NULL,
    round TEXT NOT NULL, stakeCents INTEGER NOT NULL, winCents INTEGER NOT NULL, time INTEGER NOT NULL,
    game TEXT NOT NULL DEFAULT '', PRIMARY KEY (member, channelCode, round));
`;
