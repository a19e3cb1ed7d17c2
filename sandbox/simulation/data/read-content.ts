import * as v from "valibot";

/** @throws Error that names file, entry and field, and what the field may be */
export function readContent<S extends v.GenericSchema>(
  file: string,
  entry: S,
  entries: readonly object[],
): readonly v.InferOutput<S>[] {
  const ids = new Set<unknown>();
  return entries.map((given, index) => {
    const id: unknown = "id" in given ? given.id : undefined;
    const place = `content/${file}, entry ${index + 1} (${String(id)})`;
    if (ids.has(id)) throw new Error(`${place}: another entry has this id already.`);
    ids.add(id);
    return readEntry(place, entry, given);
  });
}

/** For a file that is one object instead of a list of entries; throws as `readContent` does. */
export function readWhole<S extends v.GenericSchema>(
  file: string,
  schema: S,
  given: object,
): v.InferOutput<S> {
  return readEntry(`content/${file}`, schema, given);
}

function readEntry<S extends v.GenericSchema>(
  place: string,
  schema: S,
  given: object,
): v.InferOutput<S> {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${place}, ${v.getDotPath(issue) ?? "the entry"}: ${issue.message}.`);
}

/** Finds an entry by its id; throws RangeError for an unknown one. */
export function entryFinder<T extends { readonly id: string }>(
  kind: string,
  entries: readonly T[],
): (id: string) => T {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = byId.get(id);
    if (!entry) throw new RangeError(`There is no ${kind} ${id}.`);
    return entry;
  };
}

/** Words of a text in which they are separated by spaces. */
export const WordsSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((text) => text.split(" ")),
);
