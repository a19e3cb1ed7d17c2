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
    const read = v.safeParse(entry, given);
    if (read.success) return read.output;
    const [issue] = read.issues;
    throw new Error(`${place}, ${v.getDotPath(issue) ?? "the entry"}: ${issue.message}.`);
  });
}
