/**
 * `deposit_order`: one row per order; times are epoch milliseconds.
 * `deposit_event`: what banks, channels and chains have reported, each once. `takenBy` is the order that a
 * payment belongs to, `cents` its value in CNY; `counted` is 0 if it is never credited.
 * `signal_code`: one-time codes by which the deposit service recognizes a member.
 */
export const DEPOSIT_TABLES = `
  CREATE TABLE deposit_order (id TEXT PRIMARY KEY, site TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES member (id), channel TEXT NOT NULL, channelName TEXT NOT NULL,
    kind TEXT NOT NULL, wait TEXT NOT NULL, state TEXT NOT NULL, amountCents INTEGER NOT NULL,
    dueCents INTEGER NOT NULL, feeCents INTEGER NOT NULL, feeBasisPoints INTEGER NOT NULL,
    bonusCents INTEGER NOT NULL, reward TEXT, receivedCents INTEGER, creditedCents INTEGER,
    createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL, claimedAt INTEGER, seenAt INTEGER,
    sureAt INTEGER, decideAt INTEGER, verdict TEXT, endedAt INTEGER, needsName INTEGER NOT NULL,
    target TEXT NOT NULL, framed INTEGER NOT NULL, coin TEXT, note TEXT NOT NULL,
    usualSeconds INTEGER NOT NULL);
  CREATE INDEX deposit_member ON deposit_order (member, createdAt);
  CREATE INDEX deposit_state ON deposit_order (state, member);
  CREATE TABLE deposit_event (id TEXT PRIMARY KEY, takenBy TEXT NOT NULL REFERENCES deposit_order (id),
    type TEXT NOT NULL, cents INTEGER NOT NULL, counted INTEGER NOT NULL, time INTEGER NOT NULL);
  CREATE INDEX deposit_event_order ON deposit_event (takenBy);
  CREATE TABLE deposit_receipt (orderId TEXT NOT NULL REFERENCES deposit_order (id), upload TEXT NOT NULL,
    time INTEGER NOT NULL, PRIMARY KEY (orderId, upload));
  CREATE TABLE signal_code (code TEXT PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL, usedBy TEXT);
  CREATE INDEX signal_member ON signal_code (member);
`;
