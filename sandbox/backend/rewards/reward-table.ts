/** `reward`: what a member may claim, once, between `validFrom` and `validTo`. */
export const REWARD_TABLE = `
  CREATE TABLE reward (member INTEGER NOT NULL REFERENCES member (id), id TEXT NOT NULL, kind TEXT NOT NULL,
    title TEXT NOT NULL, amountCents INTEGER NOT NULL, turnoverCents INTEGER NOT NULL, validFrom INTEGER NOT NULL,
    validTo INTEGER NOT NULL, claimedAt INTEGER, activity TEXT, activityKind TEXT, PRIMARY KEY (member, id));
`;
