import { loadFleet } from "../brand/load-brands.ts";
import { selectBrands } from "../brand/select-brands.ts";
import { buildFleet, type BrandOutcome } from "../bundle/build-fleet.ts";
import type { BuildInput } from "../command-input.ts";
import type { Problem } from "../errors.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { formatProblems, problemsJson, uniqueProblems } from "../print-problems.ts";
import { progress } from "../progress.ts";
import { table } from "../table.ts";
import { packageVersion } from "../version.ts";

/** `brand build`: exit code 1 when any picked brand was not built. */
export async function run(input: BuildInput, io: Io): Promise<number> {
  const started = performance.now();
  const places = workspace(input);
  const fleet = await loadFleet(places);
  const { ids } = selectBrands(fleet, input);
  const found = fleet.problems.filter(({ brand }) => brand !== null && ids.includes(brand));
  const broken = ids.filter((id) => found.some(({ brand }) => brand === id));
  const outcomes = await buildFleet({
    workspace: places,
    brands: fleet.brands.filter((brand) => ids.includes(brand.id) && !broken.includes(brand.id)),
    force: input.force,
    version: await packageVersion(),
    onCompile: () => io.note("compiling the core …"),
    onProgress: progress(io, "stamping"),
  });
  const problems = uniqueProblems([
    ...found,
    ...outcomes.flatMap((outcome) => (outcome.state === "refused" ? outcome.problems : [])),
  ]);
  if (problems.length > 0) io.note(formatProblems(problems, io.colors));
  for (const outcome of outcomes) {
    if (outcome.state === "failed")
      io.error(
        `error ${outcome.failure.code}  ${outcome.id}\n  ${outcome.failure.what}\n  fix: ${outcome.failure.fix}`,
      );
  }
  const seconds = (performance.now() - started) / 1000;
  io.result(summary(outcomes, broken, seconds), json(outcomes, problems, seconds));
  const good = outcomes.every(
    (outcome) => outcome.state === "built" || outcome.state === "unchanged",
  );
  return good && broken.length === 0 ? 0 : 1;
}

function summary(
  outcomes: readonly BrandOutcome[],
  broken: readonly string[],
  seconds: number,
): string {
  const rows = outcomes.map((outcome) => {
    if (outcome.state !== "built") return [outcome.id, outcome.state, "", "", ""];
    const { firstLoad, bytes, milliseconds } = outcome.result;
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

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function json(
  outcomes: readonly BrandOutcome[],
  problems: readonly Problem[],
  seconds: number,
): unknown {
  return {
    brands: outcomes.map((outcome) => {
      if (outcome.state === "built") {
        const { firstLoad, bytes, milliseconds } = outcome.result;
        return { id: outcome.id, state: outcome.state, firstLoad, bytes, milliseconds };
      }
      return { id: outcome.id, state: outcome.state };
    }),
    problems: problemsJson(problems),
    seconds: Math.round(seconds * 100) / 100,
  };
}
