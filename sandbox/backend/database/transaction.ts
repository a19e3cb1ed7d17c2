import type { DatabaseSync } from "node:sqlite";

/** Runs `act` in a transaction; calls can be nested. */
export function inTransaction<T>(database: DatabaseSync, act: () => T): T {
  database.exec("SAVEPOINT step");
  try {
    const result = act();
    database.exec("RELEASE step");
    return result;
  } catch (error) {
    database.exec("ROLLBACK TO step");
    database.exec("RELEASE step");
    throw error;
  }
}
