import type { StoreWarning } from "../errors/store-warning.ts";
import { CliError, type Problem } from "../errors/errors.ts";
import { formatWarning, uniqueProblems } from "../errors/print-problems.ts";
import { displayPath, type Io } from "../base/io.ts";
import type { LeftOut } from "../isolation/search-terms.ts";
import type { Workspace } from "../base/paths.ts";
import { progress } from "../base/progress.ts";
import { pickBrands, type Picked, type Selection } from "../select/pick-brands.ts";
import { packageVersion } from "../base/version.ts";
import type { BrandOutcome } from "./brand-outcome.ts";
import { buildFleet } from "./build-fleet.ts";
import { openBuildSource, type BuildSource } from "./build-source.ts";

interface BuildInput extends Selection {
  readonly force: boolean;
  readonly verify: boolean;
  readonly store?: string;
  readonly storeWrite: boolean;
}

export interface BuiltPick {
  readonly fleet: BuildSource["fleet"];
  readonly shard: Picked["shard"];
  /** One per picked brand; a brand with an invalid manifest is refused. */
  readonly outcomes: readonly BrandOutcome[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly StoreWarning[];
  /** Extent of the isolation check; null when no brand was built. */
  readonly isolation: IsolationSummary | null;
}

interface IsolationSummary {
  readonly brands: number;
  readonly identities: number;
  readonly leftOut: readonly LeftOut[];
}

/** A build of files that someone writes at the same time starts over once. @throws CliError BUILD_INPUT_CHANGED */
export async function buildPicked(
  input: BuildInput,
  places: Workspace,
  io: Io,
): Promise<BuiltPick> {
  try {
    return await buildOnce(input, places, io);
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== "BUILD_INPUT_CHANGED") throw error;
    io.note(
      `${displayPath(error.where?.file ?? "")} was changed during the build, which starts over`,
    );
    return await buildOnce(input, places, io);
  }
}

async function buildOnce(input: BuildInput, places: Workspace, io: Io): Promise<BuiltPick> {
  const source = await openBuildSource(places);
  const { fleet } = source;
  const { ids, shard } = await pickBrands(fleet, input, places);
  const found = fleet.problems.filter(({ brand }) => brand !== null && ids.includes(brand));
  const isBroken = (id: string) => found.some(({ brand }) => brand === id);
  const warnings: StoreWarning[] = [];
  let isolation: IsolationSummary | null = null;
  const built = await buildFleet({
    workspace: places,
    source,
    ids: ids.filter((id) => !isBroken(id)),
    onRules: (rules) => {
      const { identities, terms, leftOut } = rules;
      isolation = { brands: identities.length, identities: terms.length, leftOut };
      if (leftOut.length > 0) io.note(leftOutNote(leftOut));
    },
    force: input.force,
    verify: input.verify,
    version: packageVersion(),
    store: input.store,
    storeWrite: input.storeWrite,
    recordTimes: shard === null,
    onWarning: (warning) => {
      warnings.push(warning);
      io.note(formatWarning(warning, io.colors));
    },
    onCompile: () => io.note("compiling the core …"),
    onProgress: progress(io, "stamping"),
  });
  const refused = ids
    .filter(isBroken)
    .map((id): BrandOutcome => ({ id, state: "refused", problems: [] }));
  const outcomes = [...built, ...refused];
  const problems = uniqueProblems([
    ...found,
    ...outcomes.flatMap((outcome) => (outcome.state === "refused" ? outcome.problems : [])),
  ]);
  return { fleet, shard, outcomes, problems, warnings, isolation };
}

function leftOutNote(leftOut: readonly LeftOut[]): string {
  const shown = leftOut.slice(0, 3).map(({ brand, kind, text }) => `${kind} "${text}" of ${brand}`);
  const more = leftOut.length > shown.length ? ` and ${leftOut.length - shown.length} more` : "";
  return `not searched for in other bundles, because too short or in every bundle: ${shown.join(", ")}${more}`;
}
