import { KINDS } from "../cache/entry-facts.ts";
import { storeUsage, type StoreUsage } from "../cache/store-usage.ts";
import { count } from "../base/count.ts";
import { displayPath } from "../base/io.ts";
import { megabytes } from "../base/sizes.ts";
import { table } from "../base/table.ts";
import { listBuildStates, type BuildStateFile } from "./build-state.ts";

interface KindUsage {
  readonly kind: string;
  readonly entries: number;
  readonly bytes: number;
  readonly unreadable: number;
  /** ISO time of the latest use; null without entries. */
  readonly lastUse: string | null;
}

interface Entry {
  readonly bytes: number;
  readonly lastUse: number;
  readonly facts?: object | null;
}

export interface Usage extends StoreUsage {
  readonly buildStates: readonly BuildStateFile[];
}

export async function usageOf(storeDir: string): Promise<Usage> {
  return { ...(await storeUsage(storeDir)), buildStates: listBuildStates(storeDir) };
}

export const entryCount = (entries: number): string => count(entries, "entry", "entries");

export function storeText(usage: Usage, storeDir: string): string {
  const kinds = usageByKind(usage);
  const rows = kinds.map(({ kind, entries, bytes, lastUse }) => [
    kind,
    String(entries),
    megabytes(bytes),
    lastUse?.slice(0, 16).replace("T", " ") ?? "-",
  ]);
  const unreadable = sum(kinds, "unreadable");
  const removable = [
    unreadable > 0 ? `${entryCount(unreadable)} cannot be read` : "",
    usage.leftovers.length > 0 ? `${usage.leftovers.length} leftovers of killed builds` : "",
  ].filter(Boolean);
  return [
    table([["kind", "entries", "size", "last use (UTC)"], ...rows], [1, 2]),
    `${entryCount(sum(kinds, "entries"))}, ${megabytes(sum(kinds, "bytes"))} in ${displayPath(storeDir)}`,
    ...(removable.length > 0
      ? [`${removable.join(", ")}; \`brand cache --prune\` removes them.`]
      : []),
  ].join("\n");
}

export function storeJson(usage: Usage) {
  const kinds = usageByKind(usage);
  const leftovers = usage.leftovers.map((folder) => displayPath(folder));
  return { kinds, bytes: sum(kinds, "bytes"), leftovers };
}

function usageByKind({ entries, buildStates }: Usage): KindUsage[] {
  const kinds = KINDS.map((kind) =>
    kindUsage(
      kind,
      entries.filter((entry) => entry.kind === kind),
    ),
  );
  return [...kinds, kindUsage("build state", buildStates)];
}

function kindUsage(kind: string, own: readonly Entry[]): KindUsage {
  const last = Math.max(0, ...own.map(({ lastUse }) => lastUse));
  return {
    kind,
    entries: own.length,
    bytes: own.reduce((total, { bytes }) => total + bytes, 0),
    unreadable: own.filter(({ facts }) => facts === null).length,
    lastUse: last > 0 ? new Date(last).toISOString() : null,
  };
}

function sum(kinds: readonly KindUsage[], field: "entries" | "bytes" | "unreadable"): number {
  return kinds.reduce((total, kind) => total + kind[field], 0);
}
