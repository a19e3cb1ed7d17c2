// What builds remember of one folder of brands: one file of the store, read when a build begins and written
// when it ends. Losing it costs time and nothing else. docs/build-state.md describes it.
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { KnownDigests } from "../cache/digests.ts";
import { noteUse } from "../cache/folder-marks.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { sha256 } from "../files/digest.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import type { KnownWords } from "../isolation/isolation-rules.ts";

/** A brand without problems, as it was read last. */
export interface KnownBrand {
  /** Digest of all that its bundle is made from. */
  readonly inputs: string;
  readonly manifest: Manifest;
  readonly switchSet: SwitchSet;
  /** Null until an isolation check has needed it. */
  readonly identity: BrandIdentity | null;
  /** Name of the release that was made of it; null until one was. */
  readonly release: string | null;
}

export interface BuildState {
  /** The folder of brands it is about: a store may serve several. */
  readonly brandsDir: string;
  readonly digests: KnownDigests;
  readonly brands: readonly (readonly [id: string, brand: KnownBrand])[];
  /** What the shared content says itself; null until an isolation check has searched it. */
  readonly words: KnownWords | null;
}

/** Raised whenever the shape or the meaning of a value changes. */
const VERSION = 1;
const NAME = /^build-state-[0-9a-f]{10}\.json$/;

/** Empty where there is none, or one that was damaged. */
export function readBuildState(storeDir: string, brandsDir: string): BuildState {
  const empty: BuildState = { brandsDir, digests: [], brands: [], words: null };
  return parse(fileOf(storeDir, brandsDir)) ?? empty;
}

/** Of two builds at the same time the later one's state stays. */
export function writeBuildState(storeDir: string, state: BuildState): void {
  const file = fileOf(storeDir, state.brandsDir);
  const body = JSON.stringify(state);
  const text = `${headOf(body)}\n${body}`;
  if (textOf(file) === text) noteUse(file);
  else writeWhole(file, text);
}

export interface BuildStateFile {
  /** Its place in the store. */
  readonly dir: string;
  /** Null where the file was damaged. */
  readonly brandsDir: string | null;
  readonly bytes: number;
  /** Milliseconds since the epoch, to the hour. */
  readonly lastUse: number;
}

/** All build states of a store. */
export function listBuildStates(storeDir: string): BuildStateFile[] {
  const names = existsSync(storeDir) ? readdirSync(storeDir) : [];
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => {
      const dir = path.join(storeDir, name);
      const { size, mtimeMs } = lstatSync(dir);
      return { dir, brandsDir: parse(dir)?.brandsDir ?? null, bytes: size, lastUse: mtimeMs };
    });
}

/**
 * Those of folders that are gone, and those that nothing used since `unusedSince`.
 * @param brandsDir the folder whose state stays
 * @param unusedSince milliseconds since the epoch
 */
export function prunableBuildStates(
  states: readonly BuildStateFile[],
  brandsDir: string,
  unusedSince: number,
): BuildStateFile[] {
  return states.filter(
    (state) =>
      state.brandsDir !== brandsDir &&
      (state.brandsDir === null || !existsSync(state.brandsDir) || state.lastUse <= unusedSince),
  );
}

function fileOf(storeDir: string, brandsDir: string): string {
  return path.join(storeDir, `build-state-${sha256(brandsDir).slice(0, 10)}.json`);
}

/** First line of the file: a state that was cut off or changed does not match it. */
const headOf = (body: string): string => `${VERSION} ${sha256(body)}`;

function parse(file: string): BuildState | null {
  const text = textOf(file) ?? "";
  const end = text.indexOf("\n");
  const body = text.slice(end + 1);
  if (end === -1 || text.slice(0, end) !== headOf(body)) return null;
  return JSON.parse(body) as BuildState;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
