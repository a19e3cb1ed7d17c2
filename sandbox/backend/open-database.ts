// The tables of all subjects, and the file they are in.
import { DatabaseSync } from "node:sqlite";
import { ACCOUNT_TABLES } from "./members/account-tables.ts";
import { ACTIVITY_TABLES } from "./activities/activity-table.ts";
import { BET_TABLES } from "./bets/bet-tables.ts";
import { CHAT_TABLES } from "./chat/chat-tables.ts";
import { EXCHANGE_TABLE } from "./exchange/exchange-store.ts";
import { RATE_TABLE } from "./wallet/kept-rate.ts";
import { DEPOSIT_TABLES } from "./deposits/deposit-tables.ts";
import { OWN_GAME_TABLE } from "./games/own-games.ts";
import { LEVEL_TABLE } from "./levels/level-table.ts";
import { FEEDBACK_TABLES } from "./feedback/feedback-tables.ts";
import { LETTER_TABLES } from "./letters/letter-tables.ts";
import { FOLLOW_TABLE } from "./profile/sport-follows.ts";
import { UPLOAD_TABLE } from "./uploads/upload-store.ts";
import { PAYEE_TABLES } from "./payees/payee-tables.ts";
import { comparePersons } from "./duties/same-person.ts";
import { PROTECTION_TABLES } from "./duties/protection-tables.ts";
import { REWARD_TABLE } from "./rewards/reward-table.ts";
import { FLAG_TABLE } from "./site/flags.ts";
import { LEDGER_TABLES } from "./ledger/ledger-tables.ts";
import { TURNOVER_TABLES } from "./wallet/turnover-tables.ts";
import { WITHDRAWAL_TABLES } from "./withdrawals/withdrawal-tables.ts";
import { inTransaction } from "./database/transaction.ts";
import { keepStatements } from "./database/keep-statements.ts";
import { setStamp, stampOf } from "./database/stamp.ts";

/** In the order of the folders, but members first: most tables refer to them. */
const TABLES = [
  ACCOUNT_TABLES,
  LEDGER_TABLES,
  UPLOAD_TABLE,
  LETTER_TABLES,
  PROTECTION_TABLES,
  FLAG_TABLE,
  TURNOVER_TABLES,
  RATE_TABLE,
  PAYEE_TABLES,
  BET_TABLES,
  OWN_GAME_TABLE,
  DEPOSIT_TABLES,
  WITHDRAWAL_TABLES,
  EXCHANGE_TABLE,
  REWARD_TABLE,
  LEVEL_TABLE,
  ACTIVITY_TABLES,
  CHAT_TABLES,
  FEEDBACK_TABLES,
  FOLLOW_TABLE,
];

/** Opens the database; a new one gets empty tables, the content of an existing file is kept. */
export function openDatabase(file = ":memory:"): DatabaseSync {
  const database = keepStatements(new DatabaseSync(file));
  comparePersons(database);
  if (stampOf(database) === 0) createTables(database);
  return database;
}

/** The definition of all tables. */
export const TABLE_TEXT = TABLES.join("");

/** Drops all tables and creates those of the backend. */
export function createTables(database: DatabaseSync): void {
  setStamp(database, 0);
  const old = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  database.exec("PRAGMA foreign_keys = OFF");
  inTransaction(database, () => {
    for (const { name } of old) database.exec(`DROP TABLE "${String(name)}"`);
    for (const tables of TABLES) database.exec(tables);
  });
  database.exec("PRAGMA foreign_keys = ON");
}
