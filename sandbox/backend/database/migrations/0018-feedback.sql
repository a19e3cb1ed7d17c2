-- Feedback.

CREATE TABLE feedback (
  -- A thread of one member.
  serial INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'bet', 'activity', 'account', 'advice', 'other')),
  aboutKind TEXT CHECK (aboutKind IN ('deposit', 'withdraw', 'bet', 'reward')),
  aboutId TEXT,
  aboutTitle TEXT,
  createdAt INTEGER NOT NULL,
  readAt INTEGER NOT NULL,              -- when the member last saw it
  closedAt INTEGER,
  deletedAt INTEGER
) STRICT;
CREATE INDEX feedback_member ON feedback (member);

CREATE TABLE feedback_message (
  serial INTEGER PRIMARY KEY,
  thread TEXT NOT NULL REFERENCES feedback (id),
  member INTEGER NOT NULL REFERENCES member (id),
  sender TEXT NOT NULL CHECK (sender IN ('member', 'service')),
  text TEXT NOT NULL,
  images TEXT NOT NULL CHECK (json_valid(images)),
  time INTEGER NOT NULL,
  requestId TEXT,                       -- of a member's message; the same when it is sent again
  UNIQUE (member, requestId)
) STRICT;
CREATE INDEX feedback_message_thread ON feedback_message (thread);
