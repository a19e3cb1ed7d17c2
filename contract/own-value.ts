// Looks a name up in a plain object, wherever the name comes from a request, an address, a file, storage or the command
// line: `table[name]` would also find what every object inherits, such as `constructor`.

/** @returns undefined when the table has no such entry, or when there is no table */
export function ownValue<T extends object>(
  table: T | null | undefined,
  name: PropertyKey,
): T[keyof T] | undefined {
  return table && Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}
