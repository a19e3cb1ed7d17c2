import type { DatabaseSync } from "node:sqlite";

/** Thrown by the write that the test makes fail. */
export const BROKEN = "the write broke";

/** The database, whose write with this number (from 1) fails. */
export function breakingDatabase(
  database: DatabaseSync,
  breakAt: number,
  onBreak: () => void = () => undefined,
): DatabaseSync {
  let writes = 0;
  const run = <T>(act: () => T): T => {
    writes += 1;
    if (writes !== breakAt) return act();
    onBreak();
    throw new RangeError(BROKEN);
  };
  return wrapped(database, (name, value) => {
    if (name !== "prepare") return value;
    return (sql: string) => {
      const statement = database.prepare(sql);
      return wrapped(statement, (method, own) =>
        method === "run"
          ? (...given: Parameters<typeof statement.run>) => run(() => statement.run(...given))
          : own,
      );
    };
  });
}

/** An object whose members are replaced by `change`; methods keep their object. */
function wrapped<T extends object>(
  target: T,
  change: (name: string | symbol, value: unknown) => unknown,
): T {
  return new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      const own: unknown = typeof value === "function" ? value.bind(of) : value;
      return change(name, own);
    },
  });
}
