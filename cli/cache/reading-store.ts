// The store of commands that change nothing, which also work in a folder that cannot be written.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { refusalAbove } from "../files/tell-write.ts";
import { openStore, type Store } from "./store.ts";
import type { Warn } from "../errors/store-warning.ts";

/** Where `root` cannot be written, entries are made in a temporary folder that goes with the process. */
export function openReadingStore(root: string, warn: Warn): Store {
  const store = openStore(root, warn);
  if (refusalAbove(root) === undefined) return store;
  let temporary: Store | undefined;
  const made = () => (temporary ??= openStore(temporaryFolder(), warn));
  return {
    ...store,
    find: async (kind, key) =>
      (await store.find(kind, key)) ?? (await temporary?.find(kind, key)) ?? null,
    requireWritable: (kind) => made().requireWritable(kind),
    keep: (kind, key, fill) => made().keep(kind, key, fill),
  };
}

function temporaryFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), "livery-store-"));
  process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
