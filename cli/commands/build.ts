import path from "node:path";
import { openBuildSource } from "../build/build-source.ts";
import { buildFleet, type BrandOutcome } from "../build/build-fleet.ts";
import type { BuildInput } from "../command-input.ts";
import type { Problem } from "../errors/errors.ts";
import {
  completeReport,
  REPORT_FILE,
  writeReport,
  type ReportedBrand,
} from "../release/build-report.ts";
import { pickBrands } from "../select/pick-brands.ts";
import { findRemoved } from "../release/removed-brands.ts";
import { removedJson, settleRemoved } from "../release/settle-removed.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import {
  formatProblems,
  formatWarning,
  problemsJson,
  uniqueProblems,
  warningJson,
} from "../errors/print-problems.ts";
import { progress } from "../progress.ts";
import type { StoreWarning } from "../cache/store-warning.ts";
import { table } from "../table.ts";
import type { LeftOut } from "../isolation/search-terms.ts";
import { packageVersion } from "../version.ts";

/** `brand build`: exit code 1 when any picked brand was not built. */
export async function run(input: BuildInput, io: Io): Promise<number> {
  const started = performance.now();
  const places = workspace(input);
  const source = await openBuildSource(places);
  const { fleet } = source.known;
  const { ids, shard } = await pickBrands(fleet, input, places);
  const found = fleet.problems.filter(({ brand }) => brand !== null && ids.includes(brand));
  const broken = ids.filter((id) => found.some(({ brand }) => brand === id));
  const warnings: StoreWarning[] = [];
  const version = packageVersion();
  let gate: GateFacts | null = null;
  const outcomes = await buildFleet({
    workspace: places,
    source,
    ids: ids.filter((id) => !broken.includes(id)),
    onRules: (rules) => {
      const { identities, terms, leftOut } = rules;
      gate = { brands: identities.length, identities: terms.length, leftOut };
      if (leftOut.length > 0) io.note(leftOutNote(leftOut));
    },
    force: input.force,
    version,
    store: input.store,
    storeWrite: input.storeWrite,
    keepTimes: shard === null,
    onWarning: (warning) => {
      warnings.push(warning);
      io.note(formatWarning(warning, io.colors));
    },
    onCompile: () => io.note("compiling the core …"),
    onProgress: progress(io, "stamping"),
  });
  const problems = uniqueProblems([
    ...found,
    ...outcomes.flatMap((outcome) => (outcome.state === "refused" ? outcome.problems : [])),
  ]);
  if (problems.length > 0) io.note(formatProblems(problems, io.colors));
  tellFailures(outcomes, io);
  const seconds = (performance.now() - started) / 1000;
  const removed = await settleRemoved(findRemoved(places.outDir, fleet), places, input.prune, io);
  const result = {
    ...json([...outcomes, ...broken.map(unread)], problems, warnings, seconds),
    removed: removed.map(removedJson),
  };
  const report = input.report ?? (shard ? path.join(places.outDir, REPORT_FILE) : null);
  if (report !== null) {
    const facts = { livery: version, shard, ...result };
    await writeReport(path.resolve(report), await completeReport(facts, places.outDir));
  }
  io.result(summary(outcomes, broken, seconds), {
    ...result,
    gate,
    ...(shard ? { shard } : {}),
  });
  const good = outcomes.every(
    (outcome) => outcome.state === "built" || outcome.state === "unchanged",
  );
  const isPruned = removed.every(({ state }) => state !== "failed");
  return good && broken.length === 0 && isPruned ? 0 : 1;
}

function tellFailures(outcomes: readonly BrandOutcome[], io: Io): void {
  for (const outcome of outcomes) {
    if (outcome.state !== "failed") continue;
    const { code, what, fix } = outcome.failure;
    io.error(`error ${code}  ${outcome.id}\n  ${what}\n  fix: ${fix}`);
  }
}

/** What the bundles were searched for; null when none was built. */
interface GateFacts {
  readonly brands: number;
  readonly identities: number;
  readonly leftOut: readonly LeftOut[];
}

function leftOutNote(leftOut: readonly LeftOut[]): string {
  const shown = leftOut.slice(0, 3).map(({ brand, kind, text }) => `${kind} "${text}" of ${brand}`);
  const more = leftOut.length > shown.length ? ` and ${leftOut.length - shown.length} more` : "";
  return `not searched for in other bundles, being a word of every bundle or too short: ${shown.join(", ")}${more}`;
}

function summary(
  outcomes: readonly BrandOutcome[],
  broken: readonly string[],
  seconds: number,
): string {
  const rows = outcomes.map((outcome) => {
    if (outcome.state !== "built") return [outcome.id, outcome.state, "", "", ""];
    const { firstLoad, bytes, milliseconds } = outcome.facts;
    return [
      outcome.id,
      "built",
      kilobytes(firstLoad),
      kilobytes(bytes),
      `${milliseconds.toFixed(0)} ms`,
    ];
  });
  const refused = broken.map((id) => [id, "refused", "", "", ""]);
  const counts = ["built", "unchanged", "refused", "failed"].map((state) => {
    const number = [...rows, ...refused].filter((row) => row[1] === state).length;
    return number > 0 ? `${number} ${state}` : "";
  });
  const line = `${counts.filter(Boolean).join(", ") || "no brand picked"} in ${seconds.toFixed(2)} s`;
  const all = [...rows, ...refused];
  // A fleet's table is its report, not something to read: a page of it is enough on a terminal.
  if (all.length > 40) return line;
  return `${table([["brand", "state", "first load", "bundle", "time"], ...all], [2, 3, 4])}\n${line}`;
}

/** Of a brand whose manifest does not hold: what is wrong stands with the problems of the fleet. */
function unread(id: string): BrandOutcome {
  return { id, state: "refused", problems: [] };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function json(
  outcomes: readonly BrandOutcome[],
  problems: readonly Problem[],
  warnings: readonly StoreWarning[],
  seconds: number,
) {
  return {
    brands: outcomes.map((outcome): Omit<ReportedBrand, "digest"> => {
      const { id, state } = outcome;
      if (state === "built") {
        const { firstLoad, bytes, milliseconds } = outcome.facts;
        return { id, state, firstLoad, bytes, milliseconds };
      }
      return state === "failed" ? { id, state, failure: outcome.failure } : { id, state };
    }),
    problems: problemsJson(problems),
    warnings: warnings.map(warningJson),
    seconds: Math.round(seconds * 100) / 100,
  };
}
