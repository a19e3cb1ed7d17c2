/**
 * `withdrawal`: one row per order. `stateAt` is when its state began, `nextAt` when it changes by itself.
 * `withdrawal_rule`: what an operator has changed of the rules of a site.
 * `withdrawal_hold`: members whose withdrawals wait for customer service.
 */
export const WITHDRAWAL_TABLES = `
  CREATE TABLE withdrawal (id TEXT PRIMARY KEY, site TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES member (id), kind TEXT NOT NULL, payee TEXT NOT NULL,
    account TEXT NOT NULL, amountCents INTEGER NOT NULL, feeCents INTEGER NOT NULL,
    paidCents INTEGER NOT NULL, coin TEXT, network TEXT, units INTEGER, rate TEXT, confirmations INTEGER,
    blockMs INTEGER, txId TEXT, state TEXT NOT NULL, needsReview INTEGER NOT NULL, ahead INTEGER NOT NULL,
    queueMs INTEGER NOT NULL, reviewMs INTEGER NOT NULL, payMs INTEGER NOT NULL, createdAt INTEGER NOT NULL,
    stateAt INTEGER NOT NULL, nextAt INTEGER, reviewedAt INTEGER, paidAt INTEGER, arrivedAt INTEGER,
    endedAt INTEGER, note TEXT NOT NULL);
  CREATE INDEX withdrawal_member ON withdrawal (member, createdAt);
  CREATE INDEX withdrawal_due ON withdrawal (nextAt);
  CREATE TABLE withdrawal_rule (site TEXT PRIMARY KEY, canCancel INTEGER NOT NULL, closed TEXT NOT NULL,
    hours TEXT NOT NULL);
  CREATE TABLE withdrawal_hold (member INTEGER PRIMARY KEY REFERENCES member (id), reason TEXT NOT NULL);
`;
