import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import { createPreparation } from "../bundle/prepare-brand.ts";
import { loadSharedContent } from "../bundle/shared-content.ts";
import type { CheckInput } from "../command-input.ts";
import type { Problem } from "../errors.ts";
import { pickBrands } from "../fleet/pick-brands.ts";
import type { Io } from "../io.ts";
import { workspace, type Workspace } from "../paths.ts";
import { formatProblems, noteWarnings, problemsJson, uniqueProblems } from "../print-problems.ts";
import { openStore } from "../store/store.ts";
import type { Warn } from "../store/store-warning.ts";

/** `brand check`: every problem of every picked brand in one run; exit code 1 when there is any. */
export async function run(input: CheckInput, io: Io): Promise<number> {
  const places = workspace(input);
  const fleet = await loadFleet(places);
  const { ids } = await pickBrands(fleet, input, places);
  const found = await checkBrands(fleet, ids, places, noteWarnings(io));
  const broken = new Set(found.map((problem) => problem.brand));
  const problems = uniqueProblems(found);
  if (problems.length > 0) io.note(`${formatProblems(problems, io.colors)}\n`);
  io.result(summary(ids, problems), checkJson(ids, broken, problems));
  return problems.length > 0 ? 1 : 0;
}

/** Manifests, texts and artwork come with the fleet; tokens, contrast, zh-TW and legal text are added. */
export async function checkBrands(
  fleet: Fleet,
  ids: readonly string[],
  places: Workspace,
  warn: Warn,
): Promise<Problem[]> {
  const own = fleet.problems.filter((found) => found.brand !== null && ids.includes(found.brand));
  const brands = fleet.brands.filter((brand) => ids.includes(brand.id));
  return [...own, ...(await preparationProblems(brands, places, warn))];
}

async function preparationProblems(
  brands: readonly LoadedBrand[],
  places: Workspace,
  warn: Warn,
): Promise<Problem[]> {
  if (brands.length === 0) return [];
  const shared = await loadSharedContent(places.packageRoot);
  const preparation = await createPreparation(shared, openStore(places.storeDir, warn));
  const found: Problem[] = [];
  for (const brand of brands) {
    const { problems } = await preparation.prepare(brand);
    found.push(...problems.map((problem) => ({ ...problem, brand: brand.id })));
  }
  return found;
}

function summary(ids: readonly string[], problems: readonly Problem[]): string {
  const brands = count(ids.length, "brand");
  if (problems.length === 0) return `${brands} checked, no problem.`;
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `${brands} checked, ${count(problems.length, "problem")} in ${count(files, "file")}.`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** `{ brands: [{ id, ok }], problems: Problem[] }` */
function checkJson(
  ids: readonly string[],
  broken: ReadonlySet<string | null>,
  problems: readonly Problem[],
): unknown {
  return {
    brands: ids.map((id) => ({ id, ok: !broken.has(id) })),
    problems: problemsJson(problems),
  };
}
