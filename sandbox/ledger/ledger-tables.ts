/** One row per account a transaction moves; the rows of a transaction (`tx`) sum to zero. */
export const LEDGER_TABLES = `
  CREATE TABLE ledger_entry (id INTEGER PRIMARY KEY, tx INTEGER NOT NULL, account TEXT NOT NULL,
    cents INTEGER NOT NULL, reason TEXT NOT NULL, reference TEXT NOT NULL, time INTEGER NOT NULL);
  CREATE INDEX ledger_account ON ledger_entry (account);
  CREATE INDEX ledger_tx ON ledger_entry (tx);
`;
