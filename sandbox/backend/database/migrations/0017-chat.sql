-- Chat.

CREATE TABLE chat_line (
  -- Lines of all kinds, numbered within a room without gaps.
  site TEXT NOT NULL,
  rid TEXT NOT NULL,                    -- id of the room
  id INTEGER NOT NULL CHECK (id > 0),
  time INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'gift', 'prediction')),
  userId TEXT NOT NULL,
  name TEXT NOT NULL,
  avatar TEXT NOT NULL,
  vipLevel INTEGER NOT NULL CHECK (vipLevel >= 0),
  role TEXT NOT NULL CHECK (role IN ('member', 'moderator', 'guest', 'system')),
  clientId TEXT NOT NULL,               -- chosen by the sender, the same when it is sent again
  body TEXT NOT NULL CHECK (json_valid(body)),
  removedAt INTEGER,
  PRIMARY KEY (site, rid, id)
) STRICT;
CREATE UNIQUE INDEX chat_line_sent ON chat_line (site, clientId) WHERE clientId <> '';
CREATE INDEX chat_line_time ON chat_line (site, rid, time);
CREATE INDEX chat_line_user ON chat_line (site, rid, userId, time);
CREATE INDEX chat_line_removed ON chat_line (site, rid, removedAt) WHERE removedAt IS NOT NULL;

CREATE TABLE chat_room (
  -- What a moderator has changed in a room; an empty rid: in all rooms of a site.
  site TEXT NOT NULL,
  rid TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
  guests INTEGER NOT NULL CHECK (guests IN (0, 1)),
  slowSeconds INTEGER NOT NULL CHECK (slowSeconds >= 0),
  minVipLevel INTEGER NOT NULL CHECK (minVipLevel >= 0),
  destroyed INTEGER NOT NULL CHECK (destroyed IN (0, 1)),
  cleared INTEGER NOT NULL CHECK (cleared >= 0), -- lines up to this one are gone
  PRIMARY KEY (site, rid)
) STRICT;

CREATE TABLE chat_mute (
  site TEXT NOT NULL,
  userId TEXT NOT NULL,
  until INTEGER,                        -- null: for good
  message TEXT NOT NULL,
  PRIMARY KEY (site, userId)
) STRICT;

CREATE TABLE chat_report (
  -- Lines that members have reported to a moderator.
  site TEXT NOT NULL,
  rid TEXT NOT NULL,
  line INTEGER NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  reason TEXT NOT NULL CHECK (reason IN ('abuse', 'fraud', 'spam', 'other')),
  time INTEGER NOT NULL,
  PRIMARY KEY (site, rid, line, member),
  FOREIGN KEY (site, rid, line) REFERENCES chat_line (site, rid, id)
) STRICT;

CREATE TABLE chat_gift (
  -- Gifts that members have paid.
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  rid TEXT NOT NULL,
  gift TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  cents INTEGER NOT NULL CHECK (cents > 0),
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE chat_prediction (
  -- A member's prediction of a final score; won is null before the end of the match.
  member INTEGER NOT NULL REFERENCES member (id),
  game TEXT NOT NULL,
  home INTEGER NOT NULL CHECK (home >= 0),
  away INTEGER NOT NULL CHECK (away >= 0),
  time INTEGER NOT NULL,
  won INTEGER CHECK (won IN (0, 1)),
  PRIMARY KEY (member, game)
) STRICT;
CREATE INDEX chat_prediction_open ON chat_prediction (game) WHERE won IS NULL;
