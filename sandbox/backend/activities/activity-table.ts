/**
 * `activity_member`: who takes part, and until when. `activity_claim`: what was claimed or drawn, each item once, and for
 * one deposit one reward of a kind.
 * `activity_chance`: draw chances that staff have given. `race_round`: rounds whose prizes were given, with the
 * final board.
 */
export const ACTIVITY_TABLES = `
  CREATE TABLE activity_member (member INTEGER NOT NULL REFERENCES member (id), activity TEXT NOT NULL,
    joinedAt INTEGER NOT NULL, leftAt INTEGER, PRIMARY KEY (member, activity));
  CREATE TABLE activity_claim (id INTEGER PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    activity TEXT NOT NULL, item TEXT NOT NULL, title TEXT NOT NULL, amountCents INTEGER NOT NULL,
    turnoverCents INTEGER NOT NULL, prize TEXT, time INTEGER NOT NULL, kind TEXT NOT NULL, deposit TEXT,
    UNIQUE (member, activity, item), UNIQUE (kind, deposit));
  CREATE TABLE activity_chance (member INTEGER NOT NULL REFERENCES member (id), activity TEXT NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (member, activity));
  CREATE TABLE race_round (site TEXT NOT NULL, activity TEXT NOT NULL, round INTEGER NOT NULL,
    endedAt INTEGER NOT NULL, board TEXT NOT NULL, PRIMARY KEY (site, activity, round));
`;
