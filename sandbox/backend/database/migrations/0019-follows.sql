-- Sports that a member follows.

CREATE TABLE sport_follow (
  -- Teams, leagues and matches that a member follows.
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('team', 'league', 'match')),
  id TEXT NOT NULL,
  PRIMARY KEY (member, kind, id)
) STRICT;
