// The build state of a folder of brands: a file of the store that may be lost (docs/build-state.md).
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { KnownDigests } from "../cache/digests.ts";
import { recordUse } from "../cache/folder-use.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { sha256 } from "../files/digest.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import type { KnownWords } from "../isolation/isolation-rules.ts";

/** A brand without problems, as last read. */
export interface KnownBrand {
  /** Digest of all inputs of its bundle. */
  readonly inputs: string;
  readonly manifest: Manifest;
  readonly switchSet: SwitchSet;
  /** Null before the first isolation check. */
  readonly identity: BrandIdentity | null;
  /** Name of the release built from it, if any. */
  readonly release: string | null;
}

export interface BuildState {
  /** A store may serve several folders of brands. */
  readonly brandsDir: string;
  readonly digests: KnownDigests;
  readonly brands: readonly (readonly [id: string, brand: KnownBrand])[];
  /** Words of the shared content; null before the first isolation check. */
  readonly words: KnownWords | null;
}

/** Raise it when the shape or the meaning of a value changes. */
const VERSION = 1;
const NAME = /^build-state-[0-9a-f]{10}\.json$/;

/** Empty when the file is missing or damaged. */
export function readBuildState(storeDir: string, brandsDir: string): BuildState {
  const empty: BuildState = { brandsDir, digests: [], brands: [], words: null };
  return parse(fileOf(storeDir, brandsDir)) ?? empty;
}

/** Of two concurrent builds the last writer wins. */
export function writeBuildState(storeDir: string, state: BuildState): void {
  const file = fileOf(storeDir, state.brandsDir);
  const body = JSON.stringify(state);
  const text = `${headOf(body)}\n${body}`;
  if (textOf(file) === text) recordUse(file);
  else writeWhole(file, text);
}

export interface BuildStateFile {
  /** Path of the file. */
  readonly dir: string;
  /** Null when the file is damaged. */
  readonly brandsDir: string | null;
  readonly bytes: number;
  /** Milliseconds since the epoch, to the hour. */
  readonly lastUse: number;
}

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

/** States of deleted folders, or unused since `unusedSince` (epoch milliseconds); never that of `brandsDir`. */
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

/** First line of the file; detects a truncated or changed body. */
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
