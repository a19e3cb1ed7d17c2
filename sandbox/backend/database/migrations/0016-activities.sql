-- Activities.

CREATE TABLE activity_member (
  -- Who takes part, and until when.
  member INTEGER NOT NULL REFERENCES member (id),
  activity TEXT NOT NULL,
  joinedAt INTEGER NOT NULL,
  leftAt INTEGER,
  PRIMARY KEY (member, activity)
) STRICT;

CREATE TABLE activity_claim (
  -- What was claimed or drawn: each item once, and one reward of a kind for one deposit.
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  activity TEXT NOT NULL,
  item TEXT NOT NULL,
  title TEXT NOT NULL,
  amountCents INTEGER NOT NULL CHECK (amountCents >= 0),
  turnoverCents INTEGER NOT NULL CHECK (turnoverCents >= 0),
  prize TEXT,
  time INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('racePage', 'activityLandPage', 'firstDeposit', 'againDeposit', 'newTask',
    'drawGift', 'signGift', 'bettingGift')),
  deposit TEXT REFERENCES deposit_order (id),
  UNIQUE (member, activity, item),
  UNIQUE (kind, deposit)
) STRICT;

CREATE TABLE activity_chance (
  -- Draws that staff have given.
  member INTEGER NOT NULL REFERENCES member (id),
  activity TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (member, activity)
) STRICT;

CREATE TABLE race_round (
  -- Rounds of races whose prizes were given, with the final board.
  site TEXT NOT NULL,
  activity TEXT NOT NULL,
  round INTEGER NOT NULL,
  endedAt INTEGER NOT NULL,
  board TEXT NOT NULL CHECK (json_valid(board)),
  PRIMARY KEY (site, activity, round)
) STRICT;
