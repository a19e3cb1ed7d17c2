/** Members whose history is written. */
export const BET_HISTORY_TABLE =
  "CREATE TABLE bet_history (member INTEGER PRIMARY KEY REFERENCES member (id))";
