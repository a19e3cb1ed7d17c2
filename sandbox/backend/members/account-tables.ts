// Times are epoch milliseconds, money is whole cents, flags are 0 or 1.
export const ACCOUNT_TABLES = `
  CREATE TABLE member (id INTEGER PRIMARY KEY AUTOINCREMENT, site TEXT NOT NULL, name TEXT NOT NULL,
    nameKey TEXT NOT NULL, passwordHash TEXT NOT NULL, salt TEXT NOT NULL, createdAt INTEGER NOT NULL,
    phone TEXT, email TEXT, realName TEXT, gender TEXT, birthday TEXT, avatar TEXT NOT NULL,
    vipLevel INTEGER NOT NULL, balanceCents INTEGER NOT NULL, lockedCents INTEGER NOT NULL,
    secondHash TEXT, secondSalt TEXT, bankCard INTEGER NOT NULL, virtualCoin INTEGER NOT NULL,
    lastLoginAt INTEGER, anyDevice INTEGER NOT NULL, autoTransfer INTEGER NOT NULL,
    rCode TEXT NOT NULL, iCode TEXT NOT NULL,
    domain TEXT NOT NULL, UNIQUE (site, nameKey));
  CREATE INDEX member_phone ON member (site, phone);
  CREATE INDEX member_email ON member (site, email);
  CREATE INDEX member_birthday ON member (birthday);
  CREATE TABLE member_token (hash TEXT PRIMARY KEY, site TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES member (id), device TEXT NOT NULL, createdAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL);
  CREATE INDEX token_member ON member_token (member);
  CREATE TABLE trusted_device (member INTEGER NOT NULL REFERENCES member (id), device TEXT NOT NULL,
    trustedAt INTEGER NOT NULL, PRIMARY KEY (member, device));
  CREATE TABLE sent_code (id INTEGER PRIMARY KEY, site TEXT NOT NULL, receiver TEXT NOT NULL,
    purpose TEXT NOT NULL, subject TEXT NOT NULL, cate TEXT NOT NULL, code TEXT NOT NULL,
    delivered INTEGER NOT NULL, sentAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL,
    tries INTEGER NOT NULL, used INTEGER NOT NULL);
  CREATE INDEX code_receiver ON sent_code (site, receiver, sentAt);
  CREATE TABLE captcha (serial INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, site TEXT NOT NULL,
    kind TEXT NOT NULL, answer TEXT NOT NULL, spoken TEXT NOT NULL, token TEXT NOT NULL,
    createdAt INTEGER NOT NULL, tries INTEGER NOT NULL, passed INTEGER NOT NULL, used INTEGER NOT NULL);
  CREATE TABLE captcha_mode (site TEXT PRIMARY KEY, mode TEXT NOT NULL);
  CREATE TABLE attempt (site TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL,
    count INTEGER NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (site, kind, subject));
  CREATE TABLE password_reset (site TEXT NOT NULL, device TEXT NOT NULL, nameKey TEXT NOT NULL,
    receiver TEXT NOT NULL, openedAt INTEGER NOT NULL, verifiedAt INTEGER,
    PRIMARY KEY (site, device, nameKey, receiver));
`;
