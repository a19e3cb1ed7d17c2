/**
 * `turnover`: the turnover that each deposit, reward or adjustment requires before money can be withdrawn.
 * `turnover_stake`: how much of each settled bet and round has been counted.
 */
export const TURNOVER_TABLES = `
  CREATE TABLE turnover (member INTEGER NOT NULL REFERENCES member (id), id TEXT NOT NULL,
    kind TEXT NOT NULL, title TEXT NOT NULL, requiredCents INTEGER NOT NULL, doneCents INTEGER NOT NULL,
    lockedCents INTEGER NOT NULL, time INTEGER NOT NULL, endsAt INTEGER, state TEXT NOT NULL,
    closedAt INTEGER, PRIMARY KEY (member, id));
  CREATE TABLE turnover_stake (member INTEGER NOT NULL REFERENCES member (id), source TEXT NOT NULL,
    cents INTEGER NOT NULL, PRIMARY KEY (member, source));
`;
