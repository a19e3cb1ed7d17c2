import { readdir } from "node:fs/promises";
import path from "node:path";
import type { CacheInput } from "../command-input.ts";
import { displayPath, type Io } from "../io.ts";
import { readReceipt } from "../stamp/receipt.ts";
import { workspace } from "../paths.ts";
import { KINDS } from "../cache/entry-facts.ts";
import { listBuildStates, prunableBuildStates, type BuildStateFile } from "../build/build-state.ts";
import {
  prunable,
  removeEntries,
  storeUsage,
  type StoreUsage,
  type UsedContent,
} from "../cache/store-usage.ts";
import { table } from "../table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `brand cache`: what the store holds; with `--prune`, without what nothing needs any more. */
export async function run(input: CacheInput, io: Io): Promise<number> {
  const { brandsDir, storeDir, outDir } = workspace(input);
  const before = await usageOf(storeDir);
  if (!input.prune) {
    io.result(describe(before, storeDir), usageJson(before));
    return 0;
  }
  const used = await usedContent(outDir);
  const since = Date.now() - input.olderThan * DAY_MS;
  const going = [
    ...prunable(before, used, since),
    ...prunableBuildStates(before.buildStates, brandsDir, since),
  ];
  const bytes = await removeEntries(going, before.leftovers);
  const after = await usageOf(storeDir);
  const removed = { entries: going.length, leftovers: before.leftovers.length, bytes };
  const line = `removed ${count(going.length)} and ${removed.leftovers} leftovers of killed builds, ${megabytes(bytes)}; kept what the ${used.length} bundles in ${displayPath(outDir)} are made from and what was used in the last ${input.olderThan} days.`;
  io.result(`${describe(after, storeDir)}\n${line}`, { ...usageJson(after), removed });
  return 0;
}

interface Usage extends StoreUsage {
  readonly buildStates: readonly BuildStateFile[];
}

async function usageOf(storeDir: string): Promise<Usage> {
  return { ...(await storeUsage(storeDir)), buildStates: listBuildStates(storeDir) };
}

/** Of every bundle that is shown: what only an older release used may go. */
async function usedContent(outDir: string): Promise<UsedContent[]> {
  const names = await readdir(outDir).catch(() => []);
  const receipts = await Promise.all(names.map((name) => readReceipt(path.join(outDir, name))));
  return receipts.flatMap((receipt) =>
    receipt ? [{ core: receipt.inputs.core, outputs: receipt.outputs }] : [],
  );
}

interface KindUsage {
  readonly kind: string;
  readonly entries: number;
  readonly bytes: number;
  readonly unreadable: number;
  /** Of the entry that was used last; null where there is none. */
  readonly lastUse: string | null;
}

function usageByKind({ entries, buildStates }: Usage): KindUsage[] {
  const kinds = KINDS.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return kindUsage(kind, own, own.filter(({ facts }) => facts === null).length);
  });
  return [...kinds, kindUsage("build state", buildStates, 0)];
}

function kindUsage(
  kind: string,
  own: readonly { readonly bytes: number; readonly lastUse: number }[],
  unreadable: number,
): KindUsage {
  const last = own.reduce((latest, { lastUse }) => Math.max(latest, lastUse), 0);
  const lastUse = last > 0 ? new Date(last).toISOString() : null;
  return { kind, entries: own.length, bytes: sum(own), unreadable, lastUse };
}

function usageJson(usage: Usage) {
  const kinds = usageByKind(usage);
  return {
    kinds,
    bytes: sum(kinds),
    leftovers: usage.leftovers.map((folder) => displayPath(folder)),
  };
}

function describe(usage: Usage, storeDir: string): string {
  const kinds = usageByKind(usage);
  const rows = kinds.map(({ kind, entries, bytes, lastUse }) => [
    kind,
    String(entries),
    megabytes(bytes),
    lastUse?.slice(0, 16).replace("T", " ") ?? "-",
  ]);
  const unreadable = kinds.reduce((total, kind) => total + kind.unreadable, 0);
  const notes = [
    unreadable > 0 ? `${count(unreadable)} cannot be read` : "",
    usage.leftovers.length > 0 ? `${usage.leftovers.length} leftovers of killed builds` : "",
  ].filter(Boolean);
  return [
    table([["kind", "entries", "size", "last use (UTC)"], ...rows], [1, 2]),
    `${count(usage.entries.length + usage.buildStates.length)}, ${megabytes(sum(kinds))} in ${displayPath(storeDir)}`,
    ...(notes.length > 0 ? [`${notes.join(", ")}; \`brand cache --prune\` removes them.`] : []),
  ].join("\n");
}

const sum = (parts: readonly { readonly bytes: number }[]): number =>
  parts.reduce((total, { bytes }) => total + bytes, 0);

const count = (entries: number): string => `${entries} ${entries === 1 ? "entry" : "entries"}`;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
