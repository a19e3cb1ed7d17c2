-- Pictures of members.

CREATE TABLE upload (
  -- Pictures of members.
  id TEXT PRIMARY KEY,                  -- random, cannot be guessed
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp')),
  bytes BLOB NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1)) -- 1: never deleted to make room
) STRICT;
CREATE INDEX upload_member ON upload (member);
