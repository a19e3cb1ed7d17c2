// CPU seconds of the suite, per stage and per file of tests, compared with those written in scripts/suite-cost.json.
// Machines differ, and one machine differs by a half from hour to hour: what counts is how a file grew beside the
// others of its runner in the same run.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const COST_FILE = "scripts/suite-cost.json";
/** Written by tests/cost/ while the suite runs. */
export const COST_FOLDER = path.join("artifacts", "cost");

export const RUNNERS = ["unit", "command", "browser"] as const;
export type CostRunner = (typeof RUNNERS)[number];

/** CPU seconds by name. */
export type Seconds = Readonly<Record<string, number>>;
export type FileCosts = Readonly<Record<CostRunner, Seconds>>;

export interface Cost {
  readonly stages: Seconds;
  readonly files: FileCosts;
}

export interface GrownFile {
  readonly runner: CostRunner;
  readonly file: string;
  /** At the speed of the written run. */
  readonly seconds: number;
  /** Null for a file without a figure. */
  readonly written: number | null;
}

const GROWTH = 1.2;
/**
 * What a file may differ by from run to run, whatever its size. Unit tests share their modules: whichever file comes
 * first loads them for all.
 */
const NOISE_SECONDS: Readonly<Record<CostRunner, number>> = { unit: 10, command: 3, browser: 3 };
/** A new file that takes less needs no figure. */
const SMALL_SECONDS = 5;
/** So many files tell how fast the machine is. */
const TELLING_FILES = 10;
/** Files that take so long tell how evenly the machine runs; smaller ones differ by noise. */
const TELLING_SECONDS = 5;

/** How the files of a runner took more than in the written run. */
export interface Machine {
  /** CPU time for what the written run took one second for: of half of the files at most. */
  readonly factor: number;
  /**
   * How much more nine of ten files took at most than the one in the middle. A machine that shares its cores makes
   * files grow unevenly, by half as much again in a run of the project's CI; growth has to stand out of that.
   */
  readonly spread: number;
}

export function perRunner<Value>(valueOf: (runner: CostRunner) => Value) {
  const entries = RUNNERS.map((runner) => [runner, valueOf(runner)]);
  return Object.fromEntries(entries) as Readonly<Record<CostRunner, Value>>;
}

export function readFileCosts(folder: string = COST_FOLDER): FileCosts {
  return perRunner((runner) => {
    const file = path.join(folder, `${runner}.jsonl`);
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    const sums: Record<string, number> = {};
    for (const line of lines.filter((one) => one !== "")) {
      const [name, seconds] = JSON.parse(line) as [string, number];
      sums[name] = (sums[name] ?? 0) + seconds;
    }
    return sums;
  });
}

export const sumOf = (costs: Seconds) => Object.values(costs).reduce((sum, one) => sum + one, 0);

export function readWrittenCost(): Cost {
  return JSON.parse(readFileSync(COST_FILE, "utf8")) as Cost;
}

export function machineOf(written: Seconds, measured: Seconds): Machine {
  const common = Object.entries(written).filter(([file]) => measured[file] !== undefined);
  const ratiosOf = (files: typeof common) =>
    files.map(([file, seconds]) => (measured[file] ?? 0) / seconds).toSorted((a, b) => a - b);
  const factor = common.length < TELLING_FILES ? 1 : atShare(ratiosOf(common), 0.5);
  const telling = ratiosOf(common.filter(([, seconds]) => seconds >= TELLING_SECONDS));
  if (telling.length < TELLING_FILES) return { factor, spread: 1 };
  return { factor, spread: Math.max(1, atShare(telling, 0.9) / factor) };
}

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 1;

/** Files that grew by more than a fifth beside the others, and large files without a figure. */
export function grownFiles(
  written: FileCosts,
  measured: FileCosts,
  machine = (runner: CostRunner) => machineOf(written[runner], measured[runner]),
): GrownFile[] {
  return RUNNERS.flatMap((runner) => {
    const { factor, spread } = machine(runner);
    return Object.entries(measured[runner]).flatMap(([file, taken]) => {
      const seconds = taken / factor;
      const before = written[runner][file] ?? null;
      const least = before === null ? SMALL_SECONDS : before * GROWTH;
      const allowed = least * spread + NOISE_SECONDS[runner];
      return seconds > allowed ? [{ runner, file, seconds, written: before }] : [];
    });
  });
}

export function describeGrown({ file, seconds, written }: GrownFile): string {
  const now = `${file} takes ${seconds.toFixed(1)} CPU seconds`;
  return written === null
    ? `${now}, and ${COST_FILE} has no figure for it.`
    : `${now} instead of ${written}.`;
}

/** The cost to write down: of these files alone, or of all. Files that no longer exist are left out. */
export function newCost(written: Cost, measured: Cost, only: readonly string[]): Cost {
  if (only.length === 0) return rounded(measured);
  const files = perRunner((runner) => {
    const { factor } = machineOf(written.files[runner], measured.files[runner]);
    const changed = only.flatMap((file) => {
      const seconds = measured.files[runner][file];
      return seconds === undefined ? [] : [[file, seconds / factor] as const];
    });
    return { ...written.files[runner], ...Object.fromEntries(changed) };
  });
  return rounded({ stages: written.stages, files });
}

/** Sorted, to a tenth of a second, without files that take less than one. */
function rounded({ stages, files }: Cost): Cost {
  const sorted = (all: Seconds, least: number) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([, seconds]) => seconds >= least)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, seconds]) => [name, Math.round(seconds * 10) / 10]),
    );
  return { stages: sorted(stages, 0), files: perRunner((runner) => sorted(files[runner], 1)) };
}
