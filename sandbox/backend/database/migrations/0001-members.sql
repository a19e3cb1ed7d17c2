-- Members, how they come in, and what tells a person from a robot.
-- In all tables: times are epoch milliseconds, money is whole cents of CNY, flags are 0 or 1, sites are ids of brands.

CREATE TABLE member (
  -- An account of a person on one site. balanceCents and lockedCents are copies of ledger accounts.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  site TEXT NOT NULL,                   -- id of the brand, such as aurora
  name TEXT NOT NULL,
  nameKey TEXT NOT NULL,                -- the name in lower case
  passwordHash TEXT NOT NULL,
  salt TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  phone TEXT,                           -- country code and number, digits only
  email TEXT,                           -- in lower case
  realName TEXT,
  gender TEXT CHECK (gender IN ('male', 'female')),
  birthday TEXT CHECK (birthday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  avatar TEXT NOT NULL,                 -- path on the site's origin
  vipLevel INTEGER NOT NULL CHECK (vipLevel >= 0),
  balanceCents INTEGER NOT NULL CHECK (balanceCents >= 0),
  lockedCents INTEGER NOT NULL CHECK (lockedCents >= 0),
  secondHash TEXT,                      -- the withdrawal password
  secondSalt TEXT,
  bankCard INTEGER NOT NULL CHECK (bankCard IN (0, 1)),
  virtualCoin INTEGER NOT NULL CHECK (virtualCoin IN (0, 1)),
  lastLoginAt INTEGER,
  anyDevice INTEGER NOT NULL CHECK (anyDevice IN (0, 1)), -- 1: no device is new to this account
  autoTransfer INTEGER NOT NULL CHECK (autoTransfer IN (0, 1)), -- 1: money follows into the venues
  rCode TEXT NOT NULL,
  iCode TEXT NOT NULL,
  domain TEXT NOT NULL,
  UNIQUE (site, nameKey)
) STRICT;
CREATE INDEX member_phone ON member (site, phone);
CREATE INDEX member_email ON member (site, email);
CREATE INDEX member_birthday ON member (birthday);

CREATE TABLE member_token (
  -- Open sessions. Only the digest of a token is stored.
  hash TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  device TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL
) STRICT;
CREATE INDEX token_member ON member_token (member);

CREATE TABLE trusted_device (
  member INTEGER NOT NULL REFERENCES member (id),
  device TEXT NOT NULL,
  trustedAt INTEGER NOT NULL,
  PRIMARY KEY (member, device)
) STRICT;

CREATE TABLE sent_code (
  -- Codes by SMS, e-mail and voice call.
  id INTEGER PRIMARY KEY,
  site TEXT NOT NULL,
  receiver TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'newDevice', 'bind')),
  subject TEXT NOT NULL,                -- who asked: the name in lower case, or the member's id in a session
  cate TEXT NOT NULL CHECK (cate IN ('sms', 'email', 'voice')),
  code TEXT NOT NULL,
  delivered INTEGER NOT NULL CHECK (delivered IN (0, 1)), -- 0: no account has this receiver
  sentAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  tries INTEGER NOT NULL CHECK (tries >= 0),
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;
CREATE INDEX code_receiver ON sent_code (site, receiver, sentAt);

CREATE TABLE captcha (
  serial INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  site TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('picture', 'slider')),
  answer TEXT NOT NULL,                 -- characters of the picture, or pixels from the left to the gap
  spoken TEXT NOT NULL,                 -- answer to the slider's question
  token TEXT NOT NULL,                  -- what a solved slider gives
  createdAt INTEGER NOT NULL,
  tries INTEGER NOT NULL CHECK (tries >= 0),
  passed INTEGER NOT NULL CHECK (passed IN (0, 1)),
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;

CREATE TABLE captcha_mode (
  site TEXT PRIMARY KEY,                -- *: all sites
  mode TEXT NOT NULL CHECK (mode IN ('auto', 'none', 'picture', 'slider'))
) STRICT;

CREATE TABLE attempt (
  -- Failed attempts since the first of them.
  site TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('login', 'devicePhone', 'secondPassword')),
  subject TEXT NOT NULL,                -- the name in lower case, or the member's id
  count INTEGER NOT NULL CHECK (count > 0),
  since INTEGER NOT NULL,
  PRIMARY KEY (site, kind, subject)
) STRICT;

CREATE TABLE password_reset (
  site TEXT NOT NULL,
  device TEXT NOT NULL,
  nameKey TEXT NOT NULL,
  receiver TEXT NOT NULL,
  openedAt INTEGER NOT NULL,
  verifiedAt INTEGER,
  PRIMARY KEY (site, device, nameKey, receiver)
) STRICT;
