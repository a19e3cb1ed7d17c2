/**
 * `letter`: a message to one member, or to all members of a site. `letter_mark`: what one member did with it.
 * `letter_reader`: members who have looked at their messages. `letter_sent`: until when the messages to all members of a site are stored.
 */
export const LETTER_TABLES = `
  CREATE TABLE letter (id TEXT PRIMARY KEY, site TEXT, member INTEGER REFERENCES member (id),
    kind TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, time INTEGER NOT NULL,
    CHECK ((site IS NULL) <> (member IS NULL)));
  CREATE INDEX letter_member ON letter (member, time);
  CREATE INDEX letter_site ON letter (site, time);
  CREATE TABLE letter_mark (member INTEGER NOT NULL REFERENCES member (id),
    letter TEXT NOT NULL REFERENCES letter (id), readAt INTEGER, deletedAt INTEGER,
    PRIMARY KEY (member, letter));
  CREATE TABLE letter_reader (member INTEGER PRIMARY KEY REFERENCES member (id));
  CREATE TABLE letter_sent (site TEXT PRIMARY KEY, until INTEGER NOT NULL);
`;
