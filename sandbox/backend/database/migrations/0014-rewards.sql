-- Rewards that a member claims.

CREATE TABLE reward (
  -- What a member may claim, once, from validFrom until validTo.
  member INTEGER NOT NULL REFERENCES member (id),
  id TEXT NOT NULL,                     -- the same each time the same reward is found due
  kind TEXT NOT NULL CHECK (kind IN ('upgrade', 'birthday', 'weekly', 'rebate', 'activity', 'race', 'invite')),
  title TEXT NOT NULL,
  amountCents INTEGER NOT NULL CHECK (amountCents > 0),
  turnoverCents INTEGER NOT NULL CHECK (turnoverCents >= 0),
  validFrom INTEGER NOT NULL,
  validTo INTEGER NOT NULL,
  claimedAt INTEGER,
  activity TEXT,
  activityKind TEXT,
  PRIMARY KEY (member, id)
) STRICT;
