import { DatabaseSync, type StatementSync } from "node:sqlite";
import { ACCOUNT_TABLES } from "../members/account-tables.ts";
import { ACTIVITY_TABLES } from "../activities/activity-table.ts";
import { BET_TABLES } from "../bets/bet-tables.ts";
import { CHAT_TABLES } from "../chat/chat-tables.ts";
import { EXCHANGE_TABLE } from "../exchange/exchange-store.ts";
import { RATE_TABLE } from "../wallet/kept-rate.ts";
import { DEPOSIT_TABLES } from "../deposits/deposit-tables.ts";
import { OWN_GAME_TABLE } from "../games/own-games.ts";
import { LEVEL_TABLE } from "../levels/level-table.ts";
import { FEEDBACK_TABLES } from "../feedback/feedback-tables.ts";
import { LETTER_TABLES } from "../letters/letter-tables.ts";
import { FOLLOW_TABLE } from "../profile/sport-follows.ts";
import { UPLOAD_TABLE } from "../uploads/upload-store.ts";
import { PAYEE_TABLES } from "../payees/payee-tables.ts";
import { comparePersons } from "../duties/same-person.ts";
import { PROTECTION_TABLES } from "../duties/protection-tables.ts";
import { REWARD_TABLE } from "../rewards/reward-table.ts";
import { FLAG_TABLE } from "../site/flags.ts";
import { LEDGER_TABLES } from "../ledger/ledger-tables.ts";
import { TURNOVER_TABLES } from "../wallet/turnover-tables.ts";
import { WITHDRAWAL_TABLES } from "../withdrawals/withdrawal-tables.ts";
import { inTransaction } from "./transaction.ts";

const TABLES = [
  FLAG_TABLE,
  ACCOUNT_TABLES,
  UPLOAD_TABLE,
  LEDGER_TABLES,
  TURNOVER_TABLES,
  PAYEE_TABLES,
  WITHDRAWAL_TABLES,
  RATE_TABLE,
  EXCHANGE_TABLE,
  BET_TABLES,
  DEPOSIT_TABLES,
  OWN_GAME_TABLE,
  FOLLOW_TABLE,
  LEVEL_TABLE,
  REWARD_TABLE,
  ACTIVITY_TABLES,
  CHAT_TABLES,
  LETTER_TABLES,
  FEEDBACK_TABLES,
  PROTECTION_TABLES,
];

/** Opens the database; a new one gets empty tables, the content of an existing file is kept. */
export function openDatabase(file = ":memory:"): DatabaseSync {
  const database = keepStatements(new DatabaseSync(file));
  comparePersons(database);
  if (stampOf(database) === 0) createTables(database);
  return database;
}

/** Each text is compiled once: most of the time of a short query is its compilation. */
function keepStatements(database: DatabaseSync): DatabaseSync {
  const kept = new Map<string, StatementSync>();
  const prepare = database.prepare.bind(database);
  database.prepare = (text) => {
    const statement = kept.get(text) ?? prepare(text);
    kept.set(text, statement);
    return statement;
  };
  return database;
}

/** What the content was made from; 0 for content that is not complete. */
export function stampOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/** @param stamp at most 31 bits */
export function setStamp(database: DatabaseSync, stamp: number): void {
  database.exec(`PRAGMA user_version = ${stamp}`);
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
