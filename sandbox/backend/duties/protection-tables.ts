/**
 * `own_limit`: limits that members set; a raise waits in `pending…` until it is confirmed between `pendingFrom` and
 * `pendingUntil`. `value` and `pendingValue` are cents or minutes; null: no limit.
 * `member_session`: one row per login, kept after its end; `seenAt` is the last call, to the minute.
 * `member_pause`: time-outs, exclusions and closed accounts, kept as history.
 * `member_document`: the state of a document, the picture uploaded last, and the birthday that an identity document says.
 * `rules_read`: the version of a game's rules that a member has read.
 * `limit_decline`: when a member declined to set a limit before the first deposit.
 * `funds_known`: the version of the notice about members' money that a member has acknowledged.
 * `review_reminder`: the member's own interval in months, and the last reminder; null: none yet.
 */
export const PROTECTION_TABLES = `
  CREATE TABLE own_limit (member INTEGER NOT NULL REFERENCES member (id), kind TEXT NOT NULL,
    span TEXT NOT NULL, value INTEGER, pendingValue INTEGER, pendingAskedAt INTEGER,
    pendingFrom INTEGER, pendingUntil INTEGER, PRIMARY KEY (member, kind, span));
  CREATE TABLE own_choice (member INTEGER PRIMARY KEY REFERENCES member (id),
    realityMinutes INTEGER, realityChosen INTEGER NOT NULL, channels TEXT NOT NULL);
  CREATE TABLE market_opt_out (member INTEGER NOT NULL REFERENCES member (id), market TEXT NOT NULL,
    since INTEGER NOT NULL, backFrom INTEGER, PRIMARY KEY (member, market));
  CREATE TABLE member_pause (id INTEGER PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    kind TEXT NOT NULL, fromAt INTEGER NOT NULL, untilAt INTEGER, openFrom INTEGER);
  CREATE INDEX pause_member ON member_pause (member);
  CREATE TABLE member_session (hash TEXT PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    startedAt INTEGER NOT NULL, seenAt INTEGER NOT NULL, ip TEXT NOT NULL);
  CREATE INDEX session_member ON member_session (member, startedAt);
  CREATE TABLE site_protection (site TEXT PRIMARY KEY, profile TEXT NOT NULL, own TEXT NOT NULL);
  CREATE TABLE member_document (member INTEGER NOT NULL REFERENCES member (id), kind TEXT NOT NULL,
    state TEXT NOT NULL, reason TEXT NOT NULL, image TEXT NOT NULL, at INTEGER NOT NULL,
    birthday TEXT, PRIMARY KEY (member, kind));
  CREATE INDEX document_birthday ON member_document (birthday);
  CREATE TABLE rules_read (member INTEGER NOT NULL REFERENCES member (id), enName TEXT NOT NULL,
    gameCode TEXT NOT NULL, version TEXT NOT NULL, time INTEGER NOT NULL,
    PRIMARY KEY (member, enName, gameCode));
  CREATE TABLE limit_decline (member INTEGER PRIMARY KEY REFERENCES member (id), time INTEGER NOT NULL);
  CREATE TABLE funds_known (member INTEGER PRIMARY KEY REFERENCES member (id), version TEXT NOT NULL,
    time INTEGER NOT NULL);
  CREATE TABLE review_reminder (member INTEGER PRIMARY KEY REFERENCES member (id), months INTEGER,
    remindedAt INTEGER);
  CREATE TABLE protection_message (site TEXT PRIMARY KEY, message TEXT NOT NULL);
`;
