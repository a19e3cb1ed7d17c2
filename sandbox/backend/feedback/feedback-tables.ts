/** `feedback`: a thread of one member. `feedback_message`: what the member and customer service wrote in it. */
export const FEEDBACK_TABLES = `
  CREATE TABLE feedback (serial INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    member INTEGER NOT NULL REFERENCES member (id), kind TEXT NOT NULL,
    aboutKind TEXT, aboutId TEXT, aboutTitle TEXT, createdAt INTEGER NOT NULL, readAt INTEGER NOT NULL,
    closedAt INTEGER, deletedAt INTEGER);
  CREATE INDEX feedback_member ON feedback (member);
  CREATE TABLE feedback_message (serial INTEGER PRIMARY KEY, thread TEXT NOT NULL REFERENCES feedback (id),
    member INTEGER NOT NULL, sender TEXT NOT NULL, text TEXT NOT NULL, images TEXT NOT NULL,
    time INTEGER NOT NULL, requestId TEXT, UNIQUE (member, requestId));
  CREATE INDEX feedback_message_thread ON feedback_message (thread);
`;
