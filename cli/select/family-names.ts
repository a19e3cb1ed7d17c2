// Which families a brand belongs to, from the files as they are: a brand whose manifest did not change had
// the same chain before, up to the first family that changed.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Family → its parent. */
export type FamilyParents = ReadonlyMap<string, string>;

/** Of the families that can be read; what is wrong with the others is told by `brand check`. */
export async function readFamilyParents(brandsDir: string): Promise<FamilyParents> {
  const dir = path.join(brandsDir, "_families");
  const files = (await readdir(dir).catch(() => [])).filter((name) => /^[^.]+\.json$/.test(name));
  const parents = await Promise.all(
    files.map(async (file) => [path.basename(file, ".json"), await parentIn(path.join(dir, file))]),
  );
  return new Map(parents.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function parentIn(file: string): Promise<string | null> {
  try {
    const { family } = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
    return typeof family === "string" ? family : null;
  } catch {
    return null;
  }
}

/** Families a brand names, itself or through a parent, whether their files exist or not. */
export function familyNames(family: string | undefined, parents: FamilyParents): string[] {
  const names: string[] = [];
  for (let at = family; at !== undefined && !names.includes(at); at = parents.get(at))
    names.push(at);
  return names;
}

/** The family a file below the folder of brands belongs to; null for any other file. */
export function familyOfFile(file: string): string | null {
  return /^_families\/([^/.]+)(?:\.tokens)?\.json$/.exec(file)?.[1] ?? null;
}
