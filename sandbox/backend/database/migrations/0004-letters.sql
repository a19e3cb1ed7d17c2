-- Messages to members.

CREATE TABLE letter (
  -- A message to one member, or to all members of a site.
  id TEXT PRIMARY KEY,                  -- follows from the event, so that announcing it twice changes nothing
  site TEXT,
  member INTEGER REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'activity', 'bulletin', 'match', 'feedback')),
  title TEXT NOT NULL,
  body TEXT NOT NULL,                   -- HTML of few tags
  time INTEGER NOT NULL,                -- hidden before
  CHECK ((site IS NULL) <> (member IS NULL))
) STRICT;
CREATE INDEX letter_member ON letter (member, time);
CREATE INDEX letter_site ON letter (site, time);

CREATE TABLE letter_mark (
  -- What one member did with a letter.
  member INTEGER NOT NULL REFERENCES member (id),
  letter TEXT NOT NULL REFERENCES letter (id),
  readAt INTEGER,
  deletedAt INTEGER,
  PRIMARY KEY (member, letter)
) STRICT;

CREATE TABLE letter_reader (
  -- Members who have looked at their messages.
  member INTEGER PRIMARY KEY REFERENCES member (id)
) STRICT;

CREATE TABLE letter_sent (
  -- Until when the messages to all members of a site are stored.
  site TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT;
