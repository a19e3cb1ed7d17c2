/**
 * `payee`: accounts that withdrawals are paid to. `sealed` is the encrypted number and holder, `digest` finds
 * the same number of another member without decrypting it.
 * `password_proof`: digests of the proofs that a member typed the second password.
 */
export const PAYEE_TABLES = `
  CREATE TABLE payee (id TEXT PRIMARY KEY, site TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES member (id), kind TEXT NOT NULL, sealed TEXT NOT NULL,
    digest TEXT NOT NULL, masked TEXT NOT NULL, bank TEXT, branch TEXT NOT NULL, coin TEXT, network TEXT,
    label TEXT NOT NULL, addedAt INTEGER NOT NULL, usedAt INTEGER, lockedUntil INTEGER,
    confirmBy INTEGER, removedAt INTEGER);
  CREATE INDEX payee_member ON payee (member, kind);
  CREATE UNIQUE INDEX payee_digest ON payee (site, digest) WHERE removedAt IS NULL;
  CREATE TABLE password_proof (digest TEXT PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    expiresAt INTEGER NOT NULL, used INTEGER NOT NULL);
`;
