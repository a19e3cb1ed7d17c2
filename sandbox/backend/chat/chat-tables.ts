/**
 * `chat_line`: lines of all kinds, numbered within a room; `body` is JSON. `chat_room`: what a moderator has
 * changed; the row with an empty `rid` holds what is set for all rooms of a site. `chat_gift`: paid gifts.
 * `chat_prediction`: each member's for a match; `won` is null before its end.
 */
export const CHAT_TABLES = `
  CREATE TABLE chat_line (site TEXT NOT NULL, rid TEXT NOT NULL, id INTEGER NOT NULL, time INTEGER NOT NULL,
    kind TEXT NOT NULL, userId TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL, vipLevel INTEGER NOT NULL,
    role TEXT NOT NULL, clientId TEXT NOT NULL, body TEXT NOT NULL, removedAt INTEGER,
    PRIMARY KEY (site, rid, id));
  CREATE UNIQUE INDEX chat_line_sent ON chat_line (site, clientId) WHERE clientId <> '';
  CREATE INDEX chat_line_time ON chat_line (site, rid, time);
  CREATE INDEX chat_line_user ON chat_line (site, rid, userId, time);
  CREATE INDEX chat_line_removed ON chat_line (site, rid, removedAt) WHERE removedAt IS NOT NULL;
  CREATE TABLE chat_room (site TEXT NOT NULL, rid TEXT NOT NULL, open INTEGER NOT NULL, muted INTEGER NOT NULL,
    guests INTEGER NOT NULL, slowSeconds INTEGER NOT NULL, minVipLevel INTEGER NOT NULL,
    destroyed INTEGER NOT NULL, cleared INTEGER NOT NULL, PRIMARY KEY (site, rid));
  CREATE TABLE chat_mute (site TEXT NOT NULL, userId TEXT NOT NULL, until INTEGER, message TEXT NOT NULL,
    PRIMARY KEY (site, userId));
  CREATE TABLE chat_report (site TEXT NOT NULL, rid TEXT NOT NULL, line INTEGER NOT NULL,
    member INTEGER NOT NULL REFERENCES member (id), reason TEXT NOT NULL, time INTEGER NOT NULL,
    PRIMARY KEY (site, rid, line, member));
  CREATE TABLE chat_gift (id INTEGER PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    rid TEXT NOT NULL, gift TEXT NOT NULL, count INTEGER NOT NULL, cents INTEGER NOT NULL, time INTEGER NOT NULL);
  CREATE TABLE chat_prediction (member INTEGER NOT NULL REFERENCES member (id), game TEXT NOT NULL,
    home INTEGER NOT NULL, away INTEGER NOT NULL, time INTEGER NOT NULL, won INTEGER,
    PRIMARY KEY (member, game));
  CREATE INDEX chat_prediction_open ON chat_prediction (game) WHERE won IS NULL;
`;
