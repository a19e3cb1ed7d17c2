import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import { withoutReplaced } from "../brand/salvage-manifest.ts";
import { prepareBrand } from "../stamp/prepare-brand.ts";
import { textWarnings } from "../stamp/text-warnings.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";
import type { CheckInput } from "../command-input.ts";
import type { Edition } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";
import { pickBrands } from "../select/pick-brands.ts";
import type { Io } from "../io.ts";
import { workspace, type Workspace } from "../paths.ts";
import {
  formatProblems,
  noteWarnings,
  problemsJson,
  uniqueProblems,
} from "../errors/print-problems.ts";
import { openStore } from "../cache/store.ts";
import type { Warn } from "../cache/store-warning.ts";
import { fixContrast, type WrittenColour } from "../tokens/fix-contrast.ts";

/**
 * `brand check`: every problem of every picked brand in one run; exit code 1 when there is any. What a
 * person should look at in the texts is told as a warning.
 */
export async function run(input: CheckInput, io: Io): Promise<number> {
  const places = workspace(input);
  const fleet = await loadFleet(places);
  const { ids } = await pickBrands(fleet, input, places);
  const fixed = input.fix ? await fixColours(fleet, ids, places, io) : [];
  const found = await checkBrands(fleet, ids, places, noteWarnings(io));
  const broken = new Set(found.map((problem) => problem.brand));
  const problems = uniqueProblems(found);
  const warnings = await warningsOf(fleet, ids);
  if (warnings.length > 0) {
    io.note(`${formatProblems(warnings, io.colors, io.colors.yellow("warning"))}\n`);
  }
  if (problems.length > 0) io.note(`${formatProblems(problems, io.colors)}\n`);
  io.result(summary(ids, problems), {
    ...checkJson(ids, broken, { problems, warnings }),
    ...(input.fix && { fixed }),
  });
  return problems.length > 0 ? 1 : 0;
}

interface FixedColour extends WrittenColour {
  readonly brand: string;
  readonly edition: Edition;
}

async function fixColours(
  fleet: Fleet,
  ids: readonly string[],
  { packageRoot: root }: Workspace,
  io: Io,
): Promise<readonly FixedColour[]> {
  const fixed: FixedColour[] = [];
  for (const { id, dir: brandDir, familyTokens, manifest } of fleet.brands) {
    if (!ids.includes(id)) continue;
    for (const edition of manifest.editions.offered) {
      const written = await fixContrast({ root, brandDir, familyTokens, edition });
      fixed.push(...written.map((colour) => ({ brand: id, edition, ...colour })));
    }
  }
  for (const { brand, edition, token, from, to } of fixed)
    io.note(`${brand} ${edition}: ${token} ${from} → ${to}`);
  return fixed;
}

/** Manifests, texts and artwork come with the fleet; tokens, contrast, zh-TW and legal text are added. */
export async function checkBrands(
  fleet: Fleet,
  ids: readonly string[],
  places: Workspace,
  warn: Warn,
): Promise<Problem[]> {
  const own = fleet.problems.filter((found) => found.brand !== null && ids.includes(found.brand));
  const salvaged = fleet.salvaged ?? [];
  const brands = [...fleet.brands, ...salvaged].filter((brand) => ids.includes(brand.id));
  const found = await preparationProblems(brands, places, warn);
  return [...own, ...withoutReplaced(found, salvaged)];
}

async function preparationProblems(
  brands: readonly LoadedBrand[],
  places: Workspace,
  warn: Warn,
): Promise<Problem[]> {
  if (brands.length === 0) return [];
  const shared = await loadSharedContent(places.packageRoot, openStore(places.storeDir, warn));
  const found: Problem[] = [];
  for (const brand of brands) {
    const { problems } = await prepareBrand(brand, shared);
    found.push(...problems.map((problem) => ({ ...problem, brand: brand.id })));
  }
  return found;
}

async function warningsOf(fleet: Fleet, ids: readonly string[]): Promise<Problem[]> {
  const warnings: Problem[] = [];
  for (const brand of fleet.brands) {
    if (ids.includes(brand.id)) warnings.push(...(await textWarnings(brand)));
  }
  return warnings;
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

/** `{ brands: [{ id, ok }], problems: Problem[], warnings: Problem[] }` */
function checkJson(
  ids: readonly string[],
  broken: ReadonlySet<string | null>,
  found: { readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] },
): object {
  return {
    brands: ids.map((id) => ({ id, ok: !broken.has(id) })),
    problems: problemsJson(found.problems),
    warnings: problemsJson(found.warnings),
  };
}
