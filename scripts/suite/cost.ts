// CPU seconds of the suite, per stage and per file of tests, compared with those written in scripts/suite-cost.json.
// Machines differ, and one machine differs by a third from hour to hour: what counts is how a file grew beside the
// others of the same run.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const COST_FILE = "scripts/suite-cost.json";
/** Written by tests/cost/ while the suite runs. */
export const COST_FOLDER = path.join("artifacts", "cost");

/** CPU seconds by name. */
export type Seconds = Readonly<Record<string, number>>;

export interface Cost {
  readonly stages: Seconds;
  readonly files: Seconds;
}

const GROWTH = 1.2;
/** What a file may differ by from run to run, whatever its size. */
const NOISE_SECONDS = 2;
/** A new file that takes less needs no figure. */
const SMALL_SECONDS = 5;
/** Files that tell how fast the machine is. */
const TELLING_SECONDS = 3;
const TELLING_FILES = 10;

export function readFileCosts(folder: string = COST_FOLDER): Seconds {
  if (!existsSync(folder)) return {};
  const sums: Record<string, number> = {};
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(path.join(folder, name), "utf8").split("\n")) {
      if (line === "") continue;
      const [file, seconds] = JSON.parse(line) as [string, number];
      sums[file] = (sums[file] ?? 0) + seconds;
    }
  }
  return sums;
}

export function readWrittenCost(): Cost {
  return JSON.parse(readFileSync(COST_FILE, "utf8")) as Cost;
}

/** How much CPU time this run took for what the written run took one second for. */
export function machineFactor(written: Seconds, measured: Seconds): number {
  const ratios = Object.entries(written)
    .filter(([file, seconds]) => seconds >= TELLING_SECONDS && measured[file] !== undefined)
    .map(([file, seconds]) => (measured[file] ?? 0) / seconds)
    .toSorted((a, b) => a - b);
  if (ratios.length < TELLING_FILES) return 1;
  return ratios[Math.floor(ratios.length / 2)] ?? 1;
}

/** @returns a line for each file that grew by more than a fifth, and for each large file without a figure */
export function grownFiles(written: Seconds, measured: Seconds): string[] {
  const factor = machineFactor(written, measured);
  return Object.entries(measured).flatMap(([file, taken]) => {
    const seconds = taken / factor;
    const before = written[file];
    const allowed = before === undefined ? SMALL_SECONDS : before * GROWTH + NOISE_SECONDS;
    if (seconds <= allowed) return [];
    const now = `${seconds.toFixed(1)} CPU seconds`;
    return before === undefined
      ? [`${file} takes ${now}, and ${COST_FILE} has no figure for it.`]
      : [`${file} takes ${now} instead of ${before}.`];
  });
}

/** The cost to write down: of these files alone, or of all. Files that no longer exist are left out. */
export function newCost(written: Cost, measured: Cost, only: readonly string[]): Cost {
  if (only.length === 0) return rounded(measured);
  const factor = machineFactor(written.files, measured.files);
  const changed = only.map((file) => [file, (measured.files[file] ?? 0) / factor] as const);
  return rounded({
    stages: written.stages,
    files: { ...written.files, ...Object.fromEntries(changed) },
  });
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
  return { stages: sorted(stages, 0), files: sorted(files, 1) };
}
