-- Levels.

CREATE TABLE member_level (
  -- What a member's level is counted from. The bases stand for the time before these accounts were kept, and take
  -- turnover away when a level is lost.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  level INTEGER NOT NULL CHECK (level >= 0),
  since INTEGER NOT NULL,
  seen INTEGER NOT NULL CHECK (seen >= 0), -- the highest level that the member was told about
  depositBase INTEGER NOT NULL,         -- cents
  turnoverBase INTEGER NOT NULL,        -- cents
  keepFrom INTEGER NOT NULL,            -- start of the period that decides about keeping the level
  countedAt INTEGER NOT NULL            -- the last midnight that was counted
) STRICT;
