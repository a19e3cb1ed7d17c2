-- What a licence asks of the site, and what members limit themselves.

CREATE TABLE own_limit (
  -- Limits that members set, in cents or minutes. A raise waits in pending... until it is confirmed between pendingFrom
  -- and pendingUntil.
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'netDeposit', 'loss', 'stake', 'bet', 'time')),
  span TEXT NOT NULL CHECK (span IN ('day', 'week', 'month', 'each')),
  value INTEGER CHECK (value >= 0),     -- null: no limit
  pendingValue INTEGER CHECK (pendingValue >= 0),
  pendingAskedAt INTEGER,               -- null: nothing waits
  pendingFrom INTEGER,
  pendingUntil INTEGER,
  PRIMARY KEY (member, kind, span)
) STRICT;

CREATE TABLE own_choice (
  -- The reality check, and the channels over which a member wants marketing.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  realityMinutes INTEGER CHECK (realityMinutes > 0), -- null: off
  realityChosen INTEGER NOT NULL CHECK (realityChosen IN (0, 1)), -- 1: the member chose, also "off"
  channels TEXT NOT NULL CHECK (json_valid(channels))
) STRICT;

CREATE TABLE market_opt_out (
  -- Parts of the site that a member closed; backFrom: from when it can be opened again.
  member INTEGER NOT NULL REFERENCES member (id),
  market TEXT NOT NULL CHECK (market IN ('sports', 'casino', 'lottery')),
  since INTEGER NOT NULL,
  backFrom INTEGER,
  PRIMARY KEY (member, market)
) STRICT;

CREATE TABLE member_pause (
  -- Time-outs, exclusions and closed accounts, kept as history.
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('timeOut', 'exclusion', 'closed')),
  fromAt INTEGER NOT NULL,
  untilAt INTEGER,                      -- null: without a term
  openFrom INTEGER                      -- when the operator lets the account open again
) STRICT;
CREATE INDEX pause_member ON member_pause (member);

CREATE TABLE member_session (
  -- One row per login, kept after its end.
  hash TEXT PRIMARY KEY,                -- of the token, as in member_token
  member INTEGER NOT NULL REFERENCES member (id),
  startedAt INTEGER NOT NULL,
  seenAt INTEGER NOT NULL,              -- the last call, to the minute
  ip TEXT NOT NULL
) STRICT;
CREATE INDEX session_member ON member_session (member, startedAt);

CREATE TABLE site_protection (
  -- The profile of a site, where it is not the brand's own.
  site TEXT PRIMARY KEY,
  profile TEXT NOT NULL CHECK (profile IN ('none', 'uk', 'mt', 'us-pa', 'on')),
  own TEXT NOT NULL CHECK (json_valid(own))
) STRICT;

CREATE TABLE member_document (
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('identity', 'address')),
  state TEXT NOT NULL CHECK (state IN ('wanted', 'uploaded', 'inReview', 'accepted', 'refused')),
  reason TEXT NOT NULL,                 -- why it was refused
  image TEXT NOT NULL,                  -- path of the picture uploaded last
  at INTEGER NOT NULL,
  birthday TEXT CHECK (birthday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'), -- as an identity document says
  PRIMARY KEY (member, kind)
) STRICT;
CREATE INDEX document_birthday ON member_document (birthday);

CREATE TABLE rules_read (
  -- The version of a game's rules that a member has read.
  member INTEGER NOT NULL REFERENCES member (id),
  enName TEXT NOT NULL,
  gameCode TEXT NOT NULL,
  version TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (member, enName, gameCode)
) STRICT;

CREATE TABLE limit_decline (
  -- When a member declined to set a limit before the first deposit.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE funds_known (
  -- The version of the notice about members' money that a member has acknowledged.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  version TEXT NOT NULL,
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE review_reminder (
  member INTEGER PRIMARY KEY REFERENCES member (id),
  months INTEGER CHECK (months > 0),    -- the member's own interval
  remindedAt INTEGER                    -- null: not yet
) STRICT;

CREATE TABLE protection_message (
  -- What members with a marker of harm read on a site.
  site TEXT PRIMARY KEY,
  message TEXT NOT NULL
) STRICT;
