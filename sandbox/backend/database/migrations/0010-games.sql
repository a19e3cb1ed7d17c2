-- Games of a member.

CREATE TABLE own_game (
  -- A member's favourite games, and the games last launched.
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('favourites', 'recent')),
  enName TEXT NOT NULL,                 -- channel code of the venue
  gameCode TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (member, kind, enName, gameCode)
) STRICT;
