/** Members whose history is written. */
export const HISTORY_TABLE =
  "CREATE TABLE written_history (member INTEGER PRIMARY KEY REFERENCES member (id))";
