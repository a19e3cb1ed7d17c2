import { readdir } from "node:fs/promises";
import path from "node:path";

/** Names of the variants under `content/legal`, sorted. */
export async function legalVariants(contentDir: string): Promise<string[]> {
  const entries = await readdir(path.join(contentDir, "legal"), { withFileTypes: true }).catch(
    () => [],
  );
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}
