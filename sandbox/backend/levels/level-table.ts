/**
 * `member_level`: what a member's level is counted from. The base amounts are added to what the backend knows:
 * they stand for the time before it kept accounts, and take turnover away when a level is lost. `countedAt` is the
 * last midnight that was counted, `keepFrom` the start of the period that decides about keeping the level, `seen`
 * the highest level that the member was told about.
 */
export const LEVEL_TABLE = `
  CREATE TABLE member_level (member INTEGER PRIMARY KEY REFERENCES member (id), level INTEGER NOT NULL,
    since INTEGER NOT NULL, seen INTEGER NOT NULL, depositBase INTEGER NOT NULL, turnoverBase INTEGER NOT NULL,
    keepFrom INTEGER NOT NULL, countedAt INTEGER NOT NULL);
`;
